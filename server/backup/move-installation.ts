// Brings an installation from its own folder to the database and the bucket of the settings: the media first, the rows last.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { claimStorage } from '#server/adapters/claim-storage.ts';
import { openStorage } from '#server/adapters/open-storage.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import type { OpenedStorage } from '#server/adapters/storage.ts';
import type { Config } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { StartError } from '#server/process/start-error.ts';
import type { Client } from 'pg';
import { type Copied, copyMedia, reserveStorage } from './copy-media.ts';
import { refuseUsed, writeTables } from './copy-tables.ts';
import { keepNeeded, listMedia, listNeededMedia } from './needed-media.ts';
import { fillDatabase, hasMark, refuseBroken } from './restore-backup.ts';
import { connect, hashText } from './write-backup.ts';

type Options = {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 'hasEmbeddedDatabase' | 's3'>;
  /** The embedded database of that folder, which nobody else uses. */
  sourceUrl: string;
  acceptsBroken: boolean;
  say: (sentence: string) => void;
  signal: AbortSignal;
};

/**
 * Goes on with one that was cut off; what it comes from is not changed, but that a move of the media alone tells its
 * database where they are. Throws StartError where there is something already, or files are not what the rows say.
 */
export async function moveInstallation(options: Options): Promise<Copied> {
  const { config, sourceUrl, signal, say } = options;
  const source = await connect(sourceUrl);
  const there = config.hasEmbeddedDatabase ? null : config.databaseUrl;
  try {
    const places = await openPlaces(config, source);
    if (there !== null) await migrateDatabase(there, { signal, say });
    const destination = there === null ? source : await connect(there);
    try {
      return await move(options, { source, destination, there, ...places });
    } finally {
      await destination.end().catch(() => {}); // it may be lost
    }
  } finally {
    await source.end().catch(() => {});
  }
}

/** `target` is null where the media stay: on disk, or in the bucket to which an earlier move brought them. */
async function openPlaces(
  config: Options['config'],
  source: Client,
): Promise<Pick<Ends, 'origin' | 'target'>> {
  const disk = await openDiskStorage(path.join(config.dataDir, 'media'));
  if (!config.s3) return { origin: disk, target: null };
  const bucket = await openStorage(config);
  if (!(await hasMark(source, (await bucket.readMark()) ?? ''))) return { origin: disk, target: bucket };
  if (config.hasEmbeddedDatabase) {
    throw new StartError(
      `The media are in ${bucket.place} already, and the settings name no other database: nothing to move.`,
    );
  }
  return { origin: bucket, target: null };
}

type Ends = {
  source: Client;
  /** The source itself where the database stays. */
  destination: Client;
  origin: OpenedStorage;
  target: OpenedStorage | null;
  there: string | null;
};

async function move(options: Options, ends: Ends): Promise<Copied> {
  const { config, sourceUrl, acceptsBroken, say, signal } = options;
  const { source, destination, origin, target, there } = ends;
  const place = await reserve(sourceUrl, ends);
  if (await hasMark(destination, place.mark)) {
    await place.storage.writeMark(place.mark); // all but this was done
    return { files: 0, bytes: 0, broken: [] };
  }
  if (there !== null) await refuseUsed(destination);
  let copied: Copied = { files: 0, bytes: 0, broken: [] };
  if (target) {
    const files = listMedia(origin, await listNeededMedia(source));
    copied = await copyMedia({ from: origin, to: target, files, say, signal, keepsBroken: acceptsBroken });
    copied.broken = await keepNeeded(source, copied.broken);
    refuseBroken(copied, acceptsBroken);
  }
  if (there === null) await recordPlace(source, place);
  else await moveRows(ends, there, path.join(config.dataDir, 'move'), place, say);
  return copied;
}

/**
 * Where the media will be, and with which mark; the same for the same move, continued. A new mark also where they stay:
 * the database that is left behind must not sweep them.
 */
async function reserve(sourceUrl: string, { origin, target, destination }: Ends): Promise<Place> {
  const mark = await origin.readMark();
  const next = deriveMark(mark ?? '');
  const hasBegun = target
    ? (await target.readMark())?.startsWith(`copying:${mark}:`)
    : mark !== null && (await hasMark(destination, next));
  if (!hasBegun) await claim(sourceUrl, origin);
  const claimed = (await origin.readMark()) ?? '';
  return target
    ? { storage: target, mark: await reserveStorage(target, claimed) }
    : { storage: origin, mark: deriveMark(claimed) };
}

const deriveMark = (mark: string): string => hashText(`moved ${mark}`).slice(0, 32);

async function claim(sourceUrl: string, storage: OpenedStorage): Promise<void> {
  const { db, close } = connectDatabase(sourceUrl, { part: 'admin', connections: 1 });
  try {
    await claimStorage(db, storage);
  } finally {
    await close();
  }
}

type Place = { storage: OpenedStorage; mark: string };

async function recordPlace(client: Client, place: Place): Promise<void> {
  await client.query('update storage_mark set mark = $1, place = $2, written_at = now()', [
    place.mark,
    place.storage.place,
  ]);
  await place.storage.writeMark(place.mark);
}

async function moveRows(
  { source, destination }: Ends,
  databaseUrl: string,
  folder: string,
  place: Place,
  say: (sentence: string) => void,
): Promise<void> {
  say('Copying the rows');
  await rm(folder, { recursive: true, force: true }); // of a move that was cut off
  try {
    await source.query('begin transaction isolation level repeatable read read only');
    const tables = await writeTables(source, folder);
    await source.query('commit');
    await fillDatabase(destination, { databaseUrl, folder, tables, place });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Throws StartError where nothing would move, or what was signed and hashed would be void there. */
export function refuseSenseless(
  { hasEmbeddedDatabase, s3, secret }: Pick<Config, 'hasEmbeddedDatabase' | 's3' | 'secret'>,
  ownSecret: string,
): void {
  if (hasEmbeddedDatabase && !s3) {
    throw new StartError(
      'The settings name no other place: set DATABASE_URL and SECRET, those that begin with S3_, or all of them, and run this again.',
    );
  }
  if (hasEmbeddedDatabase || secret === ownSecret) return;
  throw new StartError(
    'SECRET must stay the one of this installation: what it has signed and hashed would be void. It is in the file secret of the data folder.',
  );
}
