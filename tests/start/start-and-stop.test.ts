// Starting, stopping, killing and starting again: whatever happens, the next start works and the data is there.
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import {
  findFreePort,
  isAlive,
  type HouseProcess,
  launchHouse,
  listDescendants,
  makeDataDir,
  removeHouse,
  startHouse,
} from '../start-house.ts';
import { queryFolder, readPostmasterPid } from './data-folder.ts';

const houses: HouseProcess[] = [];

function keep(house: HouseProcess): HouseProcess {
  houses.push(house);
  return house;
}

afterEach(async () => {
  for (const house of houses.splice(0)) await removeHouse(house);
});

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isTrue()) return;
    await sleep(50);
  }
  throw new Error('It never became true');
}

describe('a first start', () => {
  it('makes a data folder that only its owner may read, and stops without a trace', async () => {
    const house = keep(await startHouse());
    for (const name of [
      '.',
      'postgres',
      'postgres-password',
      'secret',
      '.lock',
      'running.json',
      'postgres.log',
    ]) {
      expect([name, statSync(path.join(house.dataDir, name)).mode & 0o077]).toEqual([name, 0]);
    }
    const database = readPostmasterPid(house.dataDir);
    const family = listDescendants(house.pid);
    expect(family).toContain(database);
    expect(await house.stop()).toBe(0);
    expect(family.filter(isAlive)).toEqual([]);
    expect(existsSync(path.join(house.dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(existsSync(path.join(house.dataDir, 'running.json'))).toBe(false);
    expect(readFileSync(path.join(house.dataDir, 'postgres.log'), 'utf8')).toContain(
      'database system is shut down',
    );
  });

  it('is stopped at any moment of it: never ready after that, and nothing is left running', async () => {
    for (const afterMs of [150, 350, 600, 900, 1200]) {
      const house = keep(await launchHouse());
      await sleep(afterMs);
      const family = listDescendants(house.pid);
      await house.stop();
      expect(house.output().split('Stopping')[1] ?? '').not.toContain('ready');
      expect(family.filter(isAlive)).toEqual([]);
    }
  });
});

describe('a second start', () => {
  it('is refused with the address of the first, which goes on', async () => {
    const first = keep(await startHouse());
    const second = keep(await launchHouse({ dataDir: first.dataDir }));
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('already runs on this data folder');
    expect(second.output()).toContain(new URL(first.url).port);
    expect((await fetch(first.url)).status).toBeLessThan(500);
  });

  it('is refused in words when another program has the port, before anything slow is begun', async () => {
    const port = await findFreePort();
    const other = net.createServer().listen(port, '127.0.0.1');
    const house = keep(await launchHouse({ port }));
    expect(await house.ended).toBe(1);
    other.close();
    expect(house.output()).toContain(`Port ${port} is already in use`);
    expect(house.output()).toContain(`PORT=${port + 1} npm start`);
    expect(existsSync(path.join(house.dataDir, 'postgres'))).toBe(false);
  });

  it('is refused in words by a wrong setting', async () => {
    const house = keep(await launchHouse({ env: { ROLE: 'boss' } }));
    expect(await house.ended).toBe(1);
    expect(house.output()).toContain('ROLE must be all, api or worker');
    expect(house.output()).not.toContain('    at ');
  });
});

describe('after kill -9', () => {
  it('of everything, the next start has all that was committed', async () => {
    const dataDir = makeDataDir();
    let house = keep(await startHouse({ dataDir }));
    await queryFolder(dataDir, 'create table kept (number int)');
    for (const round of [1, 2]) {
      await queryFolder(dataDir, `insert into kept values (${round})`);
      await house.kill();
      house = keep(await startHouse({ dataDir }));
      const rows = await queryFolder(dataDir, 'select count(*)::int as count from kept');
      expect(rows).toEqual([{ count: round }]);
    }
  });

  it('of the server alone, its worker ends, and the next start replaces the database that was left', async () => {
    const dataDir = makeDataDir();
    const house = keep(await startHouse({ dataDir }));
    const family = listDescendants(house.pid);
    const database = readPostmasterPid(dataDir);
    process.kill(house.pid, 'SIGKILL');
    await house.ended;
    const ours = family.filter(
      (pid) => isAlive(pid) && !listDescendants(database).includes(pid) && pid !== database,
    );
    await until(() => !ours.some(isAlive));
    expect(isAlive(database)).toBe(true);

    const next = keep(await startHouse({ dataDir }));
    expect(next.output()).toContain('Stopped the database that an earlier run left behind');
    expect(isAlive(database)).toBe(false);
    expect(await next.stop()).toBe(0);
  });

  it('of the database alone, it is started again on the same port', async () => {
    const house = keep(await startHouse());
    const before = await queryFolder(house.dataDir, 'select inet_server_port() as port');
    const database = readPostmasterPid(house.dataDir);
    process.kill(database, 'SIGKILL');
    await until(async () => {
      try {
        const now = await queryFolder(house.dataDir, 'select inet_server_port() as port');
        return now[0]?.port === before[0]?.port && readPostmasterPid(house.dataDir) !== database;
      } catch {
        return false;
      }
    });
    expect(house.output()).toContain('The database ended unexpectedly; starting it again');
    expect(await house.stop()).toBe(0);
  });

  it.each([
    { name: 'worker', program: 'worker-main.ts' },
    { name: 'API', program: 'api-main.ts' },
  ])('of the $name alone, another one is started', async ({ name, program }) => {
    const house = keep(await startHouse());
    const findProcess = () =>
      listDescendants(house.pid).find((pid) => {
        try {
          return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(program);
        } catch {
          return false;
        }
      });
    const first = findProcess();
    if (first === undefined) throw new Error(`There is no ${name}`);
    process.kill(first, 'SIGKILL');
    await until(() => {
      const now = findProcess();
      return now !== undefined && now !== first;
    });
    expect(house.output()).toContain(`The ${name} ended (SIGKILL); starting it again`);
    await until(async () => (await fetch(`${house.url}/readyz`).catch(() => null))?.status === 200);
    expect(await house.stop()).toBe(0);
  });

  it('of the server alone, the next start finds the port free again', async () => {
    const house = keep(await startHouse());
    process.kill(house.pid, 'SIGKILL');
    await house.ended;
    const next = keep(await startHouse({ dataDir: house.dataDir, port: Number(new URL(house.url).port) }));
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  });
});

it('does not take a stranger that got the number of the dead database for it', async () => {
  const dataDir = makeDataDir();
  const first = keep(await startHouse({ dataDir }));
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  const lines = readFileSync(file, 'utf8').split('\n');
  await first.stop();
  writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'));
  const next = keep(await startHouse({ dataDir }));
  expect(isAlive(process.pid)).toBe(true);
  expect(await next.stop()).toBe(0);
});

it('leaves a cluster of another major version untouched and says what to do', async () => {
  const dataDir = makeDataDir();
  mkdirSync(path.join(dataDir, 'postgres'));
  writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
  const house = keep(await launchHouse({ dataDir }));
  expect(await house.ended).toBe(1);
  expect(house.output()).toContain('made by PostgreSQL 15');
  expect(house.output()).toContain('0003-run-a-real-postgresql-from-npm-where-none-is-given.md');
  expect(readFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('15\n');
});
