// What is said of an instruction, in the language that it is written in.
import en from '#texts/en/engine/instructions.json' with { type: 'json' };
import zh from '#texts/zh/engine/instructions.json' with { type: 'json' };
import { type Language, pairTexts } from '#texts/words.ts';

export const INSTRUCTION_WORDS = pairTexts(en, zh);

export function languageOf(instruction: string): Language {
  return /\p{Script=Han}/u.test(instruction) ? 'zh' : 'en';
}
