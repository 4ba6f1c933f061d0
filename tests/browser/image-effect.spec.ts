// An effect from the gallery to its image: found in Chinese, tried with a photo, switched, made, measured.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { drawFace } from '../fakes/draw-face.ts';
import { waitForNewest } from './newest-task.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';
import { arriveAt } from './arrive-at.ts';

const say = readWords('en');

async function addPhoto(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: say('effects.photo'), exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: await drawFace(480) });
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

test('[product 2.5] an effect is found, tried on a photo and made, and the photo stays for the next', async ({
  page,
  account,
}) => {
  await page.goto('/effects/image');
  await expect(page.getByRole('link', { name: /Wool felt/ })).toBeVisible();
  await page.getByRole('searchbox', { name: say('effects.search') }).fill('羊毛');
  await page.getByRole('link', { name: /Wool felt/ }).click();
  await expect(page).toHaveURL(/\/effects\/generate\?type=image&effect=felt/);
  await expect(page.getByText(say('effects.add_photo'), { exact: true })).toBeVisible();

  await addPhoto(page);
  await page.getByRole('button', { name: say('effects.switch') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Comic panel/ })
    .click();
  await page.getByRole('textbox', { name: 'In the bubble' }).fill('Hello, 你好!');
  await page.getByRole('radio', { name: '3:4' }).check();
  const points = say('task.points_other', { n: 4 });
  await page.getByRole('button', { name: say('tool.generate', { points }) }).click();

  const made = await waitForNewest(account, { effect_id: 'comic' });
  expect(made).toMatchObject({ type: 5, cost: 4, effect: { id: 'comic' }, prompt: 'Hello, 你好!' });
  const image = await page.request.get(made.results[0]?.url ?? '');
  expect(await sharp(await image.body()).metadata()).toMatchObject({
    format: 'png',
    width: 864,
    height: 1152,
  });
  await expect(
    page
      .getByRole('region', { name: say('task.feed') })
      .locator('img')
      .first(),
  ).toBeVisible();

  await arriveAt(page, '/effects/image');
  const used = page.getByRole('region', { name: say('effects.recent') });
  await expect(used.getByRole('link', { name: /Comic panel/ })).toBeVisible();
});

test('[product 4.1] what does not exist or needs an engine is said before anything is paid', async ({
  page,
}) => {
  await page.goto('/effects/generate?type=image&effect=nothing');
  await expect(page).toHaveURL(/\/effects\/image$/);
  await arriveAt(page, '/effects/generate?type=video');
  await expect(page).toHaveURL(/\/effects\/video$/);
  await arriveAt(page, '/effects/generate?type=image&effect=age');
  await expect(page.getByRole('form').getByText(say('effects.needs_engine_reason'))).toBeVisible();
});
