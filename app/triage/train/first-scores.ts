/** The first score on each set of unread messages. They stay here for ever; a new set gets a new entry before anybody scores it again. */
export type FirstScore = { title: string; authors: string[]; cases: number; met: string; figures: Record<string, string> };

export const FIRST_SCORES: FirstScore[] = [
  {
    title: "Sixth set",
    authors: ["ww", "xx"],
    cases: 600,
    met: "As hard as the public development set, in two new hands. Rules, classifier and limits were settled on other messages when it was scored for the first time on 22 November 2026.",
    figures: {
      emergencies: "98.1% (265 of 270; 95% interval 95.7% to 99.2%)",
      hidden: "98.2% (161 of 164; 95% interval 94.8% to 99.4%)",
      obvious: "98.1% (104 of 106; 95% interval 93.4% to 99.5%)",
      urgent: "97.4% (380 of 390; 95% interval 95.3% to 98.6%)",
      over: "11.4% (24 of 210; 95% interval 7.8% to 16.4%)",
      overInfo: "6.7% (6 of 90; 95% interval 3.1% to 13.8%)",
      macroF1: "0.826",
    },
  },
  {
    title: "Fifth set",
    authors: ["oo", "pp"],
    cases: 600,
    met: "As hard as the public development set. Rules, classifier and limits were settled on other messages, fifteen authors of that difficulty among them, when it was scored for the first time on 22 November 2026.",
    figures: {
      emergencies: "97.8% (264 of 270; 95% interval 95.2% to 99.0%)",
      hidden: "97.6% (163 of 167; 95% interval 94.0% to 99.1%)",
      obvious: "98.1% (101 of 103; 95% interval 93.2% to 99.5%)",
      urgent: "98.2% (383 of 390; 95% interval 96.3% to 99.1%)",
      over: "9.5% (20 of 210; 95% interval 6.2% to 14.3%)",
      overInfo: "6.7% (6 of 90; 95% interval 3.1% to 13.8%)",
      macroF1: "0.896",
    },
  },
  {
    title: "Fourth set",
    authors: ["aa", "bb"],
    cases: 600,
    met: "Written on 22 November 2026 to be as hard as the public development set, no harder: two of five emergencies hold an obvious word. Rules and classifier were settled on other messages when it was scored for the first time.",
    figures: {
      emergencies: "98.2% (266 of 271; 95% interval 95.8% to 99.2%)",
      hidden: "98.8% (162 of 164; 95% interval 95.7% to 99.7%)",
      obvious: "97.2% (104 of 107; 95% interval 92.1% to 99.0%)",
      urgent: "97.4% (380 of 390; 95% interval 95.3% to 98.6%)",
      over: "12.4% (26 of 210; 95% interval 8.6% to 17.5%)",
      overInfo: "6.7% (6 of 90; 95% interval 3.1% to 13.8%)",
      macroF1: "0.785",
    },
  },
  {
    title: "Third set",
    authors: ["x", "y"],
    cases: 800,
    met: "The rules, the classifier and its limits were settled on other messages when this set was scored for the first time on 21 November 2026.",
    figures: {
      emergencies: "97.7% (297 of 304; 95% interval 95.3% to 98.9%)",
      hidden: "98.2% (223 of 227; 95% interval 95.6% to 99.3%)",
      obvious: "96.1% (74 of 77; 95% interval 89.2% to 98.7%)",
      urgent: "98.5% (459 of 466; 95% interval 96.9% to 99.3%)",
      over: "19.8% (66 of 334; 95% interval 15.8% to 24.4%)",
      overInfo: "13.0% (21 of 161; 95% interval 8.7% to 19.1%)",
      macroF1: "0.811",
    },
  },
  {
    title: "Second set",
    authors: ["s", "t"],
    cases: 663,
    met: "Rules and classifier were finished, and settled on other messages, when this set was scored for the first time on 21 November 2026. This first score is the honest one.",
    figures: {
      emergencies: "96.2% (251 of 261; 95% interval 93.1% to 97.9%)",
      hidden: "96.4% (215 of 223; 95% interval 93.1% to 98.2%)",
      obvious: "94.7% (36 of 38; 95% interval 82.7% to 98.5%)",
      urgent: "96.4% (379 of 393; 95% interval 94.1% to 97.9%)",
      over: "12.2% (33 of 270; 95% interval 8.8% to 16.7%)",
      overInfo: "5.7% (7 of 123; 95% interval 2.8% to 11.3%)",
      macroF1: "0.830",
    },
  },
  {
    title: "First set",
    authors: ["e", "f"],
    cases: 540,
    met: "The first rules, without a classifier, met this set on 21 November 2026. It was scored many times while the classifier was designed; since other sets stand for the unread, it teaches the classifier.",
    figures: {
      emergencies: "83.1% (95% interval 77.7% to 87.3%)",
      urgent: "87.8%",
      over: "17.3%",
      macroF1: "0.667",
    },
  },
];

/** Posts by owners in public forums, labeled before they were asked. They are not ours to publish, so only that day's counts are here. */
export const REAL_POSTS = { on: "2026-11-27", posts: 93, emergencies: { called: 22, of: 26 }, harmless: { called: 28, of: 44 } };
