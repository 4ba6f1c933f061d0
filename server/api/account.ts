// Who somebody is, on the wire.
import { accountEndpoints } from '#contract/account.ts';
import { editUser } from '#server/account/edit-user.ts';
import { changePreferences, readPreferences } from '#server/account/preferences.ts';
import { readMine } from '#server/account/read-mine.ts';
import { readUserInfo } from '#server/account/read-user-info.ts';
import type { AppContext } from '#server/app-context.ts';
import { routes, type Route } from './route.ts';

export function accountRoutes(app: AppContext): Route[] {
  return routes(accountEndpoints, {
    mine: (_input, { user }) => readMine(app, user.id),
    userInfo: ({ id }, { user }) => readUserInfo(app, user.id, id === undefined ? user.id : Number(id)),
    userEdit: (edit, { user }) => editUser(app, user.id, edit),
    getPreferences: (_input, { user }) => readPreferences(app.db, user.id),
    patchPreferences: (change, { user }) => changePreferences(app.db, user.id, change),
  });
}
