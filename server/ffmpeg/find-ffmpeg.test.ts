// Where ffmpeg is looked for, and that one which could not answer is asked again.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

it('says of the one that was named why it does not run, and that there is none', async () => {
  const ffmpeg = path.join(folder, 'ffmpeg');
  const places = { ffmpegPath: ffmpeg, programFolders: [] };
  const warn = vi.fn<(facts: object, words: string) => void>();
  const settings = { ...places, secret: 'never told' };
  expect(await findFfmpeg(settings, { warn })).toBeNull();
  expect(warn.mock.calls).toEqual([[places, expect.stringContaining('no ffmpeg')]]);
  await writeFile(ffmpeg, 'no program');
  expect(await findFfmpeg(places, { warn })).toBeNull();
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ ffmpeg, err: expect.any(Error) as Error }),
    expect.stringContaining('does not run'),
  );
});
