// One image of four: chosen, starred, deleted and called back, shown to others, walked to, compared. Never its work.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { PublicTask } from '#contract/task.ts';
import { addManyWorks } from '../fakes/many-works.ts';
import { askApp } from './call-app.ts';
import { test } from './kept-page-test.ts';
import { signPageIn } from './kept-page.ts';
import { readWords } from './read-words.ts';
import { mainApp } from './sign-in.ts';
import { arriveAt } from './arrive-at.ts';

const WORKS = 6;
const EACH = 4;
const ALL = WORKS * EACH;
const say = readWords('en');

async function enter(page: Page, path = '/creations'): Promise<string> {
  const { token } = await addManyWorks(mainApp().dataDir, WORKS, { shrink: 8, each: EACH, plan: 'pro' });
  await signPageIn(page, token);
  await page.goto(path);
  await expect(counted(page, ALL)).toBeVisible();
  return token;
}

const place = (page: Page, index: number) => page.locator(`li[data-index="${index}"]`);
const bar = (page: Page) => page.getByRole('toolbar', { name: say('gallery.selection') });
const counted = (page: Page, n: number) =>
  page.getByRole('main').getByText(say('gallery.works_other', { n: String(n) }), { exact: true });
const selected = (page: Page, n: number) => bar(page).getByText(say('gallery.selected', { n: String(n) }));

/** The square of one, then Shift and a press on another. */
async function choose(page: Page, from: number, to: number): Promise<void> {
  await place(page, from).hover();
  await place(page, from).getByRole('checkbox').click({ force: true });
  await place(page, to)
    .getByRole('link')
    .click({ modifiers: ['Shift'] });
}

test('[product 4.1] three images of four are chosen, starred and found, and one is deleted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page);
  await choose(page, 1, 3);
  await expect(selected(page, 3)).toBeVisible();
  await place(page, 2).getByRole('checkbox').click({ force: true });
  await expect(selected(page, 2)).toBeVisible();

  const starred = page.waitForResponse('**/api/task/favorite');
  await bar(page)
    .getByRole('button', { name: say('task.favorite'), exact: true })
    .click();
  expect((await starred).request().postDataJSON()).toMatchObject({ images: [1, 3], favorite: true });
  const star = (index: number) => place(page, index).getByLabel(say('task.favorite'), { exact: true });
  await expect(star(1)).toBeVisible();
  await expect(star(3)).toBeVisible();
  await expect(star(2)).toHaveCount(0);
  await page.keyboard.press('Escape');

  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('task.favorites') }).click();
  await expect(page.locator('li[data-index]')).toHaveCount(2);
  await main.getByRole('button', { name: say('task.favorites') }).click();
  await expect(counted(page, ALL)).toBeVisible();

  const remove = async () => {
    await place(page, 0).hover();
    await place(page, 0)
      .getByRole('button', { name: say('ui.more') })
      .click();
    await page.getByRole('menuitem', { name: say('task.delete'), exact: true }).click();
    await expect(counted(page, ALL - 1)).toBeVisible();
  };
  await remove();
  await page.getByRole('button', { name: say('task.undo') }).click();
  await expect(counted(page, ALL)).toBeVisible();
  await remove();
  const deleted = page.waitForResponse('**/api/task/delete');
  await page
    .getByRole('link', { name: say('app.nav.home') })
    .first()
    .click();
  expect((await deleted).request().postDataJSON()).toMatchObject({ items: [{ images: [0] }] });
  await page.goto('/creations');
  await expect(counted(page, ALL - 1)).toBeVisible();
});

test('[product 4.1] [product T13] one image of four is public, and others see no other', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page);
  await place(page, 2).getByRole('link').click();
  const share = page.getByRole('region', { name: say('gallery.share') });
  await share.getByRole('switch').first().click();
  const published = page.waitForResponse('**/api/task/publish');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('gallery.publish') })
    .click();
  expect((await published).status()).toBe(200);
  const id = new URL(page.url()).searchParams.get('id');
  const seen = await askApp<PublicTask>(mainApp().url, '/app/task/detail', { id });
  expect(seen.images.map(({ index }) => index)).toEqual([2]);
  await page.getByRole('button', { name: say('gallery.newer') }).click();
  await expect(share.getByRole('switch').first()).not.toBeChecked();
});

test('[product 4.1] the studio walks a batch, deletes one of it and calls it back, and leads back to the wall', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page);
  await page.getByRole('button', { name: say('gallery.size_label') }).click();
  await page.getByRole('menuitem', { name: say('gallery.size_large') }).click();
  await place(page, 1).getByRole('link').click();
  await page
    .getByRole('complementary', { name: say('gallery.details') })
    .getByRole('link', { name: say('gallery.open_studio') })
    .click();
  await expect(page).toHaveURL(/generate\?id=\d+&n=2$/);
  const column = page.getByRole('list', { name: say('gallery.batch') }).getByRole('listitem');
  await expect(column).toHaveCount(EACH);
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/&n=3$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // The column ends there; → goes on to the next work.
  await expect(page).toHaveURL(/&n=4$/);
  await page.getByRole('button', { name: say('task.delete'), exact: true }).click();
  await expect(column).toHaveCount(EACH - 1);
  await expect(page).toHaveURL(/&n=3$/);
  await page.getByRole('button', { name: say('task.undo') }).click();
  await expect(column).toHaveCount(EACH);

  await column.nth(0).hover();
  const starred = page.waitForResponse('**/api/task/favorite');
  await column
    .nth(0)
    .getByRole('button', { name: say('task.favorite') })
    .click();
  expect((await starred).request().postDataJSON()).toMatchObject({ images: [0], favorite: true });

  await page
    .getByRole('banner')
    .getByRole('link', { name: say('app.title.creations') })
    .click();
  await expect(page).toHaveURL(/\/creations\?size=large&id=\d+&n=2$/);
});

test('[product 4.1] up to four are compared in step, starred by a key, put aside', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enter(page);
  await choose(page, 0, 4);
  await expect(selected(page, 5)).toBeVisible();
  const compare = bar(page).getByRole('button', { name: say('gallery.compare_works') });
  await expect(compare).toBeDisabled();
  await place(page, 4).getByRole('checkbox').click({ force: true });
  await compare.click();
  const layer = page.getByRole('dialog', { name: say('gallery.compare_works') });
  const works = layer.getByRole('listitem');
  await expect(works).toHaveCount(4);
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowLeft');
  await expect(layer.getByRole('button', { name: '125 %' })).toBeVisible();
  for (const work of await works.all()) {
    await expect(work.locator('div:has(> img)')).toHaveCSS('transform', 'matrix(1.25, 0, 0, 1.25, 60, 0)');
  }

  const starred = page.waitForResponse('**/api/task/favorite');
  await page.keyboard.press('3');
  expect((await starred).request().postDataJSON()).toMatchObject({ images: [2], favorite: true });
  await works
    .nth(0)
    .getByRole('button', { name: say('gallery.compare_remove') })
    .click();
  await expect(works).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(layer).toBeHidden();
  await expect(selected(page, 4)).toBeVisible();
  await page.goForward();
  await expect(works).toHaveCount(3);

  await test.step('on a phone nothing is cut off', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(works).toHaveCount(3);
    for (const work of await works.all()) {
      const box = await work.boundingBox();
      if (!box) throw new Error('it is not seen');
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      expect(box.y + box.height).toBeLessThanOrEqual(844);
    }
  });
});

test('[product 4.2] on a phone an image is shown whole, however tall, with room for what is done with it', async ({
  page,
}) => {
  const height = 844;
  await page.setViewportSize({ width: 390, height });
  await enter(page);
  const images = page.locator('[data-large-image] img');
  for (const index of [0, 2 * EACH]) {
    await arriveAt(page, '/creations');
    await place(page, index).getByRole('link').click();
    await expect(images).toBeVisible();
    // What it hangs on may cut it off: it is then seen, but not whole.
    const mat = page.locator('[data-large-image]').locator('..');
    await expect
      .poll(async () => {
        const [box, around] = [await images.boundingBox(), await mat.boundingBox()];
        if (!box || !around) return false;
        return box.y + box.height <= around.y + around.height && box.height <= height * 0.65;
      })
      .toBe(true);
    await expect(page.getByRole('button', { name: say('task.download') }).last()).toBeInViewport();
  }
});
