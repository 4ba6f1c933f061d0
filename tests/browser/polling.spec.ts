// Running tasks outlive a reload, and reach their end by polling alone where no stream can be held.
import { expect } from '@playwright/test';
import { MAKING } from './person.ts';
import { readWords } from './read-words.ts';
import { test } from './signed-in-test.ts';

const say = readWords('en');

test('[§4.5] [§9.3] a task is followed through a reload, without the event stream', async ({ page }) => {
  await page.route('**/api/task/events/**', (route) => route.abort());
  await page.goto('/ai-image/text-to-image');
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('two penguins by a lake');
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
