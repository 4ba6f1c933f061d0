// 老奶奶坐在门前, 小狗趴在家门口: before a house that nobody names.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Word } from '../words/word.ts';

const DOOR = /^(?:门前|门口|门外)$/u;
const WHOSE = /^(?:家|自家|在家|家里)$/u;
/** What says where one is, before it; 门口停着一辆车 begins with it. */
const AT = /[在到]$/u;

/** Returns the words, such a door read as a house and what is before it. */
export function nameHomeDoor(words: readonly Word[]): Word[] {
  if (words.some(isOfRooms)) return [...words];
  return words.flatMap((word, at): Word[] => {
    if (!word.isHan || !DOOR.test(word.text) || word.meanings.length > 0 || !isOwnDoor(words, at))
      return WHOSE.test(word.text) && isDoorAfter(words, at) ? [{ ...word, meanings: STRUCTURE }] : [word];
    const middle = word.start + 1;
    return [
      { ...word, text: '房子', end: middle, meanings: VOCABULARY.get('房子') ?? [] },
      {
        ...word,
        text: word.text.slice(1),
        start: middle,
        meanings: [{ is: 'place-after', value: 'in_front' }],
      },
    ];
  });
}
const STRUCTURE = [{ is: 'structure' }] as const;

function isDoorAfter(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  return next?.run === words[at]?.run && DOOR.test(next?.text ?? '') && next?.meanings.length === 0;
}

/** Of no house, shop or school that is named: the clause begins with it, or somebody is at it. */
function isOwnDoor(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    before === undefined || before.run !== words[at]?.run || AT.test(before.text) || WHOSE.test(before.text)
  );
}

/** Rooms, shops, yards and houses have doors of their own. */
function isOfRooms(word: Word): boolean {
  if (WHOSE.test(word.text)) return false;
  const { key, kind } = meaningOf(word, 'subject')?.value ?? {};
  return means(word, 'scene', 'near-scene') || kind === 'building' || key === 'courtyard';
}
