// What is read and pressed on /subscription: the terms above each button, the states of a plan, buying, leaving.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Plan } from '#contract/billing.ts';
import {
  buildOrder,
  buildSubscription,
  FIRST_QUOTES,
  PRO_QUOTES,
  readAddress,
  SOLD_PACKS,
  useBillingFixture,
} from '#tests/fakes/billing-fixture.tsx';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';

const fixture = useBillingFixture(bundledEn);
const { open, sentTo } = fixture;
const ok = (data: unknown) => fixture.server.ok(data);
const NAMES: Readonly<Record<Plan['id'], string>> = {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
  ultimate: 'Ultimate',
};

const cardOf = async (plan: Plan['id']) => {
  const title = await screen.findByRole('heading', { level: 3, name: new RegExp(`^${NAMES[plan]}`) });
  return within(title.closest('li') as HTMLElement);
};
const dialog = async () => within(await screen.findByRole('dialog'));
const overview = () => within(screen.getByRole('region', { name: 'Overview' }));
const toasts = () => useToastQueue.getState().toasts.map(({ message }) => message);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('[§2.5] the terms of a plan', () => {
  it.each([
    ['free', 'From Dec 1 you pay nothing. 20 points a day.', 'Change to Free'],
    ['basic', 'From Dec 1, $6.99 a month. Pro until then.', 'Change to Basic'],
    ['pro', 'Renews Dec 1, $18.99 a month.', 'Current plan'],
    [
      'ultimate',
      'Today $41.66, unused days credited. From Dec 21 $47.99 a month. Cancel here in two clicks.',
      'Upgrade',
    ],
  ] as const)('of %s stand above its button', async (plan, terms, button) => {
    open('/subscription', { subscription: buildSubscription() }, PRO_QUOTES);
    const card = await cardOf(plan);
    const said = await card.findByText(terms);
    const below = card.getByRole('button', { name: button });
    expect(said.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('of the first one say what is charged today, when again, and how to leave', async () => {
    open('/subscription', {});
    const card = await cardOf('pro');
    const terms = 'Today $18.99. From Dec 21 $18.99 a month. Cancel here in two clicks.';
    expect(await card.findByText(terms)).toBeTruthy();
  });

  it('are asked for again, where they did not come', async () => {
    fixture.told['/api/subscription/quote'] = { status: 500 };
    open('/subscription', {});
    const card = await cardOf('pro');
    const again = await card.findByRole('button', { name: 'Try again' });
    fixture.told['/api/subscription/quote'] = ok({ items: [{ plan_id: 'pro', ...FIRST_QUOTES.pro }] });
    fireEvent.click(again);
    expect(await card.findByRole('button', { name: 'Subscribe' })).toBeTruthy();
  });

  it('are drawn with what the plans cannot be had for, and another try', async () => {
    fixture.told['/api/plan/list'] = { status: 503 };
    open('/subscription', {});
    await screen.findByText('The plans couldn’t be loaded');
    fixture.told['/api/plan/list'] = ok({ items: [] });
    press('Try again');
    await waitFor(() => expect(screen.queryByText('The plans couldn’t be loaded')).toBeNull());
  });
});

describe('the currency', () => {
  it('[product C11] follows the language at first, and is switched', async () => {
    open('/subscription', {});
    await cardOf('basic');
    fireEvent.click(screen.getByRole('radio', { name: 'CNY ¥' }));
    await screen.findByText('CN¥49');
    expect(readAddress()).toContain('currency=CNY');
    await waitFor(() => expect(sentTo('/api/subscription/quote').at(-1)).toMatchObject({ currency: 'CNY' }));
  });

  it('[product §3.3] of a running subscription stays: there is no switch', async () => {
    open('/subscription?currency=USD', {
      subscription: buildSubscription({ currency: 'CNY', amount: 12_900 }),
    });
    await screen.findByText('CN¥129');
    expect(screen.queryByRole('radio', { name: 'USD $' })).toBeNull();
    expect(screen.getByRole('radio', { name: /^Yearly, save 20%/ })).toBeTruthy();
  });
});

describe('[§2.5] the own plan', () => {
  const end = 'December 1, 2026';
  it.each([
    ['active', {}, 'Current plan', `Renews on ${end}`, ['Change plan', 'Cancel renewal']],
    [
      'canceled',
      { cancel_at_period_end: true, next_charge: null },
      'Renewal canceled',
      `Everything stays until ${end}.`,
      ['Resume', 'Change plan'],
    ],
    [
      'past_due',
      { next_charge: null, grace_until: '2026-12-04T12:00:00Z' },
      'Payment due',
      'Everything stays until December 4, 2026',
      ['Update payment', 'Change plan', 'Cancel renewal'],
    ],
    [
      'expired',
      { plan_id: 'free', next_charge: null },
      'Plan ended',
      'Your plan ended on',
      ['Choose a plan'],
    ],
    ['none', { plan_id: 'free', next_charge: null }, 'Current plan', 'Points every day', ['Choose a plan']],
  ] as const)(
    'says that it is %s, until when, and what can be done',
    async (state, part, badge, line, ways) => {
      open('/subscription', { subscription: buildSubscription({ state, ...part }) }, PRO_QUOTES);
      await cardOf('pro');
      expect(overview().getByText(badge)).toBeTruthy();
      expect(overview().getByRole('status').textContent).toContain(line);
      const shown = [...overview().queryAllByRole('button'), ...overview().queryAllByRole('link')];
      expect(shown.map(({ textContent }) => textContent).sort()).toEqual([...ways].sort());
    },
  );

  it('[product §3.3] says what it becomes, and takes that back with one press', async () => {
    const scheduled = { scheduled_plan_id: 'basic', scheduled_cycle: 'month' } as const;
    fixture.told['/api/subscription/resume'] = ok(buildSubscription());
    fixture.told['/api/user/mine'] = { status: 500 };
    open('/subscription', { subscription: buildSubscription(scheduled) }, PRO_QUOTES);
    await cardOf('basic');
    expect(overview().getByText(/From Dec 1: Basic, \$6\.99 a month\./)).toBeTruthy();
    fireEvent.click(overview().getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(overview().queryByRole('button', { name: 'Undo' })).toBeNull());
    expect(sentTo('/api/subscription/resume')).toEqual([{}]);
  });

  it('of an operator’s gift has no renewal that could be turned off', async () => {
    const given = { cycle: null, currency: null, period_end: null, next_charge: null } as const;
    open('/subscription', { subscription: buildSubscription(given) });
    await cardOf('pro');
    expect(overview().queryByRole('button', { name: 'Cancel renewal' })).toBeNull();
  });
});

describe('[product §3.3] turning the renewal off', () => {
  it('takes two presses, says what is kept, and needs no reason', async () => {
    fixture.told['/users/stats'] = ok({ works: 1210 });
    const canceled = buildSubscription({ state: 'canceled', next_charge: null });
    fixture.told['/api/subscription/cancel'] = ok(canceled);
    open('/subscription', { subscription: buildSubscription() }, PRO_QUOTES);
    await cardOf('pro');
    fireEvent.click(overview().getByRole('button', { name: 'Cancel renewal' }));
    const asked = await dialog();
    await asked.findByText('1,210, kept');
    asked.getByText('100, kept');
    asked.getByText('20 a day, as before');
    asked.getByRole('button', { name: 'Keep Pro' });
    fireEvent.click(asked.getByRole('button', { name: 'Cancel renewal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await overview().findByRole('button', { name: 'Resume' });
    expect(sentTo('/api/subscription/cancel')).toEqual([{}]);
    expect(toasts()).toEqual(['Renewal canceled. You keep Pro until December 1, 2026']);
  });

  it('stays open with the reason where it is refused', async () => {
    fixture.told['/api/subscription/cancel'] = {
      status: 503,
      body: { code: 503, msg: 'The provider cannot be reached', data: null, request_id: 'r' },
    };
    open('/subscription', { subscription: buildSubscription() }, PRO_QUOTES);
    await cardOf('pro');
    fireEvent.click(overview().getByRole('button', { name: 'Cancel renewal' }));
    fireEvent.click((await dialog()).getByRole('button', { name: 'Cancel renewal' }));
    expect(await (await dialog()).findByRole('alert')).toBeTruthy();
  });
});

describe('[product §3.3] buying', () => {
  it('says amount, cycle, next charge and the way out above a button with the amount, then goes to pay', async () => {
    fixture.told['/api/order/create'] = ok(
      buildOrder({ status: 'pending', pay_url: 'http://elsewhere.example/sandbox/pay?order=x7' }),
    );
    open('/subscription', {});
    fireEvent.click(await (await cardOf('pro')).findByRole('button', { name: 'Subscribe' }));
    const bought = await dialog();
    const facts = [...document.querySelectorAll('[role=dialog] dl > div')].map((fact) => fact.textContent);
    expect(facts).toEqual([
      'Today$18.99',
      'Then$18.99 a month',
      'Next charge$18.99 on Dec 21',
      'Points a month2,400',
    ]);
    bought.getByText(/in two clicks/);
    expect(sentTo('/api/order/create')).toEqual([]);
    fireEvent.click(bought.getByRole('button', { name: 'Pay $18.99' }));
    await waitFor(() => expect(readAddress()).toBe('/sandbox/pay?order=x7'));
    expect(sentTo('/api/order/create')).toEqual([
      {
        kind: 'plan',
        item_id: 'pro',
        cycle: 'month',
        currency: 'USD',
        client_token: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    ]);
  });

  it('tries the same order again where no answer came, so that there are never two', async () => {
    fixture.told['/api/order/create'] = { drop: true };
    open('/subscription?pack=p300', {});
    const pay = (await dialog()).getByRole('button', { name: 'Pay $3.49' });
    fireEvent.click(pay);
    await (await dialog()).findByRole('alert');
    fixture.told['/api/order/create'] = ok(buildOrder({ pay_url: '/sandbox/pay?order=x8' }));
    fireEvent.click(pay);
    await waitFor(() => expect(readAddress()).toBe('/sandbox/pay?order=x8'));
    const tokens = sentTo('/api/order/create').map((sent) => sent.client_token);
    expect(tokens).toHaveLength(2);
    expect(new Set(tokens).size).toBe(1);
  });

  it('charges an upgrade to the card at once, for the sum that was shown', async () => {
    const ultimate = buildSubscription({ plan_id: 'ultimate', amount: 4799 });
    fixture.told['/api/subscription/change'] = ok(ultimate);
    open('/subscription', { subscription: buildSubscription() }, PRO_QUOTES);
    fireEvent.click(await (await cardOf('ultimate')).findByRole('button', { name: 'Upgrade' }));
    (await dialog()).getByText('−$6.33');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Pay $41.66' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('/api/subscription/change')).toEqual([
      { plan_id: 'ultimate', cycle: 'month', amount: 4166 },
    ]);
    expect(overview().getByRole('heading', { name: /^Ultimate/ })).toBeTruthy();
  });

  it('says why the card was refused, and leads to another', async () => {
    fixture.told['/api/subscription/change'] = {
      status: 400,
      body: { code: 3010001, msg: 'Your card was declined', data: null, request_id: 'r' },
    };
    fixture.told['/api/order/create'] = ok(buildOrder({ pay_url: '/sandbox/pay?order=x9' }));
    open('/subscription?plan=ultimate', { subscription: buildSubscription() }, PRO_QUOTES);
    fireEvent.click(await (await dialog()).findByRole('button', { name: 'Pay $41.66' }));
    await (await dialog()).findByRole('alert');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Pay with another card' }));
    await waitFor(() => expect(readAddress()).toBe('/sandbox/pay?order=x9'));
  });

  it('takes a smaller plan for later, and charges nothing today', async () => {
    const later = buildSubscription({ scheduled_plan_id: 'basic', scheduled_cycle: 'month' });
    fixture.told['/api/subscription/change'] = ok(later);
    open('/subscription', { subscription: buildSubscription() }, PRO_QUOTES);
    fireEvent.click(await (await cardOf('basic')).findByRole('button', { name: 'Change to Basic' }));
    fireEvent.click((await dialog()).getByRole('button', { name: 'Change on Dec 1' }));
    const undo = await (await cardOf('basic')).findByRole('button', { name: 'Undo the change' });
    expect(undo).toBeTruthy();
    expect(sentTo('/api/order/create')).toEqual([]);
  });

  it('is not offered twice for what one has', async () => {
    open('/subscription?plan=pro', { subscription: buildSubscription() }, PRO_QUOTES);
    await (await cardOf('pro')).findByRole('button', { name: 'Current plan' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('[product R7] a guest', () => {
  it('reads the plans, and signs in for a choice that is kept', async () => {
    open('/subscription?cycle=year', null);
    const card = await cardOf('pro');
    card.getByText('$182 a year, paid at once');
    fireEvent.click(card.getByRole('button', { name: 'Sign in to subscribe' }));
    expect(fixture.onSignIn).toHaveBeenCalledExactlyOnceWith(
      '/subscription?plan=pro&cycle=year&currency=USD',
    );
    fireEvent.click(screen.getByRole('button', { name: /^Buy 1,000 points/ }));
    const pack = SOLD_PACKS.find(({ points }) => points === 1000)?.id;
    expect(fixture.onSignIn).toHaveBeenLastCalledWith(`/subscription?pack=${pack}&currency=USD`);
    expect(sentTo('/api/subscription/quote')).toEqual([]);
  });
});

it('[product §0] shows points only, where nothing is sold', async () => {
  fixture.told['/api/plan/list'] = ok({ items: [] });
  fixture.told['/api/pack/list'] = ok({ items: [] });
  open('/subscription', {});
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Plans' })).toBeNull());
  expect(screen.getByText('the balance')).toBeTruthy();
  const parts = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['Overview', 'Points history']);
});

describe('[product §3.3] the invoices', () => {
  it('say what was paid and what became of it, and give a first purchase back', async () => {
    const orders = [
      buildOrder({ id: '44', refundable: true }),
      buildOrder({ id: '43', refunded: 500 }),
      buildOrder({ id: '42', status: 'refunded', refunded: 1899 }),
      buildOrder({ id: '41', disputed: true }),
    ];
    fixture.told['/api/order/list'] = ok({ items: orders, next_cursor: null, total: 4 });
    fixture.told['/api/order/refund'] = ok(buildOrder({ id: '44', status: 'refunded', refunded: 1899 }));
    open('/subscription', { subscription: buildSubscription() }, PRO_QUOTES);
    const table = within(await screen.findByRole('table', { name: 'Your paid orders' }));
    const states = table.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
    expect(states).toEqual(['State', 'paidRefund', 'partly refunded', 'refunded', 'disputed']);
    fireEvent.click(table.getByRole('button', { name: /^Refund/ }));
    (await dialog()).getByText('ends now');
    fireEvent.click((await dialog()).getByRole('button', { name: 'Refund $18.99' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo('/api/order/refund')).toEqual([{ id: '44' }]);
  });
});
