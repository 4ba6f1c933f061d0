// The content rules as they are, and how often they were asked.
import type { Moderation } from '#server/moderation/moderation.ts';

/** The same house, and a count of what its rules judged since. */
export function countJudged<House extends { moderation: Moderation }>(house: House) {
  const counted = { judged: 0 };
  const moderation: Moderation = {
    ...house.moderation,
    judge: (stage, subject) => {
      counted.judged += 1;
      return house.moderation.judge(stage, subject);
    },
  };
  return { counted, house: { ...house, moderation } };
}
