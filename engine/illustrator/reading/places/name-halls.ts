// "Inside a temple", 寺庙内部: the hall of a temple, with its statue, and no temple seen from outside.

import { isUnknown, meaningOf, means, type Word } from '../words/word.ts';

const WITHIN = /^(?:inside(?: of)?|within|interior(?: of)?)$/i;
const HALL_AFTER = /^(?:interior|inside|hall|main hall|altar|内部|里面|大殿|殿内|室内)$/i;
const OF_THE_HALL =
  /^(?:(?:golden |giant |seated |gold )?buddhas?(?: statues?)?|statues?|incense|altars?|佛像|大佛|佛|佛祖|香火|香烛|神像|内部|里面|大殿|inside|interior)$/i;

/** The statue, the altar and its incense are drawn with the hall. */
export function nameHalls(words: readonly Word[]): Word[] {
  const at = words.findIndex((word) => meaningOf(word, 'subject')?.value.key === 'temple');
  if (at < 0 || !isInside(words, at)) return [...words];
  return words.map((word, index) => {
    const isStatue = meaningOf(word, 'subject')?.value.key.endsWith('buddha') === true;
    const isOfHall = OF_THE_HALL.test(word.text) && (isUnknown(word) || isStatue || !means(word, 'subject'));
    return index === at || isOfHall ? { ...word, meanings: [{ is: 'scene', value: 'room' }] } : word;
  });
}

function isInside(words: readonly Word[], at: number): boolean {
  const before = words
    .slice(0, at)
    .findLast((word) => !means(word, 'adjective', 'colour', 'size') && !/^(?:an?|the|of)$/i.test(word.text));
  const next = words.slice(at + 1).find(({ text }) => text !== '的');
  const { run } = words[at] as Word;
  return (
    (before?.run === run && WITHIN.test(before.text)) || (next?.run === run && HALL_AFTER.test(next.text))
  );
}
