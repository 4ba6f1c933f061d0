// What Stripe tells is taken in once: however often it comes, late, in any order, or not at all; and from nobody else.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Mine } from '#contract/account.ts';
import type { Order } from '#contract/billing.ts';
import { LEDGER_KINDS } from '#contract/points.ts';
import { applyWaiting, reconcileEvents } from '#server/billing/receive-webhook.ts';
import { startStripeServer } from '#tests/fakes/stripe-server.ts';
import { startApiForTest, useTestApi } from '#tests/start-test-api.ts';

const PATH = '/webhooks/stripe';

const at = (seconds: number) => ({ at: new Date(Date.now() + seconds * 1000) });

async function open() {
  const stripe = await startStripeServer();
  onTestFinished(stripe.close);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = stripe.settings;
  const api = await startApiForTest({
    config: { stripe: { secretKey, webhookSecret, apiBase: stripe.url } },
  });
  const { token, id } = await api.signIn();
  async function order(item: object): Promise<Order & { checkoutRef: string }> {
    const asked = { currency: 'USD', client_token: randomUUID(), ...item };
    const { data, ...refused } = await api.post<Order>('/api/order/create', asked, { token });
    if (!data?.pay_url) throw new Error(JSON.stringify(refused));
    return { ...data, checkoutRef: data.pay_url.split('/').at(-1) ?? '' };
  }
  const read = async <Data>(path: string, input = {}) => (await api.post<Data>(path, input, { token })).data;
  return {
    api,
    stripe,
    url: api.url + PATH,
    order,
    readOrder: (orderId: string) => read<Order>('/api/order/status', { id: orderId }),
    readPlan: async () => (await read<Mine>('/api/user/mine'))?.subscription,
    call: (path: string, input: object = {}) => api.post(path, input, { token }),
    countPoints: async () => {
      const { rows } = await api.database.pool.query<{ sum: string | null }>(
        'select sum(amount) from ledger where user_id = $1 and kind = $2',
        [id, LEDGER_KINDS.pack],
      );
      return Number(rows[0]?.sum ?? 0);
    },
  };
}

const PRO = { kind: 'plan', item_id: 'pro', cycle: 'month' };
const PACK = { kind: 'pack', item_id: 'p300' };

async function subscribe() {
  const opened = await open();
  const { stripe, order, url } = opened;
  const plan = await order({ ...PRO, item_id: 'basic' });
  stripe.pay(plan.checkoutRef);
  await stripe.webhooks.send(url);
  const [subscription] = [...stripe.store.subscriptions.values()];
  if (!subscription) throw new Error('there is no subscription');
  return { ...opened, plan, subscription };
}

describe('a webhook of Stripe', () => {
  it('[§3.2] brings what was paid, once, also ten times at once', async () => {
    const { stripe, url, order, readOrder, countPoints } = await open();
    const pack = await order(PACK);
    stripe.pay(pack.checkoutRef);
    const statuses = await stripe.webhooks.send(url, { copies: 10 });
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await readOrder(pack.id)).toMatchObject({ status: 'paid', paid_with: 'Visa •••• 4242' });
    expect(await countPoints()).toBe(300);
    const newest = stripe.store.events.at(-1);
    if (!newest) throw new Error('nothing has happened');
    expect(await stripe.webhooks.sendAgain(url, newest)).toBe(200);
    expect(await countPoints()).toBe(300);
  });

  it.each([{ isReversed: false }, { isReversed: true }])(
    'counts the same in another order ($isReversed)',
    async ({ isReversed }) => {
      const { stripe, url, order, readOrder, api } = await open();
      const plan = await order(PRO);
      stripe.pay(plan.checkoutRef);
      stripe.passDays(32);
      const statuses = await stripe.webhooks.send(url, { isReversed, delayMs: 5 });
      expect(new Set(statuses)).toEqual(new Set([200]));
      // What came too early is applied when it is looked at again.
      await api.database.pool.query(`update payment_events set received_at = received_at - interval '1 day'`);
      await applyWaiting(api.app);
      expect(await readOrder(plan.id)).toMatchObject({ status: 'paid' });
      const { rows } = await api.database.pool.query(`select cause from orders order by id`);
      expect(rows.map(({ cause }) => cause)).toEqual(['subscribe', 'renewal']);
    },
  );

  it('that was lost is found in Stripe’s list', async () => {
    const { stripe, url, order, readOrder, api } = await open();
    const pack = await order(PACK);
    stripe.pay(pack.checkoutRef);
    await stripe.webhooks.send(url, { isLost: () => true });
    expect(await readOrder(pack.id)).toMatchObject({ status: 'pending' });
    await reconcileEvents(api.app, new Date(Date.now() - 3_600_000));
    expect(await readOrder(pack.id)).toMatchObject({ status: 'paid' });
  });

  it('is sent again until it is taken, where Stripe could not be asked what it is about', async () => {
    const { stripe, url, order, readOrder } = await open();
    const pack = await order(PACK);
    stripe.pay(pack.checkoutRef);
    for (let tries = 0; tries < 3; tries += 1) stripe.troubles.push({ status: 500, isDone: false });
    const statuses = await stripe.webhooks.send(url);
    expect(statuses).toContain(503);
    expect(statuses.at(-1)).toBe(200);
    expect(await readOrder(pack.id)).toMatchObject({ status: 'paid' });
  });

  it('is refused where it is forged, old, of the future, or nothing', async () => {
    const { stripe, url, order, readOrder } = await open();
    const pack = await order(PACK);
    stripe.pay(pack.checkoutRef);
    const newest = stripe.store.events.at(-1);
    if (!newest) throw new Error('nothing has happened');
    for (const signing of [{ secret: 'whsec_of_somebody_else' }, at(-3600), at(3600)]) {
      expect(await stripe.webhooks.sendAgain(url, newest, signing)).toBe(400);
    }
    for (const body of ['', '{}', 'x'.repeat(200_000)]) {
      expect((await fetch(url, { method: 'POST', body })).status).toBe(400);
    }
    expect((await fetch(url, { method: 'POST', body: 'x'.repeat(300_000) })).status).toBe(413);
    expect(await readOrder(pack.id)).toMatchObject({ status: 'pending' });
  });
});

describe('a plan that is paid by Stripe', () => {
  it('[§3.3] becomes a better one at once, charged once, with its unused days credited', async () => {
    const { stripe, url, call, readPlan, subscription } = await subscribe();
    const answer = await call('/api/subscription/change', { plan_id: 'ultimate', cycle: 'month' });
    expect(answer).toMatchObject({ code: 200, data: { plan_id: 'ultimate', state: 'active' } });
    await stripe.webhooks.send(url, { copies: 3 });
    expect(await readPlan()).toMatchObject({ plan_id: 'ultimate', state: 'active', amount: 4799 });
    const paid = [...stripe.store.invoices.values()].map(({ amount_paid: amount }) => amount);
    expect(paid).toHaveLength(2);
    expect(paid[1]).toBeLessThan(4799);
    expect(subscription.status).toBe('active');
  });

  it('[§3.3] stays as it is where the card is declined', async () => {
    const { stripe, call, readPlan, subscription } = await subscribe();
    stripe.setCard(subscription.customer, 'declined');
    const answer = await call('/api/subscription/change', { plan_id: 'pro', cycle: 'month' });
    expect(answer.code).not.toBe(200);
    expect(await readPlan()).toMatchObject({ plan_id: 'basic', state: 'active' });
    stripe.setCard(subscription.customer, 'pays');
    const again = await call('/api/subscription/change', { plan_id: 'pro', cycle: 'month' });
    expect(again).toMatchObject({ code: 200, data: { plan_id: 'pro' } });
  });

  it('[§3.3] is canceled, resumed and changed at Stripe as here', async () => {
    const { stripe, url, call, readPlan, subscription } = await subscribe();
    await call('/api/subscription/cancel');
    expect(subscription.cancel_at_period_end).toBe(true);
    await call('/api/subscription/resume');
    await stripe.webhooks.send(url);
    expect(subscription.cancel_at_period_end).toBe(false);
    expect(await readPlan()).toMatchObject({ state: 'active' });
    await call('/api/subscription/change', { plan_id: 'basic', cycle: 'year' });
    expect(await readPlan()).toMatchObject({ scheduled_cycle: 'year' });
    expect(subscription.schedule).not.toBeNull();
    stripe.cancelAtPortal(subscription.id);
    await stripe.webhooks.send(url);
    expect(await readPlan()).toMatchObject({ state: 'canceled' });
  });

  it('[§3.3] goes back in full, with the plan, and Stripe charges no more', async () => {
    const { stripe, url, call, plan, readOrder, readPlan, subscription } = await subscribe();
    expect(await call('/api/order/refund', { id: plan.id })).toMatchObject({ code: 200 });
    await stripe.webhooks.send(url);
    expect(await readOrder(plan.id)).toMatchObject({ status: 'refunded', refunded: plan.amount });
    expect(await readPlan()).toMatchObject({ state: 'expired' });
    expect(subscription.status).toBe('canceled');
    expect([...stripe.store.charges.values()].map(({ amount_refunded: amount }) => amount)).toEqual([
      plan.amount,
    ]);
  });

  it('[§3.3] is taken by the bank', async () => {
    const { stripe, url, plan, readOrder } = await subscribe();
    const [payment = ''] = stripe.store.payment_intents.keys();
    stripe.dispute(payment);
    await stripe.webhooks.send(url);
    expect(await readOrder(plan.id)).toMatchObject({ disputed: true });
  });
});

describe('without Stripe', () => {
  const api = useTestApi();

  it('there is no such path', async () => {
    const answer = await api.fetch(PATH, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(404);
  });
});
