// Leaving on the wire: giving the account up, and taking one's own along.
import { terminate } from '#contract/account.ts';
import { terminateAccount } from '#server/account/terminate-account.ts';
import type { House } from '#server/house.ts';
import { type Served, served } from './served.ts';

export function leavingEndpoints(house: House): Served[] {
  return [
    served(terminate, ({ email }, { user, language }) =>
      terminateAccount(house, { userId: user.id, typed: email, language }),
    ),
  ];
}
