// What is Stripe's own: keys, words of the page, kinds of errors, events that mean nothing here.
import { expect, it, onTestFinished } from 'vitest';
import { startStripeServer } from '#tests/fakes/stripe-server.ts';
import type { StripeEvent } from '#tests/fakes/stripe/store.ts';
import { findClosedPort } from '#tests/fakes/mail-server.ts';
import { type PayableOrder, PaymentRefused, PaymentUnavailable } from './payments.ts';
import { openStripePayments } from './payments-stripe.ts';

const PLAN = { amount: 1899, cycle: 'month' } as const;

async function open() {
  const server = await startStripeServer();
  onTestFinished(server.close);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = server.settings;
  const payments = openStripePayments({ secretKey, webhookSecret, apiBase: server.url });
  const customerRef = await payments.openCustomer({ id: 7, email: 'anna@example.com', name: 'Anna' });
  const order = (over: Partial<PayableOrder> = {}): PayableOrder => ({
    id: 12,
    kind: 'plan',
    name: { en: 'Pro', zh: '专业版' },
    currency: 'USD',
    amount: 1399,
    renewal: PLAN,
    customerRef,
    userId: 7,
    language: 'zh',
    returnUrl: 'https://studio.example.org/subscription',
    givenUpUrl: 'https://studio.example.org/subscription?paid=no',
    ...over,
  });
  function read(event: StripeEvent | undefined) {
    if (!event) throw new Error('nothing of the kind has happened');
    const { body, header } = server.webhooks.sign(event);
    return payments.readWebhook(body, header);
  }
  const readNewest = () => read(server.store.events.at(-1));
  async function subscribe() {
    const { checkoutRef } = await payments.startCheckout(order());
    server.pay(checkoutRef);
    const { what } = await readNewest();
    if (what.kind !== 'order_paid' || what.subscriptionRef === null)
      throw new Error('the order was not paid');
    return { subscriptionRef: what.subscriptionRef, paymentRef: what.paymentRef, checkoutRef };
  }
  return { server, payments, customerRef, order, subscribe, read, readNewest };
}

it('carries keys of our own numbers, and tells Stripe nothing but the call', async () => {
  const { server, payments, order, subscribe } = await open();
  const { subscriptionRef, paymentRef } = await subscribe();
  await payments.chargeUpgrade(order({ id: 13 }), subscriptionRef);
  await payments.refund({ paymentRef, amount: 5, key: 'order-12' });
  const posts = server.asked.filter(({ call }) => call.startsWith('POST'));
  expect(posts.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^user-7-customer-/),
    'order-12-credit',
    'order-12-checkout',
    expect.stringMatching(/^price-/),
    'order-13-credit',
    'order-13-upgrade',
    'refund-order-12',
  ]);
  for (const { headers } of server.asked) expect(headers).not.toHaveProperty('x-stripe-client-telemetry');
});

it('writes the page in the buyer’s language, in our currency, and what it is for into everything it makes', async () => {
  const { server, payments, order } = await open();
  await payments.startCheckout(order());
  await payments.startCheckout(
    order({ id: 13, kind: 'pack', renewal: null, currency: 'CNY', language: 'en' }),
  );
  const [plan = '', pack = ''] = server.asked
    .filter(({ call }) => call === 'POST /v1/checkout/sessions')
    .map(({ text }) => decodeURIComponent(text));
  expect(plan).toContain('[product_data][name]=专业版');
  expect(plan).toContain('locale=zh');
  expect(plan).toContain('subscription_data[metadata][order_id]=12');
  expect(plan).toContain('adaptive_pricing[enabled]=false');
  expect(plan).not.toContain('payment_method_types');
  expect(pack).toContain('locale=en');
  expect(pack).toContain('[currency]=cny');
  expect(pack).toContain('payment_intent_data[metadata][order_id]=13');
  expect(pack).toContain('invoice_creation[enabled]=true');
});

it('has a page that anybody can open, which leads back', async () => {
  const { payments, order } = await open();
  const { payUrl } = await payments.startCheckout(order());
  const page = await (await fetch(payUrl)).text();
  expect(page).toContain('专业版');
  expect(page).toContain('USD 13.99');
  const form = { method: 'POST', redirect: 'manual' } as const;
  const refused = await fetch(payUrl, { ...form, body: new URLSearchParams({ answer: 'declined' }) });
  expect(refused.status).toBe(200);
  const paid = await fetch(payUrl, { ...form, body: new URLSearchParams({ answer: 'pays' }) });
  expect(paid.headers.get('location')).toBe('https://studio.example.org/subscription');
});

it('has nothing to close where Stripe knows no such page', async () => {
  const { payments } = await open();
  await expect(payments.closeCheckout('cs_test_deleted')).resolves.toBeUndefined();
});

it('lets a page expire after a day', async () => {
  const { server, payments, order, readNewest } = await open();
  await payments.startCheckout(order());
  server.passDays(2);
  expect((await readNewest()).what).toEqual({ kind: 'order_closed', orderId: 12 });
});

it('makes a call again that broke, with the same key, and pays it once', async () => {
  const { server, subscribe } = await open();
  server.troubles.push({ status: 500, isDone: false }, { status: 503, isDone: true });
  await subscribe();
  const credits = server.asked.filter(({ call }) => call === 'POST /v1/coupons');
  expect(credits.map(({ key }) => key)).toEqual(Array.from({ length: 3 }, () => 'order-12-credit'));
  expect(server.store.coupons.size).toBe(1);
});

it.each([429, 500, 'cut'] as const)(
  'is not available where Stripe answers %s and nothing else',
  async (status) => {
    const { server, payments, order } = await open();
    for (let tries = 0; tries < 4; tries += 1) server.troubles.push({ status, isDone: false });
    await expect(payments.startCheckout(order())).rejects.toBeInstanceOf(PaymentUnavailable);
  },
);

it('is not available where nobody listens', async () => {
  const url = new URL(await findClosedPort());
  const payments = openStripePayments({
    secretKey: 'sk_test_x',
    webhookSecret: 'whsec_x',
    apiBase: `http://${url.host}`,
  });
  await expect(payments.endSubscription('sub_1')).rejects.toBeInstanceOf(PaymentUnavailable);
});

it('hides no mistake of ours: a wrong key, another order by the same number', async () => {
  const { server, payments, order } = await open();
  const stranger = openStripePayments({
    secretKey: 'sk_live_wrong',
    webhookSecret: 'whsec_x',
    apiBase: server.url,
  });
  const refused: unknown = await stranger.startCheckout(order()).catch((error: unknown) => error);
  expect(refused).toMatchObject({ type: 'StripeAuthenticationError' });
  expect(String(refused)).not.toContain('sk_live_wrong');
  await payments.startCheckout(order());
  await expect(
    payments.startCheckout(order({ returnUrl: 'https://other.example.org' })),
  ).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

it('keeps a refusal for its order, and tells nothing of the card', async () => {
  const { server, payments, order, customerRef, subscribe } = await open();
  const { subscriptionRef } = await subscribe();
  server.setCard(customerRef, 'declined');
  const failure: unknown = await payments
    .chargeUpgrade(order({ id: 13 }), subscriptionRef)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PaymentRefused);
  expect(JSON.stringify(failure)).not.toContain('4242');
  // Stripe keeps a refusal as it keeps an answer: another try is another order.
  server.setCard(customerRef, 'pays');
  await expect(payments.chargeUpgrade(order({ id: 13 }), subscriptionRef)).rejects.toBeInstanceOf(
    PaymentRefused,
  );
  await expect(payments.chargeUpgrade(order({ id: 14 }), subscriptionRef)).resolves.toMatchObject({
    what: { kind: 'order_paid', orderId: 14 },
  });
});

it('takes an inquiry of a bank that was closed for a dispute that was won', async () => {
  const { server, subscribe, readNewest } = await open();
  const { paymentRef } = await subscribe();
  server.dispute(paymentRef);
  server.closeDispute(paymentRef, 'warning_closed');
  expect((await readNewest()).what).toEqual({ kind: 'dispute_won', paymentRef });
});

it('says what is true now, however late an event comes', async () => {
  const { server, payments, subscribe, read } = await open();
  const { subscriptionRef, paymentRef } = await subscribe();
  const readFirst = (type: string) => read(server.store.events.find((one) => one.type === type));
  await payments.refund({ paymentRef, amount: 100, key: 'a' });
  await payments.refund({ paymentRef, amount: 200, key: 'b' });
  expect((await readFirst('charge.refunded')).what).toEqual({ kind: 'refunded', paymentRef, amount: 300 });
  await payments.setRenewal(subscriptionRef, false);
  await payments.setRenewal(subscriptionRef, true);
  const { what } = await readFirst('customer.subscription.updated');
  expect(what).toEqual({ kind: 'renewal_switched', subscriptionRef, renews: true });
});

it('passes over what is not ours, what is unknown and what was deleted', async () => {
  const { server, subscribe, read } = await open();
  const { checkoutRef } = await subscribe();
  const { store } = server;
  delete store.sessions.get(checkoutRef)?.metadata['order_id'];
  store.charges.clear();
  store.emit('customer.created', { id: 'cus_1' });
  store.emit('charge.refunded', { id: 'ch_gone' });
  for (const event of store.events) {
    expect(await read(event)).toEqual({
      id: event.id,
      at: new Date(event.created * 1000),
      what: { kind: 'ignored', type: event.type },
    });
  }
});

it('gives the event of an invoice the invoice’s name, so that an upgrade and its webhook are one', async () => {
  const { server, payments, order, subscribe, readNewest } = await open();
  const { subscriptionRef } = await subscribe();
  const told = await payments.chargeUpgrade(order({ id: 13 }), subscriptionRef);
  expect(told.id).toMatch(/^in_\w+-paid$/);
  server.store.events.pop(); // the update that stands behind it
  expect(await readNewest()).toEqual(told);
});

it('takes the order of an upgrade from the subscription, where its invoice still names the one before', async () => {
  const { server, payments, order, subscribe, readNewest } = await open();
  const { subscriptionRef } = await subscribe();
  await payments.chargeUpgrade(order({ id: 13 }), subscriptionRef);
  server.store.events.pop(); // the update that stands behind it
  const invoice = [...server.store.invoices.values()].at(-1);
  if (!invoice?.parent) throw new Error('there is no invoice');
  invoice.parent.subscription_details.metadata = { order_id: '12' };
  expect((await readNewest()).what).toMatchObject({ kind: 'order_paid', orderId: 13 });
});

it('has no portal where none is set up', async () => {
  const { server, payments, customerRef } = await open();
  server.store.hasPortal = false;
  await expect(payments.openPortal(customerRef, 'https://studio.example.org')).resolves.toBeNull();
  await expect(payments.openPortal('cus_nobody', 'https://studio.example.org')).rejects.toMatchObject({
    code: 'resource_missing',
  });
});

it('lists many events, page after page', async () => {
  const { server, payments } = await open();
  for (let n = 0; n < 250; n += 1) server.store.emit('customer.subscription.deleted', { id: `sub_${n}` });
  const listed: unknown[] = [];
  for await (const { what } of payments.listEvents(new Date(0))) listed.push(what);
  expect(listed).toEqual(
    Array.from({ length: 250 }, (_, n) => ({ kind: 'subscription_ended', subscriptionRef: `sub_${n}` })),
  );
});
