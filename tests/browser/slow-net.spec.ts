// Screens whose code is on its way, comes early, or does not come.
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');

/** What was loaded before would not be on its way. */
test.use({ isPageKept: false });

const CODE = '**/assets/creations-screen-*.js';

const link = (page: Page) =>
  page.getByRole('navigation', { name: say('app.main_navigation') }).getByRole('link', {
    name: say('app.nav.creations'),
    exact: true,
  });
const headline = (page: Page) => page.getByRole('heading', { level: 1, name: say('gallery.title') });

test('[product 4.0] a screen comes while the pointer is on the way to it, with what it asks first', async ({
  page,
}) => {
  await page.goto('/subscription');
  await expect(link(page)).toBeVisible();
  const code = page.waitForResponse(CODE);
  // The page itself asks for tasks that run.
  const works = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/task/list') && !('status' in (answer.request().postDataJSON() as object)),
  );
  await link(page).hover();
  expect((await code).ok()).toBe(true);
  expect((await works).ok()).toBe(true);
  await expect(page).toHaveURL(/\/subscription$/);
  await page.route('**/api/task/list', (route) => route.abort());
  await link(page).click();
  await expect(headline(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: say('gallery.empty_title') })).toBeVisible();
});

test('[product 4.0] its outline stands in its place until then, and does not move', async ({ page }) => {
  await page.goto('/subscription');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(CODE, async (route) => {
    await held;
    await route.continue();
  });
  await link(page).click();
  const title = page.getByRole('main').getByText(say('gallery.title'), { exact: true });
  await expect(title).toBeVisible();
  await expect(headline(page)).toBeHidden();
  const before = await title.boundingBox();
  release();
  await expect(headline(page)).toBeVisible();
  expect(await headline(page).boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
});

test('[product 4.0] opened by its address, it has its outline before any script, and the outline goes', async ({
  page,
  browser,
}) => {
  const address = '/ai-image/text-to-image';
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const hold = async (on: Page) =>
    await on.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
  await hold(page);
  await page.goto(address, { waitUntil: 'commit' });
  const outline = page.locator('#outline');
  const paper = outline.getByRole('textbox', { includeHidden: true });
  await expect(paper).toBeVisible();
  expect(await paper.getAttribute('placeholder')).toBe(say('text-to-image.placeholder'));
  const before = await paper.boundingBox();

  // A guest will not see that screen, so nothing of it stands there.
  const guest = await (await browser.newContext({ storageState: { cookies: [], origins: [] } })).newPage();
  await hold(guest);
  await guest.goto(new URL(address, page.url()).href, { waitUntil: 'commit' });
  await expect(guest.locator('#outline')).toBeAttached();
  await expect(guest.locator('#outline main')).toBeHidden();
  await guest.context().close();

  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(outline).not.toBeAttached();
  expect(await page.getByRole('textbox').first().boundingBox()).toEqual(before);
});

test('[product 4.0] offline, a screen that was never loaded says so, and comes by itself with the network', async ({
  page,
  context,
}) => {
  await page.goto('/subscription');
  await expect(link(page)).toBeVisible();
  await context.setOffline(true);
  await link(page).click();
  const title = page.getByRole('heading', { level: 1, name: say('app.not_loaded.offline_title') });
  await expect(title).toBeVisible();
  await expect(page.getByText(say('app.offline.line'))).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('ui.try_again') })
    .click();
  await expect(title).toBeVisible();
  await context.setOffline(false);
  await expect(headline(page)).toBeVisible();
  await expect(page).toHaveURL(/\/creations$/);
});
