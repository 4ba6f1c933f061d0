// What it costs to read what people typed: no more than its length, for any text of the words that are read.
import { beforeAll, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { measureProcessorTime } from '#tests/fakes/measure-processor-time.ts';
import * as circumstances from '#engine/illustrator/lexicon/circumstances.ts';
import { KNOWN_SUBJECTS, parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { makeRandom, type Random } from '#engine/raster/random.ts';
import * as changes from '#engine/image-to-image/lexicon/changes.ts';
import * as scope from '#engine/image-to-image/lexicon/scope.ts';
import { readInstruction } from '#engine/image-to-image/read-instruction.ts';
import * as motion from '#engine/image-to-video/motion-lexicon.ts';
import { readMotionWords } from '#engine/image-to-video/read-motion-words.ts';
import { splitText } from '#engine/lip-sync/write-subtitles.ts';
import { readDirections } from '#engine/text-to-video/read-directions.ts';

const SEED = 20_260_102;
const MOST_MS = 50;
/** On a machine where the same work costs more: quarters of the text say what it costs there. */
const MOST_MS_ANYWHERE = 4 * MOST_MS;
const MOST_GROWTH = 8; // four times the text: 4 where the cost grows with it, 16 where it grows with its square
/** One pair that shows no more than this is enough: what grows with its square costs sixteen times as much. */
const PLAIN_GROWTH = 6;
const PAIRS = 7;
const RUNS_IN_PAIR = 3;
/** Where other tests have the processor more runs find a cheap one no sooner than the pairs tell how the cost grows. */
const RUNS = 5;
/** What grows with its square does so whenever one looks; beside other tests a look may be wrong. */
const LOOKS = 3;
const QUARTERS = 4;
const LENGTH = 2000;
const TEXTS = 40;

const READERS: Record<string, (text: string) => unknown> = {
  'a prompt': parsePrompt,
  'an instruction': readInstruction,
  'the words of a video of a picture': (text) => readMotionWords(text, text),
  'the directions of a video': readDirections,
  'English words to be said': (text) => splitText(text, 'en'),
  'Chinese words to be said': (text) => splitText(text, 'zh'),
};

const words = splitLists([circumstances, scope, changes, motion, KNOWN_SUBJECTS.map((one) => one.words)]);
const SPECIAL =
  'add,add text,write,on the,with,the,keep,put her on a,unknownword,movement,写,加,把,保留,和a,一,两,两只,龘,1,1:,1.,-1,3 %,90°'.split(
    ',',
  );
const SEPARATORS = [
  ' ',
  ' ',
  '',
  '',
  ', ',
  ',',
  '。',
  '、',
  ' and ',
  '和',
  '再',
  ' with ',
  '"',
  "'",
  '“',
  '\n',
  '.',
];

const subjects = splitLists(KNOWN_SUBJECTS.map((one) => one.words)).toSorted((a, b) => a.length - b.length);
const chinese = subjects.filter((word) => /^\p{Script=Han}+$/u.test(word));
const ROWS: Record<string, string> = {
  'a long word': 'a'.repeat(LENGTH),
  'one word without spaces': 'movement'.repeat(250),
  'nothing but spaces': `a${' '.repeat(LENGTH - 2)}x`,
  'nothing but marks': '\uE000'.repeat(LENGTH),
  'nothing but commas': '，'.repeat(LENGTH),
  'a number without an end': '两'.repeat(LENGTH),
  'parts of one word': '和a'.repeat(1000),
  'a verb again and again': `${'write '.repeat(330)}"x"`,
  'quotes that never end': "'a".repeat(1000),
  'all things that are known': `加${chinese.join('')}`.slice(0, LENGTH),
  'all things that are known, in English': `add ${subjects.join(' ')}`.slice(0, LENGTH),
  'parts of the picture, then changes': '天空、'.repeat(400) + '更亮更暗'.repeat(200),
  'one thing to keep, often': `保留${'天空'.repeat(999)}`,
  'characters that are all different': String.fromCodePoint(
    ...Array.from({ length: LENGTH }, (_, n) => 0x4e00 + n),
  ),
};

beforeAll(() => {
  needDrawings();
  for (const read of Object.values(READERS)) read('a red fox 狐狸');
}, 120_000);

it.each(Object.keys(READERS))('%s: any text of known words', (name) => {
  const read = READERS[name];
  const costs = Array.from({ length: TEXTS }, (_, n) => {
    const text = writeText(makeRandom(SEED, `${name} ${n}`));
    return { ...measureReading(text, read), text: text.slice(0, 100) };
  });
  expect(costs.filter(isTooMuch)).toEqual([]);
});

it.each(Object.entries(ROWS))('%s', (_, text) => {
  const costs = Object.entries(READERS).map(([name, read]) => ({ name, ...measureReading(text, read) }));
  expect(costs.filter(isTooMuch)).toEqual([]);
});

it('an instruction has an end: what is asked for too often is told as not done', () => {
  const { parts, ignored } = readInstruction('天空、'.repeat(400) + '更亮更暗'.repeat(200));
  expect(parts.length).toBeLessThanOrEqual(50);
  expect(ignored).toHaveLength(1);
  const named = readInstruction('make the sky and the sky and the sky darker').parts;
  expect(named.map(({ operation }) => operation)).toEqual([
    { do: 'tone', tone: 'darker', amount: 1, region: { kind: 'sky' } },
  ]);
});

type Cost = { ms: number; growth: number };

/**
 * `growth` is asked for only where the text costs too much for a quick machine: of pairs that are each measured at one
 * moment, for a machine may be slow for longer than all runs of the whole text take.
 */
function measureReading(text: string, read?: (text: string) => unknown): Cost {
  const work = () => read?.(text);
  const soon = measureProcessorTime(work, MOST_MS, RUNS);
  if (soon < MOST_MS) return { ms: soon, growth: 0 };
  const ms = soon < MOST_MS_ANYWHERE ? soon : measureProcessorTime(work, MOST_MS_ANYWHERE);
  let growth = MOST_GROWTH + 1;
  for (let look = 0; look < LOOKS && growth > MOST_GROWTH; look++) growth = measureGrowth(text, read);
  return { ms, growth };
}

/**
 * By how much the whole costs more than its dearest quarter, for another may hold less to read, or no word that begins it:
 * the first pair that is plain, else the median of all.
 */
function measureGrowth(text: string, read?: (text: string) => unknown): number {
  const length = Math.floor(text.length / QUARTERS);
  const quarters = Array.from({ length: QUARTERS }, (_, n) => text.slice(n * length, (n + 1) * length));
  const growths: number[] = [];
  while (growths.length < PAIRS) {
    const parts = quarters.map((part) => measureProcessorTime(() => read?.(part), 0, RUNS_IN_PAIR));
    const growth = measureProcessorTime(() => read?.(text), 0, RUNS_IN_PAIR) / Math.max(...parts);
    if (growth <= PLAIN_GROWTH) return growth;
    growths.push(growth);
  }
  return growths.toSorted((one, other) => one - other)[Math.floor(PAIRS / 2)] ?? 0;
}

function isTooMuch({ ms, growth }: Cost): boolean {
  return ms >= MOST_MS_ANYWHERE || growth > MOST_GROWTH;
}

/** Of a few words, of many, or of one thing after another. */
function writeText(random: Random): string {
  const most = random.chance(0.3) ? 200 : 5;
  const chosen = Array.from({ length: 1 + random.whole(most) }, () =>
    random.chance(0.3)
      ? (SPECIAL[random.whole(SPECIAL.length)] ?? '')
      : (words[random.whole(words.length)] ?? ''),
  );
  const between = Array.from(
    { length: 1 + random.whole(2) },
    () => SEPARATORS[random.whole(SEPARATORS.length)],
  );
  let text = '';
  while (text.length < LENGTH) {
    text += (chosen[random.whole(chosen.length)] ?? '') + (between[random.whole(between.length)] ?? '');
  }
  return text.slice(0, LENGTH);
}

function splitLists(lists: unknown): string[] {
  const strings = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.values(value).flatMap(strings)
        : [];
  const all = strings(lists).flatMap((list) => list.split(',').map((word) => word.trim()));
  return [...new Set(all)].filter((word) => word !== '');
}
