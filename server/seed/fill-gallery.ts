// Fills the demo gallery: works that come with the product, of authors who are said to be none, shown to everybody. They
// are finished when they come, so that nobody's task waits for one of them.
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import type { Db } from '#server/database/connect.ts';
import { openStates } from '#server/database/task-states.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import { addGalleryWork, type GalleryContext } from './add-gallery-work.ts';
import { type Gallery, readGallery } from './gallery-works.ts';

/** Nobody can receive mail there, and nobody can sign in: the state refuses it. */
const MAIL_HOST = 'gallery.atelier.invalid';
const LOOK_EVERY_MS = 300;

/**
 * Adds the works that are missing, one after the other and only while nobody's task waits or runs. Safe to call again and
 * again; what cannot be stored is tried again by the next call. Videos are left out where there is no ffmpeg. Returns how
 * many were added; none where no gallery is wanted.
 */
export async function fillGallery(
  app: GalleryContext,
  signal: AbortSignal,
  gallery: Gallery = readGallery(),
): Promise<number> {
  await removeUnfinished(app.db);
  if (!app.config.hasDemo) return 0;
  const authors = await findOrAddAuthors(app.db, gallery);
  const there = await listThere(app.db, [...authors.values()]);
  const ids = new Map<string, number>();
  let added = 0;
  for (const work of gallery.works) {
    const userId = authors.get(work.author) ?? 0;
    const known = there.get(nameOf({ userId, seq: work.seq }));
    const id = known ?? (await addOnceQuiet(app, { work, userId, ids }, signal));
    if (id === null) continue;
    ids.set(work.name, id);
    if (known === undefined) added += 1;
  }
  return added;
}

async function addOnceQuiet(
  app: GalleryContext,
  addition: Parameters<typeof addGalleryWork>[1],
  signal: AbortSignal,
): Promise<number | null> {
  await untilNobodyWaits(app.db, signal);
  return await addGalleryWork(app, addition, signal);
}

const nameOf = ({ userId, seq }: { userId: number; seq: number }) => `${userId}/${seq}`;

async function findOrAddAuthors(db: Db, { authors, works }: Gallery): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const last_seq = Math.max(0, ...works.map(({ seq }) => seq));
  for (const [id, { name, bio }] of Object.entries(authors)) {
    const email = `${id}@${MAIL_HOST}`;
    const author = { email, name, bio, state: 'demo' as const, last_seq };
    await db.insert(users).values(author).onConflictDoNothing();
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${users.email}) = ${email}`);
    if (!row) throw new Error(`the gallery has no author ${id}`);
    found.set(id, row.id);
  }
  return found;
}

/** An earlier release drew the gallery at its first start; what it had not drawn by then is not drawn any more. */
async function removeUnfinished(db: Db): Promise<void> {
  const demo = db.select({ id: users.id }).from(users).where(eq(users.state, 'demo'));
  await db.delete(tasks).where(and(inArray(tasks.user_id, demo), ne(tasks.status, TASK_STATUS.completed)));
}

/** Their ids, by author and number. */
async function listThere(db: Db, authors: readonly number[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: tasks.id, userId: tasks.user_id, seq: tasks.seq })
    .from(tasks)
    .where(inArray(tasks.user_id, [...authors]));
  return new Map(rows.map((row) => [nameOf(row), row.id]));
}

async function untilNobodyWaits(db: Db, signal: AbortSignal): Promise<void> {
  const isOpen = and(inArray(tasks.status, openStates), isNull(tasks.held_at));
  while ((await db.$count(tasks, isOpen)) > 0) await sleep(LOOK_EVERY_MS, undefined, { signal });
}
