// Long texts as nobody types them, to tell what reading them costs: of words that are known, and of one sign or word again
// and again; and all that reads what people typed.
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
/** As much as may be typed. */
export const LENGTH = 2000;

export const READERS: Record<string, (text: string) => unknown> = {
  'a prompt': parsePrompt,
  'an instruction': readInstruction,
  // What it shall not show is read as what it shall.
  'the words of a video of a picture': (text) => readMotionWords(text, ''),
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
export const ROWS: Record<string, string> = {
  'a long word': 'a'.repeat(LENGTH),
  'one word without spaces': 'movement'.repeat(250),
  'nothing but spaces': `a${' '.repeat(LENGTH - 2)}x`,
  'nothing but marks': '\uE000'.repeat(LENGTH),
  'nothing but commas': '，'.repeat(LENGTH),
  'a number without an end': '两'.repeat(LENGTH),
  'parts of one word': '和a'.repeat(1000),
  'one dish joined to the next': '鸡翅 and '.repeat(285),
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

/** Returns as many texts of known words, for one reader the same each time. */
export function writeTexts(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => writeText(makeRandom(SEED, `${name} ${n}`)));
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
