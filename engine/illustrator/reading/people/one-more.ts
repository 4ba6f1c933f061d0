// 一位宇航员在修机器，另一位在吃苹果, "a girl reads, another eats an apple": where one was named and no more, the other is somebody
// like them.

import { isFigure, means, meaningOf, type Word } from '../words/word.ts';
import { isAnimal } from '../animals/name-young.ts';

const MEASURED = /^一[个位名人只头匹条]$/u;
const LIMB = /^(?:手|脚|腿|眼|眼睛|耳朵|胳膊|手臂|翅膀|边|侧|头|端)/u;
/** Words between the number and who is counted. */
const REACH = 5;

/** Returns whom it is another of; undefined where several were named, of whom it may be one. */
export function oneMore(words: readonly Word[], at: number, named: readonly Word[]): Word | undefined {
  const word = words[at] as Word;
  const isSaid = word.isHan
    ? MEASURED.test(word.text) && words[at - 1]?.text === '另'
    : /^another$/i.test(word.text);
  const next = words[at + 1];
  if (!isSaid || next?.clause !== word.clause || LIMB.test(next.text)) return undefined;
  const place = named.findLastIndex((one) => isFigure(one) || isAnimal(one));
  const last = named[place];
  if (!last || last.isPlural || last.isOneOf || word.clause - last.clause > 2) return undefined;
  const lead = named.slice(Math.max(0, place - REACH), place).filter(({ clause }) => clause === last.clause);
  const isCounted = lead.some(
    (one) => meaningOf(one, 'number')?.value === 1 || /^(?:an?|one)$/i.test(one.text),
  );
  const areSeveral = lead.some((one) => (meaningOf(one, 'number')?.value ?? 1) > 1);
  const isOfKind = word.text !== '一只' || isAnimal(last);
  const isNew = areSeveral ? areBusy(named, place) && !named.some(({ isOneOf }) => isOneOf) : isCounted;
  return isNew && isOfKind && !means(last, 'name') ? last : undefined;
}

/** 两名宇航员种着土豆，另一名在挥手: both of them do that, and a third is meant. */
export function areBusy(words: readonly Word[], place: number): boolean {
  const own = words[place];
  return (
    own?.isHan === true &&
    words
      .slice(place + 1)
      .some((one) => one.clause === own.clause && means(one, 'act', 'person-act', 'rest', 'link'))
  );
}
