// Packs what somebody asked to take along into one zip, and mails the link. Source: contract "Additions" (export).
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { nameMoment } from '#contract/file-name.ts';
import { users } from '#server/database/schema/users.ts';
import type { House } from '#server/house.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { streamZip } from '#server/media/stream-zip.ts';
import { MailError } from '#server/outside/mail.ts';
import { readErrorCode } from '#server/process/start-error.ts';
import { claimExport, type ClaimedExport, holdExport, MAX_ATTEMPTS, updateExport } from './claim-export.ts';
import { EXPORT_PREFIX } from './expire-exports.ts';
import { listExportFiles, NoRoom } from './export-files.ts';
import {
  EXPORT_HOURS,
  type ExportFault,
  writeExportFailedLetter,
  writeExportLetter,
} from './export-letter.ts';
import type { UserRow } from './present-user.ts';

type PackHouse = Pick<House, 'config' | 'db' | 'storage' | 'mail' | 'log'>;

const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const PAUSE_SECONDS = 30;
const MAIL_PAUSE_SECONDS = 5 * 60;
/** So long a mail server may be away before the zip is given up. */
const MAIL_PATIENCE_MS = 24 * 60 * 60_000;

class LostExport extends Error {}

/**
 * One export, from the claim to the letter; answers whether there was one. `stopping` gives it back unpacked. A zip
 * that is there is not packed again: only its letter is sent again.
 */
export async function packNextExport(house: PackHouse, stopping: AbortSignal): Promise<boolean> {
  if (stopping.aborted) return false;
  const claimed = await claimExport(house.db);
  if (!claimed) return false;
  const lost = new AbortController();
  const hold = holdExport(house.db, claimed, () => lost.abort(new LostExport('the export is not ours')));
  try {
    if (claimed.attempts > MAX_ATTEMPTS) await fail(house, claimed, 'broken');
    else await deliver(house, await pack(house, claimed, AbortSignal.any([stopping, lost.signal])));
  } catch (error) {
    if (error instanceof LostExport || lost.signal.aborted) return true;
    if (stopping.aborted) await putBack(house, claimed, { isCounted: false, pauseSeconds: 0 });
    else await decide(house, claimed, error);
  } finally {
    hold.letGo();
  }
  return true;
}

/** The file first, then its name in the row: what a kill leaves in between is found by the sweep of orphans. */
async function pack(house: PackHouse, claimed: ClaimedExport, signal: AbortSignal): Promise<ClaimedExport> {
  const { db, storage } = house;
  if (claimed.key !== '' && (await storage.size(claimed.key)) !== undefined) return claimed;
  if (!(await storage.isWritable())) throw new NoRoom('the storage is nearly full');
  const user = await findUser(house, claimed);
  const key = `${EXPORT_PREFIX}${claimed.id}-${randomUUID()}.zip`;
  const zip = streamZip(listExportFiles(house, user, claimed.language));
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

async function deliver(house: PackHouse, packed: ClaimedExport): Promise<void> {
  const { config, db, log, mail } = house;
  const expires_at = sql`now() + make_interval(hours => ${EXPORT_HOURS})`;
  const row = await updateExport(db, packed, { expires_at });
  if (!row?.expires_at) throw new LostExport('the export was taken over, or its owner is gone');
  const { email } = await findUser(house, packed);
  const download = `atelier_data_${nameMoment(packed.created_at)}.zip`;
  const path = signMediaUrl(config, packed.key, { download, endsAt: row.expires_at });
  const { language } = packed;
  const link = config.publicUrl + path;
  await mail.send(writeExportLetter({ to: email, language, link, until: row.expires_at }));
  await updateExport(db, packed, { state: 'sent', lease_until: null });
  if (mail.isOnDisk && !config.isProduction)
    log.info(`An export is ready at ${link} (no mail server is set)`);
}

async function decide(house: PackHouse, claimed: ClaimedExport, error: unknown): Promise<void> {
  house.log.error({ err: error, export: claimed.id }, 'An export could not be packed');
  if (error instanceof NoRoom || NO_ROOM.has(readErrorCode(error))) {
    await fail(house, claimed, 'no_room');
  } else if (error instanceof MailError) {
    const isOver = Date.now() - claimed.created_at.getTime() > MAIL_PATIENCE_MS;
    if (error.fault === 'no_mailbox' || isOver) await fail(house, claimed, 'broken');
    else await putBack(house, claimed, { isCounted: false, pauseSeconds: MAIL_PAUSE_SECONDS });
  } else if (claimed.attempts >= MAX_ATTEMPTS) {
    await fail(house, claimed, 'broken');
  } else {
    await putBack(house, claimed, { isCounted: true, pauseSeconds: PAUSE_SECONDS * claimed.attempts });
  }
}

async function putBack(
  { db }: PackHouse,
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
async function fail(house: PackHouse, claimed: ClaimedExport, fault: ExportFault): Promise<void> {
  const { db, mail, log } = house;
  const { email } = await findUser(house, claimed);
  const failed = { state: 'failed', lease_until: null, expires_at: sql`now()` } as const;
  if (!(await updateExport(db, claimed, failed))) return;
  try {
    await mail.send(writeExportFailedLetter({ to: email, language: claimed.language, fault }));
  } catch (err) {
    log.error({ err, export: claimed.id }, 'The letter about an export that failed was not taken');
  }
}

async function findUser({ db }: PackHouse, { user_id }: ClaimedExport): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, user_id));
  if (!user || user.state === 'gone') throw new LostExport('the owner of the export is gone');
  return user;
}
