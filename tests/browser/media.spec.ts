// An image on its way into a tool, in a real browser: cropped, sent, kept through a reload, removed and back.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addImage } from './person.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');
const EFFECT = '/effects/generate?type=image&effect=ink';

function paintImage(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
}

/** How many drafts in this browser's database know the file that the server took. */
const COUNT_SENT_DRAFTS = `new Promise((resolve, reject) => {
  const opening = indexedDB.open('media-drafts');
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('choices').objectStore('choices').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      resolve(reading.result.filter(({ ref }) => ref).length);
    };
  };
})`;

const isUpload = (url: string) => url.endsWith('/api/task/upload');

/** How often the page has sent a file; what a busy product leaves aside is sent again. */
function countUploads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (isUpload(request.url())) count += 1;
  });
  page.on('response', (response) => {
    if (isUpload(response.url()) && response.status() === 503) count -= 1;
  });
  return () => count;
}

test('[product 2.0] a chosen photo is measured by the server, kept through a reload, and comes back by undo', async ({
  page,
}) => {
  const uploads = countUploads(page);
  await page.goto(EFFECT);
  const photo = page.getByRole('group', { name: say('effects.photo') });
  await photo
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'field.png', mimeType: 'image/png', buffer: await paintImage(900, 600) });
  await expect(photo.getByText('900 × 600 · 3:2')).toBeVisible();
  await expect(photo.getByRole('progressbar')).toHaveCount(0);
  expect(uploads()).toBe(1);
  await expect.poll(() => page.evaluate(COUNT_SENT_DRAFTS)).toBe(1);

  await page.reload();
  await expect(photo.getByAltText('field.png')).toBeVisible();
  await expect(photo.getByRole('progressbar')).toHaveCount(0);
  expect(uploads()).toBe(1);

  await photo.getByRole('button', { name: say('media.remove', { name: 'field.png' }) }).click();
  await expect(photo.getByAltText('field.png')).toHaveCount(0);
  await page.getByRole('button', { name: say('media.undo') }).click();
  await expect(photo.getByAltText('field.png')).toBeVisible();
  expect(uploads()).toBe(1);
});

test('[product 2.9] a strip is refused with a way to crop it, and the cropped image is taken', async ({
  page,
}) => {
  const uploads = countUploads(page);
  await page.goto(EFFECT);
  const photo = page.getByRole('group', { name: say('effects.photo') });
  await photo
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'strip.png', mimeType: 'image/png', buffer: await paintImage(1600, 400) });
  await expect(photo.getByRole('alert')).toContainText('crop it?');
  expect(uploads()).toBe(0);
  await photo.getByRole('button', { name: say('media.crop') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '1:1' }).check();
  await dialog.getByRole('application').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(photo.getByText('400 × 400 · 1:1')).toBeVisible();
  await expect(photo.getByRole('alert')).toHaveCount(0);
  await expect.poll(uploads).toBe(1);
});

test('a part of a work is cut on the server, and nothing is sent', async ({ page, account }) => {
  const uploads = countUploads(page);
  const id = await addImage(account, 'a red kite', { hasWatermark: true });
  await page.goto(`${EFFECT}&media=${id}`);
  const photo = page.getByRole('group', { name: say('effects.photo') });
  await expect(photo.getByText('1024 × 1024 · 1:1')).toBeVisible();
  await photo.getByRole('button', { name: say('media.crop') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '16:9' }).check();
  await dialog.getByRole('button', { name: say('media.cropper.turn') }).click();
  const sent = page.waitForRequest('**/api/task/cut');
  await dialog.getByRole('application').press('Enter');
  await expect(dialog).toBeHidden();
  expect((await sent).postDataJSON()).toMatchObject({
    media: { task_id: id, index: 0 },
    part: { angle: 90, mirrored: false },
  });
  await expect(photo.getByText('576 × 1024 · 9:16')).toBeVisible();
  await expect.poll(() => page.evaluate(COUNT_SENT_DRAFTS)).toBe(1);

  await page.reload();
  await expect(photo.getByAltText('a red kite')).toBeVisible();
  await expect(photo.getByText('576 × 1024 · 9:16')).toBeVisible();
  await photo.getByRole('button', { name: say('media.crop') }).click();
  await dialog.getByRole('radio', { name: '1:1' }).check();
  const again = page.waitForRequest('**/api/task/cut');
  await dialog.getByRole('application').press('Enter');
  expect((await again).postDataJSON()).toMatchObject({
    media: { upload_id: expect.stringMatching(/^\d+$/) as unknown },
  });
  expect(uploads()).toBe(0);
});

test('[product 2.9] the cropper saves a file, and hands its image to a tool', async ({ page }) => {
  await page.goto('/ai-tools/image-cropper');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'field.png', mimeType: 'image/png', buffer: await paintImage(900, 600) });
  const stage = page.getByRole('application');
  await page.getByRole('radio', { name: '16:9' }).check();
  await stage.press('+');
  await page.getByRole('button', { name: say('media.cropper.turn') }).click();
  await expect(stage).toHaveAccessibleName(/ 460 × 818$/);
  await stage.press('Control+z');
  await stage.press('Control+z');
  await expect(stage).toHaveAccessibleName(/ 900 × 506$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('media.page.download'), exact: true }).click();
  const saved = await sharp(await (await download).path()).metadata();
  expect([saved.format, saved.width, saved.height]).toEqual(['png', 900, 506]);

  await page.getByRole('button', { name: say('media.page.use_in') }).click();
  await page.getByRole('menuitem', { name: say('app.tool.image-effect.name') }).click();
  await expect(page).toHaveURL(/\/effects\/image$/);
  await page.getByRole('link', { name: 'Chinese ink' }).first().click();
  const photo = page.getByRole('group', { name: say('effects.photo') });
  await expect(photo.getByAltText('field-crop.png')).toBeVisible();
  await expect(photo.getByText('900 × 506 · 16:9')).toBeVisible();
});

test('a work is dragged from its card onto the line at home, and goes with the words', async ({
  page,
  account,
}) => {
  await addImage(account, 'a red kite');
  await page.goto('/home');
  const card = page.getByRole('link', { name: 'a red kite' }).first();
  await card.dragTo(page.getByRole('textbox', { name: say('home.prompt') }));
  const composer = page.locator('form', { has: page.getByRole('textbox', { name: say('home.prompt') }) });
  await expect(composer.getByRole('img', { name: 'a red kite' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: say('home.prompt') })).toHaveValue('');
  // Beside its place it leads nowhere.
  await card.dragTo(page.getByRole('banner'));
  await expect(page).toHaveURL(/\/home$/);
});
