// A backup: the rows of one moment, and every file that they need, in a folder that says what it has.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Client } from 'pg';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import type { OpenedStorage, Stored } from '#server/adapters/storage.ts';
import { describeConnection, SteadyClient } from '#server/database/describe-connection.ts';
import { StartError } from '#server/process/start-error.ts';
import { copyMedia } from './copy-media.ts';
import { writeTables } from './copy-tables.ts';
import { MANIFEST, type Manifest, MEDIA_LIST } from './manifest.ts';
import { keepNeeded, listMedia, listNeededMedia } from './needed-media.ts';

const UNFINISHED = 'unfinished';
export const MEDIA = 'media';
export const SECRET = 'secret';

type Options = {
  databaseUrl: string;
  storage: OpenedStorage;
  secret: string;
  folder: string;
  say: (sentence: string) => void;
  signal: AbortSignal;
};

export type Backup = { manifest: Manifest; broken: string[] };

/**
 * Goes on with one that was cut off; the product may run meanwhile. `broken` are files that rows need and that are not
 * there, or are not what the rows say. Throws StartError where the folder has something else.
 */
export async function writeBackup(options: Options): Promise<Backup> {
  const { databaseUrl, folder, storage, secret, say, signal } = options;
  await openFolder(folder);
  const client = await connect(databaseUrl);
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    const database = await writeTables(client, folder);
    const needed = await listNeededMedia(client);
    await client.query('commit'); // a moment that is held for hours keeps the database from tidying up
    const rows = database.tables.reduce((sum, table) => sum + table.rows, 0);
    say(`${rows} rows of ${database.tables.length} tables are there; now the media`);
    // After the rows: a file is stored before its row, and never changes under its key.
    const files: Stored[] = [];
    const copied = await copyMedia({
      from: storage,
      to: await openDiskStorage(path.join(folder, MEDIA)),
      files: listMedia(storage, needed),
      say,
      signal,
      keepsBroken: true,
      onFile: (file) => files.push(file),
    });
    const broken = await keepNeeded(client, copied.broken);
    const list = files
      .map(({ key, bytes, sha256 }) => `${key}\t${bytes}\t${sha256}\n`)
      .sort()
      .join('');
    const manifest: Manifest = {
      format: 1,
      id: randomUUID(),
      made_at: new Date().toISOString(),
      place: storage.place,
      secret_sha256: hashText(secret),
      database,
      media: { files: copied.files, bytes: copied.bytes, list_sha256: hashText(list) },
    };
    await write(folder, SECRET, `${secret}\n`);
    await write(folder, MEDIA_LIST, list);
    await write(folder, MANIFEST, `${JSON.stringify(manifest, null, 2)}\n`);
    return { manifest, broken };
  } finally {
    await client.end().catch(() => {}); // it may be lost
  }
}

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex');

export async function connect(url: string): Promise<Client> {
  const client = new SteadyClient(describeConnection(url, 'migration'));
  await client.connect();
  return client;
}

async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await readdir(folder);
  if (found.includes(MANIFEST))
    throw new StartError(`There is a backup in ${folder} already. Name another folder.`);
  if (found.length > 0 && !found.includes(UNFINISHED)) {
    throw new StartError(`${folder} is not empty, and what is there is no backup. Name another folder.`);
  }
  await write(
    folder,
    UNFINISHED,
    'A backup without manifest.json was cut off; run the command again to go on.\n',
  );
}

async function write(folder: string, name: string, text: string): Promise<void> {
  await writeFile(path.join(folder, name), text, { mode: 0o600, flush: true });
}
