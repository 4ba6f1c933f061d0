// Signing in and out, on the wire.
import { sessionEndpoints } from '#contract/session.ts';
import { requestCode } from '#server/account/request-code.ts';
import { endAllSessions, endSession } from '#server/account/session-token.ts';
import { signIn } from '#server/account/sign-in.ts';
import type { AppContext } from '#server/app-context.ts';
import { routes, type Route } from './route.ts';

export function sessionRoutes(app: AppContext): Route[] {
  return routes(sessionEndpoints, {
    validateEmail: (input, { language, address }) => requestCode(app, input, { language, address }),
    login: (input, { language, address }) => signIn(app, input, { language, address }),
    logout: async ({ everywhere }, { token, user }) => {
      if (everywhere) await app.db.transaction((tx) => endAllSessions(tx, user.id));
      else await endSession(app.db, token);
      return {};
    },
  });
}
