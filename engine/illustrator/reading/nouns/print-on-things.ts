// "A mug with a heart", "a t-shirt with a cat on it", 印着星星的杯子, 小猫图案的T恤: what is printed on a thing.

import { signNamed } from '../../things/print-signs.ts';
import { isDrink } from '../../lexicon/drinks.ts';
import { printFaceOf } from '../../things/thing-faces.ts';
import type { Print, Subject } from '../prompt-reading.ts';
import { splitWords } from '../words/split-words.ts';
import { isUnknown, means, meaningOf, type Show, type Word } from '../words/word.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';

/** What a word that was joined to one says is there. */
const PRINTED =
  /^(?:(?:printed|embroidered|patterned|stitched|stamped) with|with)\b|\b(?:print|pattern|design|motif|logo|illustration|drawing)$|^(?:印|绣|画|绘|织|贴|喷)[着有了上]|(?:图案|印花|花纹|图样)$/iu;
/** Things that a cup could hold only as a picture. */
const SIGNS_ONLY = /^(?:heart-suit)$/;
/** What is said to be with these is on them. */
const HOLDS_NOTHING = /^(?:t-shirt|sweater)$/;
const WITH = /^(?:with|has|having|带|带着|有)$/i;
/** Words between a thing and what is on it. */
const REACH = 5;

/** No things by themselves. */
const LONE = /^(?:stars?|smileys?|smiley face|lightning(?: bolt)?)$/i;

/** "With a red": what stands before what is said of it. */
function beforeNoun(words: readonly Word[], at: number): Word | undefined {
  return words.slice(0, at).findLast((word) => !means(word, 'adjective', 'colour', 'size', 'number'));
}

/** "A cat mug", "a dragon t-shirt": drinks name what a mug is for. */
function isBeforeBearer(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): boolean {
  const noun = nouns.find((one) => one.at === at + 1 && one.word.run === words[at]?.run);
  const bearer = noun && cast.byNoun.get(noun);
  if (!bearer || printFaceOf(bearer.key) === undefined) return false;
  const [shown] = splitWords(words[at]?.text ?? '').flatMap(
    (part) => meaningOf(part, 'subject')?.value ?? [],
  );
  return shown !== undefined && !isDrink(shown.key);
}

/** Changes the cast: what is printed stands nowhere by itself. */
export function printOnThings(words: readonly Word[], nouns: readonly Noun[], cast: Cast, show: Show): void {
  for (const [at, word] of words.entries()) {
    if (!(means(word, 'unshown') || isUnknown(word))) continue;
    const isLone = LONE.test(word.text) && WITH.test(beforeNoun(words, at)?.text ?? '');
    if (!isLone && !PRINTED.test(word.text) && !isBeforeBearer(words, nouns, at, cast)) continue;
    const print = printOf(word.text);
    const bearer = print && bearerAt(nouns, at, word, cast);
    if (!print || !bearer) continue;
    bearer.print = print;
    show(word, bearer);
  }
  for (const noun of nouns) {
    const thing = cast.byNoun.get(noun);
    if (!thing || thing.count > 1) continue;
    const bearer = bearerAt(nouns, noun.at, noun.word, cast);
    const isPicture = SIGNS_ONLY.test(thing.key) || (bearer !== undefined && HOLDS_NOTHING.test(bearer.key));
    if (!bearer || bearer === thing || !isPicture || !isWith(words, noun, nouns, cast, bearer)) continue;
    const print = SIGNS_ONLY.test(thing.key) ? ({ sign: 'heart' } as const) : printOf(noun.word.text);
    if (!print) continue;
    bearer.print = {
      ...print,
      words: noun.word.text,
      ...(noun.colour === undefined ? {} : { colour: noun.colour }),
    };
    cast.subjects.splice(cast.subjects.indexOf(thing), 1);
    cast.byNoun.delete(noun);
    show(noun.word, bearer);
    if (noun.colourWord) show(noun.colourWord, bearer);
  }
}

function isWith(
  words: readonly Word[],
  noun: Noun,
  nouns: readonly Noun[],
  cast: Cast,
  bearer: Subject,
): boolean {
  const { at } = nouns.find((one) => cast.byNoun.get(one) === bearer) ?? noun;
  return at < noun.at && words.slice(at + 1, noun.at).some(({ text }) => WITH.test(text));
}

/** The thing named last before it, else first after it, in the same clause. */
function bearerAt(nouns: readonly Noun[], at: number, { clause }: Word, cast: Cast): Subject | undefined {
  const near = nouns
    .filter((noun) => noun.word.clause === clause && noun.at !== at && Math.abs(noun.at - at) <= REACH)
    .flatMap((noun) => {
      const subject = cast.byNoun.get(noun);
      return subject && printFaceOf(subject.key) && subject.print === undefined ? [{ noun, subject }] : [];
    });
  const before = near.findLast(({ noun }) => noun.at < at);
  return (before ?? near[0])?.subject;
}

/** A sign, or an animal, a plant or a thing that is drawn small. */
function printOf(text: string): Print | undefined {
  const parts = splitWords(text);
  const colour = parts.flatMap((part) => meaningOf(part, 'colour')?.value ?? [])[0];
  const own = { words: text, ...(colour === undefined ? {} : { colour }) };
  const sign = signNamed(text);
  if (sign) return { ...own, sign };
  const entry = parts.flatMap((part) => meaningOf(part, 'subject')?.value ?? [])[0];
  if (!entry || entry.kind === 'figure' || entry.kind === 'landmark' || entry.kind === 'tree')
    return undefined;
  const { person: _, ...shown } = entry;
  return { ...own, shown: { ...shown, count: 1, ...(colour === undefined ? {} : { colour }) } };
}
