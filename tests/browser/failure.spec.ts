// When the engine fails: the card says what happened, the points come back, and the history shows both together.
import { expect, test } from '@playwright/test';
import { type AppProcess, removeApp, startApp } from '../start-app.ts';
import { countPresses } from './count-presses.ts';
import { openBrowser } from './person.ts';
import { readWords } from './read-words.ts';
import { openAccount, storeToken } from './sign-in.ts';
import { arriveAt } from './arrive-at.ts';

const say = readWords('en');
const PRICE = 4;

let failingApp: AppProcess;

test.beforeAll(async () => {
  failingApp = await startApp({ env: { LOG_LEVEL: 'warn', ENGINE_FAULTS: 'fail:1' } });
});
test.afterAll(async () => {
  await failingApp.stop();
  await removeApp(failingApp);
});

test('[§4.1] a failed task says so, and its points are back', async ({ browser }) => {
  const { url } = failingApp;
  const { token } = await openAccount(failingApp, 'failure', 'en');
  const signedIn = { baseURL: url, storageState: storeToken(url, token) };
  const { context, page } = await openBrowser(browser, 'en', signedIn);
  const presses = await countPresses(page);
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

  await presses();
  await feed.getByRole('button', { name: say('task.retry_price', { points: `${PRICE} points` }) }).click();
  await expect(feed.getByRole('heading', { name: say('task.failure.engine_error') })).toHaveCount(2);
  expect(await presses(), 'to make it again').toBe(1);
  await expect(page.getByRole('button', { name: say('points.pill', { n: 120 }), exact: true })).toBeVisible();

  // On a phone the feed is below the fold: it is said, and retried, above the button.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('textbox', { name: say('tool.prompt'), exact: true }).press('Control+Enter');
  const strip = page.getByRole('region', { name: say('task.newest_run') });
  await expect(strip.getByText(say('task.failure.engine_error'))).toBeVisible();
  await expect(strip.getByRole('button', { name: say('task.retry_price', { points: PRICE }) })).toBeVisible();
  await expect(strip).toBeInViewport({ ratio: 1 });
  await strip.getByRole('button', { name: say('task.dismiss') }).click();
  await expect(strip).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });

  await arriveAt(page, '/subscription#history');
  const history = page.getByRole('region', { name: say('points.log.title') });
  const refunds = history.getByRole('row', {
    name: new RegExp(say('points.kind.task_refund').replaceAll(/[()]/g, '.')),
  });
  await expect(refunds).toHaveCount(3);
  await expect(refunds.first()).toContainText(`+${PRICE}`);
  await expect(history.getByText(`${PRICE} ${say('points.log.returned')}`)).toHaveCount(3);

  await arriveAt(page, '/ai-image/generate');
  await expect(page.getByRole('heading', { name: say('task.failure.engine_error') })).toBeVisible();
  await context.close();
});
