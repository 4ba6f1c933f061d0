// By hand: what the Dockerfile builds and starts, carried out without Docker. It needs npm's registry and some minutes:
// nice node node_modules/vitest/vitest.mjs run --project start-slow tests/start/slow/image.test.ts
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testFfmpeg } from '../../fakes/sample-media.ts';
import { readEmails } from '../../fakes/read-emails.ts';
import { waitUntil } from '../../fakes/wait-until.ts';
import { findFreePort, isAlive, listDescendants } from '../../start-app.ts';
import { readDatabaseUrl } from '../data-folder.ts';
import { buildStage, type Dockerfile, makePath, readDockerfile, SYSTEM } from './carry-out-dockerfile.ts';

const EMAIL = 'someone@example.com';
const LIMIT_MS = 180_000;
/** By which program one sees that a package of Debian is there. */
const PROGRAMS: Readonly<Record<string, string>> = { bubblewrap: 'bwrap' };

type Container = {
  pid: number;
  env: Record<string, string>;
  output(): string;
  ended: Promise<number | null>;
};
type Call = { code: number; msg: string; data: Record<string, unknown> | null };

const isRoot = process.getuid?.() === 0;
const root = mkdtempSync(path.join(os.tmpdir(), 'atelier-image-'));
const dataDir = path.join(root, 'data');
const running: Container[] = [];
let dockerfile: Dockerfile;
let searchPath: string;
let user: { uid?: number; gid?: number };
let main: Container;
let url: string;

beforeAll(async () => {
  chmodSync(root, 0o755);
  const before = process.umask(0o022); // as in a container
  dockerfile = readDockerfile();
  const bin = path.join(root, 'bin');
  const { ffmpeg, ffprobe } = await testFfmpeg();
  searchPath = makePath(bin, isOfSystem('ffmpeg') ? {} : { ffmpeg, ffprobe });
  buildStage(dockerfile, root, bin);
  process.umask(before);
  user = findUser();
  makeFolder(dataDir);
  const port = String(await findFreePort());
  main = start({ PORT: port });
  url = `http://127.0.0.1:${port}`;
  await becomes(main, `Atelier is ready at`);
});

afterAll(() => {
  for (const { pid } of running)
    for (const one of [pid, ...listDescendants(pid)]) if (isAlive(one)) process.kill(one, 'SIGKILL');
  spawnSync('chmod', ['-R', 'u+w', root]);
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** What `USER node` is in the image: nobody who may write the program. */
function findUser(): { uid?: number; gid?: number } {
  if (!isRoot) {
    spawnSync('chmod', ['-R', 'a-w', path.join(root, 'app')]);
    return {};
  }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = users.find(([name, , id]) => Number(id) >= 1000 && name !== 'nobody') ?? [];
  if (uid === undefined) throw new Error('This machine has no ordinary user; make one (useradd somebody)');
  return { uid: Number(uid), gid: Number(gid) };
}

function makeFolder(folder: string): void {
  mkdirSync(folder);
  if (isRoot) spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
}

/** The image's settings and nothing of ours but where it may listen and write. */
function start(settings: Record<string, string>): Container {
  const env = {
    ...dockerfile.env,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PATH: searchPath,
    HOME: path.join(root, 'home'), // the image's has one; here there is none
    ...settings,
  };
  const entrypoint = isOfSystem(dockerfile.entrypoint[0] ?? '') ? dockerfile.entrypoint : [];
  const [program = '', ...args] = [...entrypoint, ...dockerfile.command];
  const child = spawn(program, args, {
    cwd: path.join(root, 'app'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...user,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const container = { pid: child.pid ?? 0, env, output: () => output, ended };
  running.push(container);
  return container;
}

/** Where anybody may run it. */
const isOfSystem = (name: string) =>
  SYSTEM.some((folder) => existsSync(path.join(folder, PROGRAMS[name] ?? name)));

async function becomes({ output, ended }: Container, words: string): Promise<void> {
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  await waitUntil(words, () => output().includes(words) || hasEnded, LIMIT_MS);
  if (!output().includes(words)) throw new Error(`It ended before that:\n${output()}`);
}

function runIn({ env }: Container, [program = '', ...args]: readonly string[]) {
  return spawnSync(program, args, { cwd: path.join(root, 'app'), env, encoding: 'utf8', ...user });
}

function checkHealth(container: Container): number | null {
  const [, ...command] = ['CMD', ...dockerfile.healthcheck];
  return runIn(container, command).status;
}

async function call(address: string, body: object, token = ''): Promise<Record<string, unknown>> {
  const response = await fetch(url + address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: JSON.stringify(body),
  });
  const { code, msg, data } = (await response.json()) as Call;
  if (code !== 200 || !data) throw new Error(`${address} answered ${code}: ${msg}`);
  return data;
}

async function signIn(): Promise<string> {
  await call('/api/validate_email', { email: EMAIL });
  const email = await waitUntil('the email', async () => (await readEmails({ dataDir }, EMAIL)).at(-1));
  const code = /\b\d{6}\b/.exec(email.text ?? '')?.[0];
  return String((await call('/api/login', { platform: 0, email: EMAIL, code }))['token']);
}

/** Returns the bytes of the only result. */
async function make(tool: string, fields: object, token: string): Promise<Buffer> {
  const { id } = await call(`/api/task/${tool}/post`, { ...fields, client_token: randomUUID() }, token);
  const task = await waitUntil(
    `${tool} is made`,
    async () => {
      const found = await call('/api/task/status', { id }, token);
      if (Number(found['status']) < 0)
        throw new Error(`it failed: ${JSON.stringify(found)}\n${main.output()}`);
      return found['status'] === 2 && found;
    },
    LIMIT_MS,
  );
  const [result] = task['results'] as { url: string }[];
  const response = await fetch(new URL(result?.url ?? '', url));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

it('says of which packages of the image this machine has none', () => {
  const missing = dockerfile.packages.filter((name) => !isOfSystem(name));
  if (missing.length > 0)
    console.log(
      `Not tried, for this machine has none: ${missing.join(', ')} (instead of ffmpeg: that of npm)`,
    );
  expect(dockerfile.packages).toContain('ffmpeg');
});

it('leaves neither what only builds nor what only tests, and is not large', () => {
  const app = path.join(root, 'app');
  for (const name of ['node_modules/vitest', 'node_modules/vite', 'tests', '.git', 'data'])
    expect([name, existsSync(path.join(app, name))]).toEqual([name, false]);
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  );
  console.log(`What is left has ${Math.round(bytes / 2 ** 20)} MB`);
  expect(bytes).toBeLessThan(600 * 2 ** 20);
});

it('starts from its bundle and the built pages, and builds nothing anew', async () => {
  expect(main.output()).not.toMatch(/Building|Installing|from its sources/);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const roles = listDescendants(main.pid).map((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8'));
  expect(roles.filter((environment) => /\0SERVER_BUNDLE=\w+/.test(environment))).not.toEqual([]);
});

it('answers with its landing page, and with all that this names', async () => {
  const page = await (await fetch(url)).text();
  expect(page).toContain('<h1');
  const named = [...page.matchAll(/(?:src|href)="(\/[^"#?]+\.(?:js|css|woff2|svg|png|webp|avif))"/g)];
  expect(named.length).toBeGreaterThan(3);
  for (const [, place = ''] of named)
    expect([place, (await fetch(url + place)).status]).toEqual([place, 200]);
});

it('makes an image and a video', async () => {
  const token = await signIn();
  const image = await make(
    'text_to_image',
    { prompt: 'A fox beside a lighthouse at dusk', count: 1, style: 'auto' },
    token,
  );
  const { format, width = 0 } = await sharp(image).metadata();
  expect([format, width > 500]).toEqual([expect.stringMatching(/webp|png|jpeg/), true]);
  const video = await make('text_to_video', { prompt: 'A boat on a lake', resolution: '540p' }, token);
  expect(video.subarray(4, 8).toString()).toBe('ftyp');
});

it('is healthy by the command of the image, also as a worker alone', async () => {
  expect(checkHealth(main)).toBe(0);
  const port = String(await findFreePort());
  const worker = start({
    ROLE: 'worker',
    WORKER_PORT: port,
    DATABASE_URL: readDatabaseUrl(dataDir),
    SECRET: readFileSync(path.join(dataDir, 'secret'), 'utf8').trim(),
  });
  await becomes(worker, 'The worker is ready');
  expect(checkHealth(worker)).toBe(0);
  process.kill(worker.pid, 'SIGTERM');
  expect(await worker.ended).toBe(0);
  expect(checkHealth(worker)).toBe(1);
});

it('has the commands of an operator', () => {
  const doctor = runIn(main, ['node', 'scripts/doctor.ts']);
  expect(doctor.stdout).toContain('A worker is there.');
  expect(doctor.stdout).toContain(' 0 wrong');
  const admin = runIn(main, ['node', 'scripts/admin.ts', 'make', EMAIL]);
  expect([admin.status, admin.stderr]).toEqual([0, '']);
});

it('ends in order when it is told to', async () => {
  const family = listDescendants(main.pid);
  process.kill(main.pid, 'SIGTERM');
  expect(await main.ended).toBe(0);
  expect(family.filter(isAlive)).toEqual([]);
  expect(main.output().trim().split('\n').at(-1)).toBe('  Stopping');
});
