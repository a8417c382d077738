import { routePath } from "#app/domain/http/site-routes.ts";
import { pressingLevel } from "#app/domain/knowledge/answer-urgency.ts";
import type { FoundEverywhere } from "#app/domain/knowledge/found-everywhere.ts";
import { substancePagePath, VERDICT_TONES, VERDICT_WORDS, verdictFor } from "#app/domain/knowledge/substance.ts";
import { isPressing, type Level } from "#app/domain/urgency.ts";
import { Badge } from "#app/ui/content/badge.tsx";
import { LevelBadge } from "#app/ui/content/level-badge.tsx";
import { type LinkGroup, LinkGroups } from "#app/ui/content/link-groups.tsx";

type Kind = keyof FoundEverywhere;

/**
 * What one search found, in the order in which an owner needs it: what was swallowed, what to do, what others ask.
 * @param without what the directory lists by itself
 */
export function FoundGroups({ found, without }: { found: FoundEverywhere; without?: Kind }) {
  const groups: Record<Kind, LinkGroup> = {
    substances: {
      id: "substances",
      heading: "Foods and poisons",
      links: found.substances.map((one) => ({
        path: substancePagePath(one.id),
        title: one.name,
        mark: <Badge tone={VERDICT_TONES[verdictFor(one, undefined)]}>{VERDICT_WORDS[verdictFor(one, undefined)]}</Badge>,
      })),
    },
    guides: {
      id: "guides",
      heading: "Guides",
      links: found.guides.map(({ path, title, summary, urgency }) => ({ path, title, text: summary, mark: levelMark(urgency) })),
    },
    answers: {
      id: "answers",
      heading: "Answers",
      links: found.answers.map((answer) => ({
        path: `${routePath("answers")}/${answer.id}`,
        title: answer.question,
        text: answer.lead,
        mark: levelMark(pressingLevel(answer)),
      })),
    },
  };
  return <LinkGroups groups={(Object.keys(groups) as Kind[]).filter((kind) => kind !== without).map((kind) => groups[kind])} />;
}

const levelMark = (level: Level | undefined) => (isPressing(level) ? <LevelBadge level={level} /> : null);
