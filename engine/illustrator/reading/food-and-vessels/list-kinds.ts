// "Fresh vegetables on a table", 桌上的水果: three that everybody knows, where nothing holds them and no dish is named.

import { isContainer } from '../../contents/containers.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { isFigure, meaningOf, type Word } from '../words/word.ts';
import { LAID_FULL } from './lay-feast.ts';

const OF_KIND: Readonly<Record<string, readonly string[]>> = {
  fruit: ['apple', 'banana', 'grapes'],
  vegetables: ['tomato', 'carrot', 'broccoli'],
};

/** What is of all kinds and lies in nothing, beside no dish and nobody who buys it; a sheet has wares of its own. */
export function listKinds(words: readonly Word[]): Word[] {
  const isElsewhere = words.some((word) => {
    const { key = '', kind } = meaningOf(word, 'subject')?.value ?? {};
    const isPrinted = /^(?:poster|logo)$/.test(meaningOf(word, 'frame')?.value ?? '');
    return (
      kind === 'food' || isPrinted || isFigure(word) || isContainer({ key }) || LAID_FULL.test(word.text)
    );
  });
  if (isElsewhere) return [...words];
  return words.flatMap((word) => {
    const usual = VOCABULARY.get(word.text.toLowerCase()) ?? [];
    const names = usual.map((meaning) => (meaning.is === 'subject' ? OF_KIND[meaning.value.key] : undefined));
    const list = word.meanings.length === 0 ? names.find((one) => one !== undefined) : undefined;
    return list ? listOf(word, list) : [word];
  });
}

/** One of each, joined so that none is read as a part of the next. */
function listOf(word: Word, names: readonly string[]): Word[] {
  const joiner: Word = { ...word, isPlural: false, meanings: [{ is: 'joiner' }] };
  return names.flatMap((name, at) => {
    const one: Word = { ...word, isPlural: false, meanings: VOCABULARY.get(name) ?? [] };
    return at === 0 ? [one] : [joiner, one];
  });
}
