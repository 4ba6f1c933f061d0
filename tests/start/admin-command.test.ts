// `npm run admin`: makes and unmakes admins, whether the product runs or not, and says what to do where it cannot.
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import process from 'node:process';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { lockFolder } from '#server/process/folder-lock.ts';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { makeDataDir } from '../start-app.ts';

const EMAIL = 'ada@example.com';
const dataDir = makeDataDir();

async function run(...args: string[]): Promise<{ code: number | null; said: string }> {
  return await runIn({ DATA_DIR: dataDir }, args);
}

function runIn(env: Record<string, string>, args: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [...NODE_OPTIONS, 'scripts/admin.ts', ...args], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

/** What the database says, while it runs as it does beside a product. */
async function whileRunning<T>(look: (url: string) => Promise<T>): Promise<T> {
  const lock = lockFolder(dataDir);
  const database = await startEmbedded({ folder: dataDir, isDurable: false });
  try {
    await migrateDatabase(database.url());
    return await look(database.url());
  } finally {
    await database.stop();
    lock.release();
  }
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  await whileRunning((url) => query(url, `insert into users (email, name) values ('${EMAIL}', 'Ada')`));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));

it('says what to do where there is no database yet', async () => {
  const { code, said } = await runIn({ DATA_DIR: `${dataDir}/none` }, ['list']);
  expect([code, said]).toEqual([1, expect.stringContaining('Start Atelier (npm start) and sign in once')]);
  expect(existsSync(`${dataDir}/none`)).toBe(false);
});

it('makes an admin while nothing runs, leaves nothing running, and says so again', async () => {
  expect(await run('make', EMAIL.toUpperCase())).toMatchObject({
    code: 0,
    said: expect.stringContaining('is an admin now. The admin page is at http://localhost:3000/admin'),
  });
  expect((await run('make', EMAIL)).said).toContain('is an admin already; nothing was changed');
  expect(await run('list')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/ada@example\.com {2}Ada, id 1\n/),
  });
});

it('[product A17] unmakes one beside a product that runs, and writes both down without an admin', async () => {
  const lines = await whileRunning(async (url) => {
    expect(await run('remove', EMAIL)).toMatchObject({
      code: 0,
      said: expect.stringContaining('no admin any more'),
    });
    expect(await runIn({ DATABASE_URL: url, SECRET: 's'.repeat(32) }, ['list'])).toMatchObject({
      code: 0,
      said: expect.stringContaining('There is no admin. Make one'),
    });
    return await query(url, 'select act, admin_id, user_id::int, reason from audit_log order by id');
  });
  expect(lines).toEqual([
    { act: 'admin_made', admin_id: null, user_id: 1, reason: 'npm run admin' },
    { act: 'admin_unmade', admin_id: null, user_id: 1, reason: 'npm run admin' },
  ]);
});

it('says what to do about an address that nobody has signed in with, and about other words', async () => {
  const unknown = await run('make', 'nobody@example.com');
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('Sign in with it once at') });
  for (const args of [[], ['make'], ['crown', EMAIL], ['list', 'more'], ['make', EMAIL, 'more']]) {
    const { code, said } = await run(...args);
    expect([code, said]).toEqual([1, expect.stringContaining('npm run admin -- make someone@example.com')]);
  }
});
