// A video effect from the gallery to a measured video: picked, its photo uploaded, priced, made.
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { measureNewestVideo } from './newest-task.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';
import { arriveAt } from './arrive-at.ts';

const say = readWords('en');
const PRICE = 30;

function paintImage(colour: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="500" fill="#9cc8ee"/>
    <rect y="490" width="600" height="310" fill="#5f9a50"/><ellipse cx="300" cy="430" rx="130" ry="190" fill="${colour}"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('[product 2.6] an effect is picked, given a photo and words, and comes home as a video with music', async ({
  page,
  account,
}) => {
  await page.goto('/effects/video');
  await page
    .getByRole('link', { name: /New-year greeting/ })
    .first()
    .click();
  await expect(page).toHaveURL(/type=video&effect=new_year/);
  await expect(page.getByText(say('effects.not_ai_video'))).toBeVisible();
  // Needs a photo first, and says so; 1080p is of a plan.
  await expect(page.getByText(say('effects.add_photo'), { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: '1080p' })).toBeDisabled();

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'vase.png', mimeType: 'image/png', buffer: await paintImage('#c8442c') });
  await expect(page.getByAltText('vase.png')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Words on the scroll' }).fill('新年快乐');
  const points = say('task.points_other', { n: PRICE });
  await page.getByRole('button', { name: say('tool.generate', { points }) }).click();

  const { task, video } = await measureNewestVideo(account, TOOL_TYPES['video-effect']);
  expect(task).toMatchObject({ cost: PRICE, effect: { id: 'new_year', name: 'New-year greeting' } });
  // The photo is 3:4, and so is the video.
  expect(video.video).toMatchObject({ width: 832, height: 1104, fps: 24, codec: 'h264', frames: 120 });
  expect(video.audio).toMatchObject({ codec: 'aac' });
  expect(video.seconds).toBeCloseTo(5, 1);
});

test('[product 2.6] two people need a photo of each where one does not show both, and an effect that no engine can do says so before the click', async ({
  page,
}) => {
  await page.goto('/effects/generate?type=video&effect=hug');
  await expect(page.getByText(say('effects.add', { name: say('effects.person_a') }))).toBeVisible();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await paintImage('#3c6ac8') });
  await expect(page.getByText(say('effects.second_photo_none'))).toBeVisible();
  await arriveAt(page, '/effects/generate?type=video&effect=muscle');
  await expect(page.getByRole('form').getByText(say('effects.needs_engine_reason'))).toBeVisible();
});
