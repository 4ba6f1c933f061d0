// The calls of Paddle's REST API that we make, done on the store.
import * as z from 'zod';
import { end, scheduleEnd } from './life.ts';
import { chargeNow, makePrice, makeTransaction, refund } from './money.ts';
import { missing, refuse } from './paddle-fault.ts';
import * as params from './params.ts';
import { addInterval, itemOf, type Store, type Subscription, type Transaction } from './store.ts';

/** https://developer.paddle.com/errors/subscriptions/subscription_locked_renewal */
const LOCKED_MS = 30 * 60_000;
const USUAL_PAGE = 50;

type Call = { store: Store; id: string };
/** A list answers all that it has; the server cuts it into pages. */
type Route = { method: string; path: RegExp; answer(call: Call, given: unknown): object };

function route<Schema extends z.ZodType>(
  call: `${'GET' | 'POST' | 'PATCH'} ${string}`,
  schema: Schema,
  answer: (call: Call, given: z.output<Schema>) => object,
): Route {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path: new RegExp(`^/${path.replace('{id}', '([^/]+)')}$`),
    answer: (of, given) => {
      const read = schema.safeParse(given);
      if (read.success) return answer(of, read.data);
      const [issue] = read.error.issues;
      throw refuse('invalid_field', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
    },
  };
}

/** Throws PaddleFault. Null where there is no such call. */
export function findRoute(method: string, path: string): { id: string; answer: Route['answer'] } | null {
  for (const one of ROUTES) {
    const found = one.method === method ? one.path.exec(path) : null;
    if (found) return { id: decodeURIComponent(found[1] ?? ''), answer: one.answer };
  }
  return null;
}

function find<Thing>(things: ReadonlyMap<string, Thing>, id: string): Thing {
  const thing = things.get(id);
  if (thing === undefined) throw missing(id);
  return thing;
}

type Paging = { after?: string | undefined; per_page?: number | undefined };

function page<Thing extends object>(
  things: Thing[],
  idOf: (thing: Thing) => string,
  { after, per_page: size = USUAL_PAGE }: Paging,
): object {
  const from = after === undefined ? 0 : things.findIndex((thing) => idOf(thing) === after) + 1;
  const data = things.slice(from, from + size);
  const has_more = from + size < things.length;
  return { data, meta: { pagination: { per_page: size, has_more, next: 'https://api.paddle.com/…' } } };
}

const idOf = ({ id }: { id: string }) => id;

const ROUTES: readonly Route[] = [
  route('GET customers', params.CustomerList, ({ store }, { email, status, ...paging }) =>
    page(
      [...store.customers.values()].filter(
        (one) => one.email === email && status.split(',').includes(one.status),
      ),
      idOf,
      paging,
    ),
  ),
  route('POST customers', params.CustomerCreate, ({ store }, given) => {
    if ([...store.customers.values()].some(({ email }) => email === given.email)) {
      throw refuse('customer_already_exists', 'customer email conflicts with another customer', 409);
    }
    const customer = { id: store.nextId('ctm'), status: 'active' as const, ...given };
    store.customers.set(customer.id, customer);
    return customer;
  }),
  route('PATCH customers/{id}', params.CustomerUpdate, ({ store, id }, given) =>
    Object.assign(find(store.customers, id), given),
  ),
  route('POST customers/{id}/portal-sessions', params.Nothing, ({ store, id }) => {
    find(store.customers, id);
    const overview = `https://customer-portal.paddle.com/cpl_fake?token=of_${id}`;
    return { id: store.nextId('cpls'), customer_id: id, urls: { general: { overview }, subscriptions: [] } };
  }),
  route('POST transactions', params.TransactionCreate, openPage),
  route('GET transactions', params.TransactionList, ({ store }, given) => {
    const { customer_id, subscription_id, origin, order_by: order, ...paging } = given;
    const found = [...store.transactions.values()].filter(
      (one) =>
        (customer_id === undefined || one.customer_id === customer_id) &&
        (subscription_id === undefined || one.subscription_id === subscription_id) &&
        (origin === undefined || one.origin === origin),
    );
    return page(order === 'created_at[DESC]' ? found.toReversed() : found, idOf, paging);
  }),
  route('GET transactions/{id}', params.Nothing, ({ store, id }) => find(store.transactions, id)),
  route('PATCH transactions/{id}', params.TransactionUpdate, updateTransaction),
  route('GET subscriptions/{id}', params.Nothing, ({ store, id }) => find(store.subscriptions, id)),
  route('PATCH subscriptions/{id}', params.SubscriptionUpdate, updateSubscription),
  route(
    'POST subscriptions/{id}/cancel',
    params.SubscriptionCancel,
    ({ store, id }, { effective_from: from }) => {
      const subscription = findRunning(store, id);
      if (from === 'immediately') end(store, subscription);
      else if (subscription.scheduled_change) throw refuse('subscription_locked_pending_changes');
      else scheduleEnd(store, subscription);
      return subscription;
    },
  ),
  route('POST subscriptions/{id}/charge', params.SubscriptionCharge, ({ store, id }, { items }) => {
    const subscription = findChangeable(store, id);
    if (items.some(({ price }) => price.billing_cycle !== null))
      throw refuse('subscription_new_items_not_valid');
    chargeNow(
      store,
      subscription,
      items.map(({ quantity, price }) => ({ quantity, price: makePrice(store, price) })),
    );
    return subscription;
  }),
  route('POST adjustments', params.AdjustmentCreate, ({ store }, given) => {
    const { type, transaction_id, reason } = given;
    return refund(
      store,
      { type, transaction_id, reason },
      given.type === 'partial' ? given.items[0] : undefined,
    );
  }),
  route('GET adjustments', params.AdjustmentList, ({ store }, { transaction_id, ...paging }) =>
    page(
      [...store.adjustments.values()].filter((one) => one.transaction_id === transaction_id),
      idOf,
      paging,
    ),
  ),
  route('GET events', params.EventList, ({ store }, { event_type: types, from = '', ...paging }) =>
    page(
      store.events.filter(
        (one) => one.occurred_at >= from && (types?.split(',').includes(one.event_type) ?? true),
      ),
      ({ event_id }) => event_id,
      paging,
    ),
  ),
];

function openPage({ store }: Call, given: z.output<typeof params.TransactionCreate>): Transaction {
  find(store.customers, given.customer_id);
  const { customer_id, currency_code, custom_data, discount } = given;
  if (discount?.recur) throw refuse('invalid_field', 'discount.recur: only the first charge');
  const items = given.items.map(({ quantity, price }) => ({ quantity, price: makePrice(store, price) }));
  const transaction = makeTransaction(
    store,
    { origin: 'api', customer_id, currency_code, custom_data },
    { items, discount: Number(discount?.amount ?? 0) },
  );
  const url = new URL(given.checkout.url);
  url.searchParams.set('_ptxn', transaction.id);
  transaction.checkout = { url: url.href };
  return transaction;
}

function updateTransaction(
  { store, id }: Call,
  given: z.output<typeof params.TransactionUpdate>,
): Transaction {
  const transaction = find(store.transactions, id);
  const { status, custom_data } = given;
  if (status !== undefined) {
    if (custom_data !== undefined) throw refuse('transaction_cannot_be_modified_and_canceled');
    if (status !== 'canceled' || !['ready', 'billed'].includes(transaction.status)) {
      throw refuse(
        'transaction_invalid_status_change',
        `Invalid attempt to change status from '${transaction.status}' to '${status}'`,
      );
    }
    transaction.status = 'canceled';
    store.emit('transaction.canceled', transaction);
    return transaction;
  }
  if (!['draft', 'ready'].includes(transaction.status)) throw refuse('transaction_immutable');
  Object.assign(transaction, given);
  store.emit('transaction.updated', transaction);
  return transaction;
}

function findRunning(store: Store, id: string): Subscription {
  const subscription = find(store.subscriptions, id);
  if (subscription.status === 'canceled') throw refuse('subscription_update_when_canceled');
  return subscription;
}

function findChangeable(store: Store, id: string): Subscription {
  const subscription = findRunning(store, id);
  if (subscription.status === 'past_due') {
    const detail = "cannot update subscription, as the subscription status is 'past_due'";
    throw refuse('subscription_update_when_past_due', detail);
  }
  const { next_billed_at: next } = subscription;
  if (next !== null && Date.parse(next) - store.now < LOCKED_MS) {
    throw refuse('subscription_locked_renewal', 'unable to update subscription 30m0s before renewal', 409);
  }
  return subscription;
}

function updateSubscription(
  { store, id }: Call,
  given: z.output<typeof params.SubscriptionUpdate>,
): Subscription {
  const subscription = findChangeable(store, id);
  const {
    items,
    proration_billing_mode: mode,
    next_billed_at: next,
    scheduled_change: end,
    custom_data,
  } = given;
  if (items && mode === undefined) throw refuse('subscription_items_update_missing_proration_billing_mode');
  if (next !== undefined && mode === undefined)
    throw refuse('invalid_field', 'proration_billing_mode: required');
  if (mode !== undefined && mode !== 'do_not_bill')
    throw refuse('invalid_field', 'only do_not_bill is done here');
  const before = JSON.stringify(subscription);
  if (end === null && subscription.scheduled_change) {
    subscription.next_billed_at = subscription.scheduled_change.effective_at;
    subscription.scheduled_change = null;
  }
  if (items) replaceItems(store, subscription, items);
  if (next !== undefined) moveNext(store, subscription, next);
  if (custom_data !== undefined) subscription.custom_data = custom_data;
  if (JSON.stringify(subscription) !== before) store.change(subscription);
  return subscription;
}

function replaceItems(
  store: Store,
  subscription: Subscription,
  items: NonNullable<z.output<typeof params.SubscriptionUpdate>['items']>,
): void {
  const [wanted] = items;
  if (!wanted?.price.billing_cycle) throw refuse('subscription_no_recurring_items_remain');
  if (wanted.price.unit_price.currency_code !== subscription.currency_code) {
    throw refuse('subscription_new_items_not_valid', 'A subscription has one currency');
  }
  const { interval } = wanted.price.billing_cycle;
  const isOther = itemOf(subscription).price.billing_cycle?.interval !== interval;
  subscription.items = [{ quantity: 1, price: makePrice(store, wanted.price) }];
  if (!isOther || !store.movesDates || subscription.scheduled_change) return;
  subscription.next_billed_at = store.date(addInterval(store.now, interval));
}

function moveNext(store: Store, subscription: Subscription, next: string): void {
  if (subscription.scheduled_change) throw refuse('subscription_locked_pending_changes');
  if (Date.parse(next) - store.now < LOCKED_MS)
    throw refuse('subscription_next_billed_at_too_soon', undefined, 409);
  subscription.next_billed_at = next;
}
