// What is said of an order that was paid: that it was, that all or a part went back, that the bank has it.
import type { Order } from '#contract/billing.ts';

export type PaidState = 'paid' | 'refunded' | 'partly_refunded' | 'disputed';

export function paidState({ disputed, status, refunded }: Order): PaidState {
  if (disputed) return 'disputed';
  if (status === 'refunded') return 'refunded';
  return refunded > 0 ? 'partly_refunded' : 'paid';
}
