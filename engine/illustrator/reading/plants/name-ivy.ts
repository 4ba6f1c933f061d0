// "Ivy around a column", 藤蔓缠绕的石柱: what climbs is a thing only where it winds around one.

import { meaningOf, type Meaning, type Word } from '../words/word.ts';

const CLIMBERS = /^(?:ivy|ivy vines?|vines?|rose vines?|climbing vines?|常春藤|藤蔓|青藤|爬山虎)$/i;
const IVY: readonly Meaning[] = [
  { is: 'subject', value: { key: 'ivy', drawing: 'herb', kind: 'item', height: 0.3 } },
];

export function nameIvy(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const isWinding = words
      .slice(at + 1, at + 4)
      .some((next) => next.clause === word.clause && meaningOf(next, 'link')?.value === 'around');
    return CLIMBERS.test(word.text) && isWinding ? { ...word, meanings: IVY } : word;
  });
}
