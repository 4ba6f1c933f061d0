// "A crystal cavern with an underground lake": what belongs to a cave is seen in it.

import { meaningOf, type Word } from '../words/word.ts';

const OF_CAVE =
  /^(?:crystal|underground|subterranean|subterranean lake|lakes?|pools?|ponds?|rivers?|streams?|水晶|地下湖|地下河|暗河|地下|湖|湖水|水潭|河|河流)$/i;

/** The words with lakes and crystals of a cave as parts of it; clusters that are counted or coloured stay things. */
export function nameCaves(words: readonly Word[]): Word[] {
  const isCave = words.some((word) => meaningOf(word, 'scene')?.value === 'cave');
  const hasBoat = words.some((word) => meaningOf(word, 'subject')?.value.kind === 'boat');
  if (!isCave || hasBoat) return [...words];
  return words.map((word, at): Word => {
    // 地 下 湖: parted by the reader of words.
    const isParted = /^[地下]$/.test(word.text) && /^(?:下|湖|河)$/.test(words[at + 1]?.text ?? '');
    return OF_CAVE.test(word.text) || isParted
      ? { ...word, meanings: [{ is: 'scene', value: 'cave' }] }
      : word;
  });
}
