// 坐在弯弯的月牙上, "a girl sitting on a crescent moon": the crescent is a seat in the night sky.

import { LIVING_KINDS } from '../subject-kinds.ts';
import { meaningOf, means, type Word } from '../words/word.ts';

/** Han words before it in which it is said that somebody is on it. */
const BEFORE = 6;
const HAN_ON = /[坐站睡躺靠趴]在?$/u;
const UP = /上面?$/u;
const SEAT = { key: 'moon-seat', drawing: 'own/moon-seat', kind: 'air', height: 0.62 } as const;

export function nameMoonSeat(words: readonly Word[]): Word[] {
  return words.map((word, at): Word => {
    const moon = meaningOf(word, 'subject')?.value;
    if (moon?.key !== 'crescent' || !isSatOn(words, at)) return word;
    return { ...word, meanings: [{ is: 'subject', value: { ...moon, ...SEAT } }] };
  });
}

function isSatOn(words: readonly Word[], at: number): boolean {
  const { clause, isHan, text } = words[at] as Word;
  const inClause = words.filter((one) => one.clause === clause);
  const isSomebody = inClause.some((one) =>
    LIVING_KINDS.has(meaningOf(one, 'subject')?.value.kind ?? 'item'),
  );
  if (!isSomebody) return false;
  const before = words.slice(0, at).filter((one) => one.clause === clause);
  if (isHan)
    return (
      UP.test(`${text}${words[at + 1]?.text ?? ''}`) &&
      before.slice(-BEFORE).some((one) => HAN_ON.test(one.text))
    );
  // "On the grass under a crescent moon": nobody is on that.
  const link = meaningOf(
    before.findLast((one) => means(one, 'link')),
    'link',
  )?.value;
  return link === 'on' || link === 'in';
}
