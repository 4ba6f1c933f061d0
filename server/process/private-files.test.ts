// Modes of the data folder: for its owner alone, also where an earlier version left it open.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SANDBOX_USER } from '#server/children/sandbox.ts';
import { closeDataFolder } from './private-files.ts';

const isRoot = process.getuid?.() === 0;
const canBecome = isRoot && existsSync('/usr/bin/setpriv');
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'private-'));
  for (const name of ['media', 'incoming', 'scratch', 'outbox']) {
    mkdirSync(path.join(dataDir, name));
    chmodSync(path.join(dataDir, name), 0o755);
  }
  writeFileSync(path.join(dataDir, 'media', 'old.png'), 'old', { mode: 0o644 });
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function modeOf(name: string): number {
  return statSync(path.join(dataDir, name)).mode & 0o777;
}

function readAsNobody(file: string): string {
  const become = ['--reuid=65534', '--regid=65534', '--clear-groups'];
  return spawnSync('/usr/bin/setpriv', [...become, 'cat', file], { encoding: 'utf8' }).stdout;
}

it.skipIf(process.platform === 'win32')('closes the folders that an earlier version left open', () => {
  closeDataFolder(dataDir);
  for (const name of ['.', 'media', 'incoming', 'scratch', 'outbox'])
    expect([name, modeOf(name)]).toEqual([name, 0o700]);
});

it('has nothing to do where there is no folder', () => {
  expect(() => closeDataFolder(path.join(dataDir, 'none'))).not.toThrow();
});

it.runIf(canBecome)('keeps old media from another user of the machine', () => {
  const old = path.join(dataDir, 'media', 'old.png');
  expect(readAsNobody(old)).toBe('old');
  closeDataFolder(dataDir);
  expect(readAsNobody(old)).toBe('');
});

it.runIf(isRoot)('leaves the way open that children of another process use, and no wider one', () => {
  for (const name of ['incoming', 'scratch']) chownSync(path.join(dataDir, name), 0, SANDBOX_USER.gid);
  chmodSync(path.join(dataDir, 'incoming'), 0o710);
  closeDataFolder(dataDir);
  expect(modeOf('incoming')).toBe(0o710);
  expect(modeOf('scratch')).toBe(0o700);
});
