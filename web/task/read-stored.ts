// Values that were stored or came from another task, as values that a form can hold.
import * as z from 'zod/mini';

/**
 * Returns a value for every field: the stored one that the field's schema takes, else its default, undefined where it
 * has none. Words are taken as they were written, however many: what is wrong with them is said when they are sent.
 * Media are fields of another kind (`useMediaField`): they are left out of `fields`.
 */
export function readStored<Fields extends z.ZodMiniObject>(
  fields: Fields,
  stored: Readonly<Record<string, unknown>>,
): z.output<Fields> {
  const entries = Object.entries(fields.shape);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, readField(field, stored[name])]),
  ) as z.output<Fields>;
}

function readField(field: z.core.$ZodType, value: unknown): unknown {
  const inner = field instanceof z.ZodMiniDefault ? field.def.innerType : field;
  if (inner instanceof z.ZodMiniString) return typeof value === 'string' ? value : '';
  const read = z.safeParse(field, value);
  return read.success ? read.data : z.parse(field, undefined);
}
