// Running tasks outlive a reload, and reach their end by polling alone where no stream can be held.
import { expect } from '@playwright/test';
import { askForOne } from './ask-for-one.ts';
import { MAKING } from './person.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');

test.use({ isPageKept: false }); // its pages run scripts of the test

test('[§4.5] [§9.3] a task is followed through a reload, without the event stream', async ({ page }) => {
  await page.route('**/api/task/events/**', (route) => route.abort());
  await page.goto('/ai-image/text-to-image');
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('two penguins by a lake');
  await askForOne(page, say);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('global-polling-tasks')))
    .toContain('"attempts"');
  await page.goto('/home');
  // Finished elsewhere: it is said once, with the way there.
  await expect(page.getByText(say('task.toast.ready', { tool: 'Text to image' }))).toBeVisible(MAKING);
  await page.getByRole('button', { name: say('task.view') }).click();
  await expect(page).toHaveURL(/\/ai-image\/generate\?id=\d+$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'two penguins by a lake' })).toBeVisible();
  await expect(page.getByText(say('task.toast.ready', { tool: 'Text to image' }))).toBeHidden();
});

/** A window of the browser under test is never hidden: the page is told that it is. */
const PRETEND_TO_HIDE = `
  let isHidden = false;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  window.setHidden = (next) => {
    isHidden = next;
    document.dispatchEvent(new Event('visibilitychange'));
  };
`;

test('[product 4.0] a tab in the background says how far it is and that it is ready, and keeps the news for later', async ({
  page,
}) => {
  await page.addInitScript(PRETEND_TO_HIDE);
  await page.goto('/ai-image/text-to-image');
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('a kite over a field');
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(page).toHaveTitle(/^\d+ % · Text to image — Atelier$/);
  await page.goto('/creations');
  await expect(page).toHaveTitle(/^\d+ % · Creations — Atelier$/);
  await page.evaluate('setHidden(true)');
  await expect(page).toHaveTitle(/^✓ Ready · .*Creations — Atelier$/, MAKING);
  const news = page.getByText(say('task.toast.ready', { tool: 'Text to image' }));
  await expect(news).toBeHidden();
  await page.evaluate('setHidden(false)');
  await expect(news).toBeVisible();
  await expect(page).toHaveTitle(/^(\(1\) )?Creations — Atelier$/);
});
