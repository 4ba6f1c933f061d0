// Words that people write, up to so many characters as they count them.
import * as z from 'zod/mini';
import { countCharacters, fieldWord, type FieldWord } from './field-words.ts';
import { text } from './text.ts';

/** A character takes up to two units, and spaces around the words may double that. */
const UNITS_A_CHARACTER = 4;

/** Trimmed. Its limit is told in the same words, however much longer the text is. */
export function textField(most: number, tooLong: FieldWord = 'text_too_long') {
  const error = fieldWord(tooLong, { n: most });
  return text(most * UNITS_A_CHARACTER, error).check(
    z.trim(),
    z.refine((words) => countCharacters(words) <= most, { error }),
  );
}
