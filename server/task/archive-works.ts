// One's own finished works, or some of their images, as one zip, each under its label, written while it is fetched.
// Source: product §3.2, §4.1.
import type { Readable } from 'node:stream';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { TASK_STATUS } from '#contract/task.ts';
import type { archiveTasks } from '#contract/leaving.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { WorkPart } from '#contract/media.ts';
import { nameMoment, nameResultFile } from '#contract/file-name.ts';
import { checkPerk } from '#contract/plan-perks.ts';
import type { PlanId } from '#contract/prices.ts';
import { tasks } from '#server/database/schema/tasks.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { measureZip, streamZip, type ZippedFile } from '#server/media/stream-zip.ts';
import { Refusal } from '#server/refusal.ts';
import { type ArchiveTicket, readArchiveTicket, signArchiveTicket } from './archive-ticket.ts';
import type { PrepareDownload } from './prepare-download.ts';
import { listResults } from './present-result.ts';

type ArchivedFile = { name: string; key: string; at: Date };

/** As for one download: who waits longer is asked to come again, and finds done what was done. */
const PATIENCE_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Works that are not the caller's, not finished or deleted are left out, and so are images. Refuses `bad_parameters`
 * (plan_needed), and `asset_not_found` when nothing is left.
 */
export async function archiveWorks(
  { config, db }: Pick<AppContext, 'config' | 'db'>,
  user: { id: number; plan: PlanId },
  parts: readonly WorkPart[],
): Promise<OutputOf<typeof archiveTasks>> {
  const problem = checkPerk(user.plan, 'batch_download');
  if (problem) throw new Refusal('bad_parameters', { fields: { ids: problem } });
  const wanted = joinMasks(parts);
  const ticket = { user: user.id, tasks: [...wanted.keys()], images: [...wanted.values()] };
  const files = await listFiles(db, ticket);
  if (files.length === 0) throw new Refusal('asset_not_found');
  const t = signArchiveTicket(config, ticket);
  return { url: `/archives/works.zip?${new URLSearchParams({ t })}`, files: files.length };
}

/** By work, a bit for each image; 0 = all of them. */
function joinMasks(parts: readonly WorkPart[]): Map<number, number> {
  const masks = new Map<number, number>();
  for (const { id, images } of parts) {
    const known = masks.get(Number(id));
    const mask = (images ?? []).reduce((bits, index) => bits | (1 << index), 0);
    masks.set(Number(id), mask === 0 || known === 0 ? 0 : (known ?? 0) | mask);
  }
  return masks;
}

export type OpenedArchive = { name: string; bytes: number; open(): Readable };

/**
 * What was deleted since the ticket was given is left out; null when nothing is left, or the ticket is no good. All files
 * get their labels before the first is packed, as the zip's size is told before it; refuses `unavailable` until then.
 */
export async function openArchive(
  { config, db, storage }: Pick<AppContext, 'config' | 'db' | 'storage'>,
  prepareDownload: PrepareDownload,
  signed: string,
): Promise<OpenedArchive | null> {
  const ticket = readArchiveTicket(config, signed);
  const works = ticket ? await listFiles(db, ticket) : [];
  const files: (ArchivedFile & { bytes: number })[] = [];
  const end = Date.now() + PATIENCE_MS;
  for (const work of works) {
    if (Date.now() > end) throw new Refusal('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    const key = await prepareDownload(work.key, {});
    const bytes = await storage.size(key);
    if (bytes !== undefined) files.push({ ...work, key, bytes });
  }
  if (files.length === 0) return null;
  return {
    name: `atelier_works_${nameMoment(new Date())}.zip`,
    bytes: measureZip(files),
    open: () => streamZip(openEach(storage, files)),
  };
}

async function* openEach(
  storage: AppContext['storage'],
  files: readonly ArchivedFile[],
): AsyncGenerator<ZippedFile> {
  for (const { name, key, at } of files) yield { name, at, content: await storage.open(key), isText: false };
}

/** In the order they were asked for. */
async function listFiles(
  db: AppContext['db'],
  { user, tasks: ids, images = [] }: ArchiveTicket,
): Promise<ArchivedFile[]> {
  const works = await db
    .select({ id: tasks.id, type: tasks.type, created_at: tasks.created_at })
    .from(tasks)
    .innerJoin(users, eq(users.id, tasks.user_id))
    .where(
      and(
        eq(tasks.user_id, user),
        inArray(tasks.id, [...ids]),
        eq(tasks.status, TASK_STATUS.completed),
        isNull(tasks.deleted_at),
        // The ticket outlives the session; it opens nothing of somebody who was blocked or has left.
        eq(users.state, 'normal'),
        isNull(users.purge_at),
      ),
    );
  const results = await listResults(db, ids, 'kept');
  const places = new Map(ids.map((id, at) => [id, at]));
  return works
    .toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
    .flatMap((work) => {
      const made = results.get(work.id) ?? [];
      const mask = images[places.get(work.id) ?? 0] ?? 0;
      const wanted = mask === 0 ? made : made.filter(({ index }) => (mask & (1 << index)) !== 0);
      return wanted.map(({ index, format, key }) => ({
        name: nameResultFile(work, { index, of: made.length, format }),
        key,
        at: work.created_at,
      }));
    });
}
