// The commands of an operator, on a whole product: a backup while it runs, its restore elsewhere, and a move to a database
// and a bucket, after which everybody is still signed in and every image is there.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import type { Upload } from '#contract/media.ts';
import { startEmbedded } from '#server/embedded-postgres/start-embedded.ts';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { type S3Server, startS3Server } from '#tests/fakes/s3/s3-server.ts';
import { makeImage } from '#tests/fakes/sample-media.ts';
import { copyPreparedDatabase } from '../prepared-database.ts';
import { type AppProcess, makeDataDir, startApp } from '../start-app.ts';

const DEVELOPMENT = { NODE_ENV: 'development', MOCK_LOGIN: 'on' };
const dataDir = makeDataDir();
const copyDir = makeDataDir();
const otherDir = makeDataDir();
const backup = path.join(copyDir, 'backup');

let store: S3Server;
let other: Awaited<ReturnType<typeof startEmbedded>>;
let token: string;
let sent: { id: string; bytes: Buffer };

async function call<Data>({ url }: AppProcess, address: string, body: object, as = ''): Promise<Data> {
  const response = await fetch(url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...(as && { token: as }) },
    body: JSON.stringify(body),
  });
  const { data, msg } = (await response.json()) as { data: Data | null; msg: string };
  if (!data) throw new Error(`${address}: ${msg}`);
  return data;
}

async function upload(app: AppProcess): Promise<Upload> {
  const body = new FormData();
  body.set('file', new Blob([Uint8Array.from(await makeImage())], { type: 'image/png' }), 'photo.png');
  const response = await fetch(`${app.url}/api/task/upload`, { method: 'POST', body, headers: { token } });
  const { data } = (await response.json()) as { data: Upload };
  return data;
}

const fetchMedia = async (app: AppProcess, url: string) =>
  Buffer.from(await (await fetch(new URL(url, app.url))).arrayBuffer());

async function start(dataFolder: string, env: Record<string, string> = {}): Promise<AppProcess> {
  const app = await startApp({ dataDir: dataFolder, env: { ...DEVELOPMENT, ...env } });
  onTestFinished(() => app.kill());
  return app;
}

function run(
  command: string,
  args: string[],
  env: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [...NODE_OPTIONS, `scripts/${command}.ts`, ...args], {
    env: { ...process.env, NODE_ENV: '', DATABASE_URL: '', ...env },
  });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

/** What was said is compared first: a failure then prints all of it, the reason with it. */
function expectEnd(ended: Awaited<ReturnType<typeof run>>, code: number, words: string): void {
  expect(ended.said).toContain(words);
  expect(ended.code).toBe(code);
}

/** The person is signed in as before, and has the image that was sent. */
async function expectThere(app: AppProcess): Promise<void> {
  const mine = await call<{ email: string }>(app, '/api/user/mine', {}, token);
  expect(mine.email).toBe('ada@example.com');
  const again = await upload(app); // the same bytes of the same person are known again, by the row
  expect(again.upload_id).toBe(sent.id);
  expect((await fetchMedia(app, again.url)).equals(sent.bytes)).toBe(true);
}

beforeAll(async () => {
  await copyPreparedDatabase(dataDir);
  store = await startS3Server();
  other = await startEmbedded({ folder: otherDir, isDurable: false });
});

afterAll(async () => {
  await store.close();
  await other.stop();
  for (const folder of [dataDir, copyDir, otherDir]) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
});

it('backs up while the product runs, restores into an empty folder, and refuses one in use', async () => {
  const app = await start(dataDir);
  const email = 'ada@example.com';
  await call(app, '/api/validate_email', { email });
  ({ token } = await call<{ token: string }>(app, '/api/login', { platform: 0, email, code: '123456' }));
  const { upload_id: id, url } = await upload(app);
  sent = { id, bytes: await fetchMedia(app, url) };

  expectEnd(await run('backup', [backup], { DATA_DIR: dataDir }), 0, 'The backup is whole');
  expect((await run('backup', [backup], { DATA_DIR: dataDir })).said).toContain('There is a backup in');
  const early = await run('move', [], { DATA_DIR: dataDir, ...bucket() });
  expectEnd(early, 1, 'already runs on this data folder');
  await app.stop();

  const restored = path.join(copyDir, 'data');
  expectEnd(await run('restore', [backup], { DATA_DIR: restored }), 0, 'Start Atelier now');
  const again = await run('restore', [backup], { DATA_DIR: restored });
  expectEnd(again, 1, 'There are media in');
  expect(again.said).not.toContain('    at ');
  const copy = await start(restored);
  await expectThere(copy);
  await copy.stop();
});

const bucket = () => ({
  S3_ENDPOINT: store.settings.endpoint,
  S3_REGION: store.settings.region,
  S3_BUCKET: store.settings.bucket,
  S3_ACCESS_KEY_ID: store.settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: store.settings.secretAccessKey,
});

it('moves to a database and a bucket, and says what to do', async () => {
  const secret = readFileSync(path.join(dataDir, 'secret'), 'utf8').trim();
  const settings = { DATA_DIR: dataDir, DATABASE_URL: other.url('atelier'), SECRET: secret, ...bucket() };
  expect((await run('move', [], { DATA_DIR: dataDir })).said).toContain('name no other place');
  expect((await run('move', [], { ...settings, SECRET: 'x'.repeat(40) })).said).toContain('SECRET must stay');
  const moved = await run('move', [], settings);
  expectEnd(moved, 0, 'Start Atelier with the same settings');
  expect(existsSync(path.join(dataDir, 'move'))).toBe(false);
  const app = await start(dataDir, settings);
  await expectThere(app);
  expect(await app.stop()).toBe(0);
});
