// A time zone by its IANA name, as browsers tell it: Europe/Berlin, UTC.
import * as z from 'zod/mini';
import { fieldWord } from './field-words.ts';
import { text } from './text.ts';

/** No name is longer than half of this. */
const MOST_CHARACTERS = 64;
/** An offset (+08:00) says nothing of summer and winter. */
const NAME = /^[a-z]/i;

export const TimeZone = text(MOST_CHARACTERS).check(
  z.refine((name) => NAME.test(name) && isKnown(name), { error: fieldWord('unknown_zone') }),
);

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
