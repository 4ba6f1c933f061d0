// Installs what is missing, then runs the task with the pinned Node and dies together with it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, hasGlibc } from './find-node.mjs';
import { installPackages, isInstalled } from './install-packages.mjs';
import { giveUp, watchStops } from './say.mjs';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** As in server/process/node-options.ts, which the Node that runs this may not be able to read. */
const NODE_OPTIONS = [
  '--disable-warning=ExperimentalWarning',
  '--import=./server/process/fast-imports.mjs', // from ROOT
];

/** What runs, and whether the settings of `.env` are read: tests must not depend on a developer's own. */
const TASKS = {
  start: { program: ['server/main.ts'], readsEnvFile: true },
  dev: { program: ['server/main.ts', '--dev'], readsEnvFile: true },
  seed: { program: ['scripts/seed.ts'], readsEnvFile: true },
  admin: { program: ['scripts/admin.ts'], readsEnvFile: true },
  'prices:check': { program: ['scripts/prices-check.ts'], readsEnvFile: true },
  doctor: { program: ['scripts/doctor.ts'], readsEnvFile: true },
  'report:month': { program: ['scripts/report-month.ts'], readsEnvFile: true },
  backup: { program: ['scripts/backup.ts'], readsEnvFile: true },
  restore: { program: ['scripts/restore.ts'], readsEnvFile: true },
  move: { program: ['scripts/move.ts'], readsEnvFile: true },
  model: { program: ['scripts/model.ts'], readsEnvFile: true },
  'workflow:add': { program: ['scripts/workflow-add.ts'], readsEnvFile: true },
  test: { program: ['scripts/test.ts'], readsEnvFile: false },
  check: { program: ['scripts/check.ts'], readsEnvFile: false },
  'test:watch': { program: ['node_modules/vitest/vitest.mjs', 'watch'], readsEnvFile: false },
  'looks:accept': { program: ['scripts/accept-looks.ts'], readsEnvFile: false },
  'db:generate': { program: ['node_modules/drizzle-kit/bin.cjs', 'generate'], readsEnvFile: false },
};

/** Runs a task of package.json; the process then ends the way its child ended. */
export async function handOver(task, args) {
  const found = TASKS[task];
  if (!found) giveUp(`There is no task "${task}". There are: ${Object.keys(TASKS).join(', ')}.`);
  const [entry] = found.program;
  process.chdir(ROOT);
  const stops = watchStops();
  try {
    if (!isInstalled(ROOT) || !findNode(ROOT)) await installPackages(ROOT, stops);
  } catch (error) {
    giveUp(error.message, stops.reason ? 130 : 1);
  }
  const node = findNode(ROOT);
  if (!node) {
    giveUp(
      `There is no Node 24 package for ${process.platform}-${process.arch}${hasGlibc() ? '' : ' (musl)'}, and this is Node ${process.version}.\n` +
        'Install Node 24 or newer and run again.',
    );
  }
  if (!fs.existsSync(path.join(ROOT, entry))) giveUp(`${entry} is missing: the checkout is not complete.`);
  const options = found.readsEnvFile && fs.existsSync(path.join(ROOT, '.env')) ? ['--env-file=.env'] : [];
  runChild(node, [...options, ...found.program, ...args], stops);
}

function runChild(node, args, stops) {
  const child = spawn(node, [...NODE_OPTIONS, ...args], {
    cwd: ROOT,
    env: makeEnvironment(node),
    // The channel tells the child when we are gone, even by SIGKILL.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('error', (error) => giveUp(`Cannot run ${node}: ${error.message}`));
  child.on('exit', (code, signal) => {
    stops.forget();
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
  stops.follow((signal) => child.kill(signal));
}

function makeEnvironment(node) {
  const env = {
    ...process.env,
    PATH: path.dirname(node) + path.delimiter + (process.env.PATH || '/usr/bin:/bin'),
  };
  for (const name of Object.keys(env)) {
    // PGHOST, PGOPTIONS, … of the user's shell would leak into every connection we open.
    if (/^PG[A-Z]+$/.test(name)) delete env[name];
  }
  return env;
}
