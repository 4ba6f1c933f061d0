// 龙舟上的鼓手和选手, "the paddlers of a dragon boat": its crew is drawn with it, and stands nowhere by itself.

import { meaningOf, type Meaning, type Word } from '../words/word.ts';

/** Who rows, steers and drums, on what, where on the boat they are, and what they do there. */
export const CREW =
  /^(?:drums?|paddlers?|rowers?|oarsmen|drummers?|crews?|teams?|paddling|rowing|paddling hard|鼓|大鼓|战鼓|锣鼓|鼓手|[击擂打敲]着?[大战]?鼓手?|选手|运动员|队员|划手|桨手|健儿|水手|舵手|船员|村民|小伙子?|壮汉|船头|船尾|船上|划桨|划船|划水|竞渡|奋力划桨|奋力划船|奋勇争先|你追我赶)$/i;
export const RACE = /^(?:dragon boat (?:race|racing|festival)|赛龙舟|龙舟(?:赛|比赛|竞渡|竞赛|争渡))$/i;
const ON_BOAT: readonly Meaning[] = [{ is: 'part' }];
const STRUCTURE: readonly Meaning[] = [{ is: 'structure' }];
/** 站在船头: where they are is said by the boat. */
const STANDING = /^(?:站|坐|站立|坐在|站在|立在|立于)$/;

export function nameCrews(words: readonly Word[]): Word[] {
  const isRace = words.some((word) => meaningOf(word, 'subject')?.value.key.startsWith('dragon-boat'));
  if (!isRace) return [...words];
  const whole = words.flatMap((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]];
    if (isEndOfBoat(before, word)) return [];
    const isEnd = next !== undefined && isEndOfBoat(word, next);
    return isEnd ? [{ ...word, text: word.text + next.text, end: next.end }] : [word];
  });
  const isNamed = whole.some((word) => meaningOf(word, 'subject')?.value.key === 'dragon-boat');
  return whole.map((word, at) => {
    const next = whole[at + 1];
    // 龙舟赛，三条龙舟: the boats of the race are those.
    if (isNamed && RACE.test(word.text)) return { ...word, meanings: ON_BOAT };
    if (CREW.test(word.text)) return { ...word, meanings: ON_BOAT };
    const isWhere = STANDING.test(word.text) && next?.run === word.run && CREW.test(next.text);
    return isWhere ? { ...word, meanings: STRUCTURE } : word;
  });
}

function isEndOfBoat(word: Word | undefined, next: Word): boolean {
  return word?.text === '船' && next.run === word.run && /^[头尾上]$/u.test(next.text);
}
