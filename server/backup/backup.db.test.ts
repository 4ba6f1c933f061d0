// A backup is rehearsed: written while the product is used, brought back elsewhere, and compared row by row, byte by byte.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { claimStorage } from '#server/adapters/claim-storage.ts';
import { locate, openDiskStorage } from '#server/adapters/storage-disk.ts';
import { openS3Storage } from '#server/adapters/storage-s3.ts';
import type { OpenedStorage } from '#server/adapters/storage.ts';
import { media } from '#server/database/schema/media.ts';
import { users } from '#server/database/schema/users.ts';
import { StartError } from '#server/process/start-error.ts';
import { createTask } from '#server/task/create-task.ts';
import { createTestDatabase, type TestDatabase } from '#tests/database/test-database.ts';
import { expectInvariants } from '#tests/fakes/expect-invariants.ts';
import { startS3Server, type S3Server } from '#tests/fakes/s3/s3-server.ts';
import { addUser, openTaskApp, type TaskApp } from '#tests/fakes/task-app.ts';
import { storeResult } from '#tests/fakes/store-result.ts';
import { refuseUsed } from './copy-tables.ts';
import { moveInstallation, refuseSenseless } from './move-installation.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const SECRET = 'a secret of the tests, long enough to sign with';
const params = { engine: 'pro', prompt: 'a lamp', aspect_ratio: '1:1', resolution: '1K', count: 1 };
const never = new AbortController().signal;

let app: TaskApp;
let disk: OpenedStorage;
let target: TestDatabase;
let store: S3Server;
let folder: string;

beforeEach(async () => {
  app = await openTaskApp({ DEMO: 'off' });
  disk = await openDiskStorage(path.join(app.folder, 'media'));
  target = await createTestDatabase();
  store = await startS3Server();
  folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-backup-'));
  await claimStorage(app.db, disk);
  const user = await addUser(app);
  for (const count of [1, 2, 3]) await addWork(user, `work ${count}`);
});

afterEach(async () => {
  await app.close();
  await target.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

async function addWork(user: number, prompt: string): Promise<number> {
  const posted = await createTask(app, user, { type: 1, params: { ...params, prompt }, language: 'en' });
  const id = Number(posted.id);
  await app.db.execute(
    sql`update tasks set status = 2, finished_at = now(), started_at = now() where id = ${id}`,
  );
  await storeResult(app, id);
  return id;
}

const backUp = (storage = disk) =>
  writeBackup({
    databaseUrl: app.database.url,
    storage,
    secret: SECRET,
    folder,
    say: () => {},
    signal: never,
  });

const bucket = () => openS3Storage(store.settings);

const restore = (more: Partial<Parameters<typeof restoreBackup>[0]> = {}) =>
  restoreBackup({
    folder,
    databaseUrl: target.url,
    storage: bucket(),
    secret: SECRET,
    acceptsBroken: false,
    say: () => {},
    signal: never,
    ...more,
  });

const move = (more: Partial<Parameters<typeof moveInstallation>[0]> = {}) =>
  moveInstallation({
    config: { dataDir: app.folder, databaseUrl: target.url, hasEmbeddedDatabase: false, s3: store.settings },
    sourceUrl: app.database.url,
    acceptsBroken: false,
    say: () => {},
    signal: never,
    ...more,
  });

async function refusalOf(working: Promise<unknown>): Promise<string> {
  const error: unknown = await working.then(
    () => new Error('it was done'),
    (failed: unknown) => failed,
  );
  if (!(error instanceof StartError)) throw error;
  return error.message;
}

/** Of every table: how many rows, and a hash of all of them. */
async function digest({ db }: Pick<TestDatabase, 'db'>): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'storage_mark'`,
  );
  const digests: Record<string, string> = {};
  for (const { name } of [...rows, { name: 'pgboss.job' }]) {
    const { rows: found } = await db.execute<{ all: string }>(
      sql.raw(
        `select count(*) || ' ' || md5(string_agg(t::text, ',' order by t::text)) as all from ${name} t`,
      ),
    );
    digests[name] = found[0]?.all ?? '0';
  }
  return digests;
}

async function readKeys(storage: Pick<OpenedStorage, 'list'>): Promise<string[]> {
  return ((await Readable.from(storage.list(-60)).toArray()) as string[]).sort();
}

async function expectWhole(storage: OpenedStorage): Promise<void> {
  expect(await digest(target)).toEqual(await digest(app));
  expect(await readKeys(storage)).toEqual(await readKeys(disk));
  await claimStorage(target.db, storage);
  await expectInvariants({ db: target.db, storage });
  // The next row gets a number of its own.
  const [added] = await target.db.insert(users).values({ email: 'new@example.com', name: 'New' }).returning();
  expect(added?.id).toBeGreaterThan(1);
}

it('brings everything back, into another kind of storage', async () => {
  const { manifest, broken } = await backUp();
  expect(broken).toEqual([]);
  expect(manifest.media.files).toBe((await readKeys(disk)).length);
  expect(manifest.database.tables.find(({ name }) => name === 'tasks')?.rows).toBe(3);
  expect(manifest.database.tables.find(({ name }) => name === 'job')?.rows).toBe(3);
  expect(await restore()).toMatchObject({ files: manifest.media.files, broken: [] });
  await expectWhole(bucket());
});

it('leaves the original and its copy each its own storage', async () => {
  await backUp();
  await restore();
  expect(await refusalOf(claimStorage(target.db, disk))).toContain('another database');
  expect(await refusalOf(claimStorage(app.db, bucket()))).toContain('another database');
  await claimStorage(app.db, disk);
});

it('is of one moment, with all files of that moment, though the product goes on', async () => {
  const user = await addUser(app);
  const slow = {
    ...disk,
    list: async function* (seconds: number) {
      await addWork(user, 'after the rows were read');
      yield* disk.list(seconds);
    },
  };
  const { manifest, broken } = await backUp(slow);
  expect(broken).toEqual([]);
  expect(manifest.database.tables.find(({ name }) => name === 'tasks')?.rows).toBe(3);
  await restore();
  await expectInvariants({ db: target.db, storage: bucket() });
});

it('does not miss what was erased in order meanwhile, and tells what is lost', async () => {
  const [gone, lost] = await app.db.select().from(media).orderBy(media.id);
  const erasing = {
    ...disk,
    list: async function* (seconds: number) {
      await app.db.execute(sql`delete from media where id = ${gone?.id}`);
      await disk.remove(gone?.key ?? '');
      await disk.remove(lost?.key ?? '');
      yield* disk.list(seconds);
    },
  };
  expect((await backUp(erasing)).broken).toEqual([lost?.key]);
});

it('tells a file that is not what its row says', async () => {
  const [row] = await app.db.select().from(media);
  writeFileSync(locate(path.join(app.folder, 'media'), row?.key ?? ''), 'rot');
  expect((await backUp()).broken).toEqual([row?.key]);
});

it('goes on after it was cut off, and copies no file twice', async () => {
  const stopping = new AbortController();
  let opened = 0;
  const cut = {
    ...disk,
    open: async (key: string) => {
      opened += 1;
      if (opened > 4) throw new Error('cut');
      return await disk.open(key);
    },
  };
  await expect(backUp(cut)).rejects.toThrow('cut');
  expect(existsSync(path.join(folder, 'manifest.json'))).toBe(false);
  expect(await refusalOf(restore())).toContain('no whole backup');
  opened = -100;
  await backUp(cut);
  expect(opened).toBe(-100 + (await readKeys(disk)).length - 4);

  store.trouble('put', 'refused');
  await expect(restore()).rejects.toThrow('AccessDenied');
  store.heal();
  const puts = () => store.calls.filter((call) => call === 'put').length;
  stopping.abort(new Error('stopped'));
  await expect(restore({ signal: stopping.signal })).rejects.toThrow('stopped');
  await restore();
  const before = puts();
  expect(await refusalOf(restore())).toContain('There are media in');
  expect(puts()).toBe(before);
  await expectWhole(bucket());
});

it('takes no folder with something else, no second backup, and no secret of another', async () => {
  writeFileSync(path.join(folder, 'thesis.txt'), 'x');
  expect(await refusalOf(backUp())).toContain('is not empty');
  rmSync(path.join(folder, 'thesis.txt'));
  await backUp();
  expect(await refusalOf(backUp())).toContain('a backup in');
  expect(await refusalOf(restore({ secret: 'x'.repeat(32) }))).toContain('SECRET is not that of the backup');
});

it.each([
  [
    'a row',
    () => change(path.join(folder, 'tables', 'public.users.copy'), 'User', 'Eser'),
    'is not what was written',
  ],
  ['a file', () => changeMedia(), '1 files are missing or not what they were'],
  ['the list', () => change(path.join(folder, 'media.list'), '\t', '\t1'), 'the backup is damaged'],
  ['the manifest', () => change(path.join(folder, 'manifest.json'), '"rows"', '"raws"'), 'is damaged'],
  [
    'the release',
    () => change(path.join(folder, 'manifest.json'), '"migration": "1', '"migration": "2'),
    'newer',
  ],
])('changes nothing in the database where %s was changed', async (_what, damage, words) => {
  await backUp();
  damage();
  expect(await refusalOf(restore())).toContain(words);
  expect(await target.db.$count(users)).toBe(0);
});

function change(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}

function changeMedia(): void {
  const [line = ''] = readFileSync(path.join(folder, 'media.list'), 'utf8').split('\n');
  const file = locate(path.join(folder, 'media'), line.split('\t')[0] ?? '');
  const bytes = readFileSync(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

it('goes on without a broken file when that is wanted', async () => {
  await backUp();
  changeMedia();
  expect(await refusalOf(restore())).toContain('run this again with --accept-broken');
  expect(await refusalOf(restore())).toContain('run this again with --accept-broken');
  expect(await restore({ acceptsBroken: true })).toMatchObject({ broken: [expect.any(String)] });
  expect(await target.db.$count(media)).toBe(3);
});

it('waits for somebody who is just leaving the database', async () => {
  await backUp();
  const leaving = connectDatabase(target.url, { part: 'api' });
  await leaving.db.$count(users);
  const gone = sleep(500).then(leaving.close);
  expect(await restore()).toMatchObject({ broken: [] });
  await gone;
});

it('sees within a transaction that somebody has left the database', async () => {
  const client = new Client({ connectionString: target.url });
  await client.connect();
  await client.query('begin');
  const leaving = connectDatabase(target.url, { part: 'api' });
  await leaving.db.$count(users);
  const gone = sleep(500).then(leaving.close);
  await expect(refuseUsed(client)).resolves.toBeUndefined();
  await gone;
  await client.end();
});

it('overwrites no database that has rows, and none in use', async () => {
  await backUp();
  const operator = connectDatabase(target.url, { part: 'admin' });
  await operator.db.insert(users).values({ email: 'a@example.com', name: 'A' });
  await operator.close();
  expect(await refusalOf(restore())).toContain('not empty: there are rows in users');
  await target.db.delete(users);
  // As the API does: a pool that nobody asks ends its connections.
  const asked = setInterval(() => target.db.$count(users).catch(() => {}), 1000);
  try {
    expect(await refusalOf(restore())).toContain('in use (atelier-api)');
  } finally {
    clearInterval(asked);
  }
});

it('moves rows and media, and leaves the old place unusable beside the new one', async () => {
  expect(await move()).toMatchObject({ broken: [] });
  await expectWhole(bucket());
  expect(await refusalOf(claimStorage(app.db, bucket()))).toContain('another database');
  expect(existsSync(path.join(app.folder, 'move'))).toBe(false);
});

it('goes on with a move that was cut off, at any of its steps', async () => {
  store.trouble('put', 'refused', 3);
  await expect(move()).rejects.toThrow('AccessDenied');
  store.trouble('head', 'cut', 12);
  await expect(move()).rejects.toThrow('storage cannot be');
  store.heal();
  await expect(
    move({
      say: (sentence) => {
        if (sentence === 'Copying the rows') store.trouble('put', 'refused'); // the last mark is not written
      },
    }),
  ).rejects.toThrow('AccessDenied');
  expect(await target.db.$count(media)).toBe(3);
  store.heal();
  await move();
  await expectWhole(bucket());
});

it('moves the media alone, and the rows later', async () => {
  const embedded = { dataDir: app.folder, databaseUrl: '', hasEmbeddedDatabase: true, s3: store.settings };
  await move({ config: embedded });
  await claimStorage(app.db, bucket());
  await expectInvariants({ db: app.db, storage: bucket() });
  expect(await refusalOf(claimStorage(app.db, disk))).toContain(bucket().place);
  expect(await refusalOf(move({ config: embedded }))).toContain('nothing to move');
  await move();
  await expectWhole(bucket());
  expect(await refusalOf(move())).toContain(bucket().place);
});

it('moves the rows alone, and takes the media from the database that is left', async () => {
  const config = { dataDir: app.folder, databaseUrl: target.url, hasEmbeddedDatabase: false, s3: null };
  await move({ config });
  await expectWhole(disk);
  expect(await refusalOf(claimStorage(app.db, disk))).toContain('another database');
});

it('moves nothing to a bucket with media, nor nowhere, nor under another secret', async () => {
  await bucket().put('task-9.png', Readable.from(['x']));
  expect(await refusalOf(move())).toContain('There are media in the bucket');
  expect(() => refuseSenseless({ hasEmbeddedDatabase: true, s3: null, secret: '' }, SECRET)).toThrow(
    'name no other place',
  );
  expect(() =>
    refuseSenseless({ hasEmbeddedDatabase: false, s3: null, secret: 'x'.repeat(32) }, SECRET),
  ).toThrow('SECRET must stay');
});
