// What is Paddle's own: looking before making, upgrades in two steps, refunds that wait, webhooks and words of errors.
import { describe, expect, it, onTestFinished } from 'vitest';
import { findClosedPort } from '#tests/fakes/mail-server.ts';
import { startPaddleServer } from '#tests/fakes/paddle-server.ts';
import type { PaddleEvent } from '#tests/fakes/paddle/store.ts';
import { type PayableOrder, PaymentRefused, PaymentUnavailable } from './payments.ts';
import { openPaddlePayments } from './payments-paddle.ts';

const PAY_PAGE = 'https://studio.example.org/pay';
const YEARLY = { id: 13, amount: 40_000, renewal: { amount: 48_000, cycle: 'year' } } as const;
const YEAR = { name: { en: 'Pro', zh: '专业版' }, currency: 'USD', amount: 18_200, cycle: 'year' } as const;

async function open() {
  const server = await startPaddleServer();
  onTestFinished(server.close);
  const { PADDLE_API_KEY: apiKey, PADDLE_WEBHOOK_SECRET: webhookSecret } = server.settings;
  const settings = { apiKey, webhookSecret, apiBase: server.url, payPage: PAY_PAGE };
  const payments = openPaddlePayments(settings);
  const anna = { id: 7, email: 'anna@example.com', name: 'Anna' };
  const customerRef = await payments.openCustomer(anna);
  const order = (over: Partial<PayableOrder> = {}): PayableOrder => ({
    id: 12,
    kind: 'plan',
    name: { en: 'Pro', zh: '专业版' },
    currency: 'USD',
    amount: 1399,
    renewal: { amount: 1899, cycle: 'month' },
    customerRef,
    userId: 7,
    language: 'zh',
    returnUrl: 'https://studio.example.org/subscription',
    givenUpUrl: 'https://studio.example.org/subscription?paid=no',
    ...over,
  });
  const read = (event: PaddleEvent | undefined) => {
    if (!event) throw new Error('nothing of the kind has happened');
    const { body, header } = server.webhooks.sign(event);
    return payments.readWebhook(body, header);
  };
  const newest = (type: string) => server.store.events.findLast(({ event_type }) => event_type === type);
  async function subscribe() {
    const { checkoutRef } = await payments.startCheckout(order());
    server.pay(checkoutRef);
    const { what } = await read(newest('transaction.completed'));
    if (what.kind !== 'order_paid' || what.subscriptionRef === null) throw new Error('not paid');
    const subscription = server.store.subscriptions.get(what.subscriptionRef);
    if (!subscription) throw new Error('there is no subscription');
    return { ...what, subscriptionRef: what.subscriptionRef, checkoutRef, subscription };
  }
  const count = (call: string) => server.asked.filter((one) => one.call === call).length;
  const countCharges = () =>
    [...server.store.transactions.values()].filter(
      ({ origin, status }) => origin === 'subscription_charge' && status === 'completed',
    ).length;
  return { server, settings, payments, anna, order, read, newest, subscribe, count, countCharges };
}

describe('a page', () => {
  it('is ours, of our sum with its taxes, once and in the buyer’s language', async () => {
    const { server, payments, order, subscribe } = await open();
    const { checkoutRef, payUrl } = await payments.startCheckout(order());
    expect(payUrl).toBe(`${PAY_PAGE}?_ptxn=${checkoutRef}`);
    const made = server.store.transactions.get(checkoutRef);
    expect(made).toMatchObject({ details: { totals: { grand_total: '1399' } }, currency_code: 'USD' });
    expect(made?.items[0]?.price).toMatchObject({ name: '专业版', tax_mode: 'internal' });
    const { subscription } = await subscribe();
    expect(subscription.items[0]?.price.unit_price.amount).toBe('1899');
    server.passDays(32);
    const renewal = [...server.store.transactions.values()].at(-1);
    expect(renewal?.details.totals.grand_total).toBe('1899');
  });

  it('that was made before the call broke off is found again', async () => {
    const { server, payments, order, count } = await open();
    server.troubles.push(null, { status: 'cut', isDone: true });
    await expect(payments.startCheckout(order())).rejects.toBeInstanceOf(PaymentUnavailable);
    const { checkoutRef } = await payments.startCheckout(order());
    expect([...server.store.transactions.keys()]).toEqual([checkoutRef]);
    expect(count('POST /transactions')).toBe(1);
  });

  it('may be paid otherwise when the money of a payment never comes', async () => {
    const { server, payments, order, read, newest } = await open();
    const { checkoutRef } = await payments.startCheckout(order());
    server.pay(checkoutRef, 'later');
    server.settle(checkoutRef, false);
    expect((await read(newest('transaction.payment_failed'))).what).toEqual({
      kind: 'order_failed',
      orderId: 12,
    });
    server.pay(checkoutRef);
    expect((await read(newest('transaction.completed'))).what).toMatchObject({
      kind: 'order_paid',
      orderId: 12,
    });
  });

  it('whose buyer has begun is canceled at Paddle, and a new one is made', async () => {
    const { server, payments, order, read, newest } = await open();
    const { checkoutRef } = await payments.startCheckout(order());
    server.pay(checkoutRef, 'declined');
    await payments.closeCheckout(checkoutRef);
    expect((await read(newest('transaction.canceled'))).what).toEqual({ kind: 'order_closed', orderId: 12 });
    await payments.closeCheckout(checkoutRef);
    await payments.closeCheckout('txn_that_nobody_knows');
    expect((await payments.startCheckout(order())).checkoutRef).not.toBe(checkoutRef);
  });
});

it('takes the customer who has the address, also one that was put away', async () => {
  const { server, payments, anna } = await open();
  const [customer] = [...server.store.customers.values()];
  if (!customer) throw new Error('there is no customer');
  customer.status = 'archived';
  expect(await payments.openCustomer({ ...anna, id: 9 })).toBe(customer.id);
  expect(customer.status).toBe('active');
  expect(server.store.customers.size).toBe(1);
});

describe('an upgrade', () => {
  const breaks = ['cut', 500, 'nonsense'].flatMap((status) =>
    [false, true].flatMap((isDone) => Array.from({ length: 8 }, (_, at) => ({ status, isDone, at }))),
  );

  it.each(breaks)(
    'charges once, broken by $status at call $at (done: $isDone)',
    async ({ status, isDone, at }) => {
      const { server, payments, order, subscribe, countCharges } = await open();
      const { subscriptionRef, subscription } = await subscribe();
      const none = Array.from({ length: at }, () => null);
      server.troubles.push(...none, { status: status as 'cut', isDone });
      const failure = await payments.chargeUpgrade(order(YEARLY), subscriptionRef).then(
        () => null,
        (error: Error) => error.name,
      );
      expect([null, 'PaymentUnavailable']).toContain(failure);
      server.troubles.length = 0;
      const told = await payments.chargeUpgrade(order(YEARLY), subscriptionRef);
      expect(told.what).toMatchObject({ kind: 'order_paid', orderId: 13, amount: 40_000 });
      expect(countCharges()).toBe(1);
      const { period } = told.what as { period: { end: Date } };
      expect(subscription.next_billed_at).toBe(period.end.toISOString());
      expect(subscription.items[0]?.price).toMatchObject({
        unit_price: { amount: '48000' },
        billing_cycle: { interval: 'year' },
      });
      server.passDays(364);
      expect(server.store.events.at(-1)?.event_type).not.toBe('transaction.completed');
      server.passDays(3);
      const renewal = [...server.store.transactions.values()].at(-1);
      expect(renewal).toMatchObject({ status: 'completed', details: { totals: { grand_total: '48000' } } });
    },
  );

  it('that broke off after its charge is finished by its webhook, once', async () => {
    const { server, payments, order, read, newest, subscribe, count } = await open();
    const { subscriptionRef, subscription } = await subscribe();
    server.troubles.push(null, null, { status: 'cut', isDone: true });
    await expect(payments.chargeUpgrade(order(YEARLY), subscriptionRef)).rejects.toBeInstanceOf(
      PaymentUnavailable,
    );
    expect(subscription.items[0]?.price.unit_price.amount).toBe('1899');
    const event = newest('transaction.completed');
    expect((await read(event)).what).toMatchObject({ kind: 'order_paid', orderId: 13 });
    expect(subscription.items[0]?.price.unit_price.amount).toBe('48000');
    const changes = count(`PATCH /subscriptions/${subscriptionRef}`);
    await payments.scheduleChange(subscriptionRef, YEAR);
    await read(event);
    expect(subscription.items[0]?.price.unit_price.amount).toBe('18200');
    expect(count(`PATCH /subscriptions/${subscriptionRef}`)).toBeGreaterThan(changes);
  });

  it('is not begun within the half hour before a charge', async () => {
    const { payments, order, subscribe, countCharges } = await open();
    const { subscriptionRef, subscription } = await subscribe();
    subscription.next_billed_at = new Date(Date.now() + 20 * 60_000).toISOString();
    const refused = { name: 'PaymentRefused', reason: 'not_now' };
    await expect(payments.chargeUpgrade(order(YEARLY), subscriptionRef)).rejects.toMatchObject(refused);
    await expect(payments.scheduleChange(subscriptionRef, YEAR)).rejects.toMatchObject(refused);
    expect(countCharges()).toBe(0);
  });

  it('that the bank refused closes its order when Paddle gives it up', async () => {
    const { server, payments, order, read, newest, subscribe } = await open();
    const { subscriptionRef, subscription } = await subscribe();
    server.setCard(subscription.customer_id, 'declined');
    await expect(payments.chargeUpgrade(order(YEARLY), subscriptionRef)).rejects.toMatchObject({
      reason: 'declined',
    });
    expect((await read(newest('transaction.past_due'))).what.kind).toBe('ignored');
    expect((await read(newest('transaction.payment_failed'))).what.kind).toBe('ignored');
    server.passDays(1);
    expect((await read(newest('transaction.canceled'))).what).toEqual({ kind: 'order_closed', orderId: 13 });
    expect(subscription).toMatchObject({
      status: 'active',
      items: [{ price: { unit_price: { amount: '1899' } } }],
    });
  });
});

it.each([true, false])(
  'keeps the date of the next charge over a change of cycle (Paddle moves it: %s)',
  async (moves) => {
    const { server, payments, subscribe } = await open();
    server.store.movesDates = moves;
    const { subscriptionRef, subscription } = await subscribe();
    const before = subscription.next_billed_at;
    server.troubles.push(null, { status: 'cut', isDone: true });
    await payments.scheduleChange(subscriptionRef, YEAR).catch(() => undefined);
    await payments.scheduleChange(subscriptionRef, YEAR);
    expect(subscription.next_billed_at).toBe(before);
    server.troubles.push(null, { status: 'cut', isDone: true });
    await payments.scheduleChange(subscriptionRef, null).catch(() => undefined);
    await payments.scheduleChange(subscriptionRef, null);
    expect(subscription.next_billed_at).toBe(before);
    expect(subscription.items[0]?.price).toMatchObject({
      unit_price: { amount: '1899' },
      billing_cycle: { interval: 'month' },
    });
  },
);

it('changes nothing while a renewal is unpaid', async () => {
  const { server, payments, subscribe } = await open();
  const { subscriptionRef, subscription } = await subscribe();
  server.setCard(subscription.customer_id, 'declined');
  server.passDays(32);
  const refused = { name: 'PaymentRefused', reason: 'not_now' };
  await expect(payments.scheduleChange(subscriptionRef, YEAR)).rejects.toMatchObject(refused);
  expect(subscription.items[0]?.price.unit_price.amount).toBe('1899');
});

it('takes nothing back that has begun', async () => {
  const { server, payments, subscribe } = await open();
  const { subscriptionRef, subscription } = await subscribe();
  await payments.scheduleChange(subscriptionRef, YEAR);
  server.passDays(32);
  await payments.scheduleChange(subscriptionRef, null);
  expect(subscription.items[0]?.price.unit_price.amount).toBe('18200');
});

describe('a refund', () => {
  it('is done when Paddle has approved it, and asked for once', async () => {
    const { server, payments, read, newest, subscribe, count } = await open();
    const { paymentRef } = await subscribe();
    server.store.refunds = 'pending_approval';
    const refund = { paymentRef, amount: 1399, key: 'refund-5' };
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(payments.refund(refund)).rejects.toThrow(/not approved/);
    }
    expect((await read(newest('adjustment.created'))).what.kind).toBe('ignored');
    const other = payments.refund({ ...refund, key: 'refund-6' });
    await expect(other).rejects.toBeInstanceOf(PaymentUnavailable);
    server.decideRefunds('approved');
    await payments.refund(refund);
    expect((await read(newest('adjustment.updated'))).what).toEqual({
      kind: 'refunded',
      paymentRef,
      amount: 1399,
    });
    expect(count('POST /adjustments')).toBe(2);
  });

  it('that Paddle rejects is refused, and nothing is told to be paid back', async () => {
    const { server, payments, read, newest, subscribe } = await open();
    const { paymentRef } = await subscribe();
    server.store.refunds = 'pending_approval';
    const refund = { paymentRef, amount: 500, key: 'refund-5' };
    await expect(payments.refund(refund)).rejects.toBeInstanceOf(PaymentUnavailable);
    server.decideRefunds('rejected');
    await expect(payments.refund(refund)).rejects.toThrow(/rejected/);
    await expect(payments.refund(refund)).rejects.toBeInstanceOf(PaymentRefused);
    expect((await read(newest('adjustment.updated'))).what.kind).toBe('ignored');
  });
});

it('tells of no chargeback that was taken back, however late its event comes', async () => {
  const { server, read, subscribe } = await open();
  const { paymentRef } = await subscribe();
  server.dispute(paymentRef);
  const first = server.store.events.at(-1);
  server.closeDispute(paymentRef, 'won');
  expect((await read(first)).what.kind).toBe('ignored');
});

it.each([429, 500, 'cut', 'nonsense'] as const)(
  'is not available where Paddle answers %s and nothing else',
  async (status) => {
    const { server, payments, order } = await open();
    for (let tries = 0; tries < 4; tries += 1) server.troubles.push({ status, isDone: false });
    await expect(payments.startCheckout(order())).rejects.toBeInstanceOf(PaymentUnavailable);
  },
);

it('is not available where nobody listens', async () => {
  const { settings } = await open();
  const { host } = new URL(await findClosedPort());
  const payments = openPaddlePayments({ ...settings, apiBase: `http://${host}` });
  await expect(payments.endSubscription('sub_1')).rejects.toBeInstanceOf(PaymentUnavailable);
});

it('hides no mistake of ours: a wrong key, less than Paddle charges', async () => {
  const { settings, payments, order } = await open();
  const stranger = openPaddlePayments({ ...settings, apiKey: 'pdl_live_wrong' });
  const refused: unknown = await stranger.startCheckout(order()).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'PaddleRefusal', code: 'forbidden' });
  expect(String(refused)).not.toContain('pdl_live_wrong');
  const small = payments.startCheckout(order({ kind: 'pack', amount: 60, renewal: null }));
  await expect(small).rejects.toMatchObject({ code: 'transaction_balance_less_than_charge_limit' });
});

it('passes over what is not ours, what is unknown and what was deleted', async () => {
  const { server, read, subscribe } = await open();
  const { checkoutRef } = await subscribe();
  const { store } = server;
  const transaction = store.transactions.get(checkoutRef);
  if (transaction) transaction.custom_data = null;
  store.subscriptions.clear();
  store.emit('customer.created', { id: 'ctm_1' });
  store.emit('transaction.completed', { id: 'txn_gone' });
  for (const event of store.events) {
    expect(await read(event)).toEqual({
      id: event.event_id,
      at: new Date(event.occurred_at),
      what: { kind: 'ignored', type: event.event_type },
    });
  }
});

it('takes the webhook of a secret that is being replaced', async () => {
  const { server, payments, newest, subscribe } = await open();
  await subscribe();
  const event = newest('transaction.completed');
  if (!event) throw new Error('nothing was paid');
  const { body, header } = server.webhooks.sign(event);
  const [ts, h1] = (header('paddle-signature') ?? '').split(';');
  const both = () => `${ts};h1=${'0'.repeat(64)};${h1}`;
  await expect(payments.readWebhook(body, both)).resolves.toMatchObject({ what: { kind: 'order_paid' } });
});

it('waits for the subscription of a plan that was paid', async () => {
  const { server, read, newest, subscribe } = await open();
  const { checkoutRef, subscriptionRef } = await subscribe();
  const transaction = server.store.transactions.get(checkoutRef);
  if (!transaction) throw new Error('there is no transaction');
  transaction.subscription_id = null;
  await expect(read(newest('transaction.completed'))).rejects.toBeInstanceOf(PaymentUnavailable);
  transaction.subscription_id = subscriptionRef;
  expect((await read(newest('transaction.completed'))).what).toMatchObject({ subscriptionRef });
});

it('lists on where Paddle was asked too often', async () => {
  const { server, payments, subscribe } = await open();
  await subscribe();
  server.troubles.push(null, ...Array.from({ length: 3 }, () => ({ status: 429, isDone: false })));
  const listed: string[] = [];
  for await (const { what } of payments.listEvents(new Date(0))) listed.push(what.kind);
  expect(listed).toContain('order_paid');
});

it('lists many events, page after page', async () => {
  const { server, payments } = await open();
  for (let n = 0; n < 450; n += 1) server.store.emit('subscription.canceled', { id: `sub_${n}` });
  const listed: unknown[] = [];
  for await (const { what } of payments.listEvents(new Date(0))) listed.push(what);
  expect(listed).toEqual(
    Array.from({ length: 450 }, (_, n) => ({ kind: 'subscription_ended', subscriptionRef: `sub_${n}` })),
  );
});
