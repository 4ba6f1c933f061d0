// Reads a prompt in English or Chinese: which known words it has, what they mean together, what is left.

import { ALOFT, type TimeOfDay } from './lexicon/circumstances.ts';
import type { Ask, Link, PromptReading, Shown, Subject } from './prompt-reading.ts';
import { expandGroups } from './people/groups.ts';
import { dropSettings } from './reading/drop-settings.ts';
import { dressPeople, type Tie } from './reading/dress-people.ts';
import { findAbsent, type Forbidden } from './reading/find-absent.ts';
import { findNouns, type LooseColour, type Noun } from './reading/find-nouns.ts';
import { isDeed, linkSubjects } from './reading/link-subjects.ts';
import { makeSubjects, type Cast } from './reading/make-subjects.ts';
import { placeWriting } from './reading/place-writing.ts';
import { GLAZED } from './reading/report-placed.ts';
import { shareColours } from './reading/share-colours.ts';
import { settleMeanings } from './reading/settle-meanings.ts';
import { splitWords } from './reading/split-words.ts';
import { takeWriting } from './reading/take-writing.ts';
import { means, meaningOf, type Meaning, type Word } from './reading/word.ts';

export { KNOWN_SUBJECTS } from './reading/vocabulary.ts';

/** Rooms are furnished with these. */
const FURNITURE: ReadonlySet<string> = new Set([
  'couch-and-lamp',
  'bed',
  'bookshelf',
  'floor-lamp',
  'chair',
  'bathtub',
  'television',
  'mirror',
  'door',
]);
const ALOFT_WORDS: ReadonlySet<string> = new Set(ALOFT.split(', '));
const BODIES: ReadonlySet<Subject['kind']> = new Set([
  'figure',
  'face',
  'full',
  'mount',
  'bird',
  'fish',
  'air',
]);
const OF_A_THING = /roof|chimney|wheel|sail|handle|stem|leaf|petal|ribbon|屋顶|烟囱|轮|帆|丝带/i;
/**
 * Reads a prompt. Every word ends as understood, as ignored, or is a filler that needs no drawing; an unknown word
 * never becomes a guess.
 */
export function parsePrompt(prompt: string): PromptReading {
  const { text, quotes } = takeWriting(prompt);
  const { left, forbidden, unwanted } = findAbsent(settleMeanings(splitWords(dropSettings(text))), prompt);
  const written = placeWriting(prompt, left, quotes);
  const taken = new Set(written.flatMap(({ own }) => own));
  // What is to be lettered is not drawn; what it is lettered on may be.
  const words = left.filter((word) => !taken.has(word) || means(word, 'carrier'));
  const { nouns, loose } = findNouns(words);
  const shows = new Map<Word, Shown[]>();
  const show = (word: Word, ...shown: Shown[]): void =>
    void shows.set(word, [...(shows.get(word) ?? []), ...shown]);
  const cast = makeSubjects(words, nouns);
  const unshared = shareColours(nouns, loose, cast, (word, thing) => show(word, { is: 'thing', thing }));
  for (const [noun, subject] of cast.byNoun) showNoun(noun, subject, show);
  const ties = onceEach([
    ...dressPeople(words, nouns, cast, (word, thing) => show(word, { is: 'thing', thing })),
    ...linkSubjects(prompt, words, nouns, cast),
  ]);
  expandGroups(cast.subjects, ties);
  const reading: PromptReading = {
    subjects: cast.subjects,
    links: [],
    writing: written.map(({ writing }) => writing),
    scenes: [],
    isAloft: false,
    time: undefined,
    weather: new Set(),
    colours: [],
    relations: new Set(),
    moods: [],
    looks: [],
    isPortrait: false,
    unwanted,
    asks: [],
    understood: [],
    ignored: [],
  };
  for (const { writing, own } of written) for (const word of own) show(word, { is: 'thing', thing: writing });
  readCircumstances(reading, words, show);
  // Near enough to fill the frame with faces.
  const { subjects } = reading;
  if (reading.frame === 'close_up' && subjects.length > 0 && subjects.every(({ kind }) => kind === 'figure'))
    reading.isPortrait = true;
  // A poster's words are on the poster, wherever it was named.
  const { frame } = reading;
  if (frame === 'poster' || frame === 'logo') for (const writing of reading.writing) writing.on ??= frame;
  readColours(reading, words, nouns, unshared, cast, show);
  addLinks(reading, ties);
  addRoom(reading, words);
  const asked = [...words, ...[...taken].filter((word) => !words.includes(word))];
  listAsks(
    reading,
    asked.toSorted((a, b) => a.start - b.start),
    nouns,
    shows,
    forbidden,
    prompt,
    ties,
  );
  leaveOut(reading);
  return reading;
}

/** Of two ties between the same two the last, which has words. */
function onceEach(ties: readonly Tie[]): Tie[] {
  return ties.filter(
    (tie, index) => !ties.some(({ from, to }, other) => other > index && from === tie.from && to === tie.to),
  );
}

type Show = (word: Word, ...shown: Shown[]) => void;

function showNoun({ word, colourWord }: Noun, subject: Subject, show: Show): void {
  show(word, { is: 'thing', thing: subject });
  if (colourWord) show(colourWord, { is: 'thing', thing: subject });
}

/** Time, weather, places, manners: what each word says by itself. */
function readCircumstances(reading: PromptReading, words: readonly Word[], show: Show): void {
  for (const word of words) {
    for (const meaning of word.meanings) {
      if (meaning.is === 'scene' && ALOFT_WORDS.has(word.text.toLowerCase())) reading.isAloft = true;
      const shown = readCircumstance(reading, meaning);
      if (shown) show(word, shown);
    }
  }
}

function readCircumstance(reading: PromptReading, meaning: Meaning): Shown | undefined {
  switch (meaning.is) {
    case 'time':
      reading.time = chooseTime(reading.time, meaning.value);
      return { is: 'time', time: meaning.value };
    case 'weather':
      reading.weather.add(meaning.value);
      return { is: 'weather', weather: meaning.value };
    case 'scene':
      addOnce(reading.scenes, meaning.value);
      return { is: 'scene', scene: meaning.value };
    case 'look':
      addOnce(reading.looks, meaning.value);
      return { is: 'manner' };
    case 'frame':
      reading.frame ??= meaning.value;
      if (meaning.value === 'portrait') reading.isPortrait = true;
      return { is: 'manner' };
    case 'mood':
      addOnce(reading.moods, meaning.value);
      return { is: 'mood' };
    case 'act':
      reading.relations.add(meaning.value);
      return meaning.value === 'under' || meaning.value === 'hold'
        ? undefined
        : { is: 'act', act: meaning.value };
    case 'window':
      return { is: 'window' };
    default:
      return undefined;
  }
}

/** "Golden fields": the colour belongs to the place. */
function readColours(
  reading: PromptReading,
  words: readonly Word[],
  nouns: readonly Noun[],
  loose: readonly LooseColour[],
  cast: Cast,
  show: Show,
): void {
  const ofPlaces = nouns.flatMap((noun): LooseColour[] => {
    const isPlace = means(noun.word, 'scene') && !cast.byNoun.has(noun);
    return isPlace && noun.colour !== undefined && noun.colourWord
      ? [{ colour: noun.colour, word: noun.colourWord }]
      : [];
  });
  for (const { colour, word } of [...ofPlaces, ...loose].toSorted((a, b) => a.word.start - b.word.start)) {
    reading.colours.push(colour);
    show(word, { is: 'manner' });
  }
  // A second colour of the same thing, a touch of one: seen in what has it.
  for (const word of words) {
    const isOwned = nouns.some(({ colourWord }) => colourWord === word);
    if (means(word, 'colour') && !isOwned && !loose.some((one) => one.word === word))
      show(word, { is: 'manner' });
  }
}

function addLinks(reading: PromptReading, ties: readonly Tie[]): void {
  for (const { from, to, relation, words } of ties) {
    const link: Link = {
      relation,
      from: reading.subjects.indexOf(from),
      to: to === null ? null : reading.subjects.indexOf(to),
      words,
    };
    reading.links.push(link);
  }
}

/** One looks out of a window, unless something is there that has windows itself; furniture stands in a room. */
function addRoom(reading: PromptReading, words: readonly Word[]): void {
  const { subjects, scenes, frame } = reading;
  const hasWindow =
    words.some((word) => means(word, 'window')) && !subjects.some(({ kind }) => GLAZED.has(kind));
  const hasFurniture = subjects.some(({ key }) => FURNITURE.has(key));
  if (scenes.length === 0 && (hasWindow || hasFurniture || frame === 'interior')) scenes.push('room');
}

/** All that was asked for, each phrase once, in order. */
function listAsks(
  reading: PromptReading,
  words: readonly Word[],
  nouns: readonly Noun[],
  shows: ReadonlyMap<Word, Shown[]>,
  forbidden: readonly Forbidden[],
  prompt: string,
  ties: readonly Tie[],
): void {
  const asks: (Ask & { start: number })[] = [];
  const lost = new Set<Word>();
  const tied = new Map(ties.map((tie) => [tie.word, tie]));
  const hasBody = reading.subjects.some(({ kind }) => BODIES.has(kind));
  for (const { word, colourWord, at } of nouns) {
    if (shows.has(word) || isUntold(word)) continue;
    // A face has eyes; nobody asks for them by naming them.
    if (means(word, 'part') && colourWord === undefined && hasBody && !OF_A_THING.test(word.text)) continue;
    if (!isTold(word)) continue;
    // "Blue eyes" are told with their colour, where they are not drawn.
    const isBeside =
      colourWord?.run === word.run && nouns.every((one) => one.at <= at || one.colourWord !== colourWord);
    const start = isBeside && colourWord && colourWord.start < word.start ? colourWord.start : word.start;
    if (colourWord) lost.add(colourWord);
    const written = start === word.start ? word.text : prompt.slice(start, word.end);
    asks.push({ start, words: written, shows: [] });
  }
  for (const word of words) {
    const shown = shows.get(word);
    const tie = tied.get(word);
    const isLinked = tie !== undefined && tie.words !== '' && !isSmall(tie);
    if (!shown && !tie && isMissed(word)) asks.push({ start: word.start, words: word.text, shows: [] });
    if (shown && !lost.has(word) && !isLinked)
      asks.push({ start: word.start, words: prompt.slice(word.start, word.end), shows: shown });
  }
  for (const { words: written, start, isKnown } of forbidden)
    asks.push({ start, words: written, shows: isKnown ? [{ is: 'absent' }] : [] });
  for (const [index, tie] of ties.entries()) {
    const { words: written, word } = tie;
    const link = reading.links[index];
    if (!link || written === '') continue;
    const ask = { start: word.start, words: written, isSmall: isSmall(tie) };
    asks.push({ ...ask, shows: [{ is: 'thing', thing: link }] });
  }
  const known = new Map<string, Ask>();
  for (const { start: _, ...ask } of asks.toSorted((a, b) => a.start - b.start)) {
    const same = known.get(ask.words);
    if (same) same.shows.push(...ask.shows);
    else known.set(ask.words, { ...ask, shows: [...ask.shows] });
  }
  reading.asks = [...known.values()];
  reading.understood = reading.asks.filter((ask) => ask.shows.length > 0).map((ask) => ask.words);
  reading.ignored = reading.asks.filter((ask) => ask.shows.length === 0).map((ask) => ask.words);
}

function isUntold(word: Word): boolean {
  return means(word, 'adjective', 'structure', 'camera', 'look', 'frame', 'act', 'link');
}

/** "On the left" is worth a word, "on a chair" only where it is not so. */
function isSmall({ relation, to }: Tie): boolean {
  return to !== null && !isDeed(relation);
}

/** What somebody does, to another or by themselves: it is missed where nobody is seen doing it. */
function isMissed(word: Word): boolean {
  const link = meaningOf(word, 'link')?.value;
  const act = meaningOf(word, 'person-act')?.value;
  if (means(word, 'smile')) return !means(word, 'structure');
  if (act !== undefined) return act !== 'walk';
  return link !== undefined && link !== 'wearing' && isDeed(link) && !means(word, 'structure', 'adjective');
}

/** Nouns that are asked for, but cannot be drawn. A bare number is none. */
function isTold(word: Word): boolean {
  return (
    word.meanings.length === 0 ||
    means(word, 'name', 'undrawn', 'part', 'garment', 'hair', 'hair-cut', 'carrier')
  );
}

/** Takes out of the reading what it forbids itself. */
export function leaveOut(reading: PromptReading, unwanted = reading.unwanted): void {
  const kept = reading.subjects.filter(
    ({ key, kind }) => !unwanted.keys.has(key) && !(unwanted.hasPeople && kind === 'figure'),
  );
  const places = reading.subjects.map((subject) => kept.indexOf(subject));
  reading.links = reading.links.flatMap((link) => {
    const from = places[link.from] ?? -1;
    const to = link.to === null ? null : (places[link.to] ?? -1);
    return from < 0 || (to !== null && to < 0) ? [] : [Object.assign(link, { from, to })];
  });
  reading.subjects = kept;
  reading.scenes = reading.scenes.filter((scene) => !unwanted.scenes.has(scene));
  for (const weather of unwanted.weather) reading.weather.delete(weather);
  if (reading.time && unwanted.times.has(reading.time)) reading.time = undefined;
  reading.looks = reading.looks.filter((look) => !unwanted.looks.has(look));
}

/** Night wins over any other time, and a named twilight over plain day. */
function chooseTime(current: TimeOfDay | undefined, next: TimeOfDay): TimeOfDay {
  if (current === undefined || current === 'day') return next;
  return next === 'day' ? current : current === 'night' || next === 'night' ? 'night' : next;
}

function addOnce<T>(list: T[], value: T): void {
  if (!list.includes(value)) list.push(value);
}
