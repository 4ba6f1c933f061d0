// Packs what somebody asked to take along into one zip, and mails the link. Source: contract "Additions" (export).
import { randomUUID } from 'node:crypto';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { nameMoment } from '#contract/file-name.ts';
import { data_exports, users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import type { QueueJob } from '#server/jobs/job.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { streamZip } from '#server/media/stream-zip.ts';
import { MailError } from '#server/adapters/mail.ts';
import { readErrorCode } from '#server/process/start-error.ts';
import { claimExport, type ClaimedExport, isOpenExport, updateExport } from './claim-export.ts';
import { EXPORT_PREFIX } from './expire-exports.ts';
import { type ExportContext, listExportFiles, NoSpace } from './export-files.ts';
import { EXPORT_HOURS, type ExportFault, writeExportFailedEmail, writeExportEmail } from './export-email.ts';
import { type ExportJob, failedExports, mailExports, packExports } from './export-queues.ts';
import type { UserRow } from './present-user.ts';

export type PackContext = Pick<AppContext, 'config' | 'mail' | 'jobs' | 'log'> & ExportContext;

const NO_SPACE: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** It was taken over, or its owner is gone: whoever meets this leaves nothing and says nothing. */
class LostExport extends Error {}

export const exportJobs: readonly QueueJob<PackContext, ExportJob>[] = [
  { ...packExports, pollSeconds: 2, run: packExport },
  { ...mailExports, pollSeconds: 2, run: mailExport },
  { ...failedExports, run: failExport },
];

/**
 * Packs an export that is asked for and has no zip, and sends the job that mails it. What cannot be mended (no room)
 * ends it and its owner is told; throws what may go better another time, and the signal's reason.
 */
export async function packExport(
  app: PackContext,
  { export_id }: ExportJob,
  signal: AbortSignal,
): Promise<void> {
  await withClaim(app, export_id, eq(data_exports.key, ''), (row) => pack(app, row, signal));
}

/** Mails the link of an export that is packed; a mailbox that is not there ends it. Throws as `packExport` does. */
export async function mailExport(app: PackContext, { export_id }: ExportJob): Promise<void> {
  await withClaim(app, export_id, ne(data_exports.key, ''), (row) => mail(app, row));
}

/** Ends an export that was tried as often as it may be. */
async function failExport(app: PackContext, { export_id }: ExportJob): Promise<void> {
  await withClaim(app, export_id, undefined, (row) => fail(app, row, 'broken'));
}

/**
 * Sends jobs of all exports that are asked for and have none: of an earlier release, or waiting for longer than jobs
 * are kept.
 */
export async function resumeExports({ db, jobs }: Pick<AppContext, 'db' | 'jobs'>): Promise<void> {
  const { id, key } = data_exports;
  const open = await db.select({ id, key }).from(data_exports).where(isOpenExport).orderBy(asc(id));
  for (const row of open) {
    const queue = row.key === '' ? packExports : mailExports;
    await jobs.send(queue, { export_id: row.id }, { key: String(row.id) });
  }
}

/** One step of an export that is still asked for, by whoever took it up last. */
async function withClaim(
  app: PackContext,
  id: number,
  isDue: SQL | undefined,
  step: (row: ClaimedExport) => Promise<void>,
): Promise<void> {
  const row = await claimExport(app.db, id, isDue);
  if (!row) return;
  try {
    await step(row);
  } catch (error) {
    if (error instanceof LostExport) return;
    const fault = findFault(error);
    if (fault === null) {
      await updateExport(app.db, row, { state: 'waiting' });
      throw error;
    }
    app.log.error({ err: error, export: id }, 'An export cannot be packed or mailed');
    await fail(app, row, fault);
  }
}

/** Null for what may go better another time. */
function findFault(error: unknown): ExportFault | null {
  if (error instanceof NoSpace || NO_SPACE.has(readErrorCode(error))) return 'no_room';
  return error instanceof MailError && error.fault === 'no_mailbox' ? 'broken' : null;
}

/** The file first, then its name in the row: what a kill leaves in between is found by the sweep of orphans. */
async function pack(app: PackContext, row: ClaimedExport, signal: AbortSignal): Promise<void> {
  const { storage } = app;
  if (!(await storage.isWritable())) throw new NoSpace('the storage is nearly full');
  const user = await findUser(app, row);
  if (!user) throw new LostExport();
  const key = `${EXPORT_PREFIX}${row.id}-${randomUUID()}.zip`;
  const wish = { language: row.language, isUnlabelled: row.is_unlabelled };
  const zip = streamZip(listExportFiles(app, user, wish, signal));
  const stop = () => zip.destroy(signal.reason as Error);
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) stop();
    await storage.put(key, zip);
  } finally {
    signal.removeEventListener('abort', stop);
  }
  if (await handOn(app, row, mailExports, key)) return;
  await storage.remove(key);
  throw new LostExport();
}

/** To the other queue, with the file's name or without; false when the export is this claim's no more. */
async function handOn(
  { db, jobs }: PackContext,
  row: ClaimedExport,
  queue: typeof packExports,
  key: string,
): Promise<boolean> {
  return await db.transaction(async (tx) => {
    if (!(await updateExport(tx, row, { key, state: 'waiting' }))) return false;
    await jobs.send(queue, { export_id: row.id }, { tx, key: String(row.id) });
    return true;
  });
}

async function mail(app: PackContext, row: ClaimedExport): Promise<void> {
  const { config, db, log, storage } = app;
  if ((await storage.size(row.key)) === undefined) return void (await handOn(app, row, packExports, ''));
  const user = await findUser(app, row);
  const expires_at = sql`now() + make_interval(hours => ${EXPORT_HOURS})`;
  const packed = await updateExport(db, row, { expires_at });
  if (!user || !packed?.expires_at) throw new LostExport();
  const download = `atelier_data_${nameMoment(packed.created_at)}.zip`;
  const address = signMediaUrl(config, packed.key, { download, endsAt: packed.expires_at });
  const { language } = packed;
  const link = new URL(address, config.publicUrl).href;
  await app.mail.send(writeExportEmail({ to: user.email, language, link, until: packed.expires_at }));
  await updateExport(db, packed, { state: 'sent' });
  if (app.mail.isOnDisk && !config.isProduction)
    log.info(`An export is ready at ${link} (no mail server is set)`);
}

/** Said once: the row first. A zip that is there already goes with those whose day is over. */
async function fail(app: PackContext, row: ClaimedExport, fault: ExportFault): Promise<void> {
  const { db, log } = app;
  const user = await findUser(app, row);
  const failed = await updateExport(db, row, { state: 'failed', expires_at: sql`now()` });
  if (!user || !failed) return;
  try {
    await app.mail.send(writeExportFailedEmail({ to: user.email, language: row.language, fault }));
  } catch (err) {
    log.error({ err, export: row.id }, 'The letter about an export that failed was not taken');
  }
}

async function findUser({ db }: PackContext, { user_id }: ClaimedExport): Promise<UserRow | undefined> {
  const isThere = and(eq(users.id, user_id), ne(users.state, 'gone'));
  const [user] = await db.select().from(users).where(isThere);
  return user;
}
