// The calls of Stripe's REST API that we make, done on the store.
import * as z from 'zod';
import { cardOf, chargeOf, missing, payInvoice, priceAfter, refuseCard, writeInvoice } from './charge.ts';
import { addInterval, endSubscription, expirePage, itemOf } from './life.ts';
import * as params from './params.ts';
import type { Params } from './parse-form.ts';
import { refuse } from './stripe-fault.ts';
import type { Coupon, Invoice, Price, Store, Subscription } from './store.ts';

const DAY = 86_400;
const LEAST_AMOUNT = 50;

type Call = { store: Store; id: string; baseUrl: string };
type Route = { method: string; path: RegExp; answer(call: Call, given: Params): object };

function route<Schema extends z.ZodType>(
  call: `${'GET' | 'POST' | 'DELETE'} ${string}`,
  schema: Schema,
  answer: (call: Call, given: z.output<Schema>) => object,
): Route {
  const [method = '', path = ''] = call.split(' ');
  return {
    method,
    path: new RegExp(`^/v1/${path.replace('{id}', '([^/]+)')}$`),
    answer: (of, given) => {
      const read = schema.safeParse(given);
      if (read.success) return answer(of, read.data);
      const [issue] = read.error.issues;
      throw refuse(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`, 'parameter_unknown');
    },
  };
}

/** Throws StripeFault. Null where there is no such call. */
export function findRoute(method: string, path: string): { id: string; answer: Route['answer'] } | null {
  for (const one of ROUTES) {
    const found = one.method === method ? one.path.exec(path) : null;
    if (found) return { id: decodeURIComponent(found[1] ?? ''), answer: one.answer };
  }
  return null;
}

function find<Thing>(things: ReadonlyMap<string, Thing>, kind: string, id: string): Thing {
  const thing = things.get(id);
  if (thing === undefined) throw missing(kind, id);
  return thing;
}

const ROUTES: readonly Route[] = [
  route('POST customers', params.CustomerCreate, ({ store }, { email, name = '', metadata }) => {
    const customer = { id: store.nextId('cus'), object: 'customer' as const, email, name, metadata };
    store.customers.set(customer.id, customer);
    return customer;
  }),
  route('POST prices', params.PriceCreate, ({ store }, given) => makePrice(store, given)),
  route('GET prices/{id}', params.Read, ({ store, id }) => find(store.prices, 'price', id)),
  route('POST coupons', params.CouponCreate, ({ store }, given) => {
    const { amount_off, currency, duration, max_redemptions } = given;
    const id = store.nextId('coupon');
    const coupon: Coupon = {
      id,
      object: 'coupon',
      amount_off,
      currency,
      duration,
      max_redemptions,
      times_redeemed: 0,
    };
    store.coupons.set(id, coupon);
    return coupon;
  }),
  route('POST checkout/sessions', params.SessionCreate, makeSession),
  route('GET checkout/sessions/{id}', params.Read, ({ store, id }) =>
    find(store.sessions, 'checkout.session', id),
  ),
  route('POST checkout/sessions/{id}/expire', params.Nothing, ({ store, id }) => {
    find(store.sessions, 'checkout.session', id);
    return expirePage(store, id);
  }),
  route('GET subscriptions/{id}', params.Read, ({ store, id }, { expand = [] }) => {
    const subscription = find(store.subscriptions, 'subscription', id);
    const schedule = store.schedules.get(subscription.schedule ?? '') ?? null;
    return expand.includes('schedule') ? { ...subscription, schedule } : subscription;
  }),
  route('POST subscriptions/{id}', params.SubscriptionUpdate, updateSubscription),
  route('DELETE subscriptions/{id}', params.SubscriptionCancel, ({ store, id }) => {
    const subscription = find(store.subscriptions, 'subscription', id);
    if (subscription.status === 'canceled') throw missing('subscription', id);
    endSubscription(store, subscription);
    return subscription;
  }),
  route('POST subscription_schedules', params.ScheduleCreate, makeSchedule),
  route('POST subscription_schedules/{id}', params.ScheduleUpdate, updateSchedule),
  route('POST subscription_schedules/{id}/release', params.Nothing, ({ store, id }) => {
    const schedule = find(store.schedules, 'subscription_schedule', id);
    if (schedule.status !== 'active')
      throw refuse(`You cannot release a schedule that is ${schedule.status}.`);
    schedule.status = 'released';
    find(store.subscriptions, 'subscription', schedule.subscription).schedule = null;
    return schedule;
  }),
  route('GET invoices/{id}', params.Read, ({ store, id }, { expand = [] }) =>
    presentInvoice(store, find(store.invoices, 'invoice', id), expand),
  ),
  route('GET invoices', params.InvoiceList, ({ store }, { subscription, status }) => ({
    object: 'list',
    has_more: false,
    data: [...store.invoices.values()]
      .filter((one) => one.status === status)
      .filter(({ parent }) => parent?.subscription_details.subscription === subscription)
      .map((invoice) => presentInvoice(store, invoice)),
  })),
  route('POST invoices/{id}/void', params.Nothing, ({ store, id }) => {
    const invoice = find(store.invoices, 'invoice', id);
    if (invoice.status !== 'open') throw refuse(`You can only void open invoices.`);
    Object.assign(invoice, { status: 'void', next_payment_attempt: null });
    return presentInvoice(store, invoice);
  }),
  route('GET payment_intents/{id}', params.Read, ({ store, id }, { expand = [] }) => {
    const payment = find(store.payment_intents, 'payment_intent', id);
    const charge = store.charges.get(payment.latest_charge ?? '') ?? null;
    return expand.includes('latest_charge') ? { ...payment, latest_charge: charge } : payment;
  }),
  route('GET charges/{id}', params.Read, ({ store, id }) => find(store.charges, 'charge', id)),
  route('POST refunds', params.RefundCreate, ({ store }, { payment_intent, amount }) => {
    const charge = chargeOf(store, payment_intent);
    if (charge.disputed) throw refuse('This charge has been charged back.', 'charge_disputed');
    if (charge.amount_refunded === charge.amount) {
      throw refuse('This charge has already been refunded.', 'charge_already_refunded');
    }
    if (charge.amount_refunded + amount > charge.amount) {
      throw refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge.`);
    }
    charge.amount_refunded += amount;
    store.emit('charge.refunded', charge, { amount_refunded: charge.amount_refunded - amount });
    return { id: store.nextId('re'), object: 'refund', amount, payment_intent, status: 'succeeded' };
  }),
  route(
    'POST billing_portal/sessions',
    params.PortalCreate,
    ({ store, baseUrl }, { customer, return_url }) => {
      find(store.customers, 'customer', customer);
      if (!store.hasPortal) {
        throw refuse('No configuration provided and your default configuration has not been created.');
      }
      const id = store.nextId('bps');
      return { id, object: 'billing_portal.session', customer, return_url, url: `${baseUrl}/portal/${id}` };
    },
  ),
  route('GET events', params.EventList, ({ store }, { created, types, limit, starting_after }) => {
    const newestFirst = store.events
      .filter((event) => event.created >= created.gte && types.includes(event.type))
      .toReversed();
    const from = newestFirst.findIndex(({ id }) => id === starting_after) + 1;
    const data = newestFirst.slice(from, from + limit);
    return { object: 'list', url: '/v1/events', has_more: from + limit < newestFirst.length, data };
  }),
];

function makePrice(
  store: Store,
  given: Pick<z.output<typeof params.PriceCreate>, 'currency' | 'unit_amount'> & {
    recurring?: { interval: 'month' | 'year' };
  },
): Price {
  const price: Price = {
    id: store.nextId('price'),
    object: 'price',
    currency: given.currency,
    unit_amount: given.unit_amount,
    recurring: given.recurring ? { ...given.recurring, interval_count: 1 } : null,
    product: store.nextId('prod'),
  };
  store.prices.set(price.id, price);
  return price;
}

function presentInvoice(
  store: Store,
  { payments, tries: _tries, ...invoice }: Invoice,
  expand: readonly string[] = [],
): object {
  const details = invoice.parent?.subscription_details;
  const isWhole = expand.includes('parent.subscription_details.subscription');
  const subscription = isWhole ? store.subscriptions.get(details?.subscription ?? '') : undefined;
  const parent = subscription ? { subscription_details: { ...details, subscription } } : {};
  return {
    ...invoice,
    ...(invoice.parent && { parent: { ...invoice.parent, ...parent } }),
    ...(expand.includes('payments') && { payments }),
  };
}

function makeSession({ store, baseUrl }: Call, given: z.output<typeof params.SessionCreate>): object {
  find(store.customers, 'customer', given.customer);
  const [line] = given.line_items;
  if (!line) throw refuse('line_items is required');
  const { product_data: product, ...wanted } = line.price_data;
  if ((wanted.recurring !== undefined) !== (given.mode === 'subscription'))
    throw refuse(`wrong price for ${given.mode}`);
  const coupon = findCoupon(store, given.discounts?.[0]?.coupon);
  const price = makePrice(store, wanted);
  const total = priceAfter(price, coupon);
  if (total < LEAST_AMOUNT) throw refuse('The total amount due is too small.', 'amount_too_small');
  const id = store.nextId('cs_test');
  const metadata =
    given.mode === 'subscription' ? given.subscription_data.metadata : given.payment_intent_data.metadata;
  store.sold.set(id, { name: product.name, price, coupon, metadata });
  const session = {
    id,
    object: 'checkout.session' as const,
    mode: given.mode,
    status: 'open' as const,
    payment_status: 'unpaid' as const,
    url: `${baseUrl}/pay/${id}`,
    amount_total: total,
    currency: price.currency,
    customer: given.customer,
    client_reference_id: given.client_reference_id,
    metadata: given.metadata,
    locale: given.locale,
    success_url: given.success_url,
    cancel_url: given.cancel_url,
    expires_at: store.now + DAY,
    invoice: null,
    payment_intent: null,
    subscription: null,
  };
  store.sessions.set(id, session);
  return session;
}

function findCoupon(store: Store, id: string | undefined): Coupon | null {
  if (id === undefined) return null;
  const coupon = find(store.coupons, 'coupon', id);
  if (coupon.times_redeemed === coupon.max_redemptions) throw refuse(`Coupon ${id} is used up.`);
  return coupon;
}

function updateSubscription({ store, id }: Call, given: z.output<typeof params.SubscriptionUpdate>): object {
  const subscription = find(store.subscriptions, 'subscription', id);
  if (subscription.status === 'canceled')
    throw refuse('A canceled subscription can only update its metadata.');
  if (subscription.schedule !== null) {
    throw refuse(`The subscription is managed by the subscription schedule \`${subscription.schedule}\`.`);
  }
  const before = {
    cancel_at: subscription.cancel_at,
    cancel_at_period_end: subscription.cancel_at_period_end,
  };
  const { cancel_at_period_end: flag, cancel_at: endsAt } = given;
  if (given.items) replaceItem(store, subscription, given);
  if (flag !== undefined) {
    const end = flag ? itemOf(subscription).current_period_end : null;
    Object.assign(subscription, { cancel_at_period_end: flag, cancel_at: end });
  }
  if (endsAt !== undefined) subscription.cancel_at = null;
  const changed = Object.entries(before).filter(
    ([key, value]) => subscription[key as keyof typeof before] !== value,
  );
  store.emit('customer.subscription.updated', subscription, Object.fromEntries(changed));
  return subscription;
}

/** Charged at once; where the bank refuses, nothing is other than before. */
function replaceItem(
  store: Store,
  subscription: Subscription,
  given: z.output<typeof params.SubscriptionUpdate>,
): void {
  const item = itemOf(subscription);
  const [wanted] = given.items ?? [];
  const price = find(store.prices, 'price', wanted?.price ?? '');
  const isNow = given.billing_cycle_anchor?.type === 'now' && given.proration_behavior === 'none';
  if (wanted?.id !== item.id || !isNow || given.payment_behavior !== 'error_if_incomplete') {
    throw refuse('Only a whole new period is done here.');
  }
  if (price.currency !== subscription.currency) throw refuse('A subscription has one currency.');
  const coupon = findCoupon(store, given.discounts ? given.discounts[0]?.coupon : undefined);
  const answer = cardOf(store, subscription.customer);
  if (answer === 'declined' || answer === 'authenticate') throw refuseCard(answer);
  const period = { start: store.now, end: addInterval(store.now, price.recurring?.interval ?? 'month') };
  Object.assign(subscription.metadata, given.metadata);
  Object.assign(item, { price, current_period_start: period.start, current_period_end: period.end });
  subscription.status = 'active';
  if (coupon) coupon.times_redeemed += 1;
  const { customer, currency } = subscription;
  const total = priceAfter(price, coupon);
  const reason = 'subscription_update';
  const invoice = writeInvoice(store, { customer, currency, total, reason, subscription, period });
  payInvoice(store, invoice, answer);
}

function makeSchedule(
  { store }: Call,
  { from_subscription: ref }: z.output<typeof params.ScheduleCreate>,
): object {
  const subscription = find(store.subscriptions, 'subscription', ref);
  if (subscription.schedule !== null)
    throw refuse(`The subscription ${ref} is already attached to a schedule.`);
  const { price, current_period_start: start, current_period_end: end } = itemOf(subscription);
  const schedule = {
    id: store.nextId('sub_sched'),
    object: 'subscription_schedule' as const,
    status: 'active' as const,
    subscription: ref,
    end_behavior: 'release',
    phases: [{ items: [{ price: price.id, quantity: 1 }], start_date: start, end_date: end, metadata: {} }],
  };
  store.schedules.set(schedule.id, schedule);
  subscription.schedule = schedule.id;
  return schedule;
}

function updateSchedule({ store, id }: Call, given: z.output<typeof params.ScheduleUpdate>): object {
  const schedule = find(store.schedules, 'subscription_schedule', id);
  if (schedule.status !== 'active') throw refuse(`You cannot update a schedule that is ${schedule.status}.`);
  const [now, next] = given.phases;
  const present = schedule.phases[0];
  if (now.start_date !== present?.start_date)
    throw refuse('You can not modify the start date of the current phase.');
  const end_date = addInterval(now.end_date, next.duration.interval);
  schedule.phases = [
    { ...now, metadata: {} },
    { items: next.items, start_date: now.end_date, end_date, metadata: next.metadata },
  ];
  return schedule;
}
