// What goes wrong around the product: processes killed or paused, connections ended, a full disk, a starved processor.
import { spawn } from 'node:child_process';
import { open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Random } from '../chaos/open-random.ts';
import { readDatabaseUrl, readPostmasterPid } from '../start/data-folder.ts';
import { bundledName } from '#server/process/find-bundle.mjs';
import { type AppProcess, listDescendants } from '../start-app.ts';

export type FaultScene = {
  running(): AppProcess;
  /** Ends the whole product and starts it again, as an operator would after a power cut. */
  restart(): Promise<void>;
  /** True when the data folder has a file system of its own that may be filled. */
  mayFillDisk: boolean;
  signal: AbortSignal;
};

export type Fault = {
  weight: number;
  /** The API cannot answer while it lasts: what it is slow at then is no slowness. */
  isOutage: boolean;
  /** So many ends of the API are asked for by it. */
  apiKills: number;
  run(scene: FaultScene): Promise<void>;
};

const PAUSE_MS = 42_000;
const STARVE_MS = 25_000;
const FULL_MS = 20_000;
const CHUNK = Buffer.alloc(8 * 1024 * 1024);

const kill = (program: string) => async (scene: FaultScene) => {
  const [pid] = await findProcesses(scene, program);
  if (pid !== undefined) end(pid);
};

export const FAULTS: Readonly<Record<string, Fault>> = {
  'kill -9 of the API': { weight: 2, isOutage: true, apiKills: 1, run: kill('api-main.ts') },
  'kill -9 of the worker': { weight: 4, isOutage: false, apiKills: 0, run: kill('worker-main.ts') },
  'kill -9 of a drawing process': {
    weight: 4,
    isOutage: false,
    apiKills: 0,
    run: kill('engine/child.ts'),
  },
  'kill -9 of a media process': {
    weight: 3,
    isOutage: false,
    apiKills: 0,
    run: kill('server/media/lab-child.ts'),
  },
  'kill -9 of the database': {
    weight: 1,
    isOutage: true,
    apiKills: 0,
    run: async ({ running }) => end(readPostmasterPid(running().dataDir)),
  },
  'kill -9 of everything': { weight: 1, isOutage: true, apiKills: 0, run: (scene) => scene.restart() },
  'all connections to the database ended': {
    weight: 5,
    isOutage: false,
    apiKills: 0,
    run: (scene) =>
      query(
        scene,
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      ),
  },
  'one connection ended, twenty times': {
    weight: 5,
    isOutage: false,
    apiKills: 0,
    run: async (scene) => {
      for (let times = 0; times < 20 && !scene.signal.aborted; times += 1) {
        await query(
          scene,
          `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
           where pid <> pg_backend_pid() and datname = current_database() and state <> 'idle' order by random() limit 1) one`,
        );
        await sleep(200);
      }
    },
  },
  'a holder of a person’s row who goes to sleep': {
    weight: 3,
    isOutage: false,
    apiKills: 0,
    run: (scene) =>
      query(scene, 'begin; select id from users order by random() limit 1 for update', PAUSE_MS / 2),
  },
  'a paused worker': {
    weight: 2,
    isOutage: false,
    apiKills: 0,
    run: async (scene) => {
      const [pid] = await findProcesses(scene, 'worker-main.ts');
      if (pid === undefined) return;
      signalIfThere(pid, 'SIGSTOP');
      await wait(PAUSE_MS, scene.signal);
      signalIfThere(pid, 'SIGCONT');
    },
  },
  'a starved processor': { weight: 3, isOutage: false, apiKills: 0, run: starve },
  'a full disk': { weight: 2, isOutage: false, apiKills: 0, run: fillDisk },
};

export function chooseFault(mayFillDisk: boolean, random: Random): string {
  const names = Object.keys(FAULTS).filter((name) => mayFillDisk || name !== 'a full disk');
  return random.pickByWeight(names, (name) => FAULTS[name]?.weight ?? 0);
}

/** Processes of the product whose command line names the program, bundled or not; those that no longer exist are left out. */
export async function findProcesses(
  { running }: Pick<FaultScene, 'running'>,
  program: string,
): Promise<number[]> {
  const found: number[] = [];
  for (const pid of listDescendants(running().pid)) {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (words.includes(program) || words.includes(bundledName(program))) found.push(pid);
  }
  return found;
}

/** Twice as many busy loops as there are cores; each stops by itself. */
async function starve({ signal }: FaultScene): Promise<void> {
  const busy = `const end = Date.now() + ${STARVE_MS}; while (Date.now() < end);`;
  const loops = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', busy], { stdio: 'ignore' }));
  await wait(STARVE_MS, signal);
  for (const loop of loops) loop.kill('SIGKILL');
}

async function fillDisk({ running, signal }: FaultScene): Promise<void> {
  const file = path.join(running().dataDir, 'filler');
  const handle = await open(file, 'w');
  try {
    for (;;) await handle.write(CHUNK);
  } catch {
    await wait(FULL_MS, signal); // it is full now
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
}

/** As somebody with the database's password; what goes wrong with it is part of the run. */
async function query({ running, signal }: FaultScene, statement: string, holdMs = 0): Promise<void> {
  const client = new Client({
    connectionString: readDatabaseUrl(running().dataDir),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(statement);
    if (holdMs > 0) await wait(holdMs, signal);
  } catch {
    // The database may be away just now, or end the one who sleeps.
  } finally {
    await client.end().catch(() => {});
  }
}

function end(pid: number): void {
  signalIfThere(pid, 'SIGKILL');
}

function signalIfThere(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it was faster
  }
}

async function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => {});
}
