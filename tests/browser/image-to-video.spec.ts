// An image becomes a video: uploaded, its crop announced, priced, made, measured.
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { measureNewestVideo } from './newest-task.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');
/** Standard 540p, 5 s. */
const PRICE = 20;

function paintImage(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="360" fill="#5a8fd0"/>
    <rect y="350" width="900" height="250" fill="#4f7f3a"/><rect x="380" y="250" width="150" height="170" fill="#b0402a"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('[product 2.4] an image is filmed in its own shape, and what was not understood is said', async ({
  page,
  account,
}) => {
  await page.goto('/ai-video/image-to-video');
  await expect(page.getByText(say('image-to-video.add_first'))).toBeVisible();
  const frames = page.getByRole('group', { name: say('image-to-video.frames') });
  await frames
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'house.png', mimeType: 'image/png', buffer: await paintImage() });
  await expect(frames.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(say('image-to-video.will_be', { from: '3:2', to: '4:3' }))).toBeVisible();

  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('snow falls, a dragon');
  await page.getByRole('radio', { name: say('video.cameras.push_in') }).check();
  await page.getByRole('radio', { name: '540p' }).check();
  const points = say('task.points_other', { n: PRICE });
  await page.getByRole('button', { name: say('tool.generate', { points }) }).click();

  const { task, video } = await measureNewestVideo(account, TOOL_TYPES['image-to-video']);
  expect(task).toMatchObject({ cost: PRICE, understood: ['snow'], ignored: ['dragon'] });
  expect(video.video).toMatchObject({ width: 828, height: 624, fps: 24, codec: 'h264', frames: 120 });
  expect(video.audio).toBeNull();
  expect(video.seconds).toBeCloseTo(5, 1);

  // The form is as it was, and the video stands beside it.
  await expect(frames.getByAltText('house.png')).toBeVisible();
  await expect(page.getByRole('main').getByText('snow falls, a dragon').last()).toBeVisible();
});

test('[product 2.4] a last frame alone asks for the first one', async ({ page }) => {
  await page.goto('/ai-video/image-to-video');
  const frames = page.getByRole('group', { name: say('image-to-video.frames') });
  await frames
    .locator('input[type=file]')
    // Each place has one for files and one for the camera.
    .nth(2)
    .setInputFiles({ name: 'end.png', mimeType: 'image/png', buffer: await paintImage() });
  await expect(frames.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(say('image-to-video.add_first'))).toBeVisible();
  const names = { a: say('image-to-video.first'), b: say('image-to-video.last') };
  await page.getByRole('button', { name: say('media.swap', names) }).click();
  await expect(page.getByText(say('image-to-video.add_first'))).toHaveCount(0);
});
