// "A dog on a surfboard": the board lies on the sea, and bears whoever is on it as a boat does.

import { meaningOf, type Meaning, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const ON = /^(?:on|atop)$/i;
const HAN_ON = /^(?:.{0,2}在|.{0,2}着)$/u;

const RIDING = /^(?:riding|rides|surfing|骑着?|踩着)$/iu;
const BORNE: readonly Meaning[] = [{ is: 'link', value: 'on' }];

export function nameSurfboards(words: readonly Word[]): Word[] {
  const boards = words.flatMap((word, at) => (isBoardWithRider(words, at) ? [word] : []));
  return words.map((word, at): Word => {
    const board = meaningOf(word, 'subject')?.value;
    if (board && boards.includes(word))
      return { ...word, meanings: [{ is: 'subject', value: { ...board, ...LYING } }] };
    const isOfBoard =
      RIDING.test(word.text) && words.slice(at + 1, at + 4).some((one) => boards.includes(one));
    return isOfBoard ? { ...word, meanings: BORNE } : word;
  });
}

const LYING = { key: 'lying-surfboard', drawing: 'own/lying-surfboard', kind: 'boat', height: 0.06 } as const;

function isBoardWithRider(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  if (meaningOf(word, 'subject')?.value.key !== 'surfboard') return false;
  const before = words.slice(0, at).filter(({ clause }) => clause === word.clause);
  const hasAnimal = before.some((one) => ANIMAL_KINDS.has(meaningOf(one, 'subject')?.value.kind ?? 'item'));
  return (
    hasAnimal && before.slice(-4).some(({ text }) => ON.test(text) || HAN_ON.test(text) || RIDING.test(text))
  );
}
