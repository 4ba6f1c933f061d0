// Signing in and out, on the wire.
import { login, logout, validateEmail } from '#contract/session.ts';
import { requestCode } from '#server/account/request-code.ts';
import { endAllSessions, endSession } from '#server/account/session-token.ts';
import { signIn } from '#server/account/sign-in.ts';
import type { House } from '#server/house.ts';
import { type Served, served } from './served.ts';

export function sessionEndpoints(house: House): Served[] {
  return [
    served(validateEmail, (input, { language, address }) => requestCode(house, input, { language, address })),
    served(login, (input, { language, address }) => signIn(house, input, { language, address })),
    served(logout, async ({ everywhere }, { token, user }) => {
      if (everywhere) await house.db.transaction((tx) => endAllSessions(tx, user.id));
      else await endSession(house.db, token);
      return {};
    }),
  ];
}
