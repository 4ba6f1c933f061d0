// "A girl in a maid outfit", 穿女仆装的女孩: the clothes of a trade or a role, on somebody who is named besides.

import type { Subject } from '../prompt-reading.ts';
import { isFigure, meaningOf, type Word } from '../words/word.ts';

const OUTFIT = /^(?:outfits?|costumes?|uniforms?|attire|clothes|clothing|cosplay|getup|garb)$/i;
const HAN_OUTFIT = /^(?:装|服|服装|制服|装扮|服饰)$/u;

/** A role and its outfit become one word that brings nobody. */
export function nameOutfits(words: readonly Word[]): Word[] {
  const named: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    const next = words[at + 1];
    if (!next || !isOutfitOf(word, next) || !words.some((one) => one !== word && isFigure(one))) {
      named.push(word);
      continue;
    }
    const text = `${word.text}${word.isHan ? '' : ' '}${next.text}`;
    named.push({ ...word, text, end: next.end, isPlural: false, isOutfit: true });
    at += 1;
  }
  return named;
}

function isOutfitOf(word: Word, next: Word): boolean {
  const { kind, person } = meaningOf(word, 'subject')?.value ?? {};
  const hasDress = person?.role !== undefined || (person?.wears ?? []).length > 0;
  if (kind !== 'figure' || !hasDress || next.run !== word.run || next.isHan !== word.isHan) return false;
  return word.isHan ? word.end === next.start && HAN_OUTFIT.test(next.text) : OUTFIT.test(next.text);
}

/** What somebody is dressed as; a trade of their own stays. */
export function dressAs({ person }: Subject, { person: model }: Subject, words: string): void {
  if (!person || !model) return;
  if (model.role !== undefined) person.role ??= model.role;
  for (const worn of model.wears)
    if (!person.wears.some(({ garment }) => garment === worn.garment)) person.wears.push({ ...worn, words });
}
