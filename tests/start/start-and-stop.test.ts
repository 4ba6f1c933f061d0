// Starting, stopping, killing and starting again: whatever happens, the next start works and the data is there.
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { findBundle } from '#server/process/find-bundle.mjs';
import {
  findFreePort,
  isAlive,
  type AppProcess,
  launchApp,
  listDescendants,
  makeDataDir,
  removeApp,
  shareApp,
} from '../start-app.ts';
import { queryFolder, readPostmasterPid } from './data-folder.ts';
import { readProc } from './read-proc.ts';

/** Of their own for one test. */
const apps: AppProcess[] = [];
const dataDir = makeDataDir();
const shared = shareApp({ dataDir });

function keep(app: AppProcess): AppProcess {
  apps.push(app);
  return app;
}

afterEach(async () => {
  for (const app of apps.splice(0)) await removeApp(app);
});

afterAll(async () => {
  await shared.kill();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const countKept = () => queryFolder(dataDir, 'select count(*)::int as count from kept');

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (await isTrue()) return;
    await sleep(50);
  }
  throw new Error('It never became true');
}

describe('a first start', () => {
  it('makes a data folder that only its owner may read', async () => {
    await shared.running();
    for (const name of [
      '.',
      'postgres',
      'postgres-password',
      'secret',
      '.lock',
      'running.json',
      'postgres.log',
    ]) {
      expect([name, statSync(path.join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
    }
  });

  it('runs what was bundled from the sources as they are', async () => {
    const app = await shared.running();
    const bundle = findBundle();
    expect(bundle).not.toBeNull();
    const roles = listDescendants(app.pid).filter((pid) => readProc(pid, 'cmdline').includes('-main.ts'));
    expect(roles).toHaveLength(2);
    for (const pid of roles)
      expect(readProc(pid, 'environ').split('\0')).toContain(`SERVER_BUNDLE=${bundle}`);
  });

  it('is stopped at any moment of it: never ready after that, and nothing is left running', async () => {
    for (const afterMs of [150, 350, 600, 900, 1200]) {
      const app = keep(await launchApp({ dataDir: makeDataDir() }));
      await sleep(afterMs);
      const family = listDescendants(app.pid);
      await app.stop();
      expect(app.output().split('Stopping')[1] ?? '').not.toContain('ready');
      expect(family.filter(isAlive)).toEqual([]);
    }
  });
});

describe('a second start', () => {
  it('is refused with the address of the first, which goes on', async () => {
    const first = await shared.running();
    const second = await launchApp({ dataDir });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('already runs on this data folder');
    expect(second.output()).toContain(new URL(first.url).port);
    expect((await fetch(first.url)).status).toBeLessThan(500);
  });

  it('is refused in words when another program has the port, before anything slow is begun', async () => {
    const port = await findFreePort();
    const other = net.createServer().listen(port, '127.0.0.1');
    const app = keep(await launchApp({ port, dataDir: makeDataDir() }));
    expect(await app.ended).toBe(1);
    other.close();
    expect(app.output()).toContain(`Port ${port} is already in use`);
    expect(app.output()).toContain(`PORT=${port + 1} npm start`);
    expect(existsSync(path.join(app.dataDir, 'postgres'))).toBe(false);
  });

  it('is refused in words by a wrong setting', async () => {
    const app = keep(await launchApp({ env: { ROLE: 'boss' } }));
    expect(await app.ended).toBe(1);
    expect(app.output()).toContain('ROLE must be all, api or worker');
    expect(app.output()).not.toContain('    at ');
  });
});

describe('after kill -9 of a part', () => {
  it('of the database alone, it is started again on the same port', async () => {
    const app = await shared.running();
    const before = await queryFolder(dataDir, 'select inet_server_port() as port');
    const database = readPostmasterPid(dataDir);
    process.kill(database, 'SIGKILL');
    await until(async () => {
      try {
        const now = await queryFolder(dataDir, 'select inet_server_port() as port');
        return now[0]?.port === before[0]?.port && readPostmasterPid(dataDir) !== database;
      } catch {
        return false;
      }
    });
    await expect.poll(app.output).toContain('The database ended unexpectedly; starting it again');
  });

  it.each([
    { name: 'worker', program: 'worker-main.ts' },
    { name: 'API', program: 'api-main.ts' },
  ])('of the $name alone, another one is started', async ({ name, program }) => {
    const app = await shared.running();
    const findProcess = () =>
      listDescendants(app.pid).find((pid) => readProc(pid, 'cmdline').includes(program));
    const first = findProcess();
    if (first === undefined) throw new Error(`There is no ${name}`);
    process.kill(first, 'SIGKILL');
    await until(() => {
      const now = findProcess();
      return now !== undefined && now !== first;
    });
    await expect.poll(app.output).toContain(`The ${name} ended (SIGKILL); starting it again`);
    await until(async () => (await fetch(`${app.url}/readyz`).catch(() => null))?.status === 200);
  });
});

describe('a stop', () => {
  it('leaves no trace, and a stranger that gets the number of the database is not taken for it', async () => {
    const first = await shared.running();
    const file = path.join(dataDir, 'postgres', 'postmaster.pid');
    const lines = readFileSync(file, 'utf8').split('\n');
    const database = readPostmasterPid(dataDir);
    const family = listDescendants(first.pid);
    expect(family).toContain(database);
    expect(await first.stop()).toBe(0);
    expect(family.filter(isAlive)).toEqual([]);
    expect(existsSync(file)).toBe(false);
    expect(existsSync(path.join(dataDir, 'running.json'))).toBe(false);
    const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(log.trim().split('\n').at(-1)).toContain('database system is shut down');

    writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'));
    const next = await shared.start();
    expect(isAlive(process.pid)).toBe(true);
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  });
});

describe('after kill -9', () => {
  it('of everything, the next start has all that was committed', async () => {
    const app = await shared.running();
    await queryFolder(dataDir, 'create table kept (number int)');
    await queryFolder(dataDir, 'insert into kept values (1)');
    await app.kill();
    await shared.start();
    expect(await countKept()).toEqual([{ count: 1 }]);
  });

  it('of the server alone, its worker ends, and the next start finds the port free and replaces the database that was left', async () => {
    const app = await shared.running();
    await queryFolder(dataDir, 'insert into kept values (2)');
    const family = listDescendants(app.pid);
    const database = readPostmasterPid(dataDir);
    const ours = family.filter((pid) => pid !== database && !listDescendants(database).includes(pid));
    process.kill(app.pid, 'SIGKILL');
    await app.ended;
    expect(isAlive(database)).toBe(true);

    const next = await shared.start({ port: Number(new URL(app.url).port) });
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
    expect(next.output()).toContain('Stopped the database that an earlier run left behind');
    expect(isAlive(database)).toBe(false);
    expect(await countKept()).toEqual([{ count: 2 }]);
    await until(() => !ours.some(isAlive));
    expect(await next.stop()).toBe(0);
  });
});

it('leaves a cluster of another major version untouched and says what to do', async () => {
  const other = makeDataDir();
  mkdirSync(path.join(other, 'postgres'));
  writeFileSync(path.join(other, 'postgres', 'PG_VERSION'), '15\n');
  const app = keep(await launchApp({ dataDir: other }));
  expect(await app.ended).toBe(1);
  expect(app.output()).toContain('made by PostgreSQL 15');
  expect(app.output()).toContain('Nothing was changed, and no release of Atelier has brought PostgreSQL 15');
  expect(app.output()).toContain(`mv '${path.join(other, 'postgres')}'`);
  expect(readFileSync(path.join(other, 'postgres', 'PG_VERSION'), 'utf8')).toBe('15\n');
});
