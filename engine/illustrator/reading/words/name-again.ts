// 一张婴儿床，床上挂着风铃; "a rowing boat, and in the boat a dog": a shorter name for what was named before is no other thing.

import { VOCABULARY } from './vocabulary.ts';
import { means, meaningOf, type Word } from './word.ts';

/** 车顶: of the van that was named. */
const PART = /^[顶门窗身头尾厢]/u;
const THE = /^(?:the|this|that)$/i;

/** "A plank on a workbench, a dog under the bench": the one that is not drawn is meant, and no other. */
function isOfUndrawn(words: readonly Word[], at: number): boolean {
  const { text, isHan } = words[at] as Word;
  if (isHan || !/^the$/i.test(words[at - 1]?.text ?? '')) return false;
  return words
    .slice(0, at)
    .some(
      (one) =>
        one.text.length > text.length &&
        one.text.toLowerCase().endsWith(text.toLowerCase()) &&
        !means(one, 'subject', 'scene', 'garment'),
    );
}

/** Returns the words, with such names as the one before. */
export function nameAgain(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    if (!meaningOf(word, 'subject') || word.isPlural) return word;
    if (isOfUndrawn(words, at)) return { ...word, meanings: [] };
    const next = words[at + 1];
    const isSame = word.isHan
      ? means(next, 'place-after') || (next?.start === word.end && PART.test(next.text))
      : THE.test(words[at - 1]?.text ?? '');
    const tail = (word.isHan ? '' : ' ') + word.text.toLowerCase();
    const before = isSame ? words.slice(0, at).findLast((one) => isLongName(one, tail)) : undefined;
    return before && before.isHan === word.isHan ? { ...word, meanings: before.meanings } : word;
  });
}

/** 两只猫…,黑猫在玩, "the black cat": of several of a kind the one of that colour, and no other kind. */
export function splitColoured(words: readonly Word[]): Word[] {
  const severals = findSeverals(words);
  return words.flatMap((word, at): Word[] => {
    if (!means(word, 'subject')) return [word];
    const [colour, name] = word.isHan ? [word.text.slice(0, 1), word.text.slice(1)] : word.text.split(' ');
    const parts = [colour, name].map((text) => VOCABULARY.get(text?.toLowerCase() ?? '') ?? []);
    const [first, second] = parts.map((meanings) => ({ meanings }));
    const entry = meaningOf(second, 'subject')?.value;
    const kind = means(first, 'colour') && entry?.key;
    if (!kind || (severals.get(kind) ?? at) >= at || !colour || !name) return [word];
    return [
      { ...word, text: colour, end: word.start + colour.length, meanings: parts[0] ?? [] },
      { ...word, text: name, start: word.end - name.length, meanings: parts[1] ?? [] },
    ];
  });
}

/** Of each kind of which there are several by number: which word first says so. */
function findSeverals(words: readonly Word[]): Map<string, number> {
  const severals = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    const key = meaningOf(word, 'subject')?.value.key;
    const count = meaningOf(words[at - 1], 'number')?.value ?? 1;
    if (key !== undefined && count > 1 && !severals.has(key)) severals.set(key, at);
  }
  return severals;
}

const TOWER = /^(?: tower|塔)$/;
const HAS_TOWER = /^(?:castle|church|cathedral|palace|mosque|lighthouse)$/;

function isLongName(one: Word, tail: string): boolean {
  const kind = meaningOf(one, 'subject')?.value.kind;
  const isThing =
    kind === 'item' || kind === 'vehicle' || kind === 'boat' || kind === 'building' || kind === 'landmark';
  const isCar = tail === '车' && kind === 'vehicle';
  // 城堡前面…塔顶: one of its towers.
  if (TOWER.test(tail) && HAS_TOWER.test(meaningOf(one, 'subject')?.value.key ?? '')) return true;
  // "A basketball, a bottle next to the ball".
  const isOneWord = kind === 'item' && tail.startsWith(' ') && one.text.toLowerCase().endsWith(tail.trim());
  return (
    isThing && one.text.length > tail.length && (isCar || isOneWord || one.text.toLowerCase().endsWith(tail))
  );
}
