// Cuts a prompt into words and known phrases, English, Chinese and emoji.

import { CLOCK } from '../../lexicon/hours.ts';
import { isPluralByItself, lemmas } from './inflect.ts';
import { splitChinese } from './split-chinese.ts';
import { QUOTE_PATTERN } from '../writing/take-writing.ts';
import { MIXED_WORDS, VOCABULARY } from './vocabulary.ts';
import { deedOf, NO_DEED_AFTER, PLAIN_AFTER } from './verb-forms.ts';
import { ADJECTIVE, DESCRIBING, type Meaning, type Word } from './word.ts';

const LONGEST_PHRASE = 8;
const MIXED = MIXED_WORDS.join('|');
/** A quote, an emoji, a word of both scripts, Chinese, a word of letters and digits, what ends a clause. */
const PARTS = new RegExp(
  `(?<quote>${QUOTE_PATTERN})|(?<emoji>\\p{RGI_Emoji}|\\p{Extended_Pictographic}\\uFE0F?)|(?<mixed>${MIXED})|(?<han>\\p{Script=Han}+)|(?<latin>${CLOCK}|[[\\p{L}\\p{M}\\d]--\\p{Script=Han}]+(?:['’][\\p{Script=Latin}]+)*|&)|(?<end>[,;.!?:，。；！？：\\n\\(\\)（）\\[\\]\\{\\}\\|\\/]+|、)`,
  'giv',
);

type Part = { kind: string; text: string; start: number; clause: number; run: number };

export function splitWords(text: string): Word[] {
  const parts = splitParts(text);
  const words: Word[] = [];
  for (let index = 0; index < parts.length;) {
    const part = parts[index];
    if (!part) break;
    if (part.kind === 'latin') {
      const found = findPhrase(text, parts, index);
      words.push(found.word);
      index += found.length;
      continue;
    }
    words.push(...wordsOf(part));
    index++;
  }
  return joinHyphens(text, words);
}

function splitParts(text: string): Part[] {
  const parts: Part[] = [];
  let clause = 0;
  let run = 0;
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [kind = 'latin', found = ''] =
      Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? [];
    const between = text.slice(end, match.index);
    const isHan = kind === 'han' || kind === 'mixed';
    // Spaces between Chinese words set them apart like commas.
    if (!/^(?:[\s-]*|['’]-)$/.test(between) || (isHan && between !== '' && parts.at(-1)?.kind === 'han'))
      run++;
    // Each emoji stands for itself.
    if (kind === 'emoji') run++;
    end = match.index + found.length;
    if (kind === 'end') {
      run++;
      if (found === '、') parts.push({ kind: 'joiner', text: found, start: match.index, clause, run });
      // "1.5" and "16/9" end nothing.
      else if (!/^[./:]$/.test(found) || /[\s]/.test(text[end] ?? ' ') || found === '。') clause++;
      continue;
    }
    parts.push({ kind, text: found, start: match.index, clause, run });
    if (kind === 'emoji') run++;
  }
  return parts;
}

function wordsOf(part: Part): Word[] {
  const base = { clause: part.clause, run: part.run, isPossessive: false };
  const whole = (meanings: readonly Meaning[], isHan = false): Word => ({
    ...base,
    text: part.text,
    start: part.start,
    end: part.start + part.text.length,
    isHan,
    meanings,
    isPlural: false,
  });
  if (part.kind === 'quote') return [whole([{ is: 'quote', value: part.start }])];
  if (part.kind === 'joiner') return [whole([{ is: 'joiner' }], true)];
  if (part.kind === 'mixed') return [whole(VOCABULARY.get(part.text.toLowerCase()) ?? [], true)];
  if (part.kind === 'emoji') return [whole(readEmoji(part.text))];
  let start = part.start;
  return splitChinese(part.text).map(({ text, meanings }) => {
    const word: Word = {
      ...base,
      text,
      start,
      end: start + text.length,
      isHan: true,
      meanings,
      isPlural: isPluralByItself(text),
    };
    start = word.end;
    return word;
  });
}

const FEMALE = /[👩♀]/u;
const MALE = /[👨♂]/u;

/** With or without the sign that asks for colour; a skin tone changes nothing. 👩‍🍳 is a cook, and a woman. */
function readEmoji(emoji: string): readonly Meaning[] {
  const plain = emoji.replaceAll(/[\u{1F3FB}-\u{1F3FF}]/gu, '');
  const anybody = plain.replace(/\u200D[♀♂]\uFE0F?/u, '');
  const found = [
    plain,
    `${plain}\uFE0F`,
    plain.replaceAll('\uFE0F', ''),
    anybody,
    ...['🧑', '👨', '👩'].map((one) => plain.replace(/^[👩👨]/u, one)),
  ].flatMap((one) => VOCABULARY.get(one) ?? []);
  const meanings = found.length > 0 ? found : [{ is: 'structure' } as const];
  const isOne = /\u200D/u.test(plain) && !(FEMALE.test(plain) && MALE.test(plain));
  const sex = !isOne ? undefined : FEMALE.test(plain) ? 'woman' : MALE.test(plain) ? 'man' : undefined;
  return sex === undefined ? meanings : meanings.map((meaning) => ofSex(meaning, sex));
}

function ofSex(meaning: Meaning, sex: 'man' | 'woman'): Meaning {
  if (meaning.is !== 'subject' || meaning.value.kind !== 'figure') return meaning;
  return { ...meaning, value: { ...meaning.value, person: { ...meaning.value.person, sex } } };
}

/** "A 1950s diner", "90s bedroom": the fashion of the time. */
const DECADE = /^(?:(?:1[5-9]|20)\d0|\d0)s$/i;

/** The longest known phrase from here on, or one word, known or not. */
function findPhrase(text: string, parts: readonly Part[], index: number): { word: Word; length: number } {
  const first = parts[index] as Part;
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    const last = parts[index + length - 1];
    if (last?.kind !== 'latin' || last.run !== first.run) continue;
    const end = last.start + last.text.length;
    const written = text.slice(first.start, end);
    const found =
      (length === 1 ? deedBetween(parts, index) : undefined) ??
      lookUp(written) ??
      (length > 1 ? deedAt(written, parts[index - 1], first) : undefined);
    if (found) return { word: { ...makeWord(first, written), ...found }, length };
  }
  const isNumber = /^\d+$/.test(first.text);
  const meanings: Meaning[] = isNumber
    ? [{ is: 'number', value: Math.min(13, Math.max(1, Number(first.text))) }]
    : DECADE.test(first.text)
      ? [...ADJECTIVE, { is: 'manner' }]
      : [];
  return { word: { ...makeWord(first, first.text), meanings }, length: 1 };
}

/** "A man and his son fish from a boat": between who does it and where, what is also the name of a thing is a deed. */
function deedBetween(
  parts: readonly Part[],
  index: number,
): Pick<Word, 'meanings' | 'isPlural' | 'isPossessive'> | undefined {
  const [before, word, next] = parts.slice(Math.max(0, index - 1), index + 2);
  if (!before || !word || !next || before.run !== word.run || next.run !== word.run) return undefined;
  const isOfPeople = lookUp(before.text)?.meanings.some(isFigure) === true;
  if (!isOfPeople || !WHERE.test(next.text)) return undefined;
  const meanings = deedOf(word.text.toLowerCase(), false);
  return meanings && { meanings, isPlural: false, isPossessive: false };
}
const WHERE = /^(?:from|off|in|on|at|by|beside|near|along|together|through|outside|under|around)$/i;

function isFigure(meaning: Meaning): boolean {
  return meaning.is === 'subject' && meaning.value.kind === 'figure';
}

function makeWord(first: Part, text: string): Word {
  return {
    text,
    start: first.start,
    end: first.start + text.length,
    clause: first.clause,
    run: first.run,
    isHan: false,
    meanings: [],
    isPlural: false,
    isPossessive: false,
  };
}

function lookUp(written: string): Pick<Word, 'meanings' | 'isPlural' | 'isPossessive'> | undefined {
  const plain = written.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const spellings = plain.includes('-') ? [plain, plain.replaceAll('-', ' ')] : [plain];
  for (const spelling of spellings) {
    for (const lemma of lemmas(spelling)) {
      const meanings = VOCABULARY.get(lemma);
      if (!meanings) continue;
      const isPossessive = spelling.endsWith("'s") && lemma !== spelling;
      const isPlural =
        !isPossessive && (lemma !== spelling || isNamedPlural(spelling) || isPluralByItself(spelling));
      return { meanings, isPlural, isPossessive };
    }
  }
  return undefined;
}

/** "Makes dumplings", "the men play football". */
function deedAt(
  written: string,
  before: Part | undefined,
  { run }: Part,
): Pick<Word, 'meanings' | 'isPlural' | 'isPossessive'> | undefined {
  const plain = written.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ');
  const lead = before?.run === run ? before.text : '';
  if (lead === '' || NO_DEED_AFTER.test(lead)) return undefined;
  const meanings = deedOf(plain, true) ?? (PLAIN_AFTER.test(lead) ? deedOf(plain, false) : undefined);
  return meanings && { meanings, isPlural: false, isPossessive: false };
}

/** Plurals that stand in the lexicon as words of their own, like "fishing boats". */
function isNamedPlural(word: string): boolean {
  return (
    /[^s]s$/.test(word) &&
    VOCABULARY.get(word.slice(0, -1))?.some((meaning) => meaning.is === 'subject') === true
  );
}

/** Only says more of what is named after it: "an octopus-like robot". */
const LIKENESS = /^(?:like|shaped|themed|inspired|printed|patterned|sized)$/i;

/** "Half-timbered", "dragon-shaped": with a part that nobody knows the whole is not known. */
function joinHyphens(text: string, words: readonly Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isHyphened = last !== undefined && !word.isHan && text.slice(last.end, word.start) === '-';
    if (last && isHyphened && LIKENESS.test(word.text)) {
      const whole = { ...last, text: text.slice(last.start, word.end), end: word.end, meanings: DESCRIBING };
      joined[joined.length - 1] = { ...whole, isPlural: false };
    } else if (last && isHyphened && (last.meanings.length === 0 || word.meanings.length === 0)) {
      const whole = {
        ...last,
        text: text.slice(last.start, word.end),
        end: word.end,
        meanings: [],
        isPlural: false,
      };
      joined[joined.length - 1] = whole;
    } else joined.push(word);
  }
  return joined;
}
