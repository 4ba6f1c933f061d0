// Where ffmpeg is looked for, and that one which could not answer is asked again.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testFfmpeg } from '#tests/fakes/sample-media.ts';
import { findFfmpeg } from './find-ffmpeg.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'find-ffmpeg-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('asks again where there was none that runs', async () => {
  const places = { ffmpegPath: folder, programFolders: [] };
  await writeFile(path.join(folder, 'ffmpeg'), 'no program');
  expect(await findFfmpeg(places)).toBeNull();
  const { ffmpeg, ffprobe } = await testFfmpeg();
  await rm(path.join(folder, 'ffmpeg'));
  await symlink(ffmpeg, path.join(folder, 'ffmpeg'));
  await symlink(ffprobe, path.join(folder, 'ffprobe'));
  expect(await findFfmpeg(places)).toMatchObject({ ffmpeg: path.join(folder, 'ffmpeg') });
});

it('passes over a folder of the PATH whose ffmpeg does not run', async () => {
  const broken = path.join(folder, 'broken');
  await mkdir(broken);
  await writeFile(path.join(broken, 'ffmpeg'), '', { mode: 0o755 });
  const found = await findFfmpeg({ ffmpegPath: '', programFolders: [broken] });
  expect(found?.ffmpeg).toBe((await testFfmpeg()).ffmpeg);
});
