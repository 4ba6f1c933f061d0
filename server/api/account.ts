// Who somebody is, on the wire.
import { getPreferences, mine, patchPreferences, userEdit, userInfo } from '#contract/account.ts';
import { editUser } from '#server/account/edit-user.ts';
import { changePreferences, readPreferences } from '#server/account/preferences.ts';
import { readMine } from '#server/account/read-mine.ts';
import { readUserInfo } from '#server/account/read-user-info.ts';
import type { House } from '#server/house.ts';
import { type Served, served } from './served.ts';

export function accountEndpoints(house: House): Served[] {
  return [
    served(mine, (_input, { user }) => readMine(house, user.id)),
    served(userInfo, ({ id }, { user }) =>
      readUserInfo(house, user.id, id === undefined ? user.id : Number(id)),
    ),
    served(userEdit, (edit, { user }) => editUser(house, user.id, edit)),
    served(getPreferences, (_input, { user }) => readPreferences(house.db, user.id)),
    served(patchPreferences, (change, { user }) => changePreferences(house.db, user.id, change)),
  ];
}
