// Signing in and out, on the wire.
import { login, logout, validateEmail } from '#contract/session.ts';
import { requestCode } from '#server/account/request-code.ts';
import { endSession } from '#server/account/session-token.ts';
import { signIn } from '#server/account/sign-in.ts';
import type { House } from '#server/house.ts';
import { type Served, served } from './served.ts';

export function sessionEndpoints(house: House): Served[] {
  return [
    served(validateEmail, ({ email }, { language, address }) =>
      requestCode(house, { email, language, address }),
    ),
    served(login, (input, { language, address }) => signIn(house, input, { language, address })),
    served(logout, async (_input, { token }) => {
      await endSession(house.db, token);
      return {};
    }),
  ];
}
