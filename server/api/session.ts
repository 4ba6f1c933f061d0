// Signing in and out, on the wire.
import { sessionEndpoints } from '#contract/session.ts';
import { requestCode } from '#server/account/request-code.ts';
import { endAllSessions, endSession } from '#server/account/session-token.ts';
import { signIn } from '#server/account/sign-in.ts';
import type { House } from '#server/house.ts';
import { routes, type Route } from './route.ts';

export function sessionRoutes(house: House): Route[] {
  return routes(sessionEndpoints, {
    validateEmail: (input, { language, address }) => requestCode(house, input, { language, address }),
    login: (input, { language, address }) => signIn(house, input, { language, address }),
    logout: async ({ everywhere }, { token, user }) => {
      if (everywhere) await house.db.transaction((tx) => endAllSessions(tx, user.id));
      else await endSession(house.db, token);
      return {};
    },
  });
}
