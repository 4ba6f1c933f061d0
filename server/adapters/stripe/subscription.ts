// A running subscription: its renewal, what comes after the present period, its end. What sets a state may be done
// twice and carries no key of ours: with one, turning the renewal off, on and off again would replay the first answer.
import type { Stripe } from 'stripe';
import type { Language } from '#texts/words.ts';
import { type NextPeriods, PaymentRefused } from '../payments.ts';
import { isMissing } from './explain-error.ts';
import { makePrice } from './make-price.ts';

const OVER: ReadonlySet<string> = new Set(['canceled', 'incomplete_expired']);

type Item = Stripe.SubscriptionItem;
export type Running = Stripe.Subscription & { item: Item };

const gone = (subscriptionRef: string) =>
  new PaymentRefused('gone', `Stripe has no running subscription ${subscriptionRef}`);

/** Throws PaymentRefused (`gone`). */
export async function readRunning(stripe: Stripe, subscriptionRef: string): Promise<Running> {
  const running = await findRunning(stripe, subscriptionRef);
  if (!running) throw gone(subscriptionRef);
  return running;
}

/** Null for one that is over, or that Stripe has forgotten. */
async function findRunning(stripe: Stripe, subscriptionRef: string): Promise<Running | null> {
  try {
    const subscription = await stripe.subscriptions.retrieve(subscriptionRef, { expand: ['schedule'] });
    const [item] = subscription.items.data;
    return item && !OVER.has(subscription.status) ? { ...subscription, item } : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export function languageOf({ metadata }: Pick<Stripe.Subscription, 'metadata'>): Language {
  return metadata['language'] === 'zh' ? 'zh' : 'en';
}

/** The end may be set as a flag or as a date: the provider's own page does the latter. */
export function renews({
  cancel_at_period_end: endsWithPeriod,
  cancel_at: endsAt,
}: Pick<Stripe.Subscription, 'cancel_at_period_end' | 'cancel_at'>): boolean {
  return !endsWithPeriod && endsAt === null;
}

/** What an update says so that the subscription goes on after its period; nothing where it does. */
export function takeBackEnd(
  subscription: Pick<Stripe.Subscription, 'cancel_at_period_end' | 'cancel_at'>,
): Pick<Stripe.SubscriptionUpdateParams, 'cancel_at_period_end' | 'cancel_at'> {
  if (renews(subscription)) return {};
  return subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' };
}

/** Turned off, a change that was to come is given up first: Stripe keeps one of the two. */
export async function setRenewal(stripe: Stripe, subscriptionRef: string, isWanted: boolean): Promise<void> {
  const running = await findRunning(stripe, subscriptionRef);
  if (!running) {
    if (isWanted) throw gone(subscriptionRef);
    return;
  }
  if (renews(running) === isWanted) return;
  if (!isWanted) await releaseChange(stripe, running);
  await stripe.subscriptions.update(
    subscriptionRef,
    isWanted ? takeBackEnd(running) : { cancel_at_period_end: true },
  );
}

/** A change that is to come also turns the renewal on. */
export async function scheduleChange(
  stripe: Stripe,
  subscriptionRef: string,
  next: NextPeriods | null,
): Promise<void> {
  const running = await readRunning(stripe, subscriptionRef);
  if (next === null) return void (await releaseChange(stripe, running));
  const price = await makePrice(stripe, next, languageOf(running));
  if (!renews(running)) await stripe.subscriptions.update(subscriptionRef, takeBackEnd(running));
  await attachChange(stripe, running, { price, cycle: next.cycle });
}

export type Change = { price: string; cycle: NextPeriods['cycle'] };

/** Puts what comes after the present period in place of what was to come. */
export async function attachChange(
  stripe: Stripe,
  { id, item, schedule }: Running,
  { price, cycle }: Change,
): Promise<void> {
  const known =
    typeof schedule === 'object' && schedule !== null
      ? schedule
      : await stripe.subscriptionSchedules.create({ from_subscription: id });
  await stripe.subscriptionSchedules.update(known.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: item.current_period_start,
        end_date: item.current_period_end,
        proration_behavior: 'none',
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval: cycle, interval_count: 1 },
        billing_cycle_anchor: 'phase_start',
        proration_behavior: 'none',
        // So that its invoice is not taken for that of the order that began the present period.
        metadata: { order_id: '' },
      },
    ],
  });
}

/** Returns the change that was to come, so that it can be put back; null where there was none. */
export async function releaseChange(stripe: Stripe, { schedule }: Running): Promise<Change | null> {
  if (typeof schedule !== 'object' || schedule === null) return null;
  await stripe.subscriptionSchedules.release(schedule.id);
  const price = schedule.phases.at(-1)?.items[0]?.price;
  if (schedule.phases.length < 2 || price === undefined) return null;
  const ref = typeof price === 'string' ? price : price.id;
  const { recurring } = await stripe.prices.retrieve(ref);
  return { price: ref, cycle: recurring?.interval === 'year' ? 'year' : 'month' };
}

/** One that is over, or that Stripe has forgotten, is fine. */
export async function endSubscription(stripe: Stripe, subscriptionRef: string): Promise<void> {
  try {
    await stripe.subscriptions.cancel(subscriptionRef, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
