// The fields that several tools ask for in the same way: a prompt, a seed, images. Source: product §2.0.
import * as z from 'zod/mini';
import { fieldWord, type FieldWord } from './field-words.ts';
import { MAX_SEED, NEGATIVE_PROMPT_CHARACTERS } from './limits.ts';
import { MediaRef } from './media.ts';
import { text } from './text.ts';
import { textField } from './text-field.ts';

export const NegativePrompt = textField(NEGATIVE_PROMPT_CHARACTERS);

/** A price is asked while the words are still missing, or more than may be posted. */
export const QuotedPrompt = z._default(text(20_000), '');

export const Seed = z.int().check(z.gte(0), z.lte(MAX_SEED));

/** One image at least. */
export function imagesField(most: number, tooMany: FieldWord) {
  return z
    .array(MediaRef, fieldWord('image_required'))
    .check(z.minLength(1, fieldWord('image_required')), z.maxLength(most, fieldWord(tooMany, { n: most })));
}
