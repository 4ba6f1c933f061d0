// Programs that hang, compute for ever, or never stop talking are ended; and nobody runs them in another way.
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testFfmpeg } from '#tests/fakes/sample-media.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';
import { isAlive } from '#tests/start-app.ts';
import { askMedia, HAS_HARD_LIMITS, spawnMedia } from './spawn-media.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'spawn-media-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function writeProgram(name: string, script: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

const LIMITS = {
  wallSeconds: 30,
  processorSeconds: 30,
  memoryBytes: 1024 ** 3,
  fileBytes: 1000,
  answerBytes: 100_000,
};

describe('a program of ffmpeg', () => {
  it('that hangs is ended by the clock, and is gone', async () => {
    const hanging = await writeProgram('hanging', 'exec sleep 600');
    const running = spawnMedia(hanging, [], { wallSeconds: 0.2 });
    await expect(running.ended).rejects.toMatchObject({ reason: 'timeout' });
    await waitUntil('its end', () => !isAlive(running.pid ?? 0) || undefined);
    // Its own child still holds the pipes.
    const nested = spawnMedia(await writeProgram('nested', 'sleep 20; exit'), [], { wallSeconds: 0.2 });
    await expect(nested.ended).rejects.toMatchObject({ reason: 'timeout' });
  });

  it.skipIf(!HAS_HARD_LIMITS)('that computes for ever is ended by its processor time', async () => {
    const { ffmpeg } = await testFfmpeg();
    const endless = '-f lavfi -i testsrc=size=640x480 -f null -'.split(' ');
    const running = spawnMedia(ffmpeg, endless, { wallSeconds: 50, processorSeconds: 1 });
    running.stdout.resume();
    await expect(running.ended).rejects.toMatchObject({ reason: 'timeout' });
  });

  it('that the machine kills before its time is over is told from one that is late', async () => {
    const running = spawnMedia(await writeProgram('killed', 'exec sleep 600'), [], { wallSeconds: 300 });
    process.kill(running.pid ?? 0, 'SIGKILL');
    await expect(running.ended).rejects.toMatchObject({ reason: 'killed' });
  });

  it.skipIf(!HAS_HARD_LIMITS)('writes no larger file than it may', async () => {
    const file = path.join(folder, 'large');
    const writing = await writeProgram('writing', `exec dd if=/dev/zero of=${file} bs=500 count=9`);
    await expect(askMedia(writing, [], LIMITS)).rejects.toMatchObject({ reason: 'failed' });
    expect((await readFile(file)).length).toBeLessThanOrEqual(LIMITS.fileBytes);
  });

  it('that never stops talking is ended', async () => {
    const talking = await writeProgram('talking', 'while :; do echo on and on; done');
    await expect(askMedia(talking, [], LIMITS)).rejects.toMatchObject({ reason: 'failed' });
  });

  it('is told nothing of our environment', async () => {
    expect(process.env['PATH']).toBeTruthy();
    // A shell that is given nothing sets these itself.
    const own = /^(PWD|OLDPWD|SHLVL|_|PATH)=/;
    const answer = await askMedia(await writeProgram('env', '/usr/bin/env'), [], LIMITS);
    expect(answer.split('\n').filter((line) => line !== '' && !own.test(line))).toEqual([]);
  });

  it.runIf(HAS_HARD_LIMITS)('keeps the limits that its parent was given, where they are lower', () => {
    // Half of what is asked for here, as a sandbox or an operator would set it.
    const module = JSON.stringify(path.join(import.meta.dirname, 'spawn-media.ts'));
    const script = `const { askMedia } = await import(${module});
      process.stdout.write(await askMedia('/bin/cat', ['/proc/self/limits'], ${JSON.stringify({ ...LIMITS, fileBytes: 2 ** 32 })}));`;
    const limited = spawnSync(
      'prlimit',
      [`--fsize=${2 ** 31}`, '--', process.execPath, '--input-type=module', '-e', script],
      { encoding: 'utf8' },
    );
    expect(limited.stderr).toBe('');
    expect(limited.stdout).toMatch(/^Max file size +2147483648 +2147483648 /m);
  });

  it('that cannot be started says so', async () => {
    await expect(askMedia(path.join(folder, 'none'), [], LIMITS)).rejects.toThrow(/none/);
  });
});

describe('no other way of running them', () => {
  const SERVER = path.join(import.meta.dirname, '..');
  /** The only file of these that may start a process; a speaker is no ffmpeg, and pools start ourselves. */
  const STARTERS =
    /^(ffmpeg\/spawn-media|children\/[\w-]+|engines\/built-in\/speech\/(speak|find-speaker))\.ts$/;
  const MEDIA_MODULES = /^(ffmpeg|media|engines|children|worker)\//;

  /** True for a source that starts processes and has to do with media. */
  function isForbidden(name: string, source: string): boolean {
    const code = source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');
    if (name === 'ffmpeg/spawn-media.ts' || !/['"](node:)?child_process['"]/.test(code)) return false;
    return (MEDIA_MODULES.test(name) && !STARTERS.test(name)) || /ff(mpeg|probe)/i.test(code);
  }

  it('is in the sources', async () => {
    const names = (await readdir(SERVER, { recursive: true }))
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    expect(names).toContain('media/clean-video.ts');
    const found: string[] = [];
    for (const name of names) {
      if (isForbidden(name, await readFile(path.join(SERVER, name), 'utf8'))) found.push(name);
    }
    expect(found).toEqual([]);
  });

  it('would be found', () => {
    const starts = "import { execFile } from 'node:child_process';";
    expect(isForbidden('media/measure.ts', starts)).toBe(true);
    expect(isForbidden('api/probe.ts', `${starts} execFile(ffmpeg.ffprobe)`)).toBe(true);
    expect(isForbidden('children/child-pool.ts', `${starts} run('ffmpeg')`)).toBe(true);
    expect(isForbidden('children/child-pool.ts', `${starts} // ends ffmpeg too`)).toBe(false);
    expect(isForbidden('database/boot-server.ts', starts)).toBe(false);
  });
});
