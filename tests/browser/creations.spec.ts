// What one does in Creations: filter and come back, choose with a rectangle, star, share, delete and change one's mind.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { PlanId } from '#contract/prices.ts';
import { addManyWorks } from '../fakes/many-works.ts';
import { test } from './kept-page-test.ts';
import { signPageIn } from './kept-page.ts';
import { readWords } from './read-words.ts';
import { mainApp } from './sign-in.ts';

const WORKS = 90;
const say = readWords('en');

async function enter(page: Page, plan: PlanId = 'free'): Promise<void> {
  const { token } = await addManyWorks(mainApp().dataDir, WORKS, { plan, shrink: 8 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signPageIn(page, token);
  await page.goto('/creations');
  await expect(counted(page, WORKS)).toBeVisible();
}

test('[product 4.1] filters live in the address, searching too, and Back undoes them', async ({ page }) => {
  await enter(page);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('task.favorites') }).click();
  await expect(page).toHaveURL(/favorite=1/);
  await expect(counted(page, 1)).toBeVisible();
  await page.goBack();
  await expect(counted(page, WORKS)).toBeVisible();
  await main.getByRole('searchbox', { name: say('gallery.search') }).fill('number 42');
  await expect(page).toHaveURL(/q=number\+42/);
  await expect(counted(page, 1)).toBeVisible();
  await page.reload();
  await expect(counted(page, 1)).toBeVisible();
  await main.getByRole('searchbox', { name: say('gallery.search') }).fill('no such work');
  await page.getByRole('button', { name: say('gallery.clear') }).click();
  await expect(counted(page, WORKS)).toBeVisible();
  await page.getByRole('button', { name: say('gallery.size_label') }).click();
  await page.getByRole('menuitem', { name: say('gallery.size_large') }).click();
  await expect(page).toHaveURL(/size=large/);
});

test('[product 4.1] a rectangle chooses; stars, deleting with undo, and deleting for good', async ({
  page,
}) => {
  await enter(page);
  const bar = page.getByRole('toolbar', { name: say('gallery.selection') });
  const places = page.locator('li[data-index]');
  const first = await places.nth(0).boundingBox();
  const second = await places.nth(1).boundingBox();
  if (!first || !second) throw new Error('the wall is empty');
  // From the paper beside the date over the first two images.
  await page.mouse.move(first.x - 12, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x + 20, first.y + 40, { steps: 4 });
  await page.mouse.move(second.x + second.width / 2, second.y + second.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(bar.getByText(say('gallery.selected', { n: '2' }))).toBeVisible();

  const starred = Promise.all([1, 2].map(() => page.waitForResponse('**/api/task/favorite')));
  await bar.getByRole('button', { name: say('task.favorite'), exact: true }).click();
  for (const answer of await starred) expect(answer.status()).toBe(200);
  await expect(places.first().getByLabel(say('task.favorite'), { exact: true })).toBeVisible();

  await bar.getByRole('button', { name: say('task.delete') }).click();
  await expect(counted(page, WORKS - 2)).toBeVisible();
  await page.getByRole('button', { name: say('task.undo') }).click();
  await expect(counted(page, WORKS)).toBeVisible();

  await places.nth(0).hover();
  await places
    .nth(0)
    .getByRole('button', { name: say('ui.more') })
    .click();
  const deleted = page.waitForResponse('**/api/task/delete');
  await page.getByRole('menuitem', { name: say('task.delete') }).click();
  await expect(counted(page, WORKS - 1)).toBeVisible();
  await page
    .getByRole('link', { name: say('app.nav.home') })
    .first()
    .click();
  expect((await deleted).status()).toBe(200);
  await page.goBack();
  await expect(counted(page, WORKS - 1)).toBeVisible();
});

test('[product 4.1] [product T13] sharing is asked once, shown as others see it, and taken back at once', async ({
  page,
}) => {
  await enter(page);
  const details = page.getByRole('complementary', { name: say('gallery.details') });
  const share = details.getByRole('region', { name: say('gallery.share') });
  const answer = () => page.waitForResponse('**/api/task/publish');
  await page.locator('li[data-index="3"]').getByRole('link').click();
  await share.getByText(say('gallery.preview')).click();
  await expect(share.getByText(say('gallery.fact.author'))).toBeVisible();
  await share.getByRole('switch').first().click();
  const question = page.getByRole('dialog');
  await question.getByRole('switch', { name: say('gallery.show_prompt_too') }).click();
  const published = answer();
  await question.getByRole('button', { name: say('gallery.publish') }).click();
  expect((await published).status()).toBe(200);
  await expect(page.getByText(say('task.toast.published_one'))).toBeVisible();
  await expect(share.getByText(say('gallery.counts_remixes'))).toBeVisible();
  await expect(share.getByRole('switch', { name: say('gallery.show_prompt') })).not.toBeChecked();

  await test.step('the second is not asked about', async () => {
    await page.getByRole('button', { name: say('gallery.older') }).click();
    const next = answer();
    await share.getByRole('switch').first().click();
    expect((await next).status()).toBe(200);
    await expect(question).toBeHidden();
  });
  await page
    .getByRole('main')
    .getByRole('button', { name: say('gallery.shared_filter') })
    .click();
  await expect(counted(page, 2)).toBeVisible();
  await page.locator('li[data-index="0"]').getByRole('link').click();
  const back = answer();
  await share.getByRole('switch').first().click();
  expect((await back).status()).toBe(200);
  await expect(share.getByText(say('gallery.private'))).toBeVisible();
});

test('[product 4.1] chosen works come as one zip with Pro, and otherwise file after file', async ({
  page,
}) => {
  const names: string[] = [];
  page.on('download', (download) => names.push(download.suggestedFilename()));
  const takeTwo = async () => {
    await page.getByRole('button', { name: say('gallery.select'), exact: true }).click();
    for (const n of [0, 3]) await page.locator(`li[data-index="${n}"]`).getByRole('link').click();
    await page
      .getByRole('toolbar', { name: say('gallery.selection') })
      .getByRole('button', { name: say('task.download') })
      .click();
  };
  await enter(page, 'pro');
  await takeTwo();
  await expect.poll(() => names).toEqual([expect.stringMatching(/\.zip$/)]);
  await enter(page);
  await takeTwo();
  await expect
    .poll(() => names.slice(1))
    .toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/\.png$/)));
});

function counted(page: Page, works: number) {
  const word = works === 1 ? 'gallery.works_one' : 'gallery.works_other';
  return page.getByText(say(word, { n: String(works) }), { exact: true });
}
