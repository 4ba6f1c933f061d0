// Where ffmpeg is looked for, and that one which could not answer is asked again.
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testFfmpeg } from '#tests/fakes/sample-media.ts';
import { announceFfmpeg, findFfmpeg, isOldFfmpeg } from './find-ffmpeg.ts';

type Say = (facts: object, words: string) => void;

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
  const warn = vi.fn<Say>();
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

/** A folder with programs that say of themselves what ffmpeg says. */
async function pretend(name: string, years: string): Promise<string> {
  const own = path.join(folder, name);
  await mkdir(own);
  for (const program of ['ffmpeg', 'ffprobe']) {
    const says = `${program} version ${name} Copyright (c) ${years} the FFmpeg developers`;
    await writeFile(path.join(own, program), `#!/bin/sh\necho '${says}'\n`, { mode: 0o755 });
  }
  return own;
}

it('takes the newest of those that run, and knows an old one', async () => {
  const [older, newer, other] = [
    await pretend('older', '2000-2021'),
    await pretend('newer', '2000-2125'),
    await pretend('other', '2000-2125'),
  ];
  const found = await findFfmpeg({ ffmpegPath: '', programFolders: [older, newer, other] });
  expect(found).toMatchObject({ ffmpeg: path.join(newer, 'ffmpeg'), year: 2125, version: 'newer' });
  const named = await findFfmpeg({ ffmpegPath: older, programFolders: [newer] });
  expect(named).toMatchObject({ version: 'older', year: 2021 });
  expect([found, named].map((one) => one && isOldFfmpeg(one))).toEqual([false, true]);
  expect(isOldFfmpeg(await testFfmpeg())).toBe(true);
});

it('says at the start which one it is, and what to do about an old one', async () => {
  const log = { info: vi.fn<Say>(), warn: vi.fn<Say>() };
  await announceFfmpeg({ ffmpegPath: '', programFolders: [] }, log);
  expect(log.warn).toHaveBeenCalledWith(
    expect.anything(),
    expect.stringMatching(/ffmpeg N-47683\S* of 2018, .*install a current one/),
  );
  expect(log.info).not.toHaveBeenCalled();
  log.warn.mockClear();
  await announceFfmpeg({ ffmpegPath: await pretend('current', '2125'), programFolders: [] }, log);
  expect(log.info).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('ffmpeg current of 2125'));
});
