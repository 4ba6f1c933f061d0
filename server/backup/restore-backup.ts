// Brings a backup back: into an empty database and an empty storage, verified file by file, the rows last.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Client } from 'pg';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import type { OpenedStorage } from '#server/adapters/storage.ts';
import { openJobs } from '#server/jobs/open-jobs.ts';
import { StartError } from '#server/process/start-error.ts';
import { QUEUES } from '#server/queues.ts';
import { type Copied, copyMedia, reserveStorage, type Wanted } from './copy-media.ts';
import { readMigration, readTables, refuseUsed } from './copy-tables.ts';
import { type CopiedTables, MEDIA_LIST, readManifest } from './manifest.ts';
import { connect, hashText, MEDIA } from './write-backup.ts';

type Options = {
  folder: string;
  /** Migrated. */
  databaseUrl: string;
  storage: OpenedStorage;
  /** Of the settings; it must be that of the backup. */
  secret: string;
  /** Go on though files are missing or damaged. */
  acceptsBroken: boolean;
  say: (sentence: string) => void;
  signal: AbortSignal;
};

/** Goes on with one that was cut off. Throws StartError where there is something already, or the backup is not whole. */
export async function restoreBackup(options: Options): Promise<Copied> {
  const { folder, databaseUrl, storage, secret, acceptsBroken, say, signal } = options;
  const manifest = await readManifest(folder);
  if (hashText(secret) !== manifest.secret_sha256) {
    throw new StartError(
      `SECRET is not that of the backup, and what it has signed and hashed would be void. Take the one in ${path.join(folder, 'secret')}.`,
    );
  }
  await verifyList(folder, manifest.media.list_sha256);
  const client = await connect(databaseUrl);
  try {
    await refuseOtherRelease(client, manifest.database);
    const mark = await reserveStorage(storage, manifest.id);
    if (await hasMark(client, mark)) {
      await storage.writeMark(mark); // all but this was done
      return { files: manifest.media.files, bytes: manifest.media.bytes, broken: [] };
    }
    await refuseUsed(client);
    const copied = await copyMedia({
      from: await openDiskStorage(path.join(folder, MEDIA)),
      to: storage,
      files: readList(folder),
      keepsBroken: acceptsBroken,
      say,
      signal,
    });
    refuseBroken(copied, acceptsBroken);
    say('The media are there; now the rows');
    await fillDatabase(client, { databaseUrl, folder, tables: manifest.database, place: { storage, mark } });
    return copied;
  } finally {
    await client.end().catch(() => {}); // it may be lost
  }
}

type Filling = {
  databaseUrl: string;
  folder: string;
  tables: CopiedTables;
  place: { storage: OpenedStorage; mark: string };
};

/** With a mark of its own: a copy beside its original must not be able to sweep the other's storage. */
export async function fillDatabase(client: Client, filling: Filling): Promise<void> {
  const { databaseUrl, folder, tables, place } = filling;
  // The queues must be there before the jobs in them.
  const jobs = await openJobs(databaseUrl, { queues: QUEUES, isWorker: false, onError: () => {} });
  await jobs.close();
  await readTables(client, folder, tables, { mark: place.mark, place: place.storage.place });
  await place.storage.writeMark(place.mark);
}

export function refuseBroken({ broken }: Pick<Copied, 'broken'>, acceptsBroken: boolean): void {
  if (broken.length === 0 || acceptsBroken) return;
  throw new StartError(
    `${broken.length} files are missing or not what they were: ${broken.slice(0, 5).join(', ')}${broken.length > 5 ? ' …' : ''}.\n` +
      'Nothing was changed in the database. To go on without them, run this again with --accept-broken.',
  );
}

export async function hasMark(client: Client, mark: string): Promise<boolean> {
  const { rowCount } = await client.query('select from storage_mark where mark = $1', [mark]);
  return rowCount === 1;
}

async function refuseOtherRelease(client: Client, { migration }: CopiedTables): Promise<void> {
  const here = await readMigration(client);
  if (here === migration) return;
  throw new StartError(
    `The backup was made by ${Number(here) > Number(migration) ? 'an older' : 'a newer'} release of Atelier. Restore it with that release, and update then.`,
  );
}

async function verifyList(folder: string, sha256: string): Promise<void> {
  const file = path.join(folder, MEDIA_LIST);
  if (hashText(await readFile(file, 'utf8')) === sha256) return;
  throw new StartError(`${file} is not what was written: the backup is damaged. Nothing was changed.`);
}

async function* readList(folder: string): AsyncGenerator<Wanted> {
  for await (const line of createInterface({ input: createReadStream(path.join(folder, MEDIA_LIST)) })) {
    const [key = '', bytes, sha256 = ''] = line.split('\t');
    yield { key, bytes: Number(bytes), sha256 };
  }
}
