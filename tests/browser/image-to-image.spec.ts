// An image is changed by words: uploaded, said what to do, priced, made; and what was not understood comes back.
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { waitForNewest } from './newest-task.ts';
import { MAKING } from './person.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');
/** Two images in 1K. */
const PRICE = 6;

function paintImage(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="320" fill="#6fa8e0"/>
    <rect y="310" width="900" height="290" fill="#4f7f3a"/><circle cx="450" cy="400" r="110" fill="#c03a2a"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test('[product 2.2] an image is changed as its words say, and half of a half-understood wish is paid back', async ({
  page,
  account,
}) => {
  await page.goto('/ai-image/image-to-image');
  await expect(page.getByText(say('image-to-image.add_image'), { exact: true })).toBeVisible();
  const images = page.getByRole('group', { name: say('image-to-image.images') });
  await images
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ball.png', mimeType: 'image/png', buffer: await paintImage() });
  await expect(images.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(say('image-to-image.say.edit'), { exact: true })).toBeVisible();
  await expect(page.getByText('1024 × 682')).toBeVisible();

  await page
    .getByRole('textbox', { name: say('tool.prompt'), exact: true })
    .fill('Turn the red ball blue, make her sing');
  const price = say('task.points_other', { n: PRICE });
  await page.getByRole('button', { name: say('tool.generate', { points: price }) }).click();

  const task = await waitForNewest(account, { type: [TOOL_TYPES['image-to-image']] });
  expect(task).toMatchObject({
    cost: PRICE,
    understood: ['Turn the red ball blue'],
    ignored: ['make her sing'],
  });
  expect(task.receipt.find(({ points }) => points > 0)?.points).toBe(PRICE / 2);
  expect(task.results).toHaveLength(2);
  const [result] = task.results;
  const image = sharp(await (await page.request.get(result?.url ?? '')).body());
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 1024, height: 682 });
  const middle = await image.extract({ left: 480, top: 420, width: 60, height: 60 }).stats();
  const [red, , blue] = middle.channels.map(({ mean }) => mean);
  expect(blue).toBeGreaterThan((red ?? 255) + 30);

  // The form is as it was.
  await expect(images.getByAltText('ball.png')).toBeVisible();
  await page.getByRole('tab', { name: say('image-to-image.modes.restyle') }).click();
  await expect(page.getByRole('slider', { name: say('image-to-image.strength') })).toBeVisible();
});

test('[product 2.2] words that are not understood at all cost nothing', async ({ page }) => {
  await page.goto('/ai-image/image-to-image');
  const images = page.getByRole('group', { name: say('image-to-image.images') });
  await images
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'ball.png', mimeType: 'image/png', buffer: await paintImage() });
  await expect(images.getByRole('progressbar')).toHaveCount(0);
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('make her sing');
  const price = say('task.points_other', { n: PRICE });
  await page.getByRole('button', { name: say('tool.generate', { points: price }) }).click();
  await expect(page.getByText(say('task.failure.not_understood'))).toBeVisible(MAKING);
});
