// What happens at the fake Stripe by itself or at the buyer's hand: pages are paid or expire, periods end, charges are
// tried again.
import { cardOf, chargeCard, payInvoice, writeInvoice } from './charge.ts';
import { refuse } from './stripe-fault.ts';
import type { CardAnswer, Interval, Invoice, Session, Store, Subscription } from './store.ts';

const DAY = 86_400;
/** Days after the first try; then the subscription is given up. */
const RETRY_AFTER = [3, 5, 7];

export function addInterval(seconds: number, interval: Interval): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === 'year' ? 12 : 1));
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return date.getTime() / 1000;
}

/** The buyer presses the button. Throws where the page is not open. */
export function payPage(store: Store, id: string, answer: CardAnswer): void {
  const session = openSession(store, id);
  if (answer === 'later') {
    Object.assign(session, { status: 'complete', url: null });
    store.emit('checkout.session.completed', session);
    return;
  }
  if (answer === 'pays') return completePage(store, session, answer, 'checkout.session.completed');
  const { amount_total: amount, currency, customer } = session;
  chargeCard(store, { amount, currency, customer, metadata: {} }, answer);
}

/** The money of a page that was paid `later` has come, or will not. */
export function settlePage(store: Store, id: string, hasCome: boolean): void {
  const session = store.sessions.get(id);
  if (session?.status !== 'complete' || session.payment_status === 'paid')
    throw new Error(`${id} waits for nothing`);
  if (hasCome) completePage(store, session, 'later', 'checkout.session.async_payment_succeeded');
  else store.emit('checkout.session.async_payment_failed', session);
}

export function expirePage(store: Store, id: string): Session {
  const session = openSession(store, id);
  Object.assign(session, { status: 'expired', url: null });
  store.emit('checkout.session.expired', session);
  return session;
}

function openSession(store: Store, id: string): Session {
  const session = store.sessions.get(id);
  if (session?.status !== 'open') {
    throw refuse(`Only Checkout Sessions with a status in ["open"] can be expired or paid.`);
  }
  return session;
}

function completePage(store: Store, session: Session, answer: CardAnswer, event: string): void {
  const { customer, currency, amount_total: total, mode } = session;
  const sold = store.sold.get(session.id);
  if (!sold) throw new Error(`nothing is sold at ${session.id}`);
  if (sold.coupon) sold.coupon.times_redeemed += 1;
  const subscription = mode === 'subscription' ? subscribe(store, session) : null;
  const item = subscription?.items.data[0];
  const period = {
    start: item?.current_period_start ?? store.now,
    end: item?.current_period_end ?? store.now,
  };
  const reason = subscription ? 'subscription_create' : 'manual';
  const invoice = writeInvoice(store, { customer, currency, total, reason, subscription, period });
  const payment = payInvoice(store, invoice, answer);
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    subscription: subscription?.id ?? null,
    invoice: invoice.id,
    // Of a subscription, the payment is to be found at its invoice alone.
    payment_intent: subscription ? null : (payment?.id ?? null),
  });
  if (subscription) store.emit('customer.subscription.created', subscription);
  store.emit(event, session);
}

function subscribe(store: Store, { id, customer, currency }: Session): Subscription {
  const { price, metadata } = store.sold.get(id) ?? {};
  if (!price?.recurring) throw new Error(`${id} is of no plan`);
  const end = addInterval(store.now, price.recurring.interval);
  const item = {
    id: store.nextId('si'),
    price,
    quantity: 1,
    current_period_start: store.now,
    current_period_end: end,
  };
  const subscription: Subscription = {
    id: store.nextId('sub'),
    object: 'subscription',
    customer,
    status: 'active',
    created: store.now,
    currency,
    metadata: { ...metadata },
    cancel_at: null,
    cancel_at_period_end: false,
    latest_invoice: null,
    schedule: null,
    items: { object: 'list', data: [item] },
  };
  store.subscriptions.set(subscription.id, subscription);
  return subscription;
}

export function itemOf(subscription: Subscription) {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export function endSubscription(store: Store, subscription: Subscription): void {
  subscription.status = 'canceled';
  for (const invoice of store.invoices.values()) {
    if (subscriptionOf(store, invoice) === subscription) invoice.next_payment_attempt = null;
  }
  const schedule = store.schedules.get(subscription.schedule ?? '');
  if (schedule) schedule.status = 'canceled';
  store.emit('customer.subscription.deleted', subscription);
}

function subscriptionOf(store: Store, { parent }: Invoice): Subscription | undefined {
  return store.subscriptions.get(parent?.subscription_details.subscription ?? '');
}

/** Lets the time pass, and everything happen that is due meanwhile, in its order. */
export function moveClock(store: Store, to: number): void {
  for (;;) {
    const [next] = listDue(store).toSorted((a, b) => a.at - b.at);
    if (!next || next.at > to) break;
    store.now = Math.max(store.now, next.at);
    next.happen();
  }
  store.now = to;
}

function listDue(store: Store): { at: number; happen(): void }[] {
  const pages = [...store.sessions.values()]
    .filter(({ status }) => status === 'open')
    .map(({ id, expires_at: at }) => ({ at, happen: () => void expirePage(store, id) }));
  const periods = [...store.subscriptions.values()]
    .filter(({ status }) => status !== 'canceled')
    .map((one) => ({ at: itemOf(one).current_period_end, happen: () => endPeriod(store, one) }));
  const tries = [...store.invoices.values()].flatMap((invoice) =>
    invoice.next_payment_attempt === null
      ? []
      : [{ at: invoice.next_payment_attempt, happen: () => tryAgain(store, invoice) }],
  );
  return [...pages, ...periods, ...tries];
}

function endPeriod(store: Store, subscription: Subscription): void {
  if (subscription.cancel_at_period_end || (subscription.cancel_at ?? Infinity) <= store.now) {
    return endSubscription(store, subscription);
  }
  const item = itemOf(subscription);
  const before = item.price;
  enterPhase(store, subscription);
  const interval = item.price.recurring?.interval ?? 'month';
  const period = { start: store.now, end: addInterval(store.now, interval) };
  Object.assign(item, { current_period_start: period.start, current_period_end: period.end });
  const reason =
    before.recurring?.interval === interval ? 'subscription_cycle' : ('subscription_update' as const);
  const { customer, currency } = subscription;
  const total = item.price.unit_amount;
  const invoice = writeInvoice(store, { customer, currency, total, reason, subscription, period });
  store.emit('customer.subscription.updated', subscription, { latest_invoice: 'another' });
  tryInvoice(store, invoice);
}

function enterPhase(store: Store, subscription: Subscription): void {
  const schedule = store.schedules.get(subscription.schedule ?? '');
  if (schedule?.status !== 'active') return;
  const phase = schedule.phases.find(({ start_date: start }) => start === store.now);
  const price = store.prices.get(phase?.items[0]?.price ?? '');
  if (phase && price) {
    itemOf(subscription).price = price;
    for (const [key, value] of Object.entries(phase.metadata)) {
      if (value === '') delete subscription.metadata[key];
      else subscription.metadata[key] = value;
    }
    return;
  }
  if (store.now < (schedule.phases.at(-1)?.end_date ?? 0)) return;
  schedule.status = 'released';
  subscription.schedule = null;
}

function tryAgain(store: Store, invoice: Invoice): void {
  const subscription = subscriptionOf(store, invoice);
  tryInvoice(store, invoice);
  const hasGivenUp = invoice.status === 'open' && invoice.next_payment_attempt === null;
  if (hasGivenUp && subscription) endSubscription(store, subscription);
}

function tryInvoice(store: Store, invoice: Invoice): void {
  const subscription = subscriptionOf(store, invoice);
  if (!subscription) return;
  const isPaid =
    payInvoice(store, invoice, cardOf(store, invoice.customer)) !== null || invoice.amount_due === 0;
  subscription.status = isPaid ? 'active' : 'past_due';
  if (isPaid) return;
  const days = RETRY_AFTER[invoice.tries - 1];
  invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * DAY;
  store.emit('invoice.payment_failed', invoice);
}
