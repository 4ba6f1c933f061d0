// Runs the whole product as a process of its own: on a free port, with a data folder of its own, to be stopped or killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { DATA_PREFIX, quickFolder } from './memory-folder.ts';
import { copyPreparedDatabase } from './prepared-database.ts';

const PROJECT = path.join(import.meta.dirname, '..');
/** Of the project that is started, as `npm start` does. */
const FAST_IMPORTS = '--import=./server/process/fast-imports.mjs';
const READY_LIMIT_MS = 120_000;
const READY = /(?:Atelier is ready at (\S+)|The worker is ready)/;

export type AppProcess = {
  /** Where it answers. */
  url: string;
  dataDir: string;
  pid: number;
  /** All that it has printed so far. */
  output(): string;
  /** Resolves with the exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  /** Ends it in order and returns the exit code. */
  stop(): Promise<number | null>;
  /** kill -9 of the process and of all that it started, the database included. */
  kill(): Promise<void>;
};

type Options = {
  /** Settings beside PORT and DATA_DIR; the demo gallery is off. */
  env?: Record<string, string>;
  /** An existing data folder; without it a new one, its database migrated, that goes away with `removeApp`. */
  dataDir?: string;
  port?: number;
  /** Another checkout than this one. */
  project?: string;
  /** `main` = the server itself (default), `dev` = as `npm run dev` does; `npm` = by `npm start`, with the npm and the Node of the PATH. */
  by?: 'main' | 'dev' | 'npm';
  uid?: number;
  gid?: number;
};

/** Starts it and waits until it is ready. Rejects with all that it printed when it ends before that. */
export async function startApp(options: Options = {}): Promise<AppProcess> {
  const app = await launchApp(options);
  const end = Date.now() + READY_LIMIT_MS;
  while (!READY.test(app.output())) {
    const hasEnded = await Promise.race([app.ended.then(() => true), sleep(30, false)]);
    if (hasEnded || Date.now() > end) {
      await (options.dataDir ? app.kill() : removeApp(app));
      throw new Error(`It did not get ready:\n${app.output()}`);
    }
  }
  return app;
}

export type SharedApp = {
  /** What runs now, or else a new start. */
  running(): Promise<AppProcess>;
  /** A start after whatever became of the one before, with further options. */
  start(more?: Options): Promise<AppProcess>;
  /** Kills what runs. */
  kill(): Promise<void>;
};

/** For tests that take what the one before left running, so that most of their starts serve two of them. */
export function shareApp(options: Options & { dataDir: string }): SharedApp {
  let living: AppProcess | null = null;
  const start = async (more: Options = {}) => {
    const app = await startApp({ ...options, ...more });
    living = app;
    void app.ended.finally(() => {
      if (living === app) living = null;
    });
    return app;
  };
  return { start, running: async () => living ?? (await start()), kill: async () => living?.kill() };
}

/** Starts it and returns at once. */
export async function launchApp(options: Options = {}): Promise<AppProcess> {
  const dataDir = options.dataDir ?? (await prepareDataDir(options));
  const port = options.port ?? (await findFreePort());
  const program = options.by === 'npm' ? 'npm' : process.execPath;
  const own = ['--disable-warning=ExperimentalWarning', FAST_IMPORTS, 'server/main.ts'];
  const args = options.by === 'npm' ? ['start'] : [...own, ...(options.by === 'dev' ? ['--dev'] : [])];
  const child = spawn(program, args, {
    cwd: options.project ?? PROJECT,
    env: { ...process.env, NODE_ENV: '', DEMO: 'off', PORT: String(port), DATA_DIR: dataDir, ...options.env },
    // By its channel it learns when the test run is gone, and ends; npm would not hand it on.
    stdio: ['ignore', 'pipe', 'pipe', ...(options.by === 'npm' ? [] : (['ipc'] as const))],
    detached: true, // a signal for the test run is not one for the product
    uid: options.uid,
    gid: options.gid,
  });
  child.channel?.unref();
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += error.message;
      resolve(null);
    });
    child.once('exit', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    stop: () => stopChild(child, ended),
    kill: () => killTree(child, ended),
  };
}

/** One that a start finds as if the product had been stopped before; another checkout or user begins with nothing. */
async function prepareDataDir({ project, uid, env }: Options): Promise<string> {
  const dataDir = makeDataDir();
  const isOurs = project === undefined && uid === undefined && !env?.DATABASE_URL;
  if (isOurs) await copyPreparedDatabase(dataDir);
  return dataDir;
}

/** A new folder for the data of one test. */
export function makeDataDir(): string {
  return mkdtempSync(path.join(quickFolder(), DATA_PREFIX));
}

/** Kills what is left and removes the data folder. */
export async function removeApp(app: AppProcess): Promise<void> {
  await app.kill();
  // Processes that were killed may still be closing their files.
  rmSync(app.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/**
 * Below those that the system hands out by itself (from 32768): no connection of another test takes it between this and
 * the start, or while what listened on it is started anew.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = randomInt(15_000, 32_000);
    if (await isFree(port)) return port;
  }
  throw new Error('no free port was found');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** The processes that this one started, and those that they started, the youngest generation last. */
export function listDescendants(pid: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? readParent(Number(name)) : null;
    if (parent !== null) parents.set(Number(name), parent);
  }
  const found: number[] = [];
  let generation = [pid];
  while (generation.length > 0) {
    generation = [...parents].filter(([, parent]) => generation.includes(parent)).map(([child]) => child);
    found.push(...generation);
  }
  return found;
}

function readParent(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    return null;
  }
}

async function stopChild(child: ChildProcess, ended: Promise<number | null>): Promise<number | null> {
  child.kill('SIGTERM');
  return ended;
}

async function killTree(child: ChildProcess, ended: Promise<number | null>): Promise<void> {
  if (child.pid === undefined) return;
  const family = [child.pid, ...listDescendants(child.pid)];
  for (const pid of family) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it was faster
    }
  }
  await ended;
  while (family.some(isAlive)) await sleep(20);
}

/** A process that was killed and not yet fetched by its parent does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return readState(pid) !== 'Z';
  } catch {
    return false;
  }
}

function readState(pid: number): string | undefined {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0];
}
