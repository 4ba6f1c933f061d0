// `node tests/database/play-previous-release.ts <commit>`, by hand, in a clone with its history: the release before, as it
// really was, and this one on one database. It starts that commit's API and worker, then this release's API, which
// migrates under them, and plays posts and uploads through both; its worker does them alone, both do, this release's alone.
// Ends with 1 when a task did not end well, or when something does not hold that must always hold.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '#server/account/session-token.ts';
import { openDiskStorage } from '#server/adapters/storage-disk.ts';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { buckets } from '#server/database/schema/points.ts';
import { users } from '#server/database/schema/users.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { movePoints } from '#server/points/move-points.ts';
import { checkInvariants } from '#server/worker/upkeep/check-invariants.ts';
import { type AppProcess, startApp } from '#tests/start-app.ts';
import { listMigrations } from './previous-release.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
const PHOTO = path.join(PROJECT, 'tests', 'fakes', 'photos', 'cup.jpg');
const POINTS = 1000;
const UPLOAD_TRIES = 4;
const TASK_LIMIT_MS = 240_000;
const LOOK_EVERY_MS = 1000;
const COMPLETED = 2;

type Answer = { code: number; msg: string; data: Record<string, unknown> | null };

const lockOf = (project: string) => readFileSync(path.join(project, 'package-lock.json'), 'utf8');

/** As it was committed, with the packages of its own lockfile. */
function checkOut(commit: string, folder: string): void {
  mkdirSync(folder);
  const archive = execFileSync('git', ['archive', commit], { cwd: PROJECT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  if (lockOf(folder) === lockOf(PROJECT)) {
    symlinkSync(path.join(PROJECT, 'node_modules'), path.join(folder, 'node_modules'));
    return;
  }
  console.log('its packages are others: npm ci');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: 'inherit' });
}

async function call(url: string, token: string, where: string, body: object | FormData): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(url + where, {
    method: 'POST',
    headers: { token, ...(!isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

async function askWell(...asked: Parameters<typeof call>): Promise<Record<string, unknown>> {
  const { code, msg, data } = await call(...asked);
  if (code !== 200 || !data) throw new Error(`${asked[2]} answers ${code}: ${msg} ${JSON.stringify(data)}`);
  return data;
}

type Person = { token: string };
type Apis = readonly [AppProcess, AppProcess];

async function addPerson(db: Db): Promise<Person> {
  const userId = await db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email: 'ada@example.com', name: 'Ada', plan: 'pro' })
      .returning({ id: users.id });
    const id = user?.id ?? 0;
    const [bucket] = await tx
      .insert(buckets)
      .values({ user_id: id, kind: 'reward', left: 0 })
      .returning({ id: buckets.id });
    await movePoints(tx, { userId: id, bucketId: bucket?.id ?? 0, kind: 'reward', amount: POINTS });
    return id;
  });
  return { token: await openSession(db, { userId, deviceId: '', browser: '' }) };
}

/** The media lab stands back for all others: a busy machine keeps a photo from it until its time is over. */
async function upload(url: string, token: string): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    const form = new FormData();
    form.set('file', new Blob([readFileSync(PHOTO)]), 'cup.jpg');
    const { code, data } = await call(url, token, '/api/task/upload', form);
    if (code === 200) return String(data?.['upload_id']);
    if (tries === UPLOAD_TRIES) throw new Error(`an upload answers ${code}: ${JSON.stringify(data)}`);
  }
}

/** Through each API: a post of words, twice with the same token by both, and of a photo that the other one took. */
async function post(apis: Apis, { token }: Person): Promise<string[]> {
  const ids: string[] = [];
  for (const [one, other] of [apis, apis.toReversed()] as [AppProcess, AppProcess][]) {
    const click = { prompt: 'A lighthouse on a cliff at dusk', count: 1, client_token: crypto.randomUUID() };
    const first = await askWell(one.url, token, '/api/task/text_to_image/post', click);
    const again = await askWell(other.url, token, '/api/task/text_to_image/post', click);
    if (first['id'] !== again['id']) throw new Error('the same press made two tasks');
    const upload_id = await upload(one.url, token);
    const made = await askWell(other.url, token, '/api/task/image_to_image/post', {
      prompt: 'make it warmer',
      images: [{ upload_id }],
      count: 1,
    });
    ids.push(String(first['id']), String(made['id']));
  }
  return ids;
}

/** Each is asked for of both, and its file fetched from both. */
async function waitFor(apis: Apis, { token }: Person, ids: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const id of ids) {
    const end = Date.now() + TASK_LIMIT_MS;
    let status = 0;
    while (status >= 0 && status < COMPLETED && Date.now() < end) {
      await sleep(LOOK_EVERY_MS);
      status = Number((await askWell(apis[0].url, token, '/api/task/status', { id }))['status']);
    }
    for (const { url } of apis) {
      const task = await askWell(url, token, '/api/task/status', { id });
      const [result] = (task['results'] ?? []) as { url?: string }[];
      const file = result?.url ? await fetch(new URL(result.url, url), { headers: { token } }) : null;
      const bytes = file?.ok ? (await file.arrayBuffer()).byteLength : 0;
      if (task['status'] !== COMPLETED || bytes === 0)
        wrong.push(`task ${id} at ${url}: status ${String(task['status'])}, ${bytes} bytes`);
    }
  }
  return wrong;
}

async function play(commit: string, folder: string): Promise<string[]> {
  const before = path.join(folder, 'before');
  checkOut(commit, before);
  const data = path.join(folder, 'data');
  mkdirSync(data);
  const server = await startEmbedded({ folder: data, database: 'releases', isDurable: false });
  const start = (role: 'api' | 'worker', project: string) =>
    startApp({
      project,
      dataDir: data,
      env: {
        ROLE: role,
        DATABASE_URL: server.url(),
        SECRET: 'a secret for nothing but this play',
        LOG_LEVEL: 'warn',
      },
    });
  const running: AppProcess[] = [];
  const { db, close } = connectDatabase(server.url(), { part: 'admin' });
  const countMigrations = async () =>
    (await db.execute('select from drizzle.__drizzle_migrations')).rowCount ?? 0;
  const wrong: string[] = [];
  try {
    const oldApi = await start('api', before);
    running.push(oldApi);
    const oldWorker = await start('worker', before);
    running.push(oldWorker);
    const known = await countMigrations();
    const newApi = await start('api', PROJECT);
    running.push(newApi);
    console.log(`that release knows ${known} migrations, this one ${listMigrations().length}`);
    if ((await countMigrations()) !== listMigrations().length)
      throw new Error('this release did not migrate');
    const apis = [oldApi, newApi] as const;
    const person = await addPerson(db);
    const playPart = async (who: string) => {
      const ids = await post(apis, person);
      const found = await waitFor(apis, person, ids);
      console.log(`${who}: ${ids.length} tasks, ${found.length} wrong`);
      wrong.push(...found);
    };
    await playPart('the worker of the release before');
    running.push(await start('worker', PROJECT));
    await playPart('both workers');
    await oldWorker.stop();
    await playPart('the worker of this release');
    const list = await Promise.all(
      apis.map(({ url }) => askWell(url, person.token, '/api/task/list', { page_size: 24 })),
    );
    if (new Set(list.map(({ total }) => total)).size > 1) wrong.push('the two list different works');
    const storage = await openDiskStorage(path.join(data, 'media'));
    for (const { rule, rows } of await checkInvariants(db, storage)) {
      if (rows.length > 0) wrong.push(`${rule}: ${JSON.stringify(rows)}`);
    }
  } finally {
    for (const app of running) await app.stop();
    for (const [index, app] of running.entries()) {
      const faults = app
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'));
      for (const line of faults) console.log(`process ${index + 1} says: ${line.slice(0, 500)}`);
    }
    await close();
    await server.stop();
  }
  return wrong;
}

const commit = process.argv[2];
if (!commit)
  throw new Error('Which commit? That of the release before, or the one before the newest migrations.');
const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-releases-'));
try {
  const wrong = await play(commit, folder);
  for (const one of wrong) console.log(one);
  console.log(wrong.length === 0 ? 'both go on beside each other' : `${wrong.length} things are wrong`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
