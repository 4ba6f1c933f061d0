// Reads what asks for another sky or another background, and takes what is to be painted there in its own words.
import {
  coloursOf,
  findAll,
  has,
  hasVerb,
  meaningOf,
  restAfter,
  saysOnly,
  withoutWords,
  type Clause,
  type Reading,
} from './clause.ts';
import { mix, type Rgb } from '#engine/raster/colour.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import type { MeaningName, Token } from './read-tokens.ts';
import type { Operation, Region } from './instruction.ts';
import { namesScene } from './swap-background.ts';

const PUT = /\b(?:put|place|set|move|transport|take|bring)\b|放在|放到|置于|移到|搬到|P到/iu;
const PUT_WHERE =
  /\b(?:in front of|on|onto|in|into|inside|at|before|by|under)\s+(?:a|an|the|some)?\s*(.+)$|(?:放在|放到|置于|移到|搬到|P到)(.+?)(?:里|中|上|前|前面)?$/iu;

/** Of nothing but a table's top: "a white table by the window" is painted as a place is. */
const TABLE =
  /^(?:[\p{L}-]+ ){0,4}(?:table|tabletop|desk|countertop|counter)$|^[^，,]{0,12}(?:桌子?|桌面|台面)$/iu;

/** What is there and shall be elsewhere, unlike "put a cat on the grass". */
const PUT_WHAT =
  /\b(?:put|place|set|move|bring|take)\s+(?:(?:the|my|this|that|our)\s+\w+|me|us|him|her|them|it)\s+(?:on|onto|in|into|at|before|in front of|by|under)\b|(?:^|[把将].+?)(?:放在|放到|置于|移到|搬到|P到)/iu;
const IN_BACKGROUND =
  /\b(?:add|put|place|draw|insert)\b.+\bin the back(?:ground)?\b|背景[里中上]?(?:加|添|放|画)/iu;

/** All that "turn the sky pink" is made of. */
const COLOURING: ReadonlySet<MeaningName> = new Set(['colour', 'filler', 'into', 'verb', 'region', 'degree']);

const BARE: ReadonlySet<MeaningName> = new Set(['filler', 'verb', 'region', 'into']);

/** From one colour to another, or to a paler one. */
const GRADIENT = /\bgradient\b|\bombr[eé]\b|渐变/iu;
const PALER = 0.6;

/** "Make it look like I'm on a beach". */
const LOOKS_THERE =
  /\blooks? like (?:i|we|you|he|she|they)(?:['’]?(?:m|re|s)| am| are| is| was| were)? (?:standing |sitting )?(?:in|at|on|by) (?:the )?(.+)$/iu;

export function readScene(clause: Clause): Reading | null {
  const there = LOOKS_THERE.exec(clause.text)?.[1];
  if (there && namesPlace(there)) return { operations: [{ do: 'background', words: there }] };
  const regions = findAll(clause, 'region');
  const sky = regions.find(({ meaning }) => meaning.value.kind === 'sky');
  const background = regions.find(({ meaning }) => meaning.value.kind === 'background');
  if (hasVerb(clause, 'blur', 'keep', 'remove', 'crop') || has(clause, 'not')) return null;
  const behind = sky && background ? readSkyBehind(clause, background.token) : null;
  if (behind) return behind;
  if (sky && !isSkyPlace(clause)) return readSky(clause);
  if (background) return readBackground(clause);
  if (
    regions.some(({ meaning }) => meaning.value.kind === 'subject') ||
    has(clause, 'whole') ||
    PUT_WHAT.test(clause.text)
  )
    return readPut(clause);
  return null;
}

/** "in the sky" says where something is added. */
function isSkyPlace(clause: Clause): boolean {
  return (
    hasVerb(clause, 'add') && /\b(?:in|to|into|across|over) the sky\b|天空[中里上]|天上/iu.test(clause.text)
  );
}

/** Where something is said to be that has a name of its own. */
const THERE = /\b(?:in|of) (?:the |its )?back(?:ground)?\b|背景(?:[里中上]面?)?的(?=.)/iu;
/** Parts of an image that lie in its background, and are found without it. */
const LIES_THERE: ReadonlySet<Region['kind']> = new Set(['sky', 'wall', 'floor', 'ground', 'plants', 'hue']);

/** "The sky in the background" is the sky alone: the same clause without where it lies. */
export function withoutWhere(clause: Clause): Clause {
  const isNamed = findAll(clause, 'region').some(({ meaning }) => LIES_THERE.has(meaning.value.kind));
  return isNamed && !hasVerb(clause, 'add') && THERE.test(clause.text) ? withoutWords(clause, THERE) : clause;
}

/** "Change the background to a blue sky", 换成蓝天白云背景: where no sky is to be found there is one. */
function readSkyBehind(clause: Clause, background: Token): Reading | null {
  const words = wordsAfterInto(clause, background.end) ?? wordsBefore(clause, background.start);
  const isPainted = paintsSky(words) || coloursOf(clause).length > 0;
  return isPainted && words !== '' ? { operations: [{ do: 'background', words }] } : null;
}

const FEWER_CLOUDS = /\b(?:less cloud(?:y|s)|fewer clouds)\b|云(?:再)?少|少[一点些]*云/iu;

function readSky(clause: Clause): Reading | null {
  const region = findAll(clause, 'region').find(({ meaning }) => meaning.value.kind === 'sky');
  if (!region) return null;
  const after = wordsAfterInto(clause, region.token.end);
  const words =
    after ??
    clause.text
      .replace(
        /\b(?:make|turn|change|paint|colou?r|tint|render|transform|please|give|it|add|put|the|a|an|with|let)\b|请|把|将|让|给|加|变得|(?:替换|更换|换|变|改|调|弄)[成为]?|一个/giu,
        ' ',
      )
      .trim();
  const hasHour =
    has(clause, 'hour') ||
    has(clause, 'sort') ||
    /star|aurora|galaxy|milky|rainbow|moon|sun|cloud|星|极光|银河|彩虹|月|云|霞/iu.test(words);
  const isReplaced = hasVerb(clause, 'replace') || after !== undefined;
  if (FEWER_CLOUDS.test(clause.text))
    return { operations: [{ do: 'weather', sort: 'cloudless', amount: 1 }] };
  // "a pink sky", "make the sky darker": only its colour and light.
  const isOnlyColour =
    !hasVerb(clause, 'replace') &&
    clause.tokens.every(({ meanings }) => meanings.some(({ is }) => COLOURING.has(is)));
  if (isOnlyColour || (!hasHour && !(isReplaced && paintsSky(words)))) return null;
  return paintsSky(words) ? { operations: [{ do: 'sky', words }] } : null;
}

/** Whether the words say anything that a sky can be painted by. */
function paintsSky(words: string): boolean {
  const { time, weather, subjects, scenes } = parsePrompt(words);
  return (
    time !== undefined ||
    weather.size > 0 ||
    subjects.some(({ kind }) => kind === 'sky') ||
    scenes.includes('space') ||
    /\b(?:cloud|clouds|cloudy|clear|dramatic|overcast|stars|blue|sunny|pink|orange|purple)\b|云|晴|星|霞|蓝天|阴|粉|橙|紫/iu.test(
      words,
    )
  );
}

/** 给狗换个背景. */
const FOR_WHOM = /^给[^换]{1,4}(?=换)/u;

function readBackground(clause: Clause): Reading | null {
  const region = findAll(clause, 'region').find(({ meaning }) => meaning.value.kind === 'background');
  // "Add a tree in the background" leaves the background what it is.
  if (!region || IN_BACKGROUND.test(clause.text)) return null;
  const after = wordsAfterInto(clause, region.token.end);
  const isReplaced = hasVerb(clause, 'replace') || after !== undefined || hasVerb(clause, 'add', 'change');
  const words = after ?? clause.text.slice(region.token.end).trim();
  const before = wordsBefore(clause, region.token.start);
  const isTone = has(clause, 'tone') || has(clause, 'ink') || has(clause, 'look');
  if (isReplaced && namesScene(words)) return { operations: [{ do: 'background', words }] };
  const colours = coloursOf(clause);
  const colour = colours.at(-1);
  // "a white background", "make the background blue": a sheet of that colour; "the red background darker" is not.
  if (colour && !isTone) {
    const { rgb } = colour.colour;
    const [first = rgb] = colours.slice(-2).map((one) => one.colour.rgb);
    const sheet = GRADIENT.test(clause.text)
      ? { colour: first, below: first === rgb ? mix(rgb, [255, 255, 255], PALER) : rgb }
      : { colour: rgb };
    return { operations: [{ do: 'background', words: '', ...sheet }] };
  }
  if (!isTone && namesScene(before) && !hasVerb(clause, 'more', 'less'))
    return { operations: [{ do: 'background', words: before }] };
  // 换背景, and not into what.
  if (/换|\bchange\b/iu.test(clause.text) && saysOnly(withoutWords(clause, FOR_WHOM), BARE))
    return { operations: [{ do: 'background', words: '' }] };
  return null;
}

/** 换成雪山背景: what is said before the background, without how it is asked for. */
function wordsBefore({ text, tokens }: Clause, end: number): string {
  const asking = tokens.findLast(
    ({ start, meanings }) => start < end && meanings.some(({ is }) => ASKS.has(is)),
  );
  return text.slice(asking?.end ?? 0, end).trim();
}

const ASKS: ReadonlySet<MeaningName> = new Set(['verb', 'into']);

/** Whether it is said of something that is in the image already. */
export function movesWhatIsThere({ text }: Clause): boolean {
  return PUT_WHAT.test(text);
}

/** "put her on a beach", "把人物放到海边". */
function readPut(clause: Clause): Reading | null {
  if (!PUT.test(clause.text)) return null;
  const found = PUT_WHERE.exec(clause.text);
  const words = (found?.[1] ?? found?.[2] ?? '').trim();
  const table = TABLE.test(words) ? colourIn(clause, words) : undefined;
  if (table) return { operations: [{ do: 'background', words, table }] };
  return namesPlace(words) ? { operations: [{ do: 'background', words }] } : null;
}

function namesPlace(words: string): boolean {
  const { scenes, subjects } = parsePrompt(words);
  return scenes.length > 0 || subjects.some(({ kind }) => kind === 'building');
}

/** "Remove the background and add a beach", 换个背景，海边: `last` is what was asked before. */
export function readBehindCut(clause: Clause, last: Operation | undefined): Reading | null {
  const [verb] = findAll(clause, 'verb');
  const isGone = last?.do === 'cut-out' && verb?.meaning.value === 'add';
  const isUnnamed = last?.do === 'background' && last.words === '' && !last.colour && !verb;
  if (!isGone && !isUnnamed) return null;
  const words = verb ? restAfter(clause, verb.token) : clause.text;
  return namesPlace(words) ? { operations: [{ do: 'background', words }] } : null;
}

/** The colour that is said within these words at the end of a clause. */
function colourIn(clause: Clause, words: string): Rgb | undefined {
  const from = clause.text.lastIndexOf(words);
  return coloursOf(clause).find(({ token }) => token.start >= from)?.colour.rgb;
}

const COMPANY = /^(?:with|in)$/iu;
const BESIDE: ReadonlySet<MeaningName> = new Set(['filler', 'verb', 'degree']);

/** What follows the first "into", "with" or "as" after a place in the clause. */
function wordsAfterInto(clause: Clause, from: number): string | undefined {
  const into = clause.tokens.find((token) => token.start >= from && meaningOf(token, 'into'));
  // "a blue sky with white clouds": what is said before the "with" belongs to it.
  const isCompany =
    into !== undefined &&
    COMPANY.test(into.text) &&
    clause.tokens.some(
      ({ start, end, meanings }) =>
        start >= from && end <= into.start && meanings.every(({ is }) => !BESIDE.has(is)),
    );
  if (isCompany) return clause.text.slice(from).trim();
  const words = into ? restAfter(clause, into) : '';
  return words === '' ? undefined : words;
}
