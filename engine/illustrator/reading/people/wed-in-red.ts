// "A traditional Chinese wedding", 中式婚礼: bride and groom are in red robes, and she wears the crown of the phoenix.

import type { Subject } from '../prompt-reading.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Word } from '../words/word.ts';
import type { Garment } from './person-look.ts';

const WEDDING =
  /(?:中式|中国|传统|古代|古风|明制|汉式)[^,，。]{0,4}婚礼|\bchinese(?:[- ]style)? (?:style )?(?:wedding|bride|groom|newlyweds)\b|中[国式](?:新[娘郎人])|拜堂/i;
const LAND = /^(?:中国|中式|传统|chinese|chinese-style)$/i;
const RED = '#b8202c';

/** Changes the cast; the word for the land is shown by them. */
export function wedInRed(
  prompt: string,
  words: readonly Word[],
  { subjects }: Cast,
  show: (word: Word, thing: Subject) => void,
): void {
  if (!WEDDING.test(prompt)) return;
  for (const subject of subjects) {
    const { person } = subject;
    const isWed = person?.role === 'bride' || person?.role === 'groom';
    // What was said of their clothes is worn.
    if (!isWed || person.wears.some(({ words: said }) => said !== '')) continue;
    const robe: Garment = { garment: 'hanfu', colour: RED, words: '' };
    const { role, ...look } = person;
    const crown: Garment[] = role === 'bride' ? [{ garment: 'hat', words: '凤冠' }] : [];
    subject.person = { ...look, wears: [robe, ...crown] };
    for (const word of words) if (LAND.test(word.text)) show(word, subject);
  }
}
