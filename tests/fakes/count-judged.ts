// The content rules as they are, and how often they were asked.
import type { Moderation } from '#server/moderation/moderation.ts';

/** The same product, and a count of what its rules judged since. */
export function countJudged<AppContext extends { moderation: Moderation }>(app: AppContext) {
  const counted = { judged: 0 };
  const moderation: Moderation = {
    ...app.moderation,
    judge: (stage, subject) => {
      counted.judged += 1;
      return app.moderation.judge(stage, subject);
    },
  };
  return { counted, app: { ...app, moderation } };
}
