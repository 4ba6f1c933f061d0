// Lets one start at a time install packages; the others wait, and take over when the installing one was killed.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 300;

/**
 * Waits for the lock and takes it. `onWait` is called once when somebody else has it; `shouldStop` ends the waiting.
 * Answers `note(pid)`, which adds the npm that does the work, and `release`.
 */
export async function takeInstallLock(root, { onWait, shouldStop }) {
  const file = path.join(root, '.install-lock');
  let hasTold = false;
  while (!tryToCreate(file)) {
    if (shouldStop()) throw new Error('Stopped while waiting for another start to install.');
    const content = readOrNull(file);
    if (content !== null && !hasLivingOwner(content)) {
      takeAway(file, content);
      continue;
    }
    if (!hasTold) onWait();
    hasTold = true;
    await sleep(LOOK_AGAIN_MS);
  }
  return {
    note: (pid) => fs.renameSync(writeDraft(file, [process.pid, pid]), file),
    release: () => fs.rmSync(file, { force: true }),
  };
}

/** A killed bootstrap may leave an npm at work, so the lock names both. */
function describe(pids) {
  return JSON.stringify(pids.map((pid) => ({ pid, startedAt: readStartTime(pid) })));
}

/** A link appears whole: nobody ever reads a lock that is half written and takes it for a dead one's. */
function tryToCreate(file) {
  const draft = writeDraft(file, [process.pid]);
  try {
    fs.linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

function writeDraft(file, pids) {
  const draft = `${file}-${process.pid}.new`;
  fs.writeFileSync(draft, describe(pids));
  return draft;
}

function readOrNull(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null; // released in this moment
  }
}

function hasLivingOwner(content) {
  try {
    return JSON.parse(content).some(({ pid, startedAt }) => isAlive(pid) && readStartTime(pid) === startedAt);
  } catch {
    return false; // half written by one that was killed
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Tells a process from a later one that got the same number. Empty where the system does not say. */
function readStartTime(pid) {
  try {
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ')[19];
  } catch {
    return '';
  }
}

/** Moves the dead lock aside; of two that try, the slower may catch the faster one's new lock and gives it back. */
function takeAway(file, content) {
  const aside = `${file}-${process.pid}`;
  try {
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') === content) fs.rmSync(aside, { force: true });
    else fs.renameSync(aside, file);
  } catch {
    // the other one was faster
  }
}
