// When the engine fails: the card says what happened, the points come back, and the history shows both together.
import { expect } from '@playwright/test';
import { test } from './failing-app.ts';
import { readWords } from './read-words.ts';
import { newAddress, signIn } from './sign-in.ts';

const say = readWords('en');
const PRICE = 4;

test('[§4.1] a failed task says so, and its points are back', async ({ browser, failingApp }) => {
  const context = await browser.newContext({ locale: 'en-US', baseURL: failingApp.url });
  const page = await context.newPage();
  await page.goto('/home');
  await signIn(page, say, newAddress('failure'), failingApp.dataDir);
  await page.goto('/ai-image/text-to-image');
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).fill('a fox in the snow');
  await page.keyboard.press('Control+Enter');

  const feed = page.getByRole('region', { name: say('task.feed') });
  await expect(feed.getByRole('heading', { name: say('task.failure.engine_error') })).toBeVisible();
  await expect(feed.getByText(say('task.returned', { points: `${PRICE} points` }))).toBeVisible();
  await expect(
    feed.getByRole('button', { name: say('task.retry_price', { points: `${PRICE} points` }) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: say('points.pill', { n: 120 }), exact: true })).toBeVisible();

  await feed.getByRole('button', { name: say('task.retry_price', { points: `${PRICE} points` }) }).click();
  await expect(feed.getByRole('heading', { name: say('task.failure.engine_error') })).toHaveCount(2);
  await expect(page.getByRole('button', { name: say('points.pill', { n: 120 }), exact: true })).toBeVisible();

  await page.goto('/subscription#history');
  const history = page.getByRole('region', { name: say('points.log.title') });
  const refunds = history.getByRole('row', {
    name: new RegExp(say('points.kind.task_refund').replaceAll(/[()]/g, '.')),
  });
  await expect(refunds).toHaveCount(2);
  await expect(refunds.first()).toContainText(`+${PRICE}`);
  await expect(history.getByText(`${PRICE} ${say('points.log.returned')}`)).toHaveCount(2);

  await page.goto('/ai-image/generate');
  await expect(page.getByRole('heading', { name: say('task.failure.engine_error') })).toBeVisible();
  await context.close();
});
