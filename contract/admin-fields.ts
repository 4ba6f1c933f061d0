// What calls of the admin module have in common.
import * as z from 'zod/mini';
import { fieldWord } from './field-words.ts';
import { textField } from './text-field.ts';

const REASON_CHARACTERS = 300;
/** Every act says why: it stands in the log for good. */
export const Reason = textField(REASON_CHARACTERS).check(z.minLength(1, fieldWord('reason_required')));

export const Somebody = z.object({ id: z.string(), name: z.string(), email: z.string() });
