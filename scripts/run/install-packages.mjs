// Installs the packages of the lockfile with npm, and knows when there is nothing to do.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { hasGlibc } from './find-node.mjs';
import { takeInstallLock } from './install-lock.mjs';
import { say } from './say.mjs';

const PROGRESS_MS = 5000;
const ERROR_LINES = 12;

// No install scripts are run: nothing we depend on needs one, and a later npm will not run them unasked.
const ARGUMENTS = [
  'ci',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--engine-strict=false',
  '--global=false',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--progress=false',
  '--loglevel=error',
];

// What a user's npm settings may say that would install less, elsewhere, or not at all.
const UNWANTED_SETTINGS =
  /^npm_(config_(global|location|omit|only|production|dry_run|prefix|local_prefix|workspaces?|package_lock.*|install_strategy|legacy_peer_deps|os|cpu|libc|json|loglevel)$|lifecycle_|package_)/i;

/** True when node_modules holds what the lockfile asks for on this platform. */
export function isInstalled(root) {
  const wanted = readWanted(root);
  if (readText(stampFile(root)) === wanted) return true;
  if (!hasAllPackages(root)) return false;
  writeStamp(root, wanted); // a developer's own `npm install` did it
  return true;
}

/** Installs, or waits for another start that does. Throws an Error whose words say what to do. */
export async function installPackages(root, stops) {
  const lock = await openLock(root, stops);
  process.on('exit', lock.release);
  try {
    if (isInstalled(root) && !lock.isFirst) return;
    const total = listPackages(root).filter(([, wanted]) => !isNeededElsewhere(wanted)).length;
    say(`Installing ${total} packages (the first start, or the packages have changed)`);
    const startedAt = Date.now();
    await runNpm(root, total, lock, stops);
    writeStamp(root, readWanted(root));
    say(`Packages installed (${Math.round((Date.now() - startedAt) / 1000)} s)`);
  } finally {
    lock.release();
  }
}

async function openLock(root, stops) {
  let isFirst = true;
  try {
    const lock = await takeInstallLock(root, {
      onWait: () => {
        isFirst = false;
        say('Another start is installing the packages; waiting for it');
      },
      shouldStop: () => Boolean(stops.reason),
    });
    return { ...lock, isFirst };
  } catch (error) {
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
    if (isHidden(path.join(root, 'node_modules', '.package-lock.json'))) {
      throw new Error(
        `The packages in ${root} can only be read by the user who installed them.\n` +
          'Let that user run chmod -R a+rX node_modules there, or start from a copy of your own.',
        { cause: error },
      );
    }
    const who = process.getuid && process.getuid() === 0 ? 'root' : 'the user who starts it';
    throw new Error(
      `The packages are not installed, and ${root} cannot be written to (${error.code}).\n` +
        `Make the project folder writable for ${who}, or start once as its owner.`,
      { cause: error },
    );
  }
}

function runNpm(root, total, lock, stops) {
  const [command, first] = findNpm();
  const child = spawn(command, [...first, ...ARGUMENTS], {
    cwd: root,
    env: makeEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: command === 'npm.cmd',
  });
  if (child.pid) lock.note(child.pid);
  let words = '';
  child.stderr.on('data', (chunk) => (words += chunk));
  stops.follow((signal) => child.kill(signal));
  const beat = setInterval(
    () => say(`${countInstalled(root)} of ${total} packages are in place`),
    PROGRESS_MS,
  );
  return new Promise((resolve, reject) => {
    child.on('error', (error) => (words += error.message));
    child.on('close', (code) => {
      clearInterval(beat);
      stops.follow(() => {});
      if (stops.reason)
        reject(new Error('Stopped while installing the packages. Run the same command to go on.'));
      else if (code === 0) resolve();
      else reject(new Error(explainFailure(words)));
    });
  });
}

export function findNpm() {
  // pnpm and yarn set this variable too, to themselves.
  const running = process.env.npm_execpath || '';
  const beside = path.join(
    path.dirname(process.execPath),
    '..',
    'lib',
    'node_modules',
    'npm',
    'bin',
    'npm-cli.js',
  );
  if (/npm-cli\.c?js$/.test(running)) return [process.execPath, [running]];
  if (fs.existsSync(beside)) return [process.execPath, [beside]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
}

export function makeEnvironment() {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (UNWANTED_SETTINGS.test(name)) delete env[name];
  delete env.NODE_ENV;
  delete env.NODE_OPTIONS;
  return env;
}

function explainFailure(words) {
  const lines = words.trim().split('\n').slice(0, ERROR_LINES).join('\n');
  let advice = 'Run the same command again. If it fails again, remove node_modules and retry.';
  if (/ENOENT.*npm|spawn npm/i.test(words)) {
    advice = 'npm was not found: install Node together with npm, and run npm start again.';
  } else if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i.test(words)) {
    advice =
      'The npm registry could not be reached: check the network or the proxy, then run the same command again.';
  } else if (/ENOSPC/.test(words)) {
    advice = 'The disk is full. The packages need about 500 MB.';
  } else if (/EACCES|EPERM|EROFS/.test(words)) {
    advice =
      'Something in the project folder belongs to another user: make it yours, then run the same command again.';
  }
  return `The packages could not be installed.\n${lines}\n\n${advice}`;
}

function readWanted(root) {
  const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return createHash('sha256')
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .update(JSON.stringify([manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies]))
    .update(`${process.platform} ${process.arch} ${hasGlibc() ? 'glibc' : 'musl'}`)
    .digest('hex');
}

function stampFile(root) {
  return path.join(root, 'node_modules', '.atelier-installed');
}

function writeStamp(root, wanted) {
  try {
    fs.writeFileSync(stampFile(root), wanted);
  } catch {
    // A project that others may only read: it is compared again next time.
  }
}

/** npm writes down what it put into node_modules; that must be what the lockfile says. */
function hasAllPackages(root) {
  const placed = readText(path.join(root, 'node_modules', '.package-lock.json'));
  if (!placed) return false;
  const { packages } = JSON.parse(placed);
  return listPackages(root)
    .filter(([, wanted]) => !isNeededElsewhere(wanted))
    .every(([where, wanted]) => packages[where] && packages[where].version === wanted.version);
}

function listPackages(root) {
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).filter(([where, wanted]) => where !== '' && isForHere(wanted));
}

/** What only a package of another platform asks for says nothing about platforms itself; npm leaves it out. */
function isNeededElsewhere({ optional, os, cpu }) {
  return Boolean(optional) && !os && !cpu;
}

function isForHere({ os, cpu, libc }) {
  return (
    isListed(os, process.platform) &&
    isListed(cpu, process.arch) &&
    (process.platform !== 'linux' || isListed(libc, hasGlibc() ? 'glibc' : 'musl'))
  );
}

/** npm's lists name what fits, or with a "!" what does not; no list fits all. */
function isListed(list, value) {
  const values = [].concat(list || []);
  if (values.includes(`!${value}`)) return false;
  return values.includes(value) || values.every((one) => one.startsWith('!'));
}

function countInstalled(root) {
  let count = 0;
  const folder = path.join(root, 'node_modules');
  try {
    for (const name of fs.readdirSync(folder)) {
      if (name.startsWith('.')) continue;
      count += name.startsWith('@') ? fs.readdirSync(path.join(folder, name)).length : 1;
    }
  } catch {
    // npm is moving folders about
  }
  return count;
}

/** True when it may be there, but others' rights keep us from reading it. */
function isHidden(file) {
  try {
    fs.accessSync(file, fs.constants.R_OK);
    return false;
  } catch (error) {
    return error.code === 'EACCES';
  }
}

function readText(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
