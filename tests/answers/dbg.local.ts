import { openAssistant } from "./assistant.ts";
const start = openAssistant();
const say = start("dog");
for (const m of ["can my dog eat grapes","and the cat?","what if he already had 3"]) { const r = say(m); console.log("##", m, r.level, JSON.stringify(r.verdict.facts), JSON.stringify(r.verdict.about)); }
