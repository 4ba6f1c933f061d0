// Removes exports whose day is over; their links say then that there is nothing.
import { and, inArray, lt, ne, sql } from 'drizzle-orm';
import { data_exports } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';

/** How the names of all exports begin. */
export const EXPORT_PREFIX = 'export-';
const MOST_AT_ONCE = 100;

/** One batch; returns how many there were. One that is being packed or sent is not looked at. */
export async function expireExports({ db, storage }: Pick<AppContext, 'db' | 'storage'>): Promise<number> {
  const gone = await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: data_exports.id, key: data_exports.key })
      .from(data_exports)
      .where(
        and(
          ne(data_exports.key, ''),
          inArray(data_exports.state, ['sent', 'failed']),
          lt(data_exports.expires_at, sql`now()`),
        ),
      )
      .limit(MOST_AT_ONCE)
      .for('update', { skipLocked: true });
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) await tx.update(data_exports).set({ key: '' }).where(inArray(data_exports.id, ids));
    return due;
  });
  for (const { key } of gone) await storage.remove(key);
  return gone.length;
}
