// "An old woman selling vegetables at a market stall", 摊位后面的小贩: who sells there keeps the stall. Each vendor has one.

import { isStall } from '../../contents/stalls.ts';
import type { PromptReading } from '../prompt-reading.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { Word } from '../words/word.ts';

const SELLING = /^(?:selling|sells?|卖|卖着|叫卖|售卖|出售)$/i;
const VENDOR =
  /\b(?:vendors?|sellers?|stall ?(?:holder|keeper|owner)s?|hawkers?|greengrocers?|shopkeepers?|merchants?)\b|小贩|商贩|摊主|摊贩|店主|货郎/i;
/** So many words before the deed its doer may be. */
const WITHIN = 6;
const PLACES: ReadonlySet<string> = new Set(['on', 'in', 'in_front', 'left', 'right', 'riding', 'driving']);

/** Changes the links: whoever sells is behind the stall, unless it is said where else. */
export function mindStalls(
  reading: PromptReading,
  words: readonly Word[],
  nouns: readonly Noun[],
  cast: Cast,
): void {
  const { subjects, links } = reading;
  const to = subjects.findIndex(isStall);
  const stall = subjects[to];
  if (!stall) return;
  const sellers = new Set(
    words.flatMap((word, at) => {
      if (!SELLING.test(word.text)) return [];
      const seller = nouns.findLast(
        (noun) =>
          noun.at < at &&
          at - noun.at <= WITHIN &&
          noun.word.clause === word.clause &&
          cast.byNoun.get(noun)?.person !== undefined,
      );
      return (seller && cast.byNoun.get(seller)) ?? [];
    }),
  );
  for (const [from, one] of subjects.entries()) {
    if (one.person === undefined || one.person.hands !== undefined) continue;
    if (!sellers.has(one) && !VENDOR.test(one.words ?? '')) continue;
    if (links.some((link) => link.from === from && PLACES.has(link.relation))) continue;
    if (links.some((link) => link.from === from && link.to === to && link.relation === 'behind')) continue;
    links.push({ relation: 'behind', from, to, words: '' });
  }
  const keepers = links
    .filter((link) => link.to === to && link.relation === 'behind')
    .flatMap(({ from }) => subjects[from] ?? []);
  const many = keepers.reduce((sum, { count }) => sum + count, 0);
  // Nobody said how many stalls: each has somebody.
  if (many > 0 && stall.isCounted !== true && stall.count > many) stall.count = many;
}
