// "A cat with green eyes", "a wolf, glowing red eyes", 眼睛发光的黑豹: what is said of the eyes of animals and machines.

import { eyesOf } from '../../animals/heads.ts';
import { EYES, shineAt } from '../nouns/shine-at.ts';
import type { Noun } from '../nouns/find-nouns.ts';
import type { Cast } from '../nouns/make-subjects.ts';
import { findWearer } from '../people/find-wearer.ts';
import type { EyeLook, Subject } from '../prompt-reading.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { means, type Show, type Word } from '../words/word.ts';

const EYED = /^([a-z]+)-eyed$/i;

/** Changes the subjects; people have their eyes from `giveHeads`. Returns the words by which eyes shine that are not drawn so. */
export function giveEyes(words: readonly Word[], nouns: readonly Noun[], cast: Cast, show: Show): Word[] {
  const unseen: Word[] = [];
  for (const { word, at, colour, colourWord } of nouns) {
    if (!EYES.test(word.text) || means(word, 'subject', 'garment')) continue;
    const shine = shineAt(words, at);
    if (colour === undefined && !shine) continue;
    const owner = findWearer(words, nouns, at, cast);
    if (owner?.person) continue;
    if (!owner || !hasEyes(owner)) {
      if (shine) unseen.push(shine);
      continue;
    }
    const eyes = (owner.eyes ??= lookOf(word, colour, shine));
    for (const one of [word, colourWord, shine]) if (one) show(one, eyes);
  }
  for (const [at, word] of words.entries()) {
    const colour = colourNamed(EYED.exec(word.text)?.[1]);
    const next = nouns.find((noun) => noun.at > at && noun.at - at <= NEAR && noun.word.run === word.run);
    const owner = next && cast.byNoun.get(next);
    if (colour === undefined || !owner || !hasEyes(owner)) continue;
    show(word, (owner.eyes ??= lookOf(word, colour)));
  }
  return unseen;
}
/** Words between "blue-eyed" and who is. */
const NEAR = 3;

function lookOf({ text }: Word, colour: string | undefined, shine?: Word): EyeLook {
  return {
    words: text,
    ...(colour === undefined ? {} : { colour }),
    ...(shine ? { glows: true as const } : {}),
  };
}

function hasEyes(owner: Subject): boolean {
  return owner.person === undefined && eyesOf(owner) !== undefined;
}

function colourNamed(text: string | undefined): string | undefined {
  const meaning =
    text === undefined ? undefined : VOCABULARY.get(text.toLowerCase())?.find(({ is }) => is === 'colour');
  return meaning?.is === 'colour' ? meaning.value : undefined;
}
