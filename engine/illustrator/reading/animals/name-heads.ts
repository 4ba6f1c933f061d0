// "On an elephant's head", 大象头上: a part of an animal that somebody is on is drawn with the animal.

import { faceOf } from '../../animals/heads.ts';
import type { Subject } from '../prompt-reading.ts';
import { meaningOf, type Word } from '../words/word.ts';
import { ANIMAL_KINDS } from '../subject-kinds.ts';

const PARTS = /^(?:head|back|nose|snout|trunk|shell|shoulders?|tummy|belly)$/i;
const ON = /^(?:on|upon|onto|atop|on top of|perched on|on the)$/i;
const PARTS_HAN =
  /^(?:头上|头顶|头顶上|背上|背上面|壳上|鼻子上|肩上|肩膀上|肩头上|头|背|壳|鼻子|肩|肩膀|肩头)$/u;
const UP = /^(?:上|上面)$/u;

const HEAD_HAN = /^(?:头|头像|脸|头部)$/u;
/** What shows the head of an animal, and no body. */
export const MARK =
  /^(?:logos?|emblems?|badges?|icons?|mascots?|crests?|tattoos?|stickers?|标志|徽标|徽章|图标|贴纸)$/i;

/** The head by itself, where there is a drawing of one. */
export function headInMark<One extends Pick<Subject, 'drawing' | 'kind'>>(animal: One): One {
  const head = faceOf(animal);
  return { ...animal, kind: 'face', ...(head && { drawing: head }) };
}

/** Whether a possessive owns the part that the next word names, and somebody is on it. */
export function isOwnPart(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const kind = meaningOf(word, 'subject')?.value.kind;
  const isOn = words.slice(Math.max(0, at - 4), at).some(({ text }) => ON.test(text));
  return kind !== undefined && ANIMAL_KINDS.has(kind) && isOn && next !== undefined && PARTS.test(next.text);
}

/** 大象头上: between the animal and the place. */
export function isHanPart(word: Word | undefined): boolean {
  return word !== undefined && PARTS_HAN.test(word.text);
}

/** Of the animal only that somebody is on it is read. */
export function nameHeads(words: readonly Word[]): Word[] {
  const isMark = words.some(({ text }) => MARK.test(text));
  // By itself on a ground of its own.
  const isLogo = words.some((word) => meaningOf(word, 'frame')?.value === 'logo');
  return words.map((word, at): Word => {
    // 狐狸头logo.
    const animal = meaningOf(word, 'subject')?.value;
    const isHead = HEAD_HAN.test(words[at + 1]?.text ?? '') || (isLogo && / heads?$/i.test(word.text));
    if (isMark && animal && ANIMAL_KINDS.has(animal.kind) && isHead)
      return { ...word, meanings: [{ is: 'subject', value: headInMark(animal) }] };
    if (isMark && HEAD_HAN.test(word.text)) return { ...word, meanings: [{ is: 'structure' }] };
    const before = words[at - 1]?.text === '的' ? words[at - 2] : words[at - 1];
    const owner = meaningOf(before, 'subject')?.value.kind;
    const isOfAnimal = owner !== undefined && ANIMAL_KINDS.has(owner);
    if (isOfAnimal && words[at - 1]?.isPossessive === true && isOwnPart(words, at - 1))
      return { ...word, meanings: [{ is: 'structure' }] };
    if (!isOfAnimal || !PARTS_HAN.test(word.text)) return word;
    if (/上/u.test(word.text)) return { ...word, meanings: [{ is: 'place-after', value: 'on' }] };
    return UP.test(words[at + 1]?.text ?? '') ? { ...word, meanings: [{ is: 'adjective' }] } : word;
  });
}
