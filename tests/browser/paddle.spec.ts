// A plan is bought by Paddle: the page that opens its checkout, with the content policy that the product really sends.
import { expect, test } from '@playwright/test';
import type { Order } from '#contract/billing.ts';
import { LANGUAGES } from '#texts/words.ts';
import { drawCases } from '../draw-cases.ts';
import { type PaddleServer, startPaddleServer } from '../fakes/paddle-server.ts';
import { type AppProcess, findFreePort, removeApp, startApp } from '../start-app.ts';
import { askApp } from './call-app.ts';
import { expectUsable } from './expect-usable.ts';
import { signPageIn } from './kept-page.ts';
import { visit } from './person.ts';
import { readWords } from './read-words.ts';
import { openAccount } from './sign-in.ts';

const CURRENCIES = { en: 'USD', zh: 'CNY' } as const;

let paddle: PaddleServer;
let app: AppProcess;

// One after another in one worker: each worker would start a product and a Paddle of its own.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  paddle = await startPaddleServer();
  app = await startApp({
    port: await findFreePort(),
    env: { LOG_LEVEL: 'warn', DEMO: 'off', ...paddle.settings },
  });
});
test.afterAll(async () => {
  await app.stop();
  await removeApp(app);
  await paddle.close();
});

for (const language of drawCases('paddle', LANGUAGES, 1)) {
  const say = readWords(language);

  test(`[product §3.3] a plan is paid in Paddle’s window, in ${language}`, async ({ browser }) => {
    const account = await openAccount({ url: app.url, dataDir: app.dataDir }, 'paddle', language);
    const { page, leave } = await visit(browser, language, app.url);
    await signPageIn(page, account.token);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    const item = { kind: 'plan', item_id: 'pro', cycle: 'month', currency: CURRENCIES[language] };
    const order = { ...item, client_token: crypto.randomUUID() };
    const data = await askApp<Order>(app.url, '/api/order/create', order, account.token);
    const payUrl = data.pay_url ?? '';
    const shown = `${new URL(payUrl).searchParams.get('_ptxn')} ${language === 'zh' ? 'zh-Hans' : 'en'}`;
    const frame = page.frameLocator('iframe');

    await test.step('the window opens by itself, and again after it was closed', async () => {
      expect((await page.goto(payUrl))?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1, name: say('billing.pay.title') })).toBeVisible();
      await expect(frame.getByText(shown)).toBeVisible();
      await page.getByRole('button', { name: 'Close Paddle' }).click();
      await expect(page.getByText(say('billing.pay.state.closed'))).toBeVisible();
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectUsable(page, `the page of a payment (${colorScheme})`);
      }
      await page.getByRole('button', { name: say('billing.pay.open') }).click();
      await expect(frame.getByText(shown)).toBeVisible();
      expect(refused).toEqual([]);
    });

    await test.step('it is paid, and the plan runs when Paddle has told so', async () => {
      await page.getByRole('button', { name: 'Pay by Paddle' }).click();
      await page.waitForURL(`**/subscription?order=${data.id}*`);
      await expect(page.locator('iframe')).toHaveCount(0);
      const statuses = await paddle.webhooks.send(`${app.url}/webhooks/paddle`);
      expect(new Set(statuses)).toEqual(new Set([200]));
      await page.goto(payUrl);
      await expect(page.getByText(say('billing.pay.is.paid'))).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    });
    await leave();
  });

  test(`a window that is blocked says so, and comes when it is let in, in ${language}`, async ({
    browser,
  }) => {
    const { page, leave } = await visit(browser, language, app.url);
    await page.route(`${paddle.url}/**`, (route) => route.abort());
    await page.goto('/pay?_ptxn=txn_of_a_late_renewal');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(say('billing.pay.blocked_about'));
    await expectUsable(page, 'a blocked payment');
    await page.unroute(`${paddle.url}/**`);
    await alert.getByRole('button', { name: say('billing.try_again') }).press('Enter');
    await expect(page.frameLocator('iframe').getByText('txn_of_a_late_renewal')).toBeVisible();
    await leave();
  });
}
