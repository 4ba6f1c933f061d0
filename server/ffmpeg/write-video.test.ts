// A video's colours are those of its frames, and the file says how they are written.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPrograms } from '#tests/fakes/sample-media.ts';
import { openVideo } from './write-video.ts';

const run = promisify(execFile);
const programs = await testPrograms();

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'write-video-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(Object.entries(programs))('with the %s ffmpeg', (name, ffmpeg) => {
  it('keeps red red', async () => {
    const { ffmpeg: program, ffprobe } = ffmpeg;
    const file = path.join(folder, `${name}.mp4`);
    const video = openVideo({ ffmpeg: program }, { file, width: 64, height: 48, fps: 8 });
    const red = Uint8Array.from({ length: 64 * 48 * 4 }, (_, at) => [200, 40, 60, 255][at % 4] as number);
    for (let frame = 0; frame < 4; frame++) await video.write(red);
    await video.end();

    const asked = [
      '-v',
      'error',
      '-show_entries',
      'stream=color_space,color_primaries',
      '-of',
      'csv=p=0',
      file,
    ];
    expect((await run(ffprobe, asked)).stdout.trim()).toBe('bt709,bt709');
    const still = path.join(folder, `${name}.png`);
    // As a player shows it: by what the file says of itself.
    const shown = ['-vf', 'scale=in_color_matrix=bt709', '-frames:v', '1', '-y', still];
    await run(program, ['-v', 'error', '-i', file, ...shown]);
    const pixel = await sharp(still).extract({ left: 8, top: 8, width: 1, height: 1 }).raw().toBuffer();
    expect(Math.abs((pixel[0] ?? 0) - 200)).toBeLessThan(4);
    expect(Math.abs((pixel[1] ?? 0) - 40)).toBeLessThan(4);
    expect(Math.abs((pixel[2] ?? 0) - 60)).toBeLessThan(4);
  });
});
