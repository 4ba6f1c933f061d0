// A running subscription: its renewal, what comes after the present period, its end. Paddle knows no change that is to
// come: its items are what is charged next, and what they replaced is noted beside them until then.
import * as z from 'zod';
import { type Currency, CYCLES } from '#contract/prices.ts';
import type { Language } from '#texts/words.ts';
import { type NextPeriods, PaymentRefused } from '../payments.ts';
import type { PaddleApi } from './api.ts';
import { Subscription } from './entities.ts';
import { isMissing, isOver } from './explain-error.ts';
import { makeItem, type Sold } from './make-item.ts';
import { cycleOf } from './read-transaction.ts';

type Noted = z.output<typeof Noted>;
/** What is paid for now, while the items are already what comes next; it counts until `until`. */
const Noted = z.object({
  name: z.string(),
  amount: z.int(),
  cycle: z.enum(CYCLES),
  until: z.coerce.date(),
});

/** Throws PaymentRefused (`gone`). */
export async function readRunning(paddle: PaddleApi, ref: string): Promise<Subscription> {
  const gone = new PaymentRefused('gone', `Paddle has no running subscription ${ref}`);
  const subscription = await paddle.get(`subscriptions/${ref}`, Subscription).catch((error: unknown) => {
    throw isMissing(error) ? gone : error;
  });
  if (subscription.status === 'canceled') throw gone;
  return subscription;
}

export const renews = ({ scheduled_change: change }: Subscription) => change?.action !== 'cancel';

export const languageOf = ({ custom_data: notes }: Subscription): Language =>
  notes?.['language'] === 'zh' ? 'zh' : 'en';

export function change(paddle: PaddleApi, { id }: Subscription, body: object): Promise<Subscription> {
  return paddle.patch(`subscriptions/${id}`, Subscription, body);
}

/** Returns it as it goes on after its period. */
export async function takeBackEnd(paddle: PaddleApi, running: Subscription): Promise<Subscription> {
  return renews(running) ? running : await change(paddle, running, { scheduled_change: null });
}

/** Turned off, a change that was to come is given up too. One that is over or forgotten is fine. */
export async function setRenewal(paddle: PaddleApi, ref: string, isWanted: boolean): Promise<void> {
  if (isWanted) return void (await takeBackEnd(paddle, await readRunning(paddle, ref)));
  try {
    const running = await takeBackChange(paddle, await readRunning(paddle, ref));
    if (renews(running)) await cancel(paddle, ref, 'next_billing_period');
  } catch (error) {
    if (!isOver(error) && !(error instanceof PaymentRefused && error.reason === 'gone')) throw error;
  }
}

const cancel = (paddle: PaddleApi, ref: string, from: 'immediately' | 'next_billing_period') =>
  paddle.post(`subscriptions/${ref}/cancel`, Subscription, { effective_from: from });

/** Pays nothing back. One that is over, or that Paddle has forgotten, is fine. */
export async function endSubscription(paddle: PaddleApi, ref: string): Promise<void> {
  try {
    await cancel(paddle, ref, 'immediately');
  } catch (error) {
    if (!isOver(error)) throw error;
  }
}

/** A change that is to come also turns the renewal on. */
export async function scheduleChange(
  paddle: PaddleApi,
  ref: string,
  next: NextPeriods | null,
): Promise<void> {
  const running = await readRunning(paddle, ref);
  if (next === null) return void (await takeBackChange(paddle, running));
  const renewing = await takeBackEnd(paddle, running);
  const noted = readNoted(renewing) ?? (await notePresent(renewing));
  const { currency, amount, cycle } = next;
  const sold = { name: next.name[languageOf(renewing)], currency, amount, cycle };
  await replaceItem(paddle, renewing, sold, { before: { present: noted }, nextBilledAt: noted.until });
}

/** A renewal since then has moved the subscription, and with it what the note was about. */
function readNoted({ custom_data: notes, updated_at: updatedAt }: Subscription): Noted | null {
  const noted = Noted.safeParse(notes?.['present']).data;
  return noted && noted.until > updatedAt ? noted : null;
}

async function notePresent(running: Subscription): Promise<Noted> {
  const [item] = running.items;
  const until = running.next_billed_at ?? running.current_billing_period?.ends_at;
  if (!item || !until) throw new PaymentRefused('not_now', `${running.id} has no next charge at Paddle`);
  const { name, unit_price: price, billing_cycle: cycle } = item.price;
  return { name: name ?? '', amount: price.amount, cycle: cycleOf(cycle?.interval), until };
}

/** Returns it as it goes on with what is paid for now. */
async function takeBackChange(paddle: PaddleApi, running: Subscription): Promise<Subscription> {
  const noted = readNoted(running);
  if (noted === null) return running;
  const { name, amount, cycle, until } = noted;
  const sold = { name, currency: running.currency_code as Currency, amount, cycle };
  return await replaceItem(paddle, running, sold, { after: { present: null }, nextBilledAt: until });
}

type Replacing = {
  /** Notes that come with the new item. */
  before?: Record<string, unknown>;
  /** Notes that say that all is done. */
  after?: Record<string, unknown>;
  nextBilledAt: Date;
};

/**
 * Charges nothing; the next charge is at `nextBilledAt`, also where the new price is of another cycle. Two calls, and
 * after a break between them the same again does what is left. Returns it as it is then.
 * https://developer.paddle.com/changelog/2024/change-billing-frequency-proration-billing-mode
 */
export async function replaceItem(
  paddle: PaddleApi,
  running: Subscription,
  sold: Sold,
  { before, after, nextBilledAt }: Replacing,
): Promise<Subscription> {
  const mode = { proration_billing_mode: 'do_not_bill' };
  const changed = isSame(running, sold)
    ? running
    : await change(paddle, running, {
        items: [makeItem(sold)],
        ...(before && { custom_data: { ...running.custom_data, ...before } }),
        ...mode,
      });
  const isOnTime = !renews(changed) || changed.next_billed_at?.getTime() === nextBilledAt.getTime();
  if (isOnTime && !after) return changed;
  return await change(paddle, changed, {
    ...(!isOnTime && { next_billed_at: nextBilledAt.toISOString(), ...mode }),
    ...(after && { custom_data: { ...changed.custom_data, ...after } }),
  });
}

function isSame({ items }: Subscription, { amount, cycle }: Sold): boolean {
  const price = items[0]?.price;
  return price?.unit_price.amount === amount && cycleOf(price.billing_cycle?.interval) === cycle;
}
