// Gives people what the words say of their heads: hair, beard, eyes, and what is seen on a face.

import type { Noun } from '../nouns/find-nouns.ts';
import { findFigure } from './find-wearer.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import type { FaceTrait } from '../../people/face-kinds.ts';
import type { BeardLook, Hair, PersonLook, TraitLook } from './person-look.ts';
import { EYES, shineAt } from '../nouns/shine-at.ts';
import { whoRests } from '../animals/rest-animals.ts';
import { means, meaningOf, type Show, type Word } from '../words/word.ts';

/** A prompt whose people are given heads. */
type Heads = {
  words: readonly Word[];
  nouns: readonly Noun[];
  cast: Cast;
  show: Show;
};

/** How long hair is where its colour stands between: "long black hair". */
const HAIR_ADJECTIVES: Readonly<Record<string, NonNullable<Hair['cut']>>> = {
  long: 'long',
  flowing: 'long',
  short: 'short',
  curly: 'curly',
  wavy: 'curly',
  spiky: 'spiky',
  messy: 'spiky',
  tousled: 'spiky',
  braided: 'braid',
  长: 'long',
  短: 'short',
};
/** "Long hair in a ponytail" is one. */
const TIED: ReadonlySet<Hair['cut']> = new Set([
  'bun',
  'buns',
  'braid',
  'braids',
  'tails',
  'ponytail',
  'topknot',
]);
const BEARD =
  /^(?:bearded|beard|goatee|stubble|m(?:o)?ustache|胡子|胡须|络腮胡|络腮胡子|大胡子|山羊胡|山羊胡子|八字胡|小胡子|长须|长胡子|长胡须|胡茬)$/i;
const ON_LIP = /^m|八字胡|小胡子/i;
const LINED = /^(?:weathered|lined|deeply|wrinkled)$/i;
const OF_FACE = /^(?:face|skin|features|cheeks?|脸|脸庞|面孔|面容|脸颊|皮肤)$/i;

/** Returns nothing: what is said of heads is in the looks of the cast. */
export function giveHeads(heads: Heads): void {
  const { words, nouns, cast, show } = heads;
  for (const noun of nouns) {
    const { text } = noun.word;
    if (means(noun.word, 'subject', 'garment')) continue;
    if (means(noun.word, 'hair', 'hair-cut')) giveHair(heads, noun);
    else if (BEARD.test(text)) giveBeard(heads, noun);
    else if (EYES.test(text)) giveEyes(heads, noun);
    else if (means(noun.word, 'make-up')) giveMakeUp(heads, noun);
  }
  for (const [at, word] of words.entries()) {
    const colour = meaningOf(word, 'hair-colour')?.value;
    if (colour !== undefined) giveHair(heads, { word, at, colour, isAnother: false });
    if (word.text === BLUE_EYED) blueEyed(heads, at);
    if (BEARD.test(word.text) && means(word, 'adjective')) giveBeard(heads, { word, at, isAnother: false });
    if (means(word, 'fringe')) giveFringe(heads, at);
    for (const one of ['smile', 'freckles'] as const) if (means(word, one)) giveFace(one, heads, at);
    const trait = meaningOf(word, 'face-trait')?.value;
    if (trait !== undefined) giveTrait(trait, heads, at);
    const feeling = meaningOf(word, 'feeling')?.value;
    const one = feeling && findFigure(words, nouns, at, cast)?.person;
    if (feeling && one) show(word, (one.feeling ??= { what: feeling, words: word.text }));
  }
}

function giveHair({ words, nouns, cast, show }: Heads, noun: Noun): void {
  const owner = isOfMermaid(nouns, noun, cast) ? undefined : findFigure(words, nouns, noun.at, cast);
  if (!owner?.person) return;
  const before = cutBefore(words, noun.at);
  const cut = meaningOf(noun.word, 'hair-cut')?.value ?? before?.cut;
  const hair: Hair = (owner.person.hair ??= { words: noun.word.text });
  const colour = naturalColour(noun);
  if (colour !== undefined) hair.colour ??= colour;
  if (cut !== undefined && (hair.cut === undefined || (TIED.has(cut) && !TIED.has(hair.cut)))) hair.cut = cut;
  show(noun.word, hair);
  if (before && before.word.meanings.length === 0) show(before.word, hair);
  if (noun.colourWord) show(noun.colourWord, hair, colour);
}

/** "A mermaid with green hair, talking to a sailor": it is none of his, and her drawing has its own. */
function isOfMermaid(nouns: readonly Noun[], { at, word }: Noun, { byNoun }: Cast): boolean {
  const last = nouns.findLast((one) => one.at < at && byNoun.has(one));
  return last?.word.clause === word.clause && byNoun.get(last)?.key === 'mermaid';
}

const BLUE_EYED = '金发碧眼';

/** 金发碧眼 says two things. */
function blueEyed({ words, nouns, cast }: Heads, at: number): void {
  const person = findFigure(words, nouns, at, cast)?.person;
  if (person) person.eyes ??= { colour: '#2f8ac8', words: BLUE_EYED };
}

/** No bald head has one. */
function giveFringe({ words, nouns, cast, show }: Heads, at: number): void {
  const owner = findFigure(words, nouns, at, cast);
  const word = words[at];
  if (!owner?.person || !word) return;
  const hair: Hair = (owner.person.hair ??= { words: word.text });
  if (hair.cut !== 'bald') show(word, (hair.fringe ??= { words: word.text }));
}

function giveBeard({ words, nouns, cast, show }: Heads, noun: Noun): void {
  const owner = findFigure(words, nouns, noun.at, cast);
  if (!owner?.person) return;
  const { text } = noun.word;
  const beard: BeardLook = (owner.person.beard ??= { cut: beardCut(words, noun), words: text });
  const colour = naturalColour(noun);
  if (colour !== undefined) beard.colour ??= colour;
  show(noun.word, beard);
  if (noun.colourWord) show(noun.colourWord, beard, colour);
}

const RED = /^(?:red|红|红色|红色的|ginger)$/i;
const GINGER = '#a8502c';

/** No hair is as red as paint, where nobody says that it is dyed. */
function naturalColour({ colour, colourWord }: Noun): string | undefined {
  return RED.test(colourWord?.text ?? '') ? GINGER : colour;
}

function beardCut(words: readonly Word[], { word, at }: Noun): BeardLook['cut'] {
  if (ON_LIP.test(word.text)) return 'moustache';
  if (/stubble|胡茬/i.test(word.text)) return 'stubble';
  return word.text.startsWith('长') || cutBefore(words, at)?.cut === 'long' ? 'long' : 'full';
}

/** "With green eyes"; of what colour others are is left to chance. "One blue eye and one green eye" are two. */
function giveEyes({ words, nouns, cast, show }: Heads, noun: Noun): void {
  const owner = findFigure(words, nouns, noun.at, cast);
  const shine = shineAt(words, noun.at);
  if (owner?.person && shine) {
    const lit = traitOf(owner.person, 'lit-eyes', noun.word.text);
    if (noun.colour !== undefined) lit.colour ??= noun.colour;
    for (const one of [shine, noun.word, noun.colourWord]) if (one) show(one, lit);
    return;
  }
  if (!owner?.person || noun.colour === undefined || !noun.colourWord) return;
  const eye = { colour: noun.colour, words: noun.word.text };
  const { eyes } = owner.person;
  const isOther = eyes !== undefined && eyes.colour !== noun.colour && /^eye$/i.test(noun.word.text);
  const given = isOther ? (owner.person.otherEye ??= eye) : (owner.person.eyes ??= eye);
  show(noun.word, given);
  show(noun.colourWord, given);
}

function giveFace(feature: 'smile' | 'freckles', { words, nouns, cast, show }: Heads, at: number): void {
  const owner = findFigure(words, nouns, at, cast);
  const word = words[at];
  if (owner?.person && word) show(word, (owner.person[feature] ??= { words: word.text }));
}

/** "A weathered, wrinkled face": the face is that of the trait. */
function giveTrait(trait: FaceTrait, { words, nouns, cast, show }: Heads, at: number): void {
  const person = findFigure(words, nouns, at, cast)?.person;
  const word = words[at];
  if (!person || !word || (DONE_BY_ANIMALS.has(trait) && isOfAnimal(words, nouns, at, cast))) return;
  const given = traitOf(person, trait, word.text);
  if (/tongues/i.test(word.text))
    for (const other of cast.subjects) if (other.person) traitOf(other.person, trait, word.text);
  show(word, given);
  const before = words[at - 1];
  if (before && LINED.test(before.text)) show(before, given);
  const face = words
    .slice(at + 1, at + 4)
    .find(({ text, clause }) => OF_FACE.test(text) && clause === word.clause);
  if (face && !means(face, 'subject')) show(face, given);
}

/** "A girl beside a yawning dog". */
const DONE_BY_ANIMALS: ReadonlySet<FaceTrait> = new Set(['yawn', 'sneeze']);

function isOfAnimal(words: readonly Word[], nouns: readonly Noun[], at: number, cast: Cast): boolean {
  return whoRests(words, nouns, at, cast)?.person === undefined;
}

function traitOf(person: PersonLook, trait: FaceTrait, text: string): TraitLook {
  const traits = (person.traits ??= []);
  const same = traits.find((one) => one.trait === trait);
  const given = same ?? { trait, words: text };
  if (!same) traits.push(given);
  return given;
}

/** Lips are on every face: of these a colour is said. */
function giveMakeUp({ words, nouns, cast, show }: Heads, noun: Noun): void {
  const { word, colour, colourWord } = noun;
  const person = findFigure(words, nouns, noun.at, cast)?.person;
  const trait = meaningOf(word, 'make-up')?.value;
  if (!person || !trait) return;
  if (trait === 'lipstick' && colour === undefined && BARE_LIPS.test(word.text)) return;
  const given = traitOf(person, trait, word.text);
  if (colour !== undefined) given.colour ??= colour;
  show(word, given);
  if (colourWord) show(colourWord, given);
}
const BARE_LIPS = /^(?:lips|嘴唇|双唇|唇色|lip colou?r)$/i;

/** "Long black hair": up to three words before. */
function cutBefore(
  words: readonly Word[],
  at: number,
): { cut: NonNullable<Hair['cut']>; word: Word } | undefined {
  for (let index = at - 1; index >= Math.max(0, at - 3); index--) {
    const word = words[index];
    if (!word || word.run !== words[at]?.run) return undefined;
    const cut = HAIR_ADJECTIVES[word.text.toLowerCase()];
    if (cut !== undefined) return { cut, word };
  }
  return undefined;
}
