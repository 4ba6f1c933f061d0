// A plan's whole life at the sandbox cashier, as its buyer sees it: bought, paid, turned off, resumed, upgraded, given
// back; and what a guest reads before any of it.
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { prices } from '#contract/prices.ts';
import { LANGUAGES } from '#texts/words.ts';
import type { Language } from '#texts/words.ts';
import { drawCases } from '../draw-cases.ts';
import { expectUsable } from './expect-usable.ts';
import { ask, visit, welcome } from './person.ts';
import type { Person } from './person.ts';
import type { Say } from './read-words.ts';
import { forgetCodeWait, mainApp, newAddress, signIn } from './sign-in.ts';

const LOCALES = { en: 'en-US', zh: 'zh-CN' } as const;
const CURRENCIES = { en: 'USD', zh: 'CNY' } as const;

/** As the page writes it. */
function formatPrice(amount: number, language: Language): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: CURRENCIES[language],
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100);
}

const monthOf = (plan: 'basic' | 'pro', language: Language) =>
  prices().plans[plan].prices?.month[CURRENCIES[language]] ?? 0;

const cardOf = (page: Page, name: string) =>
  page
    .locator('#plans')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name }) });
const dialogOf = (page: Page) => page.getByRole('dialog');
const overviewOf = (page: Page, say: Say) =>
  page.getByRole('region', { name: say('billing.parts.overview') });

/** From /subscription to the cashier, and back with what the button says there. */
async function payAtCashier({ page, say }: Pick<Person, 'page' | 'say'>, price: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('billing.sandbox.title') })).toBeVisible();
  await expect(page.getByText(say('billing.sandbox.about'))).toBeVisible();
  await page.getByRole('button', { name: say('billing.sandbox.act.pay', { price }), exact: true }).click();
}

for (const language of drawCases('billing', LANGUAGES, 1)) {
  test(`[§2.5] a plan is bought, canceled, resumed and upgraded, in ${language}`, async ({ browser }) => {
    const person = await welcome(browser, 'billing', language);
    const { page, say } = person;
    const basic = prices().plans.basic;
    const [basicName, proName] = [readName('basic', language), readName('pro', language)];
    const price = formatPrice(monthOf('basic', language), language);

    await test.step('buy', async () => {
      await page.goto('/subscription#plans');
      await cardOf(page, basicName)
        .getByRole('button', { name: say('billing.subscribe') })
        .click();
      await expect(dialogOf(page)).toContainText(say('billing.buy.leave'));
      await expectUsable(page, 'the terms', '[role=dialog]');
      await dialogOf(page)
        .getByRole('button', { name: say('billing.buy.pay', { price }) })
        .click();
      await payAtCashier(person, price);
    });
    await test.step('paid: the points are there', async () => {
      await expect(
        dialogOf(page).getByRole('heading', { name: say('billing.result.paid.title') }),
      ).toBeVisible();
      await dialogOf(page)
        .getByRole('button', { name: say('billing.result.done') })
        .click();
      await expect(overviewOf(page, say).getByRole('heading', { name: basicName })).toBeVisible();
      const { subscription, sub_point } = await ask<{ subscription: { state: string }; sub_point: number }>(
        person,
        '/api/user/mine',
      );
      expect(subscription.state).toBe('active');
      expect(sub_point).toBeGreaterThanOrEqual(basic.points_per_month);
      await expect(page.locator('#invoices').getByRole('row')).toHaveCount(2);
    });
    await test.step('cancel, in two clicks', async () => {
      await page.getByRole('button', { name: say('billing.cancel_renewal') }).click();
      await expect(dialogOf(page)).toContainText(say('billing.cancel.permanent'));
      await expectUsable(page, 'cancel', '[role=dialog]');
      await dialogOf(page)
        .getByRole('button', { name: say('billing.cancel_renewal') })
        .click();
      await expect(overviewOf(page, say)).toContainText(say('billing.state.canceled'));
    });
    await test.step('resume, in one', async () => {
      await overviewOf(page, say)
        .getByRole('button', { name: say('billing.resume') })
        .click();
      await expect(overviewOf(page, say)).toContainText(say('billing.mine.next_charge'));
    });
    await test.step('upgrade, to the same card', async () => {
      await cardOf(page, proName)
        .getByRole('button', { name: say('billing.upgrade') })
        .click();
      await expect(dialogOf(page)).toContainText(say('billing.buy.credit'));
      await dialogOf(page)
        .getByRole('button', { name: new RegExp(`^${say('billing.buy.pay', { price: '' }).trim()}`) })
        .click();
      await expect(overviewOf(page, say).getByRole('heading', { name: proName })).toBeVisible();
      await expect(page.locator('#invoices').getByRole('row')).toHaveCount(3);
    });
    await test.step('everybody can use it', async () => {
      await expectUsable(page, 'subscription');
      await page.locator('#invoices').getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        say('billing.parts.invoices').slice(0, 1),
      );
      await expectUsable(page, 'the invoice');
      await page.goBack();
    });
    await person.leave();
  });

  test(`[§2.5] a first purchase goes back, in ${language}`, async ({ browser }) => {
    const person = await welcome(browser, 'refund', language);
    const { page, say } = person;
    const [pack] = prices().packs;
    const price = formatPrice(pack?.prices[CURRENCIES[language]] ?? 0, language);
    await page.goto('/subscription');
    await page.locator('#packs').getByRole('button').first().click();
    await dialogOf(page)
      .getByRole('button', { name: say('billing.buy.pay', { price }) })
      .click();
    await payAtCashier(person, price);
    await dialogOf(page)
      .getByRole('button', { name: say('billing.result.done') })
      .click();
    const invoices = page.locator('#invoices');
    await invoices.getByRole('button', { name: say('billing.refund.do') }).click();
    await expect(dialogOf(page)).toContainText(say('billing.refund.unspent_go'));
    await dialogOf(page)
      .getByRole('button', { name: new RegExp(`^${say('billing.refund.do')} `) })
      .click();
    await expect(invoices).toContainText(say('billing.paid_state.refunded'));
    await person.leave();
  });
}

test('[§2.5] who declines at the cashier is not charged, and can try again', async ({ browser }) => {
  const person = await welcome(browser, 'decline', 'en');
  const { page, say } = person;
  await page.goto('/subscription?plan=pro&cycle=month&currency=USD');
  await dialogOf(page).getByRole('button', { name: /^Pay/ }).click();
  await page.getByRole('button', { name: say('billing.sandbox.act.authenticate') }).click();
  await expect(page.getByRole('heading', { name: say('billing.sandbox.prove_title') })).toBeVisible();
  await expectUsable(page, 'the cashier');
  await page.getByRole('button', { name: say('billing.sandbox.prove.fail') }).click();
  await expect(dialogOf(page).getByRole('heading', { name: say('billing.result.left.title') })).toBeVisible();
  await dialogOf(page)
    .getByRole('button', { name: say('billing.result.pay_page') })
    .click();
  await page.getByRole('button', { name: say('billing.sandbox.act.delay') }).click();
  await expect(
    dialogOf(page).getByRole('heading', { name: say('billing.result.activating.title') }),
  ).toBeVisible();
  await expect(dialogOf(page).getByRole('heading', { name: say('billing.result.paid.title') })).toBeVisible();
  await person.leave();
});

test('[§2.15] a guest reads the prices, signs in and finds the same choice again', async ({ browser }) => {
  const { page, say, leave } = await visit(browser, 'en');
  await page.goto('/landing/subscription');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectUsable(page, 'the prices');
  await page.getByRole('radio', { name: 'CNY ¥' }).click({ force: true });
  await page.getByRole('radio', { name: /^Yearly/ }).click({ force: true });
  await cardOf(page, 'Pro')
    .getByRole('button', { name: say('billing.guest.subscribe') })
    .click();
  const email = newAddress('prices');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('ui.close') })
    .click();
  await signIn(page, say, email, mainApp().dataDir);
  await forgetCodeWait(mainApp().dataDir, email);
  await page
    .getByRole('link', { name: say('home.continue', { tool: say('app.title.subscription') }) })
    .click();
  await expect(dialogOf(page).getByRole('button', { name: /^Pay CN¥1,238/ })).toBeVisible();
  await leave();
});

function readName(plan: 'basic' | 'pro', language: Language): string {
  return { basic: { en: 'Basic', zh: '基础版' }, pro: { en: 'Pro', zh: '专业版' } }[plan][language];
}
