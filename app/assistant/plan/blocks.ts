import { emergencyReply } from "../compose/emergency-reply.ts";
import { nothingFound, otherSubjectReply } from "../compose/nothing-found.ts";
import { offeredReply, rankedReply } from "../compose/ranking/ranked-reply.ts";
import { amountReply } from "../compose/substance/amount-reply.ts";
import { openNameReply, unknownNameReply, unknownPlantReply } from "../compose/substance/open-name-reply.ts";
import { prescriptionReply } from "../compose/substance/prescription-reply.ts";
import { bareSubstanceReply, lookAlikeReply, mentionedSubstanceReply } from "../compose/substance/substance-reply.ts";
import { mourningReply, topicReply } from "../compose/topic-reply.ts";
import type { BlockWriter } from "./block.ts";
import { heard, nextSteps, retold } from "./blocks/added.ts";
import { aside, asked, askTeam, likeliest, ownLine, sureAside, unknown, within } from "./blocks/answer.ts";
import { changed, goodNews, newSign, newUnit, passed, signOfPoison, staysSo } from "./blocks/change.ts";
import { apart, companion, sameGoes } from "./blocks/companion.ts";
import { continued, elliptic, exact, ownMedicineFirst, placeSaid } from "./blocks/first-words.ts";
import { callAgain, distance, meanwhile, noMoney, noVet, number, price, takeAlong, unitNamed, wayThere } from "./blocks/help.ts";
import { byLevel, outlook, poisonSigns, saying, signs, still, stillAsBefore, thanks, watch } from "./blocks/level.ts";
import { goodbye, leftBehind, leftThings } from "./blocks/mourning.ts";
import { part, partOfPage } from "./blocks/part.ts";
import {
  ifTaken,
  mayGive,
  namedThing,
  noVomiting,
  otherAnimal,
  ownMedicine,
  partOfSubstance,
  pleaseDont,
  sameForOther,
  serving,
} from "./blocks/substance.ts";
import { cause, others, sure, why } from "./blocks/why.ts";

/** The pieces that replies are made of, by the names that the plan uses. */
export const BLOCKS = {
  // What the level says
  wait: byLevel("wait"),
  call: byLevel("call"),
  "is-over": byLevel("is-over"),
  "if-worse": byLevel("if-worse"),
  bad: byLevel("bad"),
  "time-left": byLevel("time-left"),
  outlook,
  sure,
  still,
  "still-as-before": stillAsBefore,
  // What is the same at every level
  drive: saying("drive"),
  child: saying("child"),
  "may-be": saying("may-be"),
  guilt: saying("guilt"),
  "vet-seen": saying("vet-seen"),
  "help-reached": saying("help-reached"),
  apart,
  thanks,
  // Of the answer in hand
  part,
  "part-of-page": partOfPage,
  "own-line": ownLine,
  why,
  others,
  cause,
  signs,
  watch,
  "poison-signs": poisonSigns,
  "call-again": callAgain,
  "next-steps": nextSteps,
  meanwhile,
  // Of another answer
  asked,
  within,
  aside,
  "sure-aside": sureAside,
  likeliest,
  unknown,
  "ask-team": askTeam,
  exact,
  elliptic,
  continued,
  ranked: rankedReply,
  titles: offeredReply,
  nothing: nothingFound,
  // What the owner tells
  heard,
  retold,
  changed,
  passed,
  "stays-so": staysSo,
  "good-news": goodNews,
  "sign-of-poison": signOfPoison,
  "new-unit": newUnit,
  "new-sign": newSign,
  emergency: emergencyReply,
  // Substances
  sum: amountReply,
  "part-of-substance": partOfSubstance,
  "if-taken": ifTaken,
  serving,
  "no-vomiting": noVomiting,
  "own-medicine": ownMedicine,
  "own-medicine-first": ownMedicineFirst,
  "may-give": mayGive,
  "named-thing": namedThing,
  "please-dont": pleaseDont,
  prescription: prescriptionReply,
  "open-name": openNameReply,
  "bare-substance": bareSubstanceReply,
  "unknown-plant": unknownPlantReply,
  mentioned: mentionedSubstanceReply,
  "look-alike": lookAlikeReply,
  "unknown-name": unknownNameReply,
  // Another animal
  companion,
  "same-goes": sameGoes,
  "same-for-other": sameForOther,
  "other-animal": otherAnimal,
  // Help
  "on-the-phone": unitNamed("on-the-phone"),
  "at-the-clinic": unitNamed("at-the-clinic"),
  "take-along": takeAlong,
  "way-there": wayThere,
  "no-vet": noVet,
  "no-money": noMoney,
  price,
  number,
  distance,
  "place-said": placeSaid,
  // Other subjects
  "other-subject": otherSubjectReply,
  mourning: mourningReply,
  goodbye,
  "left-behind": leftBehind,
  "left-things": leftThings,
  "loss-unknown": saying("loss-unknown"),
  topic: topicReply,
} satisfies Record<string, BlockWriter>;

export type BlockName = keyof typeof BLOCKS;

/** They end a reply and are none by themselves. */
export const CLOSING: readonly BlockName[] = ["still", "still-as-before", "signs", "next-steps", "take-along", "call-again", "meanwhile"];
