// Programs that are run: none of them is left behind.
import { execFile } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { testFfmpeg } from '#tests/fakes/sample-media.ts';
import { isAlive } from '#tests/start-app.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { runFfmpeg } from './run-ffmpeg.ts';

const ENDLESS = ['-re', '-f', 'lavfi', '-i', 'testsrc=size=64x64', '-f', 'null', '-'];

it('ends what it has started when its own process ends', async () => {
  const module = path.join(import.meta.dirname, 'run-ffmpeg.ts');
  const program = `
    import { runFfmpeg } from ${JSON.stringify(module)};
    import { readFileSync } from 'node:fs';
    const onProgress = () => {
      process.stdout.write(readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8'), () => process.exit());
    };
    void runFfmpeg(${JSON.stringify(await testFfmpeg())}, ${JSON.stringify(ENDLESS)}, { timeoutSeconds: 20, onProgress });
  `;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  const pid = Number(stdout.trim().split(' ')[0]);
  expect(pid).toBeGreaterThan(1);
  await waitUntil('its end', () => !isAlive(pid) || undefined);
});

it('ends when nobody waits any more', async () => {
  const stopping = new AbortController();
  const running = runFfmpeg(await testFfmpeg(), ENDLESS, {
    timeoutSeconds: 20,
    signal: stopping.signal,
    onProgress: () => stopping.abort(),
  });
  await expect(running).rejects.toMatchObject({ reason: 'canceled' });
});
