// What each event of a payment provider does to orders, the subscription and the points (product §3.3).
import type { PaymentEvent } from '#server/adapters/payments.ts';
import { closeOrder, payOrder } from './apply-payment.ts';
import { dispute, refund, winDispute } from './apply-refund.ts';
import { endAtProvider, failRenewal, renew, switchRenewal } from './apply-renewal.ts';
import type { EventContext } from './event-context.ts';

/**
 * A step of the transaction in which the event is marked as applied. Each effect may be asked for any number of times,
 * and in any order: what has happened already does nothing. Returns what was done, in a word or two. Throws TooEarly.
 */
export async function applyEvent(context: EventContext, { what, at }: PaymentEvent): Promise<string> {
  switch (what.kind) {
    case 'order_paid':
      return await payOrder(context, what);
    case 'order_failed':
      return 'still to be paid';
    case 'order_closed':
      return await closeOrder(context, what);
    case 'renewed':
      return await renew(context, what);
    case 'renewal_failed':
      return await failRenewal(context, what);
    case 'subscription_ended':
      return await endAtProvider(context, what);
    case 'renewal_switched':
      return await switchRenewal(context, what, at);
    case 'refunded':
      return await refund(context, what);
    case 'disputed':
      return await dispute(context, what);
    case 'dispute_won':
      return await winDispute(context, what);
    case 'ignored':
      return `nothing to do for ${what.type}`;
  }
}
