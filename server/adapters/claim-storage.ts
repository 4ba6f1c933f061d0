// Whose a storage is: it carries a mark that its database remembers. With another one nothing is served and nothing swept.
import { randomUUID } from 'node:crypto';
import { desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#server/database/connect.ts';
import { media } from '#server/database/schema/media.ts';
import { storage_mark } from '#server/database/schema/system.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import { StartError } from '#server/process/start-error.ts';
import type { OpenedStorage } from './storage.ts';

const LOCK_KEY = 7_283_549; // any number, the same in every version
/** Of media whose files would be here if it were their storage. */
const LOOKED_FOR = 3;

type Claimed = Pick<OpenedStorage, 'place' | 'markPlace' | 'readMark' | 'writeMark' | 'size'>;
type Row = typeof storage_mark.$inferSelect;

/**
 * Returns when the storage is that of this database; the first one becomes it. Throws StartError, in words that name
 * both, when it is another one, and StorageFault when it cannot be asked.
 */
export async function claimStorage(db: Db, storage: Claimed): Promise<void> {
  const known = await readRow(db);
  if (known?.written_at) return await judge(db, storage, known, await storage.readMark());
  const found = await storage.readMark(); // before the row is looked for: who marks a storage has written the row first
  if (!(await readRow(db))) {
    if (found !== null) throw refuseForeign(storage);
    await refuseWithoutMedia(db, storage);
    // Remembered before the storage is marked: a kill in between leaves what the next start goes on with.
    await db.insert(storage_mark).values({ mark: randomUUID(), place: storage.place }).onConflictDoNothing();
  }
  await db.transaction(async (tx) => await markStorage(tx, storage));
}

/** One process at a time: of two that start with two storages, the second is refused. */
async function markStorage(tx: DbOrTx, storage: Claimed): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
  const row = await readRow(tx);
  if (!row) throw new Error('the mark of the storage is gone');
  const found = await storage.readMark();
  if (row.written_at) return await judge(tx, storage, row, found);
  if (found !== null && found !== row.mark) throw refuseForeign(storage);
  if (found === null) await storage.writeMark(row.mark);
  await tx
    .update(storage_mark)
    .set({ written_at: sql`now()`, place: storage.place })
    .where(isNull(storage_mark.written_at));
}

async function judge(db: DbOrTx, storage: Claimed, row: Row, found: string | null): Promise<void> {
  if (found !== row.mark) throw refuseOther(storage, row, found);
  if (row.place === storage.place) return;
  await db.update(storage_mark).set({ place: storage.place }).where(eq(storage_mark.mark, row.mark));
}

async function readRow(db: DbOrTx): Promise<Row | undefined> {
  const [row] = await db.select().from(storage_mark);
  return row;
}

/** A database from before marks: the storage that it gets now must be the one that it had. */
async function refuseWithoutMedia(db: Db, storage: Claimed): Promise<void> {
  const newest = await db.select({ key: media.key }).from(media).orderBy(desc(media.id)).limit(LOOKED_FOR);
  for (const { key } of newest) if ((await storage.size(key)) !== undefined) return;
  if (newest.length === 0) return;
  throw new StartError(
    `The media of this database are not in ${storage.place}: not one of the newest ${newest.length} files is there.\n` +
      `Nothing was changed. ${HOW_BACK}`,
  );
}

const HOW_BACK =
  'Set DATA_DIR and the settings that begin with S3_ back to where the media are; npm run move brings them to another place (docs/operating.md).';

function refuseOther(storage: Claimed, row: Row, found: string | null): StartError {
  const here =
    found === null ? 'has no mark of any database' : 'carries the mark of another database of Atelier';
  return new StartError(
    `The media of this database are in ${row.place}, but the settings name ${storage.place}, which ${here}.\n` +
      `Nothing was changed. ${HOW_BACK}\n` +
      `If you have copied all files there yourself, copy the mark too: ${storage.markPlace} must hold ${row.mark}`,
  );
}

function refuseForeign({ place, markPlace }: Claimed): StartError {
  return new StartError(
    `The media of another database of Atelier are in ${place}: it carries that database's mark, and this database has none yet.\n` +
      'Nothing was changed. Set DATABASE_URL or DATA_DIR to that database, or choose an empty place for the media of this one.\n' +
      `If that database is gone for good, remove its mark, ${markPlace}: files that this database does not know are then erased after a day.`,
  );
}
