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
    const isOther = hasDress(word) && words.some((one) => one !== word && isFigure(one));
    if (isOther && isDressedAs(words, at)) {
      named.push({ ...word, isOutfit: true });
      continue;
    }
    if (!next || !isOutfitOf(word, next) || !isOther) {
      named.push(word);
      continue;
    }
    const text = `${word.text}${word.isHan ? '' : ' '}${next.text}`;
    named.push({ ...word, text, end: next.end, isPlural: false, isOutfit: true });
    at += 1;
  }
  return named;
}

/** "A girl dressed as a princess", 打扮成公主. */
function isDressedAs(words: readonly Word[], at: number): boolean {
  const { run } = words[at] as Word;
  const before = words.slice(Math.max(0, at - 4), at).filter((one) => one.run === run);
  const said = before.map(({ text }) => text).join(' ');
  return (
    /\bdressed(?: up)? (?:as|like)(?: an?| the)?$/i.test(said) ||
    /(?:打扮|装扮|扮)成(?: ?一[个名位])?$/u.test(said)
  );
}

/** Whether somebody so called is told by what they wear. */
export function hasDress(word: Word): boolean {
  const { kind, person } = meaningOf(word, 'subject')?.value ?? {};
  return kind === 'figure' && (person?.role !== undefined || (person?.wears ?? []).length > 0);
}

function isOutfitOf(word: Word, next: Word): boolean {
  if (!hasDress(word) || next.run !== word.run || next.isHan !== word.isHan) return false;
  return word.isHan ? word.end === next.start && HAN_OUTFIT.test(next.text) : OUTFIT.test(next.text);
}

/** What somebody is dressed as; a trade of their own stays. */
export function dressAs({ person }: Subject, { person: model }: Subject, words: string): void {
  if (!person || !model) return;
  if (model.role !== undefined) person.role ??= model.role;
  for (const worn of model.wears)
    if (!person.wears.some(({ garment }) => garment === worn.garment)) person.wears.push({ ...worn, words });
}
