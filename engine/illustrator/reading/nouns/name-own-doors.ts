// "A birdcage with an open door": the door is that of the thing, and no door of a room stands beside it.

import { joinWords } from '../words/noun-phrase.ts';
import { meaningOf, UNSHOWN, type Word } from '../words/word.ts';
import type { Subject } from '../prompt-reading.ts';

const DOOR = /^doors?$/i;
/** What has a door that is drawn shut. */
const OWNERS: ReadonlySet<Subject['kind']> = new Set(['item', 'vehicle', 'air']);
const IS_OPEN = /^(?:open|opened|ajar|closed|shut|half-open)$/i;
/** Words before a door in which what it belongs to is looked for. */
const FURTHEST = 10;

/** Returns the words, such a door as one that is not shown. */
export function nameOwnDoors(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (const [at, word] of words.entries()) {
    const from = DOOR.test(word.text) ? beginsAt(words, at) : undefined;
    if (from === undefined) named.push(word);
    else {
      named.length -= at - from;
      named.push(joinWords(words, [from, at], UNSHOWN));
    }
  }
  return named;
}

/** Where "open" stands of "with an open door", after a thing that has one. */
function beginsAt(words: readonly Word[], door: number): number | undefined {
  const { clause } = words[door] as Word;
  const start = Math.max(0, door - FURTHEST);
  const before = words.slice(start, door);
  const link = before.findLastIndex((one) => /^(?:with|its)$/i.test(one.text) && one.clause === clause);
  const first = before.findIndex((one, at) => at > link && IS_OPEN.test(one.text));
  const hasOwner = before
    .slice(0, Math.max(0, link))
    .some((one) => one.clause === clause && OWNERS.has(meaningOf(one, 'subject')?.value.kind ?? 'sky'));
  return link >= 0 && first >= 0 && hasOwner ? start + first : undefined;
}
