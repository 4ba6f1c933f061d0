// Files that come in several requests: begun, carried on by whichever process is asked, and forgotten.
import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { fieldWord } from '#contract/field-words.ts';
import type { MediaKind } from '#contract/media-kinds.ts';
import type { AppContext } from '#server/app-context.ts';
import { lockUser } from '#server/database/lock-user.ts';
import { resumable_uploads, type UploadPart } from '#server/database/schema/uploads.ts';
import type { Tx } from '#server/database/tx.ts';
import { Refusal } from '#server/refusal.ts';
import { isUsedUp } from './store-upload.ts';

export type ResumableUpload = typeof resumable_uploads.$inferSelect;

/** How the names of all parts begin; the upload's own id follows. */
export const PART_PREFIX = 'partial-';
/** A browser keeps a chosen file for a day, too. */
export const RESUMABLE_SECONDS = 24 * 60 * 60;
/** Of one user, neither taken nor refused yet. */
const MOST_OPEN = 12;
const MOST_OPEN_BYTES = 512 * 1024 ** 2;
/** One that nobody asked for so long makes room for another one of its user. */
const IDLE_SECONDS = 5 * 60;
const RETRY_AFTER_SECONDS = 60;
const MOST_METADATA_CHARACTERS = 2000;
const EXPIRED_AT_ONCE = 100;
/** So long after a process was killed that held a whole file, another one opens it. */
const CHECK_SECONDS = 15;

const isOpen = and(isNull(resumable_uploads.media_id), isNull(resumable_uploads.problem));

export type Begun = {
  id: string;
  bytes: number;
  metadata: Record<string, string | null>;
  expected: MediaKind;
};

/**
 * Refuses `too_many_requests` to who has too much under way, `bad_parameters` (`file`) to who has sent too much today,
 * `unavailable` where the storage takes nothing, and `bad_request` for a description that is too long.
 */
export async function beginResumable(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  userId: number,
  begun: Begun,
): Promise<void> {
  if (JSON.stringify(begun.metadata).length > MOST_METADATA_CHARACTERS) throw new Refusal('bad_request');
  if (await isUsedUp(db, userId, begun.bytes))
    throw new Refusal('bad_parameters', { fields: { file: fieldWord('files_full') } });
  if (!(await storage.isWritable())) throw new Refusal('unavailable');
  const left = await db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const parts = await makeRoom(tx, userId, begun.bytes);
    const expires_at = sql`now() + make_interval(secs => ${RESUMABLE_SECONDS})`;
    await tx.insert(resumable_uploads).values({ ...begun, user_id: userId, expires_at });
    return parts;
  });
  await removeParts(storage, left);
}

/** Returns the parts of what had to go. */
async function makeRoom(tx: Tx, userId: number, bytes: number): Promise<UploadPart[]> {
  const isTheirs = and(eq(resumable_uploads.user_id, userId), isOpen);
  const open = await tx.select().from(resumable_uploads).where(isTheirs).orderBy(resumable_uploads.used_at);
  const idleBefore = Date.now() - IDLE_SECONDS * 1000;
  const going: ResumableUpload[] = [];
  const isFull = () => {
    const staying = open.slice(going.length);
    const sum = staying.reduce((all, upload) => all + upload.bytes, bytes);
    return staying.length >= MOST_OPEN || sum > MOST_OPEN_BYTES;
  };
  while (isFull()) {
    const oldest = open[going.length];
    if (!oldest || oldest.used_at.getTime() > idleBefore)
      throw new Refusal('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    going.push(oldest);
  }
  if (going.length > 0) {
    const ids = going.map(({ id }) => id);
    await tx.delete(resumable_uploads).where(inArray(resumable_uploads.id, ids));
  }
  return going.flatMap(({ parts }) => parts);
}

/**
 * For the one who asks last: what was stored up to now stands, and whoever asked before stores nothing more. So nobody
 * waits for a request whose connection broke, or whose process was killed. Undefined for what is not this user's.
 */
export async function takeOver(
  db: AppContext['db'],
  userId: number,
  id: string,
): Promise<ResumableUpload | undefined> {
  const [row] = await db
    .update(resumable_uploads)
    .set({ fence: sql`${resumable_uploads.fence} + 1`, used_at: sql`now()` })
    .where(isOwn(userId, id))
    .returning();
  return row;
}

export async function findResumable(
  db: AppContext['db'],
  userId: number,
  id: string,
): Promise<ResumableUpload | undefined> {
  const isThere = gt(resumable_uploads.expires_at, sql`now()`);
  const [row] = await db
    .select()
    .from(resumable_uploads)
    .where(and(isOwn(userId, id), isThere));
  return row;
}

/** False when somebody else has taken it over, or removed it: then the part is nobody's. */
export async function addPart(
  db: AppContext['db'],
  { id, fence }: Pick<ResumableUpload, 'id' | 'fence'>,
  at: number,
  part: UploadPart,
): Promise<boolean> {
  const isStillOurs = and(
    eq(resumable_uploads.id, id),
    eq(resumable_uploads.fence, fence),
    eq(resumable_uploads.received, at),
    isOpen,
  );
  const { rowCount } = await db
    .update(resumable_uploads)
    .set({
      received: at + part.bytes,
      parts: sql`${resumable_uploads.parts} || ${JSON.stringify([part])}::jsonb`,
      used_at: sql`now()`,
    })
    .where(isStillOurs);
  return rowCount === 1;
}

/** False while another caller has it opened, in whichever process. With `isOurs` what is held is held on. */
export async function claimCheck(db: AppContext['db'], id: string, isOurs: boolean): Promise<boolean> {
  const { checking_until } = resumable_uploads;
  const isFree = isOurs ? undefined : or(isNull(checking_until), lt(checking_until, sql`now()`));
  const { rowCount } = await db
    .update(resumable_uploads)
    .set({ checking_until: sql`now() + make_interval(secs => ${CHECK_SECONDS})` })
    .where(and(eq(resumable_uploads.id, id), isOpen, isFree));
  return rowCount === 1;
}

export async function releaseCheck(db: AppContext['db'], id: string): Promise<void> {
  await db.update(resumable_uploads).set({ checking_until: null }).where(eq(resumable_uploads.id, id));
}

/** What became of it. Its parts are of no more use. */
export async function settleResumable(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  id: string,
  became: { media_id: number } | { problem: string },
): Promise<void> {
  const [before] = await db
    .select({ parts: resumable_uploads.parts })
    .from(resumable_uploads)
    .where(eq(resumable_uploads.id, id));
  await db
    .update(resumable_uploads)
    .set({ ...became, parts: [], checking_until: null })
    .where(eq(resumable_uploads.id, id));
  await removeParts(storage, before?.parts ?? []);
}

/** False for what is not this user's. */
export async function removeResumable(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  userId: number,
  id: string,
): Promise<boolean> {
  const [gone] = await db.delete(resumable_uploads).where(isOwn(userId, id)).returning();
  await removeParts(storage, gone?.parts ?? []);
  return gone !== undefined;
}

/** One batch; returns how many there were. */
export async function expireResumable({ db, storage }: Pick<AppContext, 'db' | 'storage'>): Promise<number> {
  const due = db
    .select({ id: resumable_uploads.id })
    .from(resumable_uploads)
    .where(lt(resumable_uploads.expires_at, sql`now()`))
    .limit(EXPIRED_AT_ONCE)
    .for('update', { skipLocked: true });
  const gone = await db.delete(resumable_uploads).where(inArray(resumable_uploads.id, due)).returning();
  await removeParts(
    storage,
    gone.flatMap(({ parts }) => parts),
  );
  return gone.length;
}

/** Which of these names of parts an upload has; each says its upload's id. */
export async function findKnownParts(db: AppContext['db'], keys: readonly string[]): Promise<string[]> {
  const ids = keys.flatMap((key) => (key.startsWith(PART_PREFIX) ? (key.split('-')[1] ?? []) : []));
  if (ids.length === 0) return [];
  const rows = await db
    .select({ parts: resumable_uploads.parts })
    .from(resumable_uploads)
    .where(inArray(resumable_uploads.id, [...new Set(ids)]));
  return rows.flatMap(({ parts }) => parts.map(({ key }) => key));
}

/** Rows went first: what cannot be removed now is found by the sweep of orphans. */
export async function removeParts(
  storage: AppContext['storage'],
  parts: readonly UploadPart[],
): Promise<void> {
  await Promise.allSettled(parts.map(({ key }) => storage.remove(key)));
}

function isOwn(userId: number, id: string) {
  return and(eq(resumable_uploads.id, id), eq(resumable_uploads.user_id, userId));
}
