// "Two children on a wooden sled", 坐在木雪橇上: they slide on it, as "on a sled" says by itself; what is drawn by somebody is no such
// ride.

import { isFigure, keyOf, means, type Word } from '../words/word.ts';

const PULLED = /^(?:pull|drag|draw|load|carr)\w*$|^[拉拖]/iu;
const BETWEEN = ['adjective', 'size', 'material', 'number', 'structure', 'unshown'] as const;
/** So many words before it the "on" stands. */
const REACH = 4;

/** Changes what the sled means, and the word that puts them on it. */
export function nameSledRide(words: readonly Word[]): Word[] {
  const rides = words.flatMap((word, at) => {
    const on = keyOf(word) === 'sled' ? whereOn(words, at) : undefined;
    return on === undefined ? [] : [{ at, on, after: word.isHan ? at + 1 : on }];
  });
  if (rides.length === 0) return [...words];
  return words.map((word, at) =>
    rides.some((ride) => ride.at === at)
      ? { ...word, meanings: [{ is: 'person-act', value: 'sled' }] }
      : rides.some((ride) => (at >= ride.on && at < ride.at && isOfRide(word)) || at === ride.after)
        ? { ...word, meanings: [{ is: 'structure' }] }
        : word,
  );
}

/** The word that puts them there, and of what all sleds are. */
function isOfRide({ text }: Word): boolean {
  return /^on$|坐在$|^wood(?:en)?$|^木/iu.test(text);
}

function whereOn(words: readonly Word[], at: number): number | undefined {
  const { clause } = words[at] as Word;
  const own = words.filter((word) => word.clause === clause);
  const isRidden = own.some((word) => isFigure(word) && word.start < (words[at]?.start ?? 0));
  if (!isRidden || own.some(({ text }) => PULLED.test(text))) return undefined;
  const on = words.findLastIndex(
    (word, place) => place < at && at - place <= REACH && /^on$|[坐]在$/iu.test(word.text),
  );
  const isNear = on >= 0 && words[on]?.clause === clause;
  if (!isNear || !words.slice(on + 1, at).every((word) => means(word, ...BETWEEN))) return undefined;
  return on;
}
