// "A glowing mushroom", "a door glowing with light", 发光的水母: what shines by itself.

import type { PromptReading, Subject } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Cast } from './make-subjects.ts';
import type { Noun } from './find-nouns.ts';
import { shineAt, shinesAtEnd } from './shine-at.ts';
import type { Word } from '../words/word.ts';

const CAN: ReadonlySet<Subject['kind']> = new Set([
  'face',
  'full',
  'mount',
  'bird',
  'fish',
  'plant',
  'item',
  'tree',
  'air',
  'vehicle',
  'boat',
]);
/** They are drawn with their light; a sunflower and a starfish are not. */
const SHINE_ANYWAY =
  /(?:^|-)(?:lamps?|candles?|lanterns?|lights?|flashlight|fire|campfire|fireplace|neon|stars?|sun|moon|portal|crystals?|lava|screen|bulb)(?:$|-)/;

/** Changes the subjects. Returns what shows each word that says it: nothing where it is in a hand, which is lit with who has it. */
export function makeGlow(
  words: readonly Word[],
  nouns: readonly Noun[],
  { byNoun }: Cast,
  ties: readonly Tie[],
): { word: Word; by: object | undefined }[] {
  const said = nouns.flatMap((noun) => {
    const [subject, word] = [byNoun.get(noun), shineAt(words, noun.at)];
    return subject && word && canGlow(subject) ? [{ subject, word }] : [];
  });
  for (const [at, word] of words.entries()) {
    if (!shinesAtEnd(words, at) || said.some((one) => one.word === word)) continue;
    const able = nouns.filter((noun) => noun.at < at && noun.word.clause === word.clause && byNoun.has(noun));
    const subject = byNoun.get(able.at(-1) as Noun);
    if (subject && canGlow(subject)) said.push({ subject, word });
  }
  return said.map(({ subject, word }) => {
    const isCarried = ties.some(
      ({ relation, to }) => to === subject && (relation === 'holding' || relation === 'wearing'),
    );
    return { word, by: isCarried ? undefined : (subject.glows ??= { words: word.text }) };
  });
}

function canGlow({ kind, key }: Subject): boolean {
  return CAN.has(kind) && !SHINE_ANYWAY.test(key);
}

/** Changes the hour: what shines is seen to do so in the dark, where nobody says another one. */
export function darkenForGlow(reading: PromptReading): void {
  if (reading.time === undefined && reading.weather.size === 0 && reading.subjects.some(({ glows }) => glows))
    reading.time = 'night';
}
