// What a refusal of Paddle means to who called: gone, not now, or a mistake of ours.
// https://developer.paddle.com/errors
import { explainingBy } from '../explaining.ts';
import { PaymentRefused } from '../payments.ts';
import { PaddleRefusal } from './api.ts';

const GONE: ReadonlySet<string> = new Set([
  'subscription_update_when_canceled',
  'subscription_is_canceled_action_invalid',
]);

/** A renewal is unpaid, or is being charged: for half an hour before it nothing can be changed. */
const NOT_NOW: ReadonlySet<string> = new Set([
  'subscription_update_when_past_due',
  'subscription_locked_renewal',
  'subscription_locked_processing',
  'subscription_locked_pending_changes',
  'subscription_next_billed_at_too_soon',
  'subscription_outstanding_transaction',
  'subscription_outstanding_pending_refund',
]);

export const isMissing = (error: unknown): boolean => error instanceof PaddleRefusal && error.status === 404;

/** True where the subscription is over, or Paddle has forgotten it. */
export const isOver = (error: unknown): boolean =>
  isMissing(error) || (error instanceof PaddleRefusal && GONE.has(error.code));

/** Returns the same act, whose refusals are told as the interface tells them. */
export const explaining = explainingBy(explainError);

/** Returns what is to be thrown. What is neither a refusal nor an outage is a mistake of ours, and stays as it is. */
export function explainError(error: unknown): unknown {
  if (!(error instanceof PaddleRefusal)) return error;
  if (GONE.has(error.code)) return new PaymentRefused('gone', error.message);
  if (NOT_NOW.has(error.code)) return new PaymentRefused('not_now', error.message);
  if (error.code === 'subscription_payment_declined') return new PaymentRefused('declined', error.message);
  return error;
}
