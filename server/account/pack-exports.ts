// Packs what somebody asked to take along into one zip, and mails the link. Source: contract "Additions" (export).
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { nameMoment } from '#contract/file-name.ts';
import { users } from '#server/database/schema/users.ts';
import type { AppContext } from '#server/app-context.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { streamZip } from '#server/media/stream-zip.ts';
import { MailError } from '#server/adapters/mail.ts';
import { readErrorCode } from '#server/process/start-error.ts';
import { claimExport, type ClaimedExport, holdExport, MAX_ATTEMPTS, updateExport } from './claim-export.ts';
import { EXPORT_PREFIX } from './expire-exports.ts';
import { listExportFiles, NoSpace } from './export-files.ts';
import { EXPORT_HOURS, type ExportFault, writeExportFailedEmail, writeExportEmail } from './export-email.ts';
import type { UserRow } from './present-user.ts';

type PackContext = Pick<AppContext, 'config' | 'db' | 'storage' | 'mail' | 'log'>;

const NO_SPACE: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const PAUSE_SECONDS = 30;
const MAIL_PAUSE_SECONDS = 5 * 60;
/** So long a mail server may be away before the zip is given up. */
const MAIL_PATIENCE_MS = 24 * 60 * 60_000;

class LostExport extends Error {}

/**
 * One export, from the claim to the email; returns whether there was one. `stopping` gives it back unpacked. A zip
 * that is there is not packed again: only its email is sent again.
 */
export async function packNextExport(app: PackContext, stopping: AbortSignal): Promise<boolean> {
  if (stopping.aborted) return false;
  const claimed = await claimExport(app.db);
  if (!claimed) return false;
  const lost = new AbortController();
  const hold = holdExport(app.db, claimed, () => lost.abort(new LostExport('the export is not ours')));
  try {
    if (claimed.attempts > MAX_ATTEMPTS) await fail(app, claimed, 'broken');
    else await deliver(app, await pack(app, claimed, AbortSignal.any([stopping, lost.signal])));
  } catch (error) {
    if (error instanceof LostExport || lost.signal.aborted) return true;
    if (stopping.aborted) await putBack(app, claimed, { isCounted: false, pauseSeconds: 0 });
    else await decide(app, claimed, error);
  } finally {
    hold.letGo();
  }
  return true;
}

/** The file first, then its name in the row: what a kill leaves in between is found by the sweep of orphans. */
async function pack(app: PackContext, claimed: ClaimedExport, signal: AbortSignal): Promise<ClaimedExport> {
  const { db, storage } = app;
  if (claimed.key !== '' && (await storage.size(claimed.key)) !== undefined) return claimed;
  if (!(await storage.isWritable())) throw new NoSpace('the storage is nearly full');
  const user = await findUser(app, claimed);
  const key = `${EXPORT_PREFIX}${claimed.id}-${randomUUID()}.zip`;
  const zip = streamZip(listExportFiles(app, user, claimed.language));
  const stop = () => zip.destroy(signal.reason as Error);
  signal.addEventListener('abort', stop, { once: true });
  try {
    if (signal.aborted) stop();
    await storage.put(key, zip);
  } finally {
    signal.removeEventListener('abort', stop);
  }
  const row = await updateExport(db, claimed, { key });
  if (row) return row;
  await storage.remove(key);
  throw new LostExport('the export was taken over, or its owner is gone');
}

async function deliver(app: PackContext, packed: ClaimedExport): Promise<void> {
  const { config, db, log, mail } = app;
  const expires_at = sql`now() + make_interval(hours => ${EXPORT_HOURS})`;
  const row = await updateExport(db, packed, { expires_at });
  if (!row?.expires_at) throw new LostExport('the export was taken over, or its owner is gone');
  const { email } = await findUser(app, packed);
  const download = `atelier_data_${nameMoment(packed.created_at)}.zip`;
  const address = signMediaUrl(config, packed.key, { download, endsAt: row.expires_at });
  const { language } = packed;
  const link = new URL(address, config.publicUrl).href;
  await mail.send(writeExportEmail({ to: email, language, link, until: row.expires_at }));
  await updateExport(db, packed, { state: 'sent', lease_until: null });
  if (mail.isOnDisk && !config.isProduction)
    log.info(`An export is ready at ${link} (no mail server is set)`);
}

async function decide(app: PackContext, claimed: ClaimedExport, error: unknown): Promise<void> {
  app.log.error({ err: error, export: claimed.id }, 'An export could not be packed');
  if (error instanceof NoSpace || NO_SPACE.has(readErrorCode(error))) {
    await fail(app, claimed, 'no_room');
  } else if (error instanceof MailError) {
    const isOver = Date.now() - claimed.created_at.getTime() > MAIL_PATIENCE_MS;
    if (error.fault === 'no_mailbox' || isOver) await fail(app, claimed, 'broken');
    else await putBack(app, claimed, { isCounted: false, pauseSeconds: MAIL_PAUSE_SECONDS });
  } else if (claimed.attempts >= MAX_ATTEMPTS) {
    await fail(app, claimed, 'broken');
  } else {
    await putBack(app, claimed, { isCounted: true, pauseSeconds: PAUSE_SECONDS * claimed.attempts });
  }
}

async function putBack(
  { db }: PackContext,
  claimed: ClaimedExport,
  { isCounted, pauseSeconds }: { isCounted: boolean; pauseSeconds: number },
): Promise<void> {
  await updateExport(db, claimed, {
    state: 'waiting',
    attempts: claimed.attempts - (isCounted ? 0 : 1),
    lease_until: sql`now() + make_interval(secs => ${pauseSeconds})`,
  });
}

/** Said once: the row first. A zip that is there already goes with those whose day is over. */
async function fail(app: PackContext, claimed: ClaimedExport, fault: ExportFault): Promise<void> {
  const { db, mail, log } = app;
  const { email } = await findUser(app, claimed);
  const failed = { state: 'failed', lease_until: null, expires_at: sql`now()` } as const;
  if (!(await updateExport(db, claimed, failed))) return;
  try {
    await mail.send(writeExportFailedEmail({ to: email, language: claimed.language, fault }));
  } catch (err) {
    log.error({ err, export: claimed.id }, 'The letter about an export that failed was not taken');
  }
}

async function findUser({ db }: PackContext, { user_id }: ClaimedExport): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, user_id));
  if (!user || user.state === 'gone') throw new LostExport('the owner of the export is gone');
  return user;
}
