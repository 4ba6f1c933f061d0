// What happens at the fake Paddle by itself or at the buyer's hand: pages are paid, periods end, charges are tried again.
import { complete, makeTransaction, tryToPay } from './money.ts';
import {
  addInterval,
  type CardAnswer,
  itemOf,
  type Store,
  type Subscription,
  type Transaction,
} from './store.ts';

const DAY_MS = 86_400_000;
/** Seven tries in thirty days, and then the end: https://developer.paddle.com/build/lifecycle/subscription-renewal-dunning */
const RETRY_AFTER_DAYS = [2, 4, 6, 10, 15, 21, 30];

/** The buyer at our page, which opens the checkout of what is not closed. Throws where it is not open. */
export function payPage(store: Store, id: string, answer: CardAnswer): void {
  const transaction = openPage(store, id);
  if (transaction.status === 'draft') {
    Object.assign(transaction, { status: 'ready', address_id: store.nextId('add') });
    store.emit('transaction.updated', transaction);
    store.emit('transaction.ready', transaction);
  }
  if (tryToPay(store, transaction, answer)) complete(store, transaction);
}

function openPage(store: Store, id: string): Transaction {
  const transaction = store.transactions.get(id);
  const isOpen = transaction?.status === 'draft' || transaction?.status === 'ready';
  if (!isOpen || transaction.custom_data?.['closed'] === 'yes') throw new Error(`${id} is not open`);
  return transaction;
}

/** The money of who paid `later` has come, or will not: then the page is as open as before. */
export function settlePage(store: Store, id: string, hasCome: boolean): void {
  const transaction = openPage(store, id);
  const [payment] = transaction.payments;
  if (payment?.status !== 'pending_no_action_required') throw new Error(`${id} waits for nothing`);
  if (hasCome) {
    payment.status = 'captured';
    return complete(store, transaction);
  }
  Object.assign(payment, { status: 'error', error_code: 'declined' });
  store.emit('transaction.payment_failed', transaction);
}

export function scheduleEnd(store: Store, subscription: Subscription): void {
  const effective_at = subscription.current_billing_period?.ends_at ?? store.date();
  subscription.scheduled_change = { action: 'cancel', effective_at, resume_at: null };
  subscription.next_billed_at = null;
  store.change(subscription);
}

export function end(store: Store, subscription: Subscription): void {
  Object.assign(subscription, {
    status: 'canceled',
    next_billed_at: null,
    current_billing_period: null,
    scheduled_change: null,
  });
  store.dunning.delete(subscription.id);
  store.change(subscription, 'canceled');
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
  const running = [...store.subscriptions.values()].filter(({ status }) => status !== 'canceled');
  const periods = running.flatMap((one) => {
    const at = one.scheduled_change?.effective_at ?? one.next_billed_at;
    return at === null ? [] : [{ at: Date.parse(at), happen: () => endPeriod(store, one) }];
  });
  const tries = running.flatMap((one) => {
    const dunning = store.dunning.get(one.id);
    return dunning ? [{ at: dunning.nextAt, happen: () => tryAgain(store, one) }] : [];
  });
  const given = [...store.givenUpAt].map(([id, at]) => ({ at, happen: () => giveUp(store, id) }));
  return [...periods, ...tries, ...given];
}

function giveUp(store: Store, id: string): void {
  store.givenUpAt.delete(id);
  const transaction = store.transactions.get(id);
  if (!transaction) return;
  transaction.status = 'canceled';
  store.emit('transaction.canceled', transaction);
}

/** The period moves on first, and then it is charged. */
function endPeriod(store: Store, subscription: Subscription): void {
  if (subscription.scheduled_change) return end(store, subscription);
  const { customer_id, currency_code, items } = subscription;
  const interval = itemOf(subscription).price.billing_cycle?.interval ?? 'month';
  const billing_period = { starts_at: store.date(), ends_at: store.date(addInterval(store.now, interval)) };
  Object.assign(subscription, {
    current_billing_period: billing_period,
    next_billed_at: billing_period.ends_at,
  });
  store.change(subscription);
  const known = { customer_id, currency_code, subscription_id: subscription.id, billing_period };
  const transaction = makeTransaction(
    store,
    { origin: 'subscription_recurring', status: 'billed', billed_at: store.date(), ...known },
    { items },
  );
  store.emit('transaction.billed', transaction);
  if (tryToPay(store, transaction, store.cards.get(customer_id) ?? 'pays'))
    return complete(store, transaction);
  transaction.status = 'past_due';
  subscription.status = 'past_due';
  store.emit('transaction.past_due', transaction);
  store.change(subscription, 'past_due');
  store.dunning.set(subscription.id, { tried: 0, nextAt: retryAt(store.now, 0) });
}

const retryAt = (from: number, tried: number) => from + (RETRY_AFTER_DAYS[tried] ?? 0) * DAY_MS;

function tryAgain(store: Store, subscription: Subscription): void {
  const dunning = store.dunning.get(subscription.id);
  const unpaid = [...store.transactions.values()].find(
    ({ subscription_id: id, status, origin }) =>
      id === subscription.id && status === 'past_due' && origin === 'subscription_recurring',
  );
  if (!dunning || !unpaid) throw new Error(`${subscription.id} owes nothing`);
  if (tryToPay(store, unpaid, store.cards.get(subscription.customer_id) ?? 'pays')) {
    store.dunning.delete(subscription.id);
    subscription.status = 'active';
    store.change(subscription, 'activated');
    return complete(store, unpaid);
  }
  dunning.tried += 1;
  if (dunning.tried === RETRY_AFTER_DAYS.length) return end(store, subscription);
  dunning.nextAt = retryAt(Date.parse(unpaid.created_at), dunning.tried);
}
