// Words become a video: written, priced, made, measured; and what the plan does not allow is said before the click.
import { expect } from '@playwright/test';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { measureNewestVideo } from './newest-task.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';
import { arriveAt } from './arrive-at.ts';

const say = readWords('en');
/** Standard 540p, 5 s, with sound. */
const PRICE = 25;

test('[product 2.3] a sentence is filmed with the camera and the sound that were chosen', async ({
  page,
  account,
}) => {
  await page.goto('/ai-video/text-to-video');
  await page
    .getByRole('textbox', { name: say('tool.prompt'), exact: true })
    .fill('a yurt in the desert at sunset, zorbleflux');
  const camera = page.getByRole('group', { name: say('video.camera') });
  await camera.getByRole('radio', { name: say('video.cameras.push_in') }).check();
  // Arrow keys walk the moves.
  await page.keyboard.press('ArrowRight');
  await expect(camera.getByRole('radio', { name: say('video.cameras.pull_out') })).toBeChecked();
  await page.getByRole('radio', { name: '540p' }).check();
  await page.getByRole('switch', { name: say('video.sound') }).check();
  await expect(page.getByRole('radio', { name: say('video.seconds', { n: 10 }) })).toBeDisabled();
  await expect(page.getByText(say('text-to-video.not_ai'))).toBeVisible();
  const points = say('task.points_other', { n: PRICE });
  await page.getByRole('button', { name: say('tool.generate', { points }) }).click();

  const { task, video } = await measureNewestVideo(account, TOOL_TYPES['text-to-video']);
  expect(task).toMatchObject({ cost: PRICE, ignored: ['zorbleflux'] });
  expect(task.understood).toEqual(expect.arrayContaining(['yurt', 'desert', 'sunset']));
  expect(video.video).toMatchObject({ width: 960, height: 540, fps: 24, codec: 'h264', frames: 120 });
  expect(video.audio).toMatchObject({ codec: 'aac' });
  expect(video.seconds).toBeCloseTo(5, 1);

  await test.step('and goes on from its last frame, which the server cuts without the mark', async () => {
    await arriveAt(page, `/ai-video/generate?id=${task.id}`);
    const cut = page.waitForResponse('**/api/task/cut');
    await page.getByRole('button', { name: say('gallery.step.extend') }).click();
    await expect(page).toHaveURL(/\/ai-video\/image-to-video$/);
    const asked = (await cut).request().postDataJSON() as { second: number };
    expect(asked).toMatchObject({ media: { task_id: task.id, index: 0 } });
    expect(asked.second).toBeCloseTo(5, 1);
    const frames = page.getByRole('group', { name: say('image-to-video.frames') });
    await expect(frames.getByText('960 × 540 · 16:9')).toBeVisible();
  });
});
