// Keeps a file that a user sent: cleaned and measured, in our storage, for as long as tasks may need it.
import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { and, eq, gt, sql } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import { FILE_DAYS } from '#contract/limits.ts';
import { openMadeFile } from '#server/children/open-made-file.ts';
import { media } from '#server/database/schema/media.ts';
import type { DbOrTx } from '#server/database/tx.ts';
import type { AppContext } from '#server/app-context.ts';
import { judgeUpload } from '#server/moderation/judge-upload.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { Refusal } from '#server/refusal.ts';
import type { CleanFile } from './clean-file.ts';
import type { MediaLab } from './media-lab.ts';
import { putMadeFile } from './put-made-file.ts';
import type { Received } from './receive-file.ts';

/** How the names of all uploads begin. */
export const UPLOAD_PREFIX = 'upload-';
const MOST_FILES_A_DAY = 300;
const MOST_BYTES_A_DAY = 2 * 1024 ** 3;

type MediaRow = typeof media.$inferSelect;

/** Hash and bytes of what came. */
type Sent = Pick<Received, 'sha256' | 'bytes'>;

/**
 * The same bytes sent again by the same user are the same upload. A problem is a packed field word. Refuses
 * `unavailable` when there is no room for it, and `too_many_requests` when the lab has worked enough for this user.
 */
export async function storeUpload(
  app: Pick<AppContext, 'db' | 'storage' | 'moderation'>,
  lab: MediaLab,
  userId: number,
  received: Received,
): Promise<MediaRow | { problem: string }> {
  const known = await findSame(app.db, userId, received.sha256);
  if (known) {
    const hashes = hashesOf(received, known);
    return (await judgeUpload(app, userId, { kind: known.kind, hashes, path: null })) ?? known;
  }
  if (await isUsedUp(app.db, userId, received.bytes)) return { problem: fieldWord('files_full') };
  // Before the work, not after it.
  if (!(await app.storage.isWritable())) throw new Refusal('unavailable');
  return await lab.clean(userId, received, (clean) => storeClean(app, lab.folder, userId, received, clean));
}

/** What this user sent before, and may go on using. */
export async function findSame(db: DbOrTx, userId: number, sha256: string): Promise<MediaRow | undefined> {
  const isIt = and(
    eq(media.user_id, userId),
    eq(media.role, 'upload'),
    eq(media.sent_sha256, sha256),
    gt(media.expires_at, sql`now()`),
  );
  const unused = sql`now() + make_interval(days => ${FILE_DAYS.unused})`;
  const [row] = await db
    .update(media)
    .set({ expires_at: sql`greatest(${media.expires_at}, ${unused})` })
    .where(isIt)
    .returning();
  return row;
}

export async function isUsedUp(db: DbOrTx, userId: number, bytes: number): Promise<boolean> {
  const [day] = await db
    .select({
      files: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${media.bytes}), 0)::float8`,
    })
    .from(media)
    .where(
      and(
        eq(media.user_id, userId),
        eq(media.role, 'upload'),
        gt(media.created_at, sql`now() - interval '1 day'`),
      ),
    );
  return !day || day.files >= MOST_FILES_A_DAY || day.bytes + bytes > MOST_BYTES_A_DAY;
}

/** Another process may have kept the same file meanwhile, or the last one of the day: the user's lock tells. */
export async function storeClean(
  app: Pick<AppContext, 'db' | 'storage' | 'moderation'>,
  folder: string,
  userId: number,
  received: Sent,
  clean: CleanFile & { unmarked?: string },
): Promise<MediaRow | { problem: string }> {
  const { db, storage } = app;
  const hashes = hashesOf(received, { sha256: await hashFile(await openMadeFile(clean.file, folder)) });
  const blocked = await judgeUpload(app, userId, { kind: clean.kind, hashes, path: clean.file });
  if (blocked) return blocked;
  const stored: string[] = [];
  const put = async (name: string, file: string) => {
    const answer = await putMadeFile(storage, name, file, folder);
    stored.push(answer.key);
    return answer;
  };
  let row: MediaRow | undefined;
  try {
    const { file, thumb, unmarked = '', ...facts } = clean;
    const name = `${UPLOAD_PREFIX}${randomUUID()}`;
    const { key, bytes, sha256 } = await put(`${name}.${clean.format}`, file);
    const thumb_key = thumb ? (await put(`${name}-thumb.webp`, thumb)).key : '';
    const clean_key = unmarked ? (await put(`${name}-clean.${clean.format}`, unmarked)).key : '';
    return await db.transaction(async (tx) => {
      await lockUser(tx, userId);
      const known = await findSame(tx, userId, received.sha256);
      if (known) return known;
      if (await isUsedUp(tx, userId, received.bytes)) return { problem: fieldWord('files_full') };
      const expires_at = sql`now() + make_interval(days => ${FILE_DAYS.unused})`;
      const fileRow = { key, thumb_key, clean_key, bytes, sha256, sent_sha256: received.sha256, expires_at };
      [row] = await tx
        .insert(media)
        .values({ ...facts, ...fileRow, user_id: userId, role: 'upload' })
        .returning();
      if (!row) throw new Error('the upload was not inserted');
      return row;
    });
  } finally {
    // What cannot be removed now is found by the sweep of orphans.
    if (!row) await Promise.allSettled(stored.map((key) => storage.remove(key)));
  }
}

/** Of the bytes as they came and as they are kept: either may have been banned. */
function hashesOf(received: Sent, fileRow: { sha256: string }): string[] {
  return [received.sha256, fileRow.sha256];
}

async function hashFile(file: FileHandle): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of file.createReadStream()) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
