// Small numbers as words, for headlines and sentences.
import type { Language } from '#texts/words.ts';

const WORDS: Readonly<Record<Language, readonly string[]>> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  ),
  zh: '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十'.split(' '),
};

/** `begins`: it is the first word of a sentence. Larger ones stay figures. */
export function spellNumber(value: number, language: Language, begins = false): string {
  const word = WORDS[language][value] ?? String(value);
  return begins ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
