// What a child can do that a stranger's file has taken over: tried from within, in each sandbox that this machine has.
import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFfmpeg } from '../ffmpeg/find-ffmpeg.ts';
import { type ChildPool, createChildPool } from './child-pool.ts';
import { describeSandbox, findSandbox, listCandidates, refuseWeakSandbox, tryAll } from './find-sandbox.ts';
import { openMadeFile } from './open-made-file.ts';
import { NO_SANDBOX, type Sandbox } from './sandbox.ts';

const from = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);

/** Does as it is told, whatever it is: what code inside a broken decoder would do. */
const CHILD = `
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { serveJobs } from ${from('serve-jobs.ts')};
const handlers = {
  connect: ({ port }) => new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve('connected'));
    socket.once('error', (error) => resolve(error.code));
  }),
  read: ({ file }) => readFileSync(file, 'utf8'),
  write: ({ file }) => writeFileSync(file, 'x'),
  link: ({ file, to }) => symlinkSync(to, file),
  kill: ({ pid }) => process.kill(pid, 0),
  limits: () => readFileSync('/proc/self/limits', 'utf8'),
  who: () => ({ uid: process.getuid(), pid: process.pid, environment: process.env }),
  multiply: () => spawnSync('/bin/sh', ['-c', 'i=0; while [ $i -lt 700 ]; do sleep 20 & i=$((i+1)); done'], {
    encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'],
  }).stderr,
  leave: ({ word }) => { spawn('/bin/sh', ['-c', 'sleep 60; : ' + word], { stdio: 'ignore', detached: true }); },
  run: ({ program, args }) => spawnSync(program, args, { env: {}, encoding: 'utf8' }),
  shrink: async ({ file, to }) => {
    const sharp = createRequire(${JSON.stringify(import.meta.url)})('sharp');
    const { width } = await sharp(file).resize(50).webp().toFile(to);
    return width;
  },
};
serveJobs(async (job) => {
  try { return { answer: await handlers[job.do](job) }; } catch (error) { return { refused: error.code ?? String(error) }; }
});
`;

const MARK = `environment-of-the-parent-${process.pid}`;
const isRoot = process.getuid?.() === 0;
const candidates = listCandidates((process.env['PATH'] ?? '').split(path.delimiter));

type Level = { name: string; candidate: Sandbox | undefined };

/** Every way there is, for the one who runs the tests; root can also take the way of an ordinary user. */
const LEVELS: Level[] = (['bubblewrap', 'unshare', 'limits'] as const).flatMap((means) => {
  const ours = candidates.filter((one) => one.means === means);
  const nested = ours.find((one) => one.user === null);
  const levels: Level[] = [
    { name: `${means} as who we are`, candidate: nested && { ...nested, isNested: means !== 'limits' } },
  ];
  if (isRoot) levels.push({ name: `${means} as another user`, candidate: ours.find((one) => one.user) });
  return levels;
});

/** A path that would need quotes, closed to every other user. The levels are tried while the tests are collected. */
const home = mkdtempSync(path.join(os.tmpdir(), "sand box's "));
/** Without a file system of its own another user comes by the path. */
const passable = mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
chmodSync(passable, 0o711);
let file: string;
let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  server.close();
  for (const one of [home, passable]) await rm(one, { recursive: true, force: true });
});

type Answer = { answer?: unknown; refused?: string };

/** Each tried once, on a ground of its own. */
const tried = LEVELS.map(({ name, candidate }) => {
  const ground = candidate?.means === 'limits' ? passable : home;
  const found = candidate && tryAll(makeFolder(path.join(ground, name)), [candidate]);
  const sandbox = found?.means === candidate?.means ? found : undefined;
  return { name, ground, sandbox, why: found?.shortfalls.join() ?? 'its programs are not installed' };
});
const present = tried.flatMap((level) => (level.sandbox ? [{ ...level, sandbox: level.sandbox }] : []));

describe.each(tried.filter(({ sandbox }) => !sandbox))('$name', ({ sandbox, why }) => {
  it.runIf(sandbox)(`is not there: ${why}`, () => {
    expect(sandbox).toBeDefined();
  });
});

describe.each(present)('$name', ({ name, ground, sandbox }) => {
  let dataDir: string;
  let folder: string;
  let pool: ChildPool;
  const ask = async (job: object): Promise<Answer> => (await pool.run(job)) as Answer;

  beforeAll(async () => {
    dataDir = path.join(ground, name);
    file = path.join(ground, 'child.mjs');
    writeFileSync(file, CHILD, { mode: 0o644 });
    folder = path.join(dataDir, 'incoming');
    mkdirSync(path.join(folder, 'job'), { recursive: true, mode: 0o700 });
    writeFileSync(path.join(dataDir, 'secret'), 'the secret', { mode: 0o600 });
    const ffmpeg = await findFfmpeg({ ffmpegPath: '', programFolders: ['/usr/bin'] });
    const listPrograms = () => (ffmpeg ? [ffmpeg.ffmpeg, ffmpeg.ffprobe] : []);
    const lent = path.join(dataDir, 'lent');
    mkdirSync(lent);
    writeFileSync(path.join(lent, 'weights'), 'weights', { mode: 0o644 });
    // As the folders of models are made: open, whatever the umask.
    chmodSync(lent, 0o755);
    const place = { dataDir, folder, listPrograms, readFolders: [lent], dataBytes: 5 * 1024 ** 3 };
    const enclosure = { sandbox, place };
    // One child for all that is asked: some of it would end with another.
    pool = createChildPool({ file, enclosure, size: 1, timeoutSeconds: 60, jobsPerChild: 1000 });
  });
  afterAll(() => pool.close());

  it('is found by the probe to hold what it promises', () => {
    const isEnclosed = sandbox.means !== 'limits';
    const hasOther = sandbox.user !== null;
    expect(sandbox.holds).toEqual({
      network: isEnclosed,
      files: isEnclosed,
      processes: isEnclosed,
      user: hasOther,
      limits: true,
    });
  });

  it('does honest work: an image of the job made smaller, which we can read and remove', async () => {
    const [sent, to] = [path.join(folder, 'sent.part'), path.join(folder, 'job', 'small.webp')];
    const image = sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } });
    writeFileSync(sent, await image.png().toBuffer(), { mode: 0o600 });
    expect(await ask({ do: 'shrink', file: sent, to })).toEqual({ answer: 50 });
    expect(statSync(to).uid).toBe(sandbox.user?.uid ?? process.getuid?.());
    const made = await openMadeFile(to, folder);
    expect((await made.readFile()).length).toBeGreaterThan(20);
    await made.close();
    await rm(path.join(folder, 'job'), { recursive: true });
  });

  it('does honest work: a video by ffmpeg', async () => {
    const ffmpeg = await findFfmpeg({ ffmpegPath: '', programFolders: ['/usr/bin'] });
    expect(ffmpeg).not.toBeNull();
    const job = path.join(folder, 'video');
    mkdirSync(job, { mode: 0o700 });
    const video = path.join(job, 'video.mp4');
    const args = ['-nostdin', '-f', 'lavfi', '-i', 'color=c=red:s=64x64:d=0.2', '-y', video];
    const ran = await ask({ do: 'run', program: ffmpeg?.ffmpeg, args, folder: job });
    expect(ran.answer).toMatchObject({ status: 0 });
    expect(statSync(video).size).toBeGreaterThan(500);
  });

  it('gives the child nothing of our environment', async () => {
    const { answer } = await ask({ do: 'who' });
    const { uid, environment } = answer as { uid: number; environment: Record<string, string> };
    // Node, the shell and libvips add some of their own.
    const theirs = /^(PATH|HOME|PWD|OLDPWD|VIPSHOME|MALLOC_(MMAP|TRIM)_THRESHOLD_|NODE_CHANNEL_\w+)$/;
    expect(Object.keys(environment).filter((name) => !theirs.test(name))).toEqual([]);
    expect(uid).toBe(sandbox.user?.uid ?? (sandbox.means === 'unshare' ? 0 : process.getuid?.()));
  });

  it('bounds what the child takes', async () => {
    const { answer } = await ask({ do: 'limits' });
    expect(answer).toMatch(/Max core file size\s+0\s/);
    expect(answer).toMatch(/Max open files\s+1024\s/);
    expect(answer).toMatch(/Max data size\s+5368709120\s/);
    expect(answer).toMatch(/Max file size\s+4294967296\s/);
    const [, processes = ''] = /Max processes\s+(\d+)\s/.exec(String(answer)) ?? [];
    const most = sandbox.user ? 4096 : sandbox.holds.processes ? 512 : Number(processes);
    expect(Number(processes)).toBe(most);
  });

  it.runIf(sandbox.holds.network)('keeps the network from it, our own machine first', async () => {
    const { answer } = await ask({ do: 'connect', port });
    expect(answer).toMatch(/^(ENETUNREACH|ECONNREFUSED)$/);
  });

  it.runIf(sandbox.holds.files || sandbox.user)('keeps the secret of the data folder from it', async () => {
    expect(await ask({ do: 'read', file: path.join(dataDir, 'secret') })).toMatchObject({
      refused: expect.stringMatching(/^(ENOENT|EACCES)$/),
    });
  });

  it('shows it a folder that it was to read, and lets it write nothing there', async () => {
    const lent = path.join(dataDir, 'lent');
    expect(await ask({ do: 'read', file: path.join(lent, 'weights') })).toEqual({ answer: 'weights' });
    if (!sandbox.holds.files && !sandbox.user) return;
    const { refused } = await ask({ do: 'write', file: path.join(lent, 'more') });
    expect(refused).toMatch(/^(EROFS|EACCES)$/);
  });

  it.runIf(sandbox.holds.files)('shows it no other file, and lets it write nowhere else', async () => {
    for (const hidden of [
      '/etc/passwd',
      '/root',
      path.join(import.meta.dirname, '..', '..', 'README.md'),
      home,
    ]) {
      const { answer } = await ask({ do: 'read', file: hidden });
      expect([hidden, answer]).toEqual([hidden, undefined]);
    }
    for (const outside of [
      '/x',
      '/usr/x',
      '/etc/x',
      '/dev/x',
      file,
      path.join(import.meta.dirname, 'x.ts'),
    ]) {
      const { refused } = await ask({ do: 'write', file: outside });
      expect([outside, refused]).toEqual([outside, expect.stringMatching(/^(EROFS|EACCES|ENOENT|EPERM)$/)]);
    }
    // What looks as if it worked was lost in a folder of its own.
    const beside = path.join(dataDir, 'beside');
    await ask({ do: 'write', file: beside });
    expect(existsSync(beside)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(CHILD);
  });

  it.runIf(sandbox.holds.processes || sandbox.user)('keeps our processes from it', async () => {
    const other = spawn('sleep', ['60'], { env: { MARK } });
    try {
      const { answer } = await ask({ do: 'read', file: `/proc/${other.pid}/environ` });
      expect(String(answer)).not.toContain(MARK);
      expect((await ask({ do: 'kill', pid: other.pid })).refused).toMatch(/^(ESRCH|EPERM)$/);
    } finally {
      other.kill('SIGKILL');
    }
  });

  it('lets nothing be read for it: a link to our secret, and a name outside of its folder', async () => {
    const job = path.join(folder, 'linked');
    mkdirSync(job, { mode: 0o700 });
    const made = path.join(job, 'made.png');
    const secret = path.join(dataDir, 'secret');
    expect(await ask({ do: 'link', file: made, to: secret })).not.toHaveProperty('refused');
    expect(await ask({ do: 'link', file: path.join(job, 'way'), to: dataDir })).not.toHaveProperty('refused');
    await expect(openMadeFile(made, folder)).rejects.toThrow(/ELOOP/);
    await expect(openMadeFile(path.join(job, 'way', 'secret'), folder)).rejects.toThrow(RangeError);
    await expect(openMadeFile(secret, folder)).rejects.toThrow(RangeError);
    await expect(openMadeFile(job, folder)).rejects.toThrow(RangeError);
  });

  it.runIf(sandbox.user)(
    'gives the files of a job away, and nothing that a link in them leads to',
    async () => {
      const job = path.join(folder, 'trap');
      mkdirSync(path.join(job, 'deep'), { recursive: true, mode: 0o700 });
      writeFileSync(path.join(job, 'deep', 'input.png'), 'x', { mode: 0o600 });
      symlinkSync(path.join(dataDir, 'secret'), path.join(job, 'secret'));
      symlinkSync(dataDir, path.join(job, 'data'));
      expect(await ask({ do: 'read', file: path.join(job, 'deep', 'input.png') })).toEqual({ answer: 'x' });
      expect(statSync(path.join(dataDir, 'secret')).uid).toBe(process.getuid?.());
      expect(statSync(dataDir).uid).toBe(process.getuid?.());
    },
  );

  it.runIf(sandbox.holds.processes)(
    'ends with all that it started, however it hides, when the pool ends it',
    async () => {
      const word = `left-behind-${process.pid}-${name.replaceAll(' ', '-')}`;
      await ask({ do: 'leave', word });
      await expect.poll(() => findByWord(word)).not.toEqual([]);
      const [pid] = pool.listPids();
      if (pid === undefined) throw new Error('there is no child'); // 0 would be all that runs these tests
      process.kill(pid, 'SIGKILL');
      await expect.poll(() => pool.listPids()).not.toContain(pid);
      await expect.poll(() => findByWord(word)).toEqual([]);
      expect(await ask({ do: 'who' })).toHaveProperty('answer');
    },
  );

  it('tells why a child ended, also through what stands between', async () => {
    const running = pool.run({ do: 'run', program: '/bin/sh', args: ['-c', 'kill -KILL $PPID'] });
    await expect(running).rejects.toMatchObject({
      reason: 'crashed',
      message: expect.stringContaining('SIGKILL'),
    });
  });

  it('ends when the parent is killed', async () => {
    const parentFile = path.join(ground, 'parent.mjs');
    const enclosure = JSON.stringify({ sandbox, place: { dataDir, folder } });
    writeFileSync(
      parentFile,
      `import { createChildPool } from ${from('child-pool.ts')};
       const pool = createChildPool({ file: ${JSON.stringify(file)}, enclosure: ${enclosure}, size: 1 });
       await pool.run({ do: 'who' });
       console.log(pool.listPids()[0]);
       setInterval(() => {}, 1000);`,
    );
    const parent = spawn(process.execPath, [parentFile], { stdio: ['ignore', 'pipe', 'inherit'] });
    const pid = await new Promise<number>((resolve) => {
      parent.stdout.once('data', (chunk: Buffer) => resolve(Number(chunk.toString())));
    });
    expect(isAlive(pid)).toBe(true);
    const inside = listTree(pid);
    parent.kill('SIGKILL');
    await expect.poll(() => inside.filter(isAlive)).toEqual([]);
  });

  // The kernel counts no processes of root, whatever namespace it is in.
  it.runIf(sandbox.isNested && sandbox.holds.processes && !isRoot)(
    'stops a child that multiplies',
    async () => {
      expect((await ask({ do: 'multiply' })).answer).toMatch(/fork|Resource temporarily unavailable/i);
    },
  );
});

describe('finding a sandbox', () => {
  it('takes what was found before, and none where that is the wish', () => {
    const found = { ...NO_SANDBOX, means: 'limits' as const };
    const settings = { dataDir: home, programFolders: [] };
    expect(findSandbox({ ...settings, sandbox: { wish: 'on', found } })).toBe(found);
    expect(findSandbox({ ...settings, sandbox: { wish: 'off', found: null } })).toBe(NO_SANDBOX);
  });

  it('goes on to the next where one does not run, and to none in the end', () => {
    const broken: Sandbox = { ...NO_SANDBOX, means: 'bubblewrap', programs: { bwrap: '/bin/false' } };
    const plain: Sandbox = { ...NO_SANDBOX, means: 'limits' };
    const next = tryAll(makeFolder(path.join(home, 'next')), [broken, plain]);
    expect(next).toMatchObject({ means: 'limits', holds: { network: false, files: false } });
    expect(next.shortfalls).toEqual([expect.stringContaining('bubblewrap')]);
    expect(tryAll(makeFolder(path.join(home, 'none')), [broken])).toMatchObject({ means: 'none' });
    expect(readdirSync(path.join(home, 'none'))).toEqual([]);
  });

  it('is refused where the settings require what this machine has not', () => {
    const holds = { ...NO_SANDBOX.holds, network: true };
    const weak: Sandbox = { ...NO_SANDBOX, holds, shortfalls: ['bubblewrap: is ill'] };
    expect(() => refuseWeakSandbox(weak, 'required')).toThrow(/SANDBOX=required.*\n.*bubblewrap: is ill/);
    expect(() => refuseWeakSandbox(weak, 'on')).not.toThrow();
    const strong = { ...weak, holds: { ...holds, files: true } };
    expect(() => refuseWeakSandbox(strong, 'required')).not.toThrow();
  });

  it('says what holds, and what to do for more', () => {
    const holds = { network: true, files: true, processes: true, user: true, limits: true };
    const best: Sandbox = { ...NO_SANDBOX, means: 'bubblewrap', holds };
    expect(describeSandbox(best, 'on')).toMatch(/without network, .*as another user/);
    expect(describeSandbox(best, 'on')).not.toMatch(/install/);
    expect(describeSandbox(best, 'off')).toMatch(/SANDBOX is off/);
    const least: Sandbox = { ...NO_SANDBOX, means: 'limits', holds: { ...NO_SANDBOX.holds, limits: true } };
    expect(describeSandbox(least, 'on')).toMatch(/install bubblewrap|Only Linux/);
  });
});

function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Host-wide, whatever namespace they are in. */
function findByWord(word: string): number[] {
  return listProcesses().filter((pid) => readProc(pid, 'cmdline').includes(word));
}

function listTree(pid: number): number[] {
  const children = listProcesses().filter(
    (one) => readProc(one, 'stat').split(') ').at(-1)?.split(' ')[1] === String(pid),
  );
  return [pid, ...children.flatMap(listTree)];
}

function listProcesses(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function readProc(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid: number): boolean {
  const state = readProc(pid, 'stat').split(') ').at(-1)?.[0];
  return state !== undefined && state !== 'Z' && state !== '';
}
