// A database is brought over to another cluster with all that is in it, whatever kills the move, and the old one stays.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { migrateDatabase } from '#server/database/migrate.ts';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { drawCases } from '#tests/draw-cases.ts';
import { chooseDatabaseUser } from './choose-user.ts';
import { createCluster } from './create-cluster.ts';
import { locateMove, markCopied } from './exchange-clusters.ts';
import { findBinaries } from './find-binaries.ts';
import { type Move, moveCluster } from './move-cluster.ts';
import { type EmbeddedDatabase, readPassword, startEmbedded } from './start-embedded.ts';

const PROJECT = path.join(import.meta.dirname, '../..');
/** Servers are started and stopped, some of them three times. */
const LIMIT_MS = 240_000;

/** A data folder as it is before the move. */
let filled: string;
let folder: string;
/** Programs whose initdb copies what the real one made: its second of the processor comes once, not with every move. */
let programs: string;

const makeFolder = () => mkdtempSync(path.join(os.tmpdir(), 'atelier-move-'));

beforeAll(async () => {
  filled = makeFolder();
  folder = filled;
  await createFirst();
  programs = makePrograms();
  await fill();
}, LIMIT_MS);

afterAll(() => {
  for (const left of [filled, programs])
    rmSync(left, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

async function createFirst(): Promise<void> {
  const clusterFolder = path.join(folder, 'postgres');
  const user = chooseDatabaseUser(clusterFolder);
  const passwordFile = path.join(folder, 'postgres-password');
  const binaries = findBinaries(user);
  await createCluster({ clusterFolder, passwordFile, binaries, user, isDurable: false });
}

/** Of the cluster that has just been made, and is still as initdb left it. */
function makePrograms(): string {
  const made = makeFolder();
  const user = chooseDatabaseUser(path.join(folder, 'postgres'));
  mkdirSync(path.join(made, 'bin'));
  symlinkSync(path.join(findBinaries(user), 'bin/postgres'), path.join(made, 'bin/postgres'));
  const copying = `#!/bin/sh\nexec cp -a '${path.join(made, 'cluster')}/.' .\n`; // it is called in the new cluster's folder
  writeFileSync(path.join(made, 'bin/initdb'), copying, { mode: 0o755 });
  spawnSync('cp', ['-a', path.join(folder, 'postgres'), path.join(made, 'cluster')]);
  chmodSync(made, 0o755);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(made, user.uid, user.gid);
  return made;
}

beforeEach(() => {
  folder = makeFolder();
  // With its owner, who is another where root runs the tests.
  spawnSync('cp', ['-a', `${filled}/.`, folder]);
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const start = () => startEmbedded({ folder, isDurable: false });

async function ask(server: EmbeddedDatabase, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: server.url() });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** As a user would miss it: rows that point at each other, odd signs, the next number, the mark of the storage, a job. */
async function fill(): Promise<void> {
  const server = await start();
  await migrateDatabase(server.url());
  await ask(
    server,
    `insert into users (email, name) values ('a@example.com', E'tab\\tand 图\\\\n'), ('b@example.com', 'b')`,
  );
  await ask(server, `insert into follows (follower_id, followee_id) values (1, 2)`);
  await ask(server, `insert into storage_mark (mark, place, written_at) values ('the mark', 'here', now())`);
  await server.stop();
}

/** Both are of one version here, for there is but one in the packages: what is tested is everything else. */
const describeMove = (initdb: 'real' | 'copying' = 'copying'): Move => {
  const user = chooseDatabaseUser(path.join(folder, 'postgres'));
  const binaries = initdb === 'real' ? findBinaries(user) : programs;
  return {
    folder,
    database: 'atelier',
    password: readPassword(path.join(folder, 'postgres-password')),
    from: { major: '18', binaries },
    to: { major: '19', binaries },
    user,
    isDurable: false,
    say: () => {},
  };
};

async function expectAllThere(): Promise<void> {
  const server = await start();
  try {
    await migrateDatabase(server.url());
    expect(await ask(server, 'select id, email, name from users order by id')).toEqual([
      { id: expect.anything(), email: 'a@example.com', name: 'tab\tand 图\\n' },
      { id: expect.anything(), email: 'b@example.com', name: 'b' },
    ]);
    expect(await ask(server, 'select follower_id::int from follows')).toEqual([{ follower_id: 1 }]);
    expect(await ask(server, 'select mark from storage_mark')).toEqual([{ mark: 'the mark' }]);
    const [next] = await ask(
      server,
      `insert into users (email, name) values ('c@example.com', 'c') returning id::int`,
    );
    expect(next).toEqual({ id: 3 });
    await ask(server, `delete from users where email = 'c@example.com'`);
  } finally {
    await server.stop();
  }
}

const list = () => readdirSync(folder).filter((name) => /^postgres(-\d+|-move|$)/.test(name));

it('brings everything over and keeps the old cluster as it was', async () => {
  const said: string[] = [];
  await moveCluster({ ...describeMove('real'), say: (sentence) => said.push(sentence) });
  expect(list().sort()).toEqual(['postgres', 'postgres-18']);
  expect(said[0]).toBe('Moving the database from PostgreSQL 18 to 19; this may take minutes');
  expect(said[1]).toContain(path.join(folder, 'postgres-18'));
  await expectAllThere();
  // Whoever must go back exchanges the two again.
  rmSync(path.join(folder, 'postgres'), { recursive: true });
  exchangeBack();
  await expectAllThere();
});

function exchangeBack(): void {
  const { nursery, next } = locateMove(folder);
  mkdirSync(nursery);
  renameSync(path.join(folder, 'postgres-18'), next);
  markCopied(folder);
}

/** Kills itself at the step, with its servers left running, as the machine would find them. */
function killAt(step: string): void {
  const program = `
    import fs from 'node:fs';
    import process from 'node:process';
    import { syncBuiltinESMExports } from 'node:module';
    import { Client } from 'pg';
    const die = () => process.kill(process.pid, 'SIGKILL');
    const step = ${JSON.stringify(step)};
    const rename = fs.renameSync;
    let renames = 0;
    fs.renameSync = (...names) => {
      if (step === 'rename ' + (renames += 1)) die();
      return rename(...names);
    };
    syncBuiltinESMExports();
    const query = Client.prototype.query;
    Client.prototype.query = function (...args) {
      if (typeof args[0] === 'string' && args[0].startsWith(step)) die();
      return query.apply(this, args);
    };
    const { moveCluster } = await import('#server/embedded-postgres/move-cluster.ts');
    await moveCluster({ ...${JSON.stringify({ ...describeMove(), say: undefined })}, say: () => {} });
  `;
  const { signal, stderr } = spawnSync(
    process.execPath,
    [...NODE_OPTIONS, '--input-type=module', '-e', program],
    {
      cwd: PROJECT,
      encoding: 'utf8',
    },
  );
  expect([stderr, signal]).toEqual(['', 'SIGKILL']);
}

const KILLS: [step: string, left: string[]][] = [
  ['create database', ['postgres', 'postgres-move']], // both servers run
  ['analyze', ['postgres', 'postgres-move']], // all rows are there
  ['rename 2', ['postgres', 'postgres-move']], // the first makes the new cluster
  ['rename 3', ['postgres-18', 'postgres-move']], // between the two folders
];

it.each(drawCases('kills of a move', KILLS, 1))('goes on after a kill at: %s', async (step, left) => {
  killAt(step);
  expect(list().sort()).toEqual(left);
  // As a start does: what was copied changes places, else the move begins anew.
  if (existsSync(locateMove(folder).copied)) await (await start()).stop();
  else await moveCluster(describeMove());
  expect(list().sort()).toEqual(['postgres', 'postgres-18']);
  await expectAllThere();
});

it('changes nothing where it cannot be done', async () => {
  const move = describeMove();
  const broken = moveCluster({ ...move, to: { major: '19', binaries: '/nowhere' } });
  await expect(broken).rejects.toThrow('could not set up its folder');
  const stopping = AbortSignal.abort(new Error('asked to stop'));
  await expect(moveCluster({ ...move, signal: stopping })).rejects.toThrow('asked to stop');
  expect(list()).toEqual(['postgres']);
  await expectAllThere();
});

it('keeps what an earlier move kept', async () => {
  await moveCluster(describeMove());
  await moveCluster(describeMove());
  expect(list().sort()).toEqual(['postgres', 'postgres-18', 'postgres-18-2']);
  await expectAllThere();
});

it('says what to do with a cluster of another version, and does not touch it', async () => {
  const file = path.join(folder, 'postgres', 'PG_VERSION');
  for (const [major, words] of [
    ['19', 'by a newer release of Atelier'],
    ['17', 'no release of Atelier has brought PostgreSQL 17'],
  ] as const) {
    writeFileSync(file, `${major}\n`);
    await expect(start()).rejects.toThrow(words);
    await expect(start()).rejects.toThrow('Nothing was changed');
    expect(readFileSync(file, 'utf8')).toBe(`${major}\n`);
    expect(list()).toEqual(['postgres']);
  }
});
