// A step does not go on without the runner that began it.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';
import { waitUntil } from '#tests/fakes/wait-until.ts';

/** Never ends, nor does what it starts; writes by which numbers both are known. */
const STEP = `
  const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)']);
  require('node:fs').writeFileSync(process.env.TOLD, process.pid + ' ' + pid + ' .');
  setInterval(() => {}, 1e6);
`;
const RUNNER = `
  const { runStep } = await import(${JSON.stringify(import.meta.resolve('./run-step.ts'))});
  await runStep({ name: 'endless', standsBack: true, command: () => ['-e', ${JSON.stringify(STEP)}] });
`;

it.skipIf(process.platform === 'win32')(
  'ends with a runner that was killed, with all that it started',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-step-'));
    const file = path.join(folder, 'told');
    const runner = spawn(process.execPath, ['--input-type=module', '-e', RUNNER], {
      env: { ...process.env, TOLD: file },
      stdio: 'inherit',
    });
    try {
      const told = await waitUntil('the step', () => readTold(file));
      const pids = told.split(' ').slice(0, 2).map(Number);
      expect(pids.map(isRunning)).toEqual([true, true]);
      runner.kill('SIGKILL');
      await waitUntil('its end', () => !pids.some(isRunning));
    } finally {
      runner.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
);

function readTold(file: string): string | undefined {
  try {
    const told = readFileSync(file, 'utf8');
    return told.endsWith('.') ? told : undefined;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
