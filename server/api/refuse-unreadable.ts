// Refuses text that PostgreSQL cannot store, before a schema looks at it.
import { fieldWord, shortenPath } from '#contract/field-words.ts';
import { Refusal } from '#server/refusal.ts';

/** Refuses with `bad_parameters`, naming the field. */
export function refuseUnreadable(input: unknown, path = ''): void {
  if (typeof input === 'string' && !isStorable(input)) {
    throw new Refusal('bad_parameters', { fields: { [shortenPath(path)]: fieldWord('text_unreadable') } });
  }
  if (typeof input !== 'object' || input === null) return;
  for (const [key, inner] of Object.entries(input)) {
    refuseUnreadable(inner, path === '' ? key : `${path}.${key}`);
  }
}

/** PostgreSQL keeps no NUL in a text, and its JSON no half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
