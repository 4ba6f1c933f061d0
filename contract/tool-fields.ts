// The fields that several tools ask for in the same way: words, a seed, pictures. Source: product §2.0.
import * as z from 'zod/mini';
import { countCharacters, fieldWord, type FieldWord } from './field-words.ts';
import { MAX_SEED, NEGATIVE_PROMPT_CHARACTERS } from './limits.ts';
import { MediaRef } from './media.ts';

/** Words up to so many characters, as people count them. */
export function textField(most: number, tooLong: FieldWord = 'text_too_long') {
  return z.string().check(
    z.trim(),
    z.refine((text) => countCharacters(text) <= most, { error: fieldWord(tooLong, { n: most }) }),
  );
}

export const NegativePrompt = textField(NEGATIVE_PROMPT_CHARACTERS);

/** A price is asked while the words are still missing, or more than may be posted. */
export const QuotedPrompt = z._default(z.string().check(z.maxLength(20_000)), '');

export const Seed = z.int().check(z.gte(0), z.lte(MAX_SEED));

/** One picture at least. */
export function imagesField(most: number, tooMany: FieldWord) {
  return z
    .array(MediaRef, fieldWord('image_required'))
    .check(z.minLength(1, fieldWord('image_required')), z.maxLength(most, fieldWord(tooMany, { n: most })));
}
