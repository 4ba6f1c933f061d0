// What product §3.1–3.3 promise of one person's points, orders and plan, in memory: written from the text and not from
// the code that it is compared with. It knows one moment at a time; nothing in it is late, double or out of order.
import { GRACE_DAYS_OF_PAYMENT, REFUND_DAYS, REFUND_MOST_USED_PERCENT } from '#contract/billing.ts';
import { type Cycle, PLAN_IDS, type PlanId, prices } from '#contract/prices.ts';

export const DAY_MS = 24 * 60 * 60_000;
const SHANGHAI_MS = 8 * 60 * 60_000;
/** Less cannot be charged (USD, minor units): what would cost less today begins with the next period. */
const LEAST_CHARGE = 70;
const MONTHS: Readonly<Record<Cycle, number>> = { month: 1, year: 12 };

export type ModelBucket = {
  kind: 'daily' | 'plan' | 'pack';
  left: number;
  granted: number;
  expiresAt: number | null;
  order: ModelOrder | null;
  /** Held by a bank. */
  disputed: number;
};

export type ModelOrder = {
  /** The database's; unknown of a renewal until it is looked up. */
  id: number | null;
  kind: 'plan' | 'pack';
  cause: 'subscribe' | 'upgrade' | 'renewal' | 'pack';
  item: string;
  cycle: Cycle | null;
  price: number;
  credit: number;
  points: number;
  status: 'pending' | 'paid' | 'refunded';
  refunded: number;
  isDisputed: boolean;
  paidAt: number | null;
  periodEnd: number | null;
};

type Offer = { plan: PlanId; cycle: Cycle; price: number; points: number };

export type ModelSubscription = Offer & {
  state: 'active' | 'canceled' | 'past_due' | 'expired';
  order: ModelOrder;
  anchor: number;
  periods: number;
  start: number;
  end: number;
  months: number;
  scheduled: Offer | null;
  failsNext: boolean;
  /** Nothing can be charged any more. */
  isGone: boolean;
};

type Charge = { bucket: ModelBucket; points: number };
export type ModelPerson = {
  buckets: ModelBucket[];
  orders: ModelOrder[];
  subscription: ModelSubscription | null;
  /** Open tasks, in the order in which they were posted. */
  tasks: Charge[][];
  lastDay: number;
  late: { order: ModelOrder; paidAt: number; dueAt: number }[];
};

export function newPerson(): ModelPerson {
  return { buckets: [], orders: [], subscription: null, tasks: [], lastDay: -1, late: [] };
}

/** The same day so many calendar months later; a short month's last day where it has no such day. UTC. */
export function addCalendarMonths(from: number, months: number): number {
  const at = new Date(from);
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(at.getUTCDate(), last));
  return first.getTime();
}

export const isLive = (subscription: ModelSubscription | null): subscription is ModelSubscription =>
  subscription !== null && subscription.state !== 'expired';

export const planInForce = ({ subscription }: ModelPerson): PlanId =>
  isLive(subscription) ? subscription.plan : 'free';

const tier = (plan: PlanId) => PLAN_IDS.indexOf(plan);

export function offerOf(plan: PlanId, cycle: Cycle): Offer {
  const { prices: amounts, points_per_month: points } = prices().plans[plan];
  if (!amounts) throw new Error(`${plan} is not sold`);
  return { plan, cycle, price: amounts[cycle].USD, points };
}

/** Whole days that are left of a paid period, in its money. */
function creditFor(subscription: ModelSubscription | null, now: number): number {
  if (!isLive(subscription) || subscription.state === 'past_due') return 0;
  const whole = Math.max(1, Math.round((subscription.end - subscription.start) / DAY_MS));
  const unused = Math.max(0, Math.min(whole, Math.floor((subscription.end - now) / DAY_MS)));
  return Math.floor((subscription.price * unused) / whole);
}

/** What a press on a plan means now. */
function meaningOf(
  subscription: ModelSubscription | null,
  offer: Offer,
  now: number,
): 'subscribe' | 'upgrade' | 'same' | 'later' {
  if (!isLive(subscription)) return 'subscribe';
  if (subscription.plan === offer.plan && subscription.cycle === offer.cycle) return 'same';
  // Its period is over: there is no next one to wait for.
  if (subscription.state === 'past_due') return 'upgrade';
  const isHigher = tier(offer.plan) > tier(subscription.plan);
  const isAsLong = MONTHS[offer.cycle] >= MONTHS[subscription.cycle];
  return isHigher && isAsLong && offer.price - creditFor(subscription, now) >= LEAST_CHARGE
    ? 'upgrade'
    : 'later';
}

/** Lets everything happen that is due by `now`. */
export function passTo(person: ModelPerson, now: number): void {
  for (const { order, paidAt } of person.late.filter(({ dueAt }) => dueAt <= now)) {
    receivePayment(person, order, paidAt, now);
  }
  person.late = person.late.filter(({ dueAt }) => dueAt > now);
  const { subscription } = person;
  if (isLive(subscription)) advance(person, subscription, now);
  for (const bucket of person.buckets) {
    if (bucket.expiresAt !== null && bucket.expiresAt <= now) bucket.left = 0;
  }
}

function advance(person: ModelPerson, subscription: ModelSubscription, now: number): void {
  grantMonths(person, subscription, now);
  while (subscription.end <= now && subscription.state === 'active' && !subscription.failsNext) {
    renew(person, subscription);
    grantMonths(person, subscription, now);
  }
  if (subscription.end > now) return;
  if (subscription.state === 'canceled') endPlan(subscription);
  else {
    subscription.state = 'past_due';
    if (subscription.end + GRACE_DAYS_OF_PAYMENT * DAY_MS <= now) endPlan(subscription);
  }
}

function renew(person: ModelPerson, subscription: ModelSubscription): void {
  const next = subscription.scheduled ?? subscription;
  const { plan, cycle, price, points } = next;
  if (cycle !== subscription.cycle) Object.assign(subscription, { anchor: subscription.end, periods: 0 });
  const periods = subscription.periods + 1;
  const start = subscription.end;
  const end = addCalendarMonths(subscription.anchor, periods * MONTHS[cycle]);
  const order = newOrder('plan', 'renewal', plan);
  Object.assign(order, { cycle, price, points, status: 'paid', paidAt: start, periodEnd: end });
  person.orders.push(order);
  const moved = { plan, cycle, price, points, order, periods, start, end, months: 0, scheduled: null };
  Object.assign(subscription, moved);
}

function grantMonths(person: ModelPerson, subscription: ModelSubscription, now: number): void {
  const { start, end, cycle, points, order } = subscription;
  while (subscription.months < MONTHS[cycle]) {
    if (addCalendarMonths(start, subscription.months) > now) return;
    subscription.months += 1;
    const isLast = subscription.months === MONTHS[cycle];
    const expiresAt = isLast ? end : addCalendarMonths(start, subscription.months);
    const left = expiresAt <= now ? 0 : points;
    person.buckets.push({ kind: 'plan', left, granted: points, expiresAt, order, disputed: 0 });
  }
}

function endPlan(subscription: ModelSubscription): void {
  Object.assign(subscription, { state: 'expired', scheduled: null, isGone: true });
}

function newOrder(kind: 'plan' | 'pack', cause: ModelOrder['cause'], item: string): ModelOrder {
  return {
    id: null,
    kind,
    cause,
    item,
    cycle: null,
    price: 0,
    credit: 0,
    points: 0,
    status: 'pending',
    refunded: 0,
    isDisputed: false,
    paidAt: null,
    periodEnd: null,
  } as ModelOrder;
}

/** Nothing is charged yet. */
export function orderPack(person: ModelPerson, id: string): ModelOrder {
  const pack = prices().packs.find((candidate) => candidate.id === id);
  if (!pack) throw new Error(`${id} is not sold`);
  const order = newOrder('pack', 'pack', id);
  Object.assign(order, { price: pack.prices.USD, points: pack.points + pack.bonus });
  person.orders.push(order);
  return order;
}

/** Null where it is refused: for what runs already, and for what begins later. */
export function orderPlan(person: ModelPerson, plan: PlanId, cycle: Cycle, now: number): ModelOrder | null {
  const offer = offerOf(plan, cycle);
  const meaning = meaningOf(person.subscription, offer, now);
  if (meaning !== 'subscribe' && meaning !== 'upgrade') return null;
  const order = newOrder('plan', meaning, plan);
  const credit = meaning === 'upgrade' ? creditFor(person.subscription, now) : 0;
  Object.assign(order, { cycle, price: offer.price, points: offer.points, credit });
  person.orders.push(order);
  return order;
}

/** A page was paid: the points come, the plan begins; a second plan, or one with a wrong credit, is paid back. */
export function receivePayment(person: ModelPerson, order: ModelOrder, paidAt: number, now: number): void {
  order.paidAt = now;
  if (order.kind === 'pack') {
    order.status = 'paid';
    const { points } = order;
    person.buckets.push({ kind: 'pack', left: points, granted: points, expiresAt: null, order, disputed: 0 });
    return;
  }
  order.periodEnd = addCalendarMonths(paidAt, MONTHS[order.cycle ?? 'month']);
  const { subscription } = person;
  const plan = order.item as PlanId;
  const replaces =
    isLive(subscription) &&
    order.cause === 'upgrade' &&
    (tier(plan) > tier(subscription.plan) || subscription.state === 'past_due');
  const isSecond = isLive(subscription) && !replaces;
  const isCreditRight =
    order.cause !== 'upgrade' ||
    (order.credit >= creditFor(subscription, paidAt) &&
      order.credit <= creditFor(subscription, paidAt - DAY_MS));
  if (isSecond || !isCreditRight) {
    Object.assign(order, { status: 'refunded', refunded: order.price - order.credit });
    return;
  }
  beginPlan(person, order, paidAt, now);
}

function beginPlan(person: ModelPerson, order: ModelOrder, start: number, now: number): void {
  const cycle = order.cycle ?? 'month';
  const end = addCalendarMonths(start, MONTHS[cycle]);
  Object.assign(order, { status: 'paid', paidAt: now, periodEnd: end });
  const { price, points } = order;
  const offer = { plan: order.item as PlanId, cycle, price, points };
  person.subscription = {
    ...offer,
    state: 'active',
    order,
    anchor: start,
    periods: 1,
    start,
    end,
    months: 0,
    scheduled: null,
    failsNext: false,
    isGone: false,
  };
  grantMonths(person, person.subscription, now);
}

/** True where it was done; false where it is refused, and nothing has changed. */
export function changePlan(person: ModelPerson, plan: PlanId, cycle: Cycle, now: number): boolean {
  const { subscription } = person;
  if (!isLive(subscription)) return false;
  const offer = offerOf(plan, cycle);
  const meaning = meaningOf(subscription, offer, now);
  if (meaning === 'same') return resume(person);
  if (subscription.isGone) return false;
  if (meaning === 'later') {
    subscription.scheduled = offer;
    if (subscription.state === 'canceled') subscription.state = 'active';
    return true;
  }
  if (subscription.failsNext) return false;
  const order = orderPlan(person, plan, cycle, now);
  if (order) beginPlan(person, order, now, now);
  return order !== null;
}

export function cancel(person: ModelPerson): boolean {
  const { subscription } = person;
  if (!isLive(subscription)) return false;
  if (subscription.state === 'past_due') endPlan(subscription);
  else if (subscription.state === 'active')
    Object.assign(subscription, { state: 'canceled', scheduled: null });
  return true;
}

export function resume(person: ModelPerson): boolean {
  const { subscription } = person;
  if (!isLive(subscription)) return false;
  if (subscription.state === 'canceled') {
    if (subscription.isGone) return false;
    subscription.state = 'active';
  } else subscription.scheduled = null;
  return true;
}

const bucketsOf = (person: ModelPerson, order: ModelOrder) =>
  person.buckets.filter((bucket) => bucket.order === order);

/** Of two that were paid in the same second the one that was ordered first. */
const wasPaidBefore = (other: ModelOrder, { paidAt, id }: ModelOrder): boolean =>
  paidAt !== null &&
  (other.paidAt === paidAt ? (other.id ?? Infinity) < (id ?? Infinity) : (other.paidAt ?? Infinity) < paidAt);

export function mayRefund(person: ModelPerson, order: ModelOrder, now: number): boolean {
  if (order.status !== 'paid' || order.isDisputed || order.paidAt === null) return false;
  if (order.kind === 'plan' && person.subscription?.order !== order) return false;
  if (person.orders.some((other) => wasPaidBefore(other, order))) return false;
  if (now - order.paidAt >= REFUND_DAYS * DAY_MS) return false;
  const held = bucketsOf(person, order);
  const granted = held.reduce((sum, bucket) => sum + bucket.granted, 0);
  const left = held.reduce((sum, bucket) => sum + bucket.left, 0);
  return (granted - left) * 100 <= granted * REFUND_MOST_USED_PERCENT;
}

export function refund(person: ModelPerson, order: ModelOrder, now: number): boolean {
  if (!mayRefund(person, order, now)) return false;
  Object.assign(order, { status: 'refunded', refunded: order.price - order.credit });
  for (const bucket of bucketsOf(person, order)) bucket.left = 0;
  endPlanOf(person, order);
  return true;
}

function endPlanOf({ subscription }: ModelPerson, order: ModelOrder): void {
  if (isLive(subscription) && subscription.order === order) endPlan(subscription);
}

export function dispute(person: ModelPerson, order: ModelOrder): void {
  if (order.isDisputed) return;
  order.isDisputed = true;
  for (const bucket of bucketsOf(person, order)) {
    bucket.disputed += bucket.left;
    bucket.left = 0;
  }
  endPlanOf(person, order);
}

export function winDispute(person: ModelPerson, order: ModelOrder, now: number): void {
  if (!order.isDisputed) return;
  order.isDisputed = false;
  if (order.status === 'refunded') return;
  for (const bucket of bucketsOf(person, order)) {
    if (bucket.disputed > 0) returnTo(bucket, bucket.disputed, now);
    bucket.disputed = 0;
  }
  const { subscription } = person;
  if (subscription?.state === 'expired' && subscription.order === order && subscription.end > now) {
    Object.assign(subscription, { state: 'canceled', isGone: true });
    grantMonths(person, subscription, now);
  }
}

/** What has expired meanwhile lives for a day more. */
function returnTo(bucket: ModelBucket, points: number, now: number): void {
  if (bucket.expiresAt !== null && bucket.expiresAt <= now) bucket.expiresAt = now + DAY_MS;
  bucket.left += points;
}

/** Points of a task: those first that expire first. False where there are too few. */
export function spend(person: ModelPerson, points: number): boolean {
  const order = person.buckets
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0);
  if (order.reduce((sum, { left }) => sum + left, 0) < points) return false;
  const charges: Charge[] = [];
  let missing = points;
  for (const bucket of order) {
    const taken = Math.min(missing, bucket.left);
    if (taken === 0) break;
    bucket.left -= taken;
    missing -= taken;
    charges.push({ bucket, points: taken });
  }
  person.tasks.push(charges);
  return true;
}

/** A task that failed gives back what it took, to where it was taken from. */
export function returnTask(person: ModelPerson, index: number, now: number): void {
  const [charges = []] = person.tasks.splice(index, 1);
  for (const { bucket, points } of charges) returnTo(bucket, points, now);
}

/** Returns the points given: once a day of Shanghai, until its end. */
export function visit(person: ModelPerson, now: number): number {
  const day = Math.floor((now + SHANGHAI_MS) / DAY_MS);
  if (day === person.lastDay) return 0;
  person.lastDay = day;
  const left = prices().gifts.daily;
  const expiresAt = (day + 1) * DAY_MS - SHANGHAI_MS;
  person.buckets.push({ kind: 'daily', left, granted: left, expiresAt, order: null, disputed: 0 });
  return left;
}
