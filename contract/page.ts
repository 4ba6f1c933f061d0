// Paging: numbered for clients that only know the spec, by cursor inside.
import * as z from 'zod/mini';
import { PAGE_SIZE, PAGE_SIZE_MAX } from './limits.ts';
import { text } from './text.ts';

/** Spread into a list's input. `cursor` wins over `page`. */
export const pageFields = {
  page: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  page_size: z._default(z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAX)), PAGE_SIZE),
  cursor: z.optional(text(200).check(z.minLength(1))),
};

/** `total` is null where counting would cost more than it tells (feeds). */
export function pageOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    page_size: z.int(),
    total: z.nullable(z.int()),
    has_more: z.boolean(),
    next_cursor: z.nullable(z.string()),
  });
}

export type Page<Item> = {
  items: Item[];
  page: number;
  page_size: number;
  total: number | null;
  has_more: boolean;
  next_cursor: string | null;
};

export const Empty = z.strictObject({});
export const Id = text(40).check(z.regex(/^[1-9]\d{0,17}$/));
/** ISO 8601, UTC. */
export const Time = z.string();

/** A number in a query string, where everything is text. */
const queryNumber = (least: number, most: number) =>
  z.pipe(
    z.union([z.int(), text(40).check(z.regex(/^\d{1,6}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.gte(least), z.lte(most))),
  );

/** The same as `pageFields`, for a list that is read with GET. */
export const queryPageFields = {
  page: z.optional(queryNumber(1, 100_000)),
  page_size: z._default(queryNumber(1, PAGE_SIZE_MAX), PAGE_SIZE),
  cursor: z.optional(text(200).check(z.minLength(1))),
};
