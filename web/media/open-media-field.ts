// The fields of this page, one for each tool and name: a file goes on being sent while its form is not shown.
import type { MediaRule } from '#contract/media.ts';
import { createMediaFieldStore } from './media-field-store.ts';
import type { MediaFieldStore } from './media-field-store.ts';

const fields = new Map<string, MediaFieldStore>();
let lastOwner: string | null = null;

/** The same field for the same names, until somebody else signs in. */
export function openMediaField(
  tool: string,
  name: string,
  rule: MediaRule,
  person: string | null,
): MediaFieldStore {
  // A guest's files wait for whoever signs in; nobody inherits those of somebody else.
  if (person !== null && lastOwner !== null && person !== lastOwner) forgetMediaFields();
  lastOwner = person ?? lastOwner;
  const key = `${tool}/${name}`;
  const field = fields.get(key) ?? createMediaFieldStore(tool, name, rule);
  fields.set(key, field);
  if (person !== null) void field.adopt(person);
  return field;
}

export function forgetMediaFields(): void {
  for (const field of fields.values()) field.close();
  fields.clear();
  lastOwner = null;
}
