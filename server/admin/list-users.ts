// People, by name, address or id, the newest first.
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { AdminUser, adminUserList } from '#contract/admin.ts';
import type { ParsedInputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { packCursor, readCursor, readCursorId } from '#server/database/cursor.ts';
import { users } from '#server/database/schema/users.ts';
import { countSkipped, shapePage } from '#server/database/shape-page.ts';
import type { AppContext } from '#server/app-context.ts';
import { matchText } from '#server/task/match-text.ts';
import { selectAdminUsers, shownState } from './present-admin-user.ts';

const ID_PATTERN = /^[1-9]\d{0,14}$/;

/** Neither authors of the demo gallery nor who has gone. Refuses (bad_parameters) a cursor of another list. */
export async function listUsers(
  app: Pick<AppContext, 'config' | 'db'>,
  asked: ParsedInputOf<typeof adminUserList>,
): Promise<Page<AdminUser>> {
  const { q, cursor } = asked;
  const wanted = and(
    inArray(users.state, ['normal', 'abnormal']),
    asked.state && eq(shownState, asked.state),
    or(
      matchText(q, [users.name, users.email]),
      q && ID_PATTERN.test(q) ? eq(users.id, Number(q)) : undefined,
    ),
  );
  const after = cursor === undefined ? undefined : lt(users.id, readCursorId(readCursor(cursor, 1)[0]));
  const rows = await selectAdminUsers(app, and(wanted, after), {
    limit: asked.page_size + 1,
    offset: countSkipped(asked),
  });
  return shapePage(asked, rows, {
    present: (shown) => shown,
    cursorOf: ({ id }) => packCursor([Number(id)]),
    total: await app.db.$count(users, wanted),
  });
}
