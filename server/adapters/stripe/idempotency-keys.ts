// Keys by which Stripe makes a thing once: of our own numbers, or of what is made. Stripe keeps the first answer for a
// day at least, refusals too.
import { createHash } from 'node:crypto';

const KEY_LENGTH = 32;

export const orderKey = (orderId: number, step: 'checkout' | 'credit' | 'upgrade') =>
  `order-${orderId}-${step}`;

/** For what has no number of ours: the same contents, the same key. */
export function hashKey(contents: unknown): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, KEY_LENGTH);
}
