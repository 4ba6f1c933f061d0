// Lists what a prompt asks for, phrase by phrase, and what of the image shows it.

import type { SceneName } from '../../lexicon/circumstances.ts';
import type { Absence, Ask, PromptReading, Rest, Shown } from '../prompt-reading.ts';
import type { Tie } from '../people/dress-people.ts';
import type { Noun } from './find-nouns.ts';
import { isDeed } from '../links/link-kinds.ts';
import type { LostPlace } from '../links/lost-places.ts';
import { isLackedPart } from './lacked-parts.ts';
import { isLooseDeed } from './loose-deeds.ts';
import { isTakenAway } from './tell-tones.ts';
import { shownOfDay } from '../places/things-of-days.ts';
import { means, meaningOf, type Word } from '../words/word.ts';
import { DOER_KINDS } from '../subject-kinds.ts';

const OF_A_THING = /roof|chimney|wheel|sail|handle|stem|leaf|leaves|petal|ribbon|屋顶|烟囱|轮|帆|丝带/i;

/** All that was asked for, each phrase once, in order. */
export function listAsks(
  reading: PromptReading,
  words: readonly Word[],
  nouns: readonly Noun[],
  shows: ReadonlyMap<Word, Shown[]>,
  forbidden: readonly Absence[],
  prompt: string,
  ties: readonly Tie[],
  untied: readonly LostPlace[],
): void {
  const asks: (Ask & { start: number })[] = [];
  const lost = new Set<Word>();
  // Of several by one word the one that tells it.
  const tied = new Map(
    ties.toSorted((a, b) => Number(a.words !== '') - Number(b.words !== '')).map((tie) => [tie.word, tie]),
  );
  // "On the roof" of a house is told by where who is there is.
  const places = ties.filter(({ words: told }) => /\broof/i.test(told));
  const isOfPlace = ({ start, text }: Word): boolean =>
    places.some(
      (tie) =>
        tie.word.start < start && start < tie.word.start + tie.words.length && tie.words.endsWith(text),
    );
  const colours = words.filter((word) => means(word, 'colour'));
  const hasBody = reading.subjects.some(({ kind }) => DOER_KINDS.has(kind));
  for (const { word, colourWord, at } of nouns) {
    if (shows.has(word) || isUntold(word) || isDoneTo(tied.get(word))) continue;
    // A face has eyes; nobody asks for them by naming them.
    const isOfBody = means(word, 'part') && hasBody && !OF_A_THING.test(word.text);
    if (isOfBody && colourWord === undefined && !isLackedPart(word, reading.subjects)) continue;
    if (!isTold(word) || isOfPlace(word)) continue;
    // "Blue eyes" are told with their colour, where they are not drawn.
    const isBeside =
      colourWord?.run === word.run && nouns.every((one) => one.at <= at || one.colourWord !== colourWord);
    const start = isBeside && colourWord && colourWord.start < word.start ? colourWord.start : word.start;
    if (colourWord) lost.add(colourWord);
    const written = start === word.start ? word.text : prompt.slice(start, word.end);
    // "Red, blue and yellow bricks": all of its colours are told with it.
    for (const one of colours) if (one.start >= start && one.end <= word.start) lost.add(one);
    asks.push({ start, words: written, shows: [] });
  }
  for (const word of words) {
    const shown = isTakenAway(word, reading) ? shows.get(word) && [] : shows.get(word);
    const tie = tied.get(word);
    const isLinked = tie !== undefined && tie.words !== '' && !isSmall(tie);
    if (!shown && (!tie || isUntoldDeed(tie)) && (isMissed(word, reading) || isLooseDeed(words, word, shows)))
      asks.push({ start: word.start, words: word.text, shows: [] });
    if (!shown && MIRRORED.test(word.text) && means(word, 'never-drawn'))
      asks.push({ start: word.start, words: word.text, shows: seenInWater(reading) });
    if (!shown && means(word, 'manner'))
      asks.push({
        start: word.start,
        words: word.text,
        shows: shownOfDay(word, reading),
        isManner: true,
      });
    // A mermaid is drawn with hair of her own.
    const hasOwn =
      reading.subjects.some(({ key }) => key === 'mermaid') || !reading.subjects.some(({ person }) => person);
    if (!shown && means(word, 'hair', 'hair-colour') && hasOwn) {
      const before = words[words.indexOf(word) - 1];
      const first = before?.run === word.run && means(before, 'colour') ? before : word;
      asks.push({ start: first.start, words: prompt.slice(first.start, word.end), shows: [] });
    }
    if (shown && !lost.has(word) && !isLinked)
      asks.push({ start: word.start, words: prompt.slice(word.start, word.end), shows: shown });
  }
  for (const one of forbidden)
    asks.push({
      start: one.start,
      words: one.words,
      shows: one.isKnown ? [{ is: 'thing', thing: one }] : [],
    });
  for (const [index, tie] of ties.entries()) {
    const { words: written, word } = tie;
    const link = reading.links[index];
    if (!link || written === '') continue;
    const ask = { start: word.start, words: written, isSmall: isSmall(tie) };
    asks.push({ ...ask, shows: [{ is: 'thing', thing: link }] });
  }
  for (const link of reading.placeLinks ?? [])
    asks.push({
      words: link.words,
      start: link.start,
      isSmall: link.relation !== 'mirrored',
      shows: [{ is: 'thing', thing: link }],
    });
  for (const place of untied) asks.push({ ...place, shows: [] });
  const known = new Map<string, Ask>();
  for (const { start: _, ...ask } of asks.toSorted((a, b) => a.start - b.start)) {
    const same = known.get(ask.words);
    if (same) same.shows.push(...ask.shows);
    else known.set(ask.words, { ...ask, shows: [...ask.shows] });
  }
  setAsks(reading, [...known.values()]);
}

const MIRRORED = /^(?:reflections?|倒影)$/i;

/** Still water, a wet street and what is polished show what stands there once more. */
function seenInWater({ scenes, weather, looks, surface }: PromptReading): Shown[] {
  const isWet = weather.has('rain') || looks.includes('cyberpunk') || looks.includes('neon');
  const mirrors: readonly SceneName[] = isWet
    ? ['lake', 'water-town', 'street', 'city']
    : ['lake', 'water-town'];
  return [
    ...(surface ? [{ is: 'thing', thing: surface } as const] : []),
    ...mirrors.filter((one) => scenes.includes(one)).map((scene) => ({ is: 'scene', scene }) as const),
  ];
}

/** What is asked for, and which of it is read. */
export function setAsks(reading: PromptReading, asks: Ask[]): void {
  reading.asks = asks;
  reading.understood = asks
    .filter(({ shows: shown }) => shown.some(({ is }) => is !== 'count' && is !== 'size'))
    .map((ask) => ask.words);
  reading.ignored = asks.filter((ask) => ask.shows.length === 0).map((ask) => ask.words);
}

function isUntold(word: Word): boolean {
  return means(word, 'adjective', 'structure', 'camera', 'look', 'tone', 'frame', 'act', 'link');
}

/** "Kissing her baby": the baby is in the arms, and no kiss is seen. */
function isUntoldDeed({ words, relation, word }: Tie): boolean {
  return words === '' && meaningOf(word, 'link')?.value !== relation;
}

/** "Petting a dog" is told whole. */
function isDoneTo(tie: Tie | undefined): boolean {
  return tie !== undefined && tie.words !== '' && isDeed(tie.relation);
}

/** "On the left" is worth a word, "on a chair" only where it is not so. */
function isSmall({ relation, to }: Tie): boolean {
  return to !== null && !isDeed(relation);
}

/** Of people, and of animals that are not drawn so. */
const TOLD_RESTS: ReadonlySet<Rest['how'] | 'strive'> = new Set<Rest['how'] | 'strive'>([
  'howl',
  'roar',
  'strive',
  'graze',
  'yawn',
]);

/** What somebody does, to another or by themselves: it is missed where nobody is seen doing it. */
function isMissed(word: Word, { subjects }: PromptReading): boolean {
  const link = meaningOf(word, 'link')?.value;
  // A car drives by itself.
  if (link === 'driving' && !subjects.some(({ kind }) => kind === 'figure')) return false;
  const rest = meaningOf(word, 'rest')?.value;
  if (rest !== undefined && TOLD_RESTS.has(rest)) return true;
  const act = meaningOf(word, 'person-act')?.value;
  if (means(word, 'feeling', 'unshown', 'face-trait', 'fringe')) return true;
  if (means(word, 'smile', 'freckles')) return !means(word, 'structure');
  if (act !== undefined) return act !== 'walk';
  return link !== undefined && link !== 'wearing' && isDeed(link) && !means(word, 'structure', 'adjective');
}

/** Nouns that are asked for, but cannot be drawn. A bare number is none. */
function isTold(word: Word): boolean {
  return (
    word.meanings.length === 0 ||
    means(word, 'name', 'undrawn', 'near-scene', 'part', 'garment', 'hair', 'hair-cut', 'make-up', 'carrier')
  );
}
