// What the interface of payments promises, on every provider and its fake.
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  dropRepeats,
  startTestPaddle,
  startTestStripe,
  type TestProvider,
} from '#tests/fakes/payment-providers.ts';
import {
  BadSignature,
  type NextPeriods,
  type PayableOrder,
  type PaymentEvent,
  PaymentRefused,
  PaymentUnavailable,
} from './payments.ts';

const RETURN_URL = 'https://studio.example.org/subscription?order=12';
const NAMES = { pro: { en: 'Pro', zh: '专业版' }, pack: { en: '1,000 points', zh: '1,000 积分' } };
const MONTH = { amount: 1899, cycle: 'month' } as const;
const YEAR: NextPeriods = { name: NAMES.pro, currency: 'USD', amount: 18_200, cycle: 'year' };
const BASIC: NextPeriods = {
  name: { en: 'Basic', zh: '基础版' },
  currency: 'USD',
  amount: 699,
  cycle: 'month',
};

const kinds = (news: readonly PaymentEvent[]) => news.map(({ what }) => what.kind);
const fromNow = (seconds: number) => new Date(Date.now() + seconds * 1000);

/** What its one new event says. */
async function only(provider: TestProvider): Promise<PaymentEvent['what'] | undefined> {
  const news = await provider.readNews();
  expect(news).toHaveLength(1);
  return news[0]?.what;
}

const PROVIDERS = [
  { name: 'stripe', start: startTestStripe },
  { name: 'paddle', start: startTestPaddle },
];

describe.each(PROVIDERS)('payments by $name', ({ start }) => {
  async function open() {
    const provider = await start();
    onTestFinished(provider.close);
    const customerRef = await provider.payments.openCustomer({
      id: 7,
      email: 'anna@example.com',
      name: 'Anna',
    });
    const order = (over: Partial<PayableOrder> = {}): PayableOrder => ({
      id: 12,
      kind: 'plan',
      name: NAMES.pro,
      currency: 'USD',
      amount: 1899,
      renewal: MONTH,
      customerRef,
      userId: 7,
      language: 'en',
      returnUrl: RETURN_URL,
      givenUpUrl: `${RETURN_URL}?paid=no`,
      ...over,
    });
    return { provider, payments: provider.payments, customerRef, order };
  }

  /** A plan that was bought, with the event of it. */
  async function subscribe(over: Partial<PayableOrder> = {}) {
    const opened = await open();
    const { payments, provider, order } = opened;
    const { checkoutRef } = await payments.startCheckout(order(over));
    provider.pay(checkoutRef);
    const [event] = await provider.readNews();
    if (event?.what.kind !== 'order_paid') throw new Error('the order was not paid');
    const { subscriptionRef, paymentRef, period } = event.what;
    if (subscriptionRef === null || period === null) throw new Error('there is no subscription');
    return { ...opened, checkoutRef, subscriptionRef, paymentRef, period };
  }

  it('knows a user once', async () => {
    const { payments, customerRef } = await open();
    await expect(payments.openCustomer({ id: 7, email: 'anna@example.com', name: 'Anna' })).resolves.toBe(
      customerRef,
    );
    await expect(payments.openCustomer({ id: 8, email: 'ben@example.com', name: 'Ben' })).resolves.not.toBe(
      customerRef,
    );
  });

  it('sells a plan: the page is the same for the same order, and its payment begins a period', async () => {
    const { payments, provider, order } = await open();
    const page = await payments.startCheckout(order());
    expect(page.payUrl).toMatch(/^http/);
    expect(await payments.startCheckout(order())).toEqual(page);
    const at = provider.now();
    provider.pay(page.checkoutRef);
    const what = await only(provider);
    expect(what).toMatchObject({
      kind: 'order_paid',
      orderId: 12,
      amount: 1899,
      currency: 'USD',
      paidWith: 'Visa •••• 4242',
      paymentRef: expect.any(String),
      subscriptionRef: expect.any(String),
      period: { start: at },
    });
    const { period } = what as { period: { start: Date; end: Date } };
    expect((period.end.getTime() - period.start.getTime()) / 86_400_000).toBeCloseTo(30, -1);
  });

  it('sells a pack, which begins nothing', async () => {
    const { payments, provider, order } = await open();
    const pack = { kind: 'pack', name: NAMES.pack, amount: 7500, currency: 'CNY', renewal: null } as const;
    const { checkoutRef } = await payments.startCheckout(order({ ...pack, language: 'zh' }));
    provider.pay(checkoutRef);
    expect(await only(provider)).toMatchObject({
      kind: 'order_paid',
      orderId: 12,
      amount: 7500,
      currency: 'CNY',
      subscriptionRef: null,
      period: null,
    });
  });

  it('charges less for unused days once, and the full price from then on', async () => {
    const { provider } = await subscribe({ amount: 1399 });
    provider.passDays(32);
    expect(await only(provider)).toMatchObject({ kind: 'renewed', amount: 1899 });
  });

  it('tells of a payment that takes days when its money is there', async () => {
    const { payments, provider, order } = await open();
    const { checkoutRef } = await payments.startCheckout(order());
    provider.pay(checkoutRef, 'later');
    expect(await provider.readNews()).toEqual([]);
    provider.settle(checkoutRef, true);
    expect(await only(provider)).toMatchObject({ kind: 'order_paid', orderId: 12, amount: 1899 });
  });

  it('tells of one whose money never comes: its order is closed, or may be paid otherwise', async () => {
    const { payments, provider, order } = await open();
    const { checkoutRef } = await payments.startCheckout(order());
    provider.pay(checkoutRef, 'later');
    provider.settle(checkoutRef, false);
    const kind = provider.can.closesUnsettledPage ? 'order_closed' : 'order_failed';
    expect(await only(provider)).toEqual({ kind, orderId: 12 });
  });

  it('leaves the page open when a card is declined', async () => {
    const { payments, provider, order } = await open();
    const { checkoutRef } = await payments.startCheckout(order());
    provider.pay(checkoutRef, 'declined');
    expect(kinds(await provider.readNews())).not.toContain('order_paid');
    provider.pay(checkoutRef);
    expect(kinds(await provider.readNews())).toEqual(['order_paid']);
  });

  it('closes a page, once and again, and never one that was paid', async () => {
    const { payments, provider, order } = await open();
    const { checkoutRef } = await payments.startCheckout(order());
    await payments.closeCheckout(checkoutRef);
    await payments.closeCheckout(checkoutRef);
    expect(await provider.readNews()).toMatchObject([{ what: { kind: 'order_closed', orderId: 12 } }]);
    expect(() => provider.pay(checkoutRef)).toThrow(/open/);
    const next = await payments.startCheckout(order({ id: 13 }));
    provider.pay(next.checkoutRef);
    await payments.closeCheckout(next.checkoutRef);
    expect(kinds(await provider.readNews())).toEqual(['order_paid']);
  });

  it('renews by itself, period after period', async () => {
    const { provider, subscriptionRef, paymentRef, period } = await subscribe();
    provider.passDays(32);
    const what = await only(provider);
    expect(what).toMatchObject({
      kind: 'renewed',
      subscriptionRef,
      amount: 1899,
      currency: 'USD',
      paidWith: 'Visa •••• 4242',
      period: { start: period.end },
    });
    expect(what).not.toMatchObject({ paymentRef });
    provider.passDays(31);
    expect(kinds(await provider.readNews())).toEqual(['renewed']);
  });

  it('tells of a renewal that failed, of the one that followed, and of the end after the last try', async () => {
    const { provider, customerRef, subscriptionRef, period } = await subscribe();
    provider.setCard(customerRef, 'declined');
    provider.passDays(32);
    expect(await only(provider)).toEqual({
      kind: 'renewal_failed',
      subscriptionRef,
      periodStart: period.end,
    });
    provider.setCard(customerRef, 'pays');
    provider.passDays(4);
    expect(await only(provider)).toMatchObject({
      kind: 'renewed',
      subscriptionRef,
      period: { start: period.end },
    });
    provider.setCard(customerRef, 'declined');
    provider.passDays(60);
    const news = await provider.readNews();
    expect(new Set(kinds(news))).toEqual(new Set(['renewal_failed', 'subscription_ended']));
    expect(news.at(-1)?.what).toEqual({ kind: 'subscription_ended', subscriptionRef });
  });

  it('turns the renewal off, and then the subscription ends with its period', async () => {
    const { payments, provider, subscriptionRef } = await subscribe();
    await payments.setRenewal(subscriptionRef, false);
    await payments.setRenewal(subscriptionRef, false);
    expect(await only(provider)).toEqual({ kind: 'renewal_switched', subscriptionRef, renews: false });
    provider.passDays(32);
    expect(await only(provider)).toEqual({ kind: 'subscription_ended', subscriptionRef });
    await expect(payments.setRenewal(subscriptionRef, true)).rejects.toMatchObject({ reason: 'gone' });
  });

  it('turns it on again, also where the provider’s own page turned it off', async () => {
    const { payments, provider, subscriptionRef } = await subscribe();
    await payments.setRenewal(subscriptionRef, false);
    await payments.setRenewal(subscriptionRef, true);
    await provider.readNews();
    provider.cancelAtPortal(subscriptionRef);
    expect(await only(provider)).toEqual({ kind: 'renewal_switched', subscriptionRef, renews: false });
    await payments.setRenewal(subscriptionRef, true);
    expect(await only(provider)).toEqual({ kind: 'renewal_switched', subscriptionRef, renews: true });
    provider.passDays(32);
    expect(kinds(await provider.readNews())).toEqual(['renewed']);
  });

  it.each([
    { next: BASIC, days: 28 },
    { next: YEAR, days: 365 },
  ])('changes to $next.amount a $next.cycle with the next period', async ({ next, days }) => {
    const { payments, provider, subscriptionRef, period } = await subscribe();
    await payments.scheduleChange(subscriptionRef, next);
    await payments.scheduleChange(subscriptionRef, next);
    expect(await provider.readNews()).toEqual([]);
    provider.passDays(32);
    const what = await only(provider);
    expect(what).toMatchObject({ kind: 'renewed', amount: next.amount, period: { start: period.end } });
    const { end } = (what as { period: { end: Date } }).period;
    expect((end.getTime() - period.end.getTime()) / 86_400_000).toBeGreaterThanOrEqual(days);
    provider.passDays(days + 3);
    expect(await only(provider)).toMatchObject({ kind: 'renewed', amount: next.amount });
  });

  it('takes a change back', async () => {
    const { payments, provider, subscriptionRef } = await subscribe();
    await payments.scheduleChange(subscriptionRef, BASIC);
    await payments.scheduleChange(subscriptionRef, null);
    await payments.scheduleChange(subscriptionRef, null);
    provider.passDays(32);
    expect(await only(provider)).toMatchObject({ kind: 'renewed', amount: 1899 });
  });

  it('gives a change up when the renewal is turned off, and renews when a change is chosen', async () => {
    const { payments, provider, subscriptionRef } = await subscribe();
    await payments.scheduleChange(subscriptionRef, BASIC);
    await payments.setRenewal(subscriptionRef, false);
    await payments.setRenewal(subscriptionRef, true);
    provider.passDays(32);
    expect((await provider.readNews()).at(-1)?.what).toMatchObject({ kind: 'renewed', amount: 1899 });
    await payments.setRenewal(subscriptionRef, false);
    await payments.scheduleChange(subscriptionRef, BASIC);
    provider.passDays(32);
    expect((await provider.readNews()).at(-1)?.what).toMatchObject({ kind: 'renewed', amount: 699 });
  });

  describe('an upgrade', () => {
    const ULTIMATE = { id: 13, amount: 3600, renewal: { amount: 4799, cycle: 'month' } } as const;

    it('is charged at once, less the credit, and begins its own period', async () => {
      const { payments, provider, order, subscriptionRef } = await subscribe();
      provider.passDays(10);
      const told = await payments.chargeUpgrade(order(ULTIMATE), subscriptionRef);
      expect(told.what).toMatchObject({
        kind: 'order_paid',
        orderId: 13,
        amount: 3600,
        currency: 'USD',
        subscriptionRef,
        paidWith: 'Visa •••• 4242',
        period: { start: provider.now() },
      });
      expect(await provider.readNews()).toEqual([told]);
      provider.passDays(32);
      expect(await only(provider)).toMatchObject({ kind: 'renewed', amount: 4799, subscriptionRef });
    });

    it('is charged once, however often it is asked for', async () => {
      const { payments, provider, order, subscriptionRef } = await subscribe();
      provider.cutNext(true);
      const told = await payments.chargeUpgrade(order(ULTIMATE), subscriptionRef);
      expect(await payments.chargeUpgrade(order(ULTIMATE), subscriptionRef)).toEqual(told);
      expect(await provider.readNews()).toEqual([told]);
    });

    it.each([
      { card: 'declined', reason: 'declined' },
      { card: 'authenticate', reason: 'needs_authentication' },
    ] as const)('that is refused ($reason) changes nothing', async ({ card, reason }) => {
      const { payments, provider, order, customerRef, subscriptionRef } = await subscribe();
      await payments.scheduleChange(subscriptionRef, BASIC);
      provider.setCard(customerRef, card);
      const refused = await payments
        .chargeUpgrade(order(ULTIMATE), subscriptionRef)
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(PaymentRefused);
      expect(refused).toMatchObject({ reason });
      expect(String(refused)).not.toMatch(/4242|Anna/);
      provider.setCard(customerRef, 'pays');
      provider.passDays(32);
      expect((await provider.readNews()).at(-1)?.what).toMatchObject({ kind: 'renewed', amount: 699 });
    });

    it('does away with what was owed, or is refused until it is paid', async () => {
      const { payments, provider, order, customerRef, subscriptionRef } = await subscribe();
      provider.setCard(customerRef, 'declined');
      provider.passDays(32);
      await provider.readNews();
      provider.setCard(customerRef, 'pays');
      const { upgradesUnpaid } = provider.can;
      const done = await payments.chargeUpgrade(order(ULTIMATE), subscriptionRef).then(
        ({ what }) => what.kind,
        (error: PaymentRefused) => error.reason,
      );
      expect(done).toBe(upgradesUnpaid ? 'order_paid' : 'not_now');
      expect(kinds(await provider.readNews())).toEqual(upgradesUnpaid ? ['order_paid'] : []);
      provider.passDays(10);
      expect(kinds(await provider.readNews())).toEqual(upgradesUnpaid ? [] : ['renewed']);
    });

    it('does away with what was to come, and with an end', async () => {
      const { payments, provider, order, subscriptionRef } = await subscribe();
      await payments.scheduleChange(subscriptionRef, YEAR);
      await payments.setRenewal(subscriptionRef, false);
      await provider.readNews();
      await payments.chargeUpgrade(order(ULTIMATE), subscriptionRef);
      expect(new Set(kinds(await provider.readNews()))).toEqual(new Set(['renewal_switched', 'order_paid']));
      provider.passDays(10);
      expect(await provider.readNews()).toEqual([]);
      provider.passDays(25);
      expect(await only(provider)).toMatchObject({ kind: 'renewed', amount: 4799 });
    });
  });

  it('ends a subscription at once, and again without harm', async () => {
    const { payments, provider, order, subscriptionRef } = await subscribe();
    await payments.endSubscription(subscriptionRef);
    await payments.endSubscription(subscriptionRef);
    expect(await only(provider)).toEqual({ kind: 'subscription_ended', subscriptionRef });
    provider.passDays(400);
    expect(await provider.readNews()).toEqual([]);
    const gone = { name: 'PaymentRefused', reason: 'gone' };
    await payments.setRenewal(subscriptionRef, false);
    expect(await provider.readNews()).toEqual([]);
    await expect(payments.setRenewal(subscriptionRef, true)).rejects.toMatchObject(gone);
    await expect(payments.scheduleChange(subscriptionRef, BASIC)).rejects.toMatchObject(gone);
    await expect(payments.chargeUpgrade(order({ id: 13 }), subscriptionRef)).rejects.toMatchObject(gone);
  });

  it('pays back in parts, each key once, and never more than was paid', async () => {
    const { payments, provider, paymentRef } = await subscribe();
    await payments.refund({ paymentRef, amount: 900, key: 'a' });
    await payments.refund({ paymentRef, amount: 900, key: 'a' });
    expect(await only(provider)).toEqual({ kind: 'refunded', paymentRef, amount: 900 });
    await expect(payments.refund({ paymentRef, amount: 1000, key: 'b' })).rejects.toBeInstanceOf(
      PaymentRefused,
    );
    await payments.refund({ paymentRef, amount: 999, key: 'c' });
    expect(await only(provider)).toEqual({ kind: 'refunded', paymentRef, amount: 1899 });
  });

  it('tells of a dispute, and of one that was won', async () => {
    const { provider, paymentRef } = await subscribe();
    provider.dispute(paymentRef);
    expect(await only(provider)).toEqual({ kind: 'disputed', paymentRef });
    provider.closeDispute(paymentRef, 'lost');
    expect(await provider.readNews()).toEqual([]);
    provider.closeDispute(paymentRef, 'won');
    expect(await only(provider)).toEqual({ kind: 'dispute_won', paymentRef });
  });

  it('has a page for cards', async () => {
    const { payments, customerRef } = await subscribe();
    await expect(payments.openPortal(customerRef, RETURN_URL)).resolves.toMatch(/^http/);
  });

  it('lists what has happened since, the oldest first, as its webhooks told it', async () => {
    const { payments, provider, subscriptionRef } = await subscribe();
    const since = provider.now();
    provider.passDays(70);
    await payments.endSubscription(subscriptionRef);
    const told = await provider.readNews();
    const listed: PaymentEvent[] = [];
    for await (const event of payments.listEvents(new Date(since.getTime() + 1000))) listed.push(event);
    expect(kinds(told)).toEqual(['renewed', 'renewed', 'subscription_ended']);
    expect(dropRepeats(listed)).toEqual(told);
  });

  it('takes a webhook that it signed itself, just now, and no other', async () => {
    const { payments, provider } = await subscribe();
    const { body, header } = provider.signNewest();
    await expect(payments.readWebhook(body, header)).resolves.toBeDefined();
    const wrong = [
      provider.signNewest({ secret: 'whsec_of_somebody_else' }),
      provider.signNewest({ at: fromNow(-600) }),
      provider.signNewest({ at: fromNow(600) }),
      { body: Buffer.concat([body, Buffer.from(' ')]), header },
      { body: Buffer.alloc(0), header },
      { body, header: () => undefined },
      { body, header: () => 'nonsense' },
    ];
    for (const one of wrong) {
      await expect(payments.readWebhook(one.body, one.header)).rejects.toBeInstanceOf(BadSignature);
    }
  });

  it('says that it cannot be reached', async () => {
    const { payments, provider, order } = await open();
    await provider.close();
    await expect(payments.startCheckout(order())).rejects.toBeInstanceOf(PaymentUnavailable);
  });
});
