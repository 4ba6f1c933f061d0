// Help with a prompt, on the wire.
import { ENHANCES_A_MINUTE, promptEndpoints } from '#contract/prompt.ts';
import { openRateLimit } from '#server/database/rate-limit.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { enhancePrompt as enhance } from '#server/task/enhance-prompt.ts';
import { routes, type Route } from './route.ts';

export function promptRoutes({ db }: AppContext): Route[] {
  const limit = openRateLimit(db, { name: 'enhance-user', points: ENHANCES_A_MINUTE, seconds: 60 });
  return routes(promptEndpoints, {
    enhancePrompt: async ({ prompt, type }, { user }) => {
      const { isAllowed, millisecondsLeft } = await limit.take(String(user.id));
      if (!isAllowed) {
        const retryAfterSeconds = Math.max(1, Math.ceil(millisecondsLeft / 1000));
        throw new Refusal('too_many_requests', { retryAfterSeconds });
      }
      return { prompt: enhance(prompt, type) };
    },
  });
}
