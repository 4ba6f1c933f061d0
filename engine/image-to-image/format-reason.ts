// Why something that was understood could not be done on this image, in the language it was asked in.
import { translate } from '#texts/words.ts';
import { INSTRUCTION_WORDS, languageOf } from './instruction-words.ts';
import type { Reason } from './work.ts';

export function formatReason(words: string, why: Reason): string {
  const { not_done: notDone, reasons } = INSTRUCTION_WORDS;
  return translate(notDone, languageOf(words), { words, reason: reasons[why] });
}
