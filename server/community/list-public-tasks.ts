// The public feed: works that people chose to show, in four orders.
import { inArray } from 'drizzle-orm';
import type { Page } from '#contract/page.ts';
import type { PublicTask } from '#contract/task.ts';
import { packCursor } from '#server/database/cursor.ts';
import { limitSearch } from '#server/database/limit-statement.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { shapePage } from '#server/database/shape-page.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { selectVisible } from '#server/task/select-visible.ts';
import { type AskedWorks, findLatest, findOfFollowed, findTop, type Found } from './find-works.ts';
import { findForYou } from './find-for-you.ts';
import { presentPublicTasks, type PublicRow } from '#server/task/present-public-task.ts';
import type { Language } from '#texts/words.ts';

/**
 * `foryou` ranks (product §1.7), `top` sorts by likes, `latest` (also without a tab) and `following` by the time of
 * publishing. Who searches, or looks at one author, gets the newest first instead of a ranking. A visitor follows
 * nobody. There is no total. Refuses `bad_parameters` for a cursor of another list.
 */
export async function listPublicTasks(
  app: Pick<AppContext, 'config' | 'db'>,
  readerId: number | null,
  asked: AskedWorks,
  language: Language,
): Promise<Page<PublicTask>> {
  const found = await limitSearch(app.db, asked.q, (db) => findWorks(db, readerId, asked));
  const shown = found.slice(0, asked.page_size);
  const rows = await readWorks(
    app.db,
    shown.map(({ id }) => id),
  );
  const presented = await presentPublicTasks(app, readerId, rows, language);
  return shapePage(asked, found, {
    present: () => presented,
    cursorOf: ({ cursor }) => packCursor(cursor),
    total: null,
  });
}

async function findWorks(db: DbOrTx, readerId: number | null, asked: AskedWorks): Promise<Found[]> {
  switch (asked.tab) {
    case 'top':
      return await findTop(db, asked);
    case 'following':
      return readerId === null ? [] : await findOfFollowed(db, readerId, asked);
    case 'foryou':
      if (!asked.q && !asked.author_id) return await findForYou(db, readerId, asked);
      break;
  }
  return await findLatest(db, asked);
}

/** In the order of the ids. What was taken back since it was found is left out. */
async function readWorks(db: DbOrTx, ids: readonly number[]): Promise<PublicRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectVisible(db, inArray(tasks.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.task.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
