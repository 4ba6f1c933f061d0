// A small video becomes a large one: uploaded, its facts shown, priced, made, measured.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { measureNewestVideo, needFfmpegHere } from './newest-task.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const run = promisify(execFile);
const say = readWords('en');

async function makeVideo(): Promise<Buffer> {
  const { ffmpeg } = await needFfmpegHere();
  const folder = await mkdtemp(path.join(tmpdir(), 'small-video-'));
  const file = path.join(folder, 'small.mp4');
  const source = '-f lavfi -i testsrc=s=320x240:r=24:d=1.5 -f lavfi -i sine=440:d=1.5';
  const flags = `-loglevel error ${source} -c:v libx264 -pix_fmt yuv420p -c:a aac -shortest`.split(' ');
  await run(ffmpeg, [...flags, file]);
  const video = await readFile(file);
  await rm(folder, { recursive: true, force: true });
  return video;
}

test('[product 2.8] a video is enlarged to the target, with its sound', async ({ page, account }) => {
  await page.goto('/ai-tools/upscale-video');
  await expect(page.getByText(say('upscale-video.add_video'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('upscale-video.not_ai'))).toBeVisible();
  await page
    .getByRole('group', { name: say('upscale-video.video') })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'small.mp4', mimeType: 'video/mp4', buffer: await makeVideo() });
  await expect(page.getByText('320 × 240', { exact: false }).first()).toBeVisible();
  const made = say('upscale-video.becomes_now', { size: '1440 × 1080', fps: 24 });
  await expect(page.getByText(made)).toBeVisible();

  // Only the Basic plan and above make these.
  await expect(page.getByRole('radio', { name: '2K' })).toBeDisabled();
  await expect(page.getByRole('radio', { name: '4K' })).toBeDisabled();
  const points = say('task.points_other', { n: 10 });
  await page.getByRole('button', { name: say('tool.generate', { points }) }).click();

  const { task, video } = await measureNewestVideo(account, TOOL_TYPES['upscale-video']);
  expect(task.cost).toBe(10);
  expect(video.video).toMatchObject({ width: 1440, height: 1080, fps: 24, codec: 'h264' });
  expect(video.audio?.codec).toBe('aac');
  expect(video.seconds).toBeCloseTo(1.5, 0);
});
