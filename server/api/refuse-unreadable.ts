// Refuses what no call can mean, before a schema looks at it: text that PostgreSQL cannot store, and endless values.
import { fieldWord, shortenPath } from '#contract/field-words.ts';
import { Refusal } from '#server/refusal.ts';

/** Fifty times what the largest call holds (100 ids). Checking millions of them would let everybody else wait. */
const MOST_VALUES = 5000;

/** Refuses with `bad_parameters`, naming the field. */
export function refuseUnreadable(input: unknown): void {
  const found: { path: string; value: unknown }[] = [{ path: '', value: input }];
  // Grows while it is walked: a body nested a million times deep must not end the stack.
  for (const { path, value } of found) {
    if (typeof value === 'string' && !isStorable(value)) refuse(path, fieldWord('text_unreadable'));
    if (typeof value !== 'object' || value === null) continue;
    if (found.length + countInside(value) > MOST_VALUES) refuse('', fieldWord('too_many_values'));
    for (const [key, inner] of Object.entries(value)) {
      found.push({ path: path === '' ? key : `${path}.${key}`, value: inner });
    }
  }
}

/** PostgreSQL keeps no NUL in a text, and its JSON no half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function countInside(value: object): number {
  return Array.isArray(value) ? value.length : Object.keys(value).length;
}

function refuse(path: string, word: string): never {
  throw new Refusal('bad_parameters', { fields: { [shortenPath(path)]: word } });
}
