// How a text begins in every schema of the wire: with its longest length, looked at before anything else.
import * as z from 'zod/mini';

/**
 * A text of at most so many UTF-16 units. A longer one goes no further: what follows (trimming, composing, counting as
 * people do, patterns) may cost more than its length, and must never meet a text without an end. Limits of the product
 * are counted in characters and stand behind this one, so `most` leaves room for what they would still explain better.
 * `tooLong` is a packed field word.
 */
export function text(most: number, tooLong?: string) {
  return z
    .string()
    .check(z.maxLength(most, { abort: true, ...(tooLong === undefined ? {} : { error: tooLong }) }));
}

/** A uuid as text: no pattern looks at more than its 36 characters. */
export const Uuid = text(36).check(z.uuid());
