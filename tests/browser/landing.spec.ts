// The landing page before its application: readable and light, and what is done on it is done.
import { expect, type Page, test } from '@playwright/test';
import { movePointer } from './move-pointer.ts';
import { openBrowser } from './person.ts';
import { readWords } from './read-words.ts';

const say = readWords('en');
/** The whole of JavaScript that a visitor pays for before doing anything; the application alone is twice as much. */
const SCRIPT_BYTES = 105_000;

/** Bytes of JavaScript on the wire, as they come. */
function weighScripts(page: Page): () => number {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    bytes += Number(response.headers()['content-length'] ?? Number.NaN);
  });
  return () => bytes;
}

test('is read without the application, which comes with the first move', async ({ browser }) => {
  const { context, page } = await openBrowser(browser, 'en');
  const weigh = weighScripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(weigh()).toBeGreaterThan(500);
  expect(weigh()).toBeLessThan(SCRIPT_BYTES / 10);
  await movePointer(page, 200, 200);
  await expect.poll(weigh).toBeGreaterThan(SCRIPT_BYTES);
  await context.close();
});

test('does what was pressed on it before the application was there', async ({ browser }) => {
  const { context, page } = await openBrowser(browser, 'en');
  const held = Promise.withResolvers<void>();
  await page.route(/start-app.*\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  const field = page.getByRole('textbox', { name: say('landing.prompt') });
  await field.pressSequentially('a whale above a town');
  await page.getByText(say('landing.faq.q1')).click();
  await page.getByRole('button', { name: /^Generate · / }).click();
  await expect(page.locator('[data-waiting]')).toHaveCount(1);
  held.resolve();
  await expect(page.getByRole('dialog').getByLabel(say('session.email'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('a whale above a town');
  await expect(page.getByText(say('landing.faq.a1'))).toBeVisible();
  await context.close();
});

test('sends the sentence by its form where the application cannot come', async ({ browser }) => {
  const { context, page } = await openBrowser(browser, 'en');
  await page.route(/start-app.*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('textbox', { name: say('landing.prompt') }).fill('a red boat');
  await page.getByRole('button', { name: /^Generate · / }).click();
  await expect(page).toHaveURL(/\/home\?prompt=a\+red\+boat/);
  await context.close();
});
