// Who somebody is, on the wire.
import { accountEndpoints } from '#contract/account.ts';
import { editUser } from '#server/account/edit-user.ts';
import { changePreferences, readPreferences } from '#server/account/preferences.ts';
import { readMine } from '#server/account/read-mine.ts';
import { readUserInfo } from '#server/account/read-user-info.ts';
import type { House } from '#server/house.ts';
import { routes, type Route } from './route.ts';

export function accountRoutes(house: House): Route[] {
  return routes(accountEndpoints, {
    mine: (_input, { user }) => readMine(house, user.id),
    userInfo: ({ id }, { user }) => readUserInfo(house, user.id, id === undefined ? user.id : Number(id)),
    userEdit: (edit, { user }) => editUser(house, user.id, edit),
    getPreferences: (_input, { user }) => readPreferences(house.db, user.id),
    patchPreferences: (change, { user }) => changePreferences(house.db, user.id, change),
  });
}
