// Reads what asks for something to be put into the image: things, weather, light, a frame, words.
import type { PromptReading, Subject } from '#engine/illustrator/reading/prompt-reading.ts';
import { parsePrompt } from '#engine/illustrator/reading/parse-prompt.ts';
import { canAdd } from './add-thing.ts';
import {
  amountOf,
  coloursOf,
  findAll,
  has,
  hasVerb,
  meaningOf,
  placeOf,
  type Before,
  type Clause,
  type Reading,
} from './clause.ts';
import type { Operation, Place, Region } from './instruction.ts';
import { AT_BODY } from './lexicon/worn.ts';
import { countStrewn } from './scatter-spots.ts';
import { movesWhatIsThere } from './read-scene.ts';
import { keyOfNoun, readName } from './read-name.ts';
import { readThingName } from './read-thing.ts';
import type { MeaningName } from './read-tokens.ts';

/** Worn on faces and bodies: they cannot be fitted honestly. */
const WORN =
  /glass|goggle|scarf|mask|necklace|earring|shirt|dress|coat|jacket|shoe|headphone|earphone|beard|mustache|moustache|glove|ring|tie\b|眼镜|墨镜|围巾|口罩|面具|项链|耳环|衣|裙|鞋|胡子|手套|领带|耳机/iu;
/** Hats of a kind of their own: a top hat in their place would be another one. */
const OTHER_HAT =
  /\b(?:santa|christmas|cowboy|witch|wizard|pirate|party|birthday|graduation)\b|圣诞|海盗|巫师|女巫|生日|牛仔|派对|学士|博士/iu;
/** Trees and wild flowers are grown by the illustrator's scenes; alone they are these drawings. */
const ALONE: Readonly<Record<string, string>> = {
  tree: 'deciduous-tree',
  maple: 'deciduous-tree',
  pine: 'evergreen-tree',
  palm: 'palm-tree',
  'christmas-tree': 'christmas-tree',
  'cherry-tree': 'cherry-blossom',
  flower: 'bouquet',
};
/** Of the photo's shorter side: in a meadow flowers are small, alone they are what was asked for. */
const LEAST_PLANT = 0.24;
/** The same of a butterfly that is the only one. */
const LEAST_STREWN = 0.17;
const WITHOUT_NUMBER: Readonly<Record<string, number>> = {
  bird: 3,
  flower: 1,
  'hot-air-balloon': 1,
  balloon: 3,
};
/** "Add a cat, a dog": it is counted or named by kind; a clause of its own begins otherwise ("open the door"). */
const GOES_ON = /^(?:an?|some|one|two|three|four|five|many|several|\d)\s|^[一两二三四五几\d]/iu;
/** "Give him a hat." */
const GIVE = /\bgive\b|给/iu;
/** "…, with stars in the sky" goes on with what was asked before. */
const WITH = /^(?:with|带|有|配)/iu;
const TO_SOMEBODY = /\bto (?:the|this|his|her|my|our) /iu;
const HATS: ReadonlySet<string> = new Set(['hat', 'cap', 'crown', 'helmet']);
/** Beside whom the image is about is where things are put that have no other place. */
const BESIDE_THEM =
  /\b(?:next to|beside|near|by)\s+(?:him|her|them|it|me)\b|(?<!\p{Script=Han})在?[她他它我]?们?的?(?:旁边|身边|身旁)(?=再?[放加添画摆])/giu;
const BESIDE = /\b(?:on|onto|next to|beside|behind|near|under|by|over)\s+(?:the|his|her|its|their)\s+\w+/giu;
/** "steam to the coffee": what it is added to is there. */
const BESIDE_TO = /\b(?:to|into|in|inside|around)\s+(?:the|this|that|his|her|its|their|my)\s+(\w+)/giu;
/** 给猫加…: who gets it is there. */
const TO_ZH = /给(\p{Script=Han}{1,6}?)(?=再?[加添画放戴穿配])/gu;
/** 沙发上放一只猫: before the verb it says where. */
const BESIDE_ZH =
  /(?<!背)(?:在|往)?(?!背景)\p{Script=Han}{1,6}?(?:上面|下面|旁边|前面|后面|里面|上|旁|里|边)(?=(?:再)?[放加添画摆])/gu;
const STARS: Subject = { key: 'stars', drawing: '', kind: 'sky', height: 0.1, count: 1 };

const BARE_STARS = /^(?:(?:some|many|the) )?stars$|^星星$|^繁星$/iu;
const STARS_WORDS = /\bstars?\b|星星|繁星|群星/iu;

export function readAddition(clause: Clause, before: Before): Reading | null {
  const hasVerbs = findAll(clause, 'verb').length > 0;
  const goesOn =
    (before.verb === 'add' && (GOES_ON.test(clause.text) || (before.isJoined && isBareThing(clause.text)))) ||
    (before.verb !== undefined && WITH.test(clause.text));
  const isAdding = hasVerb(clause, 'add', 'wear') || (!hasVerbs && goesOn);
  if (!(isAdding || isGivingHat(clause)) || has(clause, 'not')) return null;
  const effects = readEffects(clause);
  const things = dropWearers(clause, readThings(clause));
  if (effects.length === 0 && things.operations.length === 0) return null;
  // "Make her wear a suit": she is there, and nobody asks for another one who wears it.
  if (DRESSES.test(clause.text) && things.operations.some(isFigure)) return null;
  // "Put the cat on the moon": nobody asks for a second one.
  if (movesWhatIsThere(clause) && !things.operations.every(isHat)) return null;
  return { operations: [...effects, ...things.operations], ignored: things.ignored };
}

const DRESSES =
  /\b(?:him|her|them|me|us|the (?:man|woman|girl|boy|person|people|model|lady|guy)) (?:to )?wear(?:ing)?\b/iu;

function isFigure(operation: Operation): boolean {
  return operation.do === 'add' && operation.subject.kind === 'figure';
}

function isHat(operation: Operation): boolean {
  return operation.do === 'add' && operation.subject.kind === 'hat';
}

function isStrewn(operation: Operation): boolean {
  return operation.do === 'add' && countStrewn(operation.subject, true) !== null;
}

function isGivingHat({ text }: Clause): boolean {
  if (!GIVE.test(text)) return false;
  return readName(text).subjects.some(({ kind, person }) => kind === 'hat' || wearsHat(person));
}

/** "give the cat a hat": the cat is there, and only the hat is added, or nothing where it is of a kind that is not drawn. */
function dropWearers(clause: Clause, things: Things): Things {
  const isFor = GIVE.test(clause.text) || hasVerb(clause, 'wear') || TO_SOMEBODY.test(clause.text);
  if (!isFor || !(things.operations.some(isHat) || isGivingHat(clause))) return things;
  return { ...things, operations: things.operations.filter(isHat) };
}

/** Given to somebody, it is worn by them. */
function wearsHat(person: Subject['person']): boolean {
  return person?.wears.some(({ garment }) => HATS.has(garment)) === true;
}

/** 加猫和狗, "add a moon and stars": nothing but the name of a thing. */
function isBareThing(text: string): boolean {
  if (BARE_STARS.test(text)) return true;
  if (!/^(?:\p{Script=Han}{1,4}|[a-z]+s)$/iu.test(text)) return false;
  const { subjects, ignored } = readName(text);
  return subjects.length > 0 && ignored.length === 0;
}

/** Weather, hours and tones that are added: "add fog", "add a vignette". */
function readEffects(clause: Clause): Operation[] {
  const amount = amountOf(clause);
  return clause.tokens.flatMap((token): Operation[] => {
    if (token.meanings.some(({ is }) => is === 'region' || is === 'place')) return [];
    const sort = meaningOf(token, 'sort')?.value;
    const tone = meaningOf(token, 'tone')?.value;
    const hour = meaningOf(token, 'hour')?.value;
    const season = meaningOf(token, 'season')?.value;
    const ink = meaningOf(token, 'ink')?.value;
    const look = meaningOf(token, 'look')?.value;
    const matter = meaningOf(token, 'matter')?.value;
    if (matter === 'noise') return [{ do: 'tone', tone: 'grain', amount }];
    if (season)
      return [
        season === 'autumn' ? { do: 'weather', sort: 'leaves', amount } : { do: 'season', season, amount },
      ];
    if (sort) return [{ do: 'weather', sort, amount }];
    if (tone) return [{ do: 'tone', tone, amount }];
    if (hour) return [{ do: 'hour', hour, amount }];
    if (ink) return [{ do: 'ink', ink, amount }];
    if (look && look !== 'auto' && look !== 'logo' && look !== 'poster')
      return [{ do: 'look', look, amount: 0.85 }];
    if (meaningOf(token, 'verb')?.value === 'blur') {
      const isBehind = /background|bokeh|depth|背景|景深|散景/iu.test(clause.text);
      return [{ do: 'blur', region: isBehind ? 'background' : 'whole', amount }];
    }
    return [];
  });
}

/** Drawn on the foam of a cup that is there: not another cup. */
const ON_FOAM = /\blatte art\b|\bfoam art\b|拉花/iu;

type Things = { operations: Operation[]; ignored: string[] };

function readThings(clause: Clause): Things {
  if (AT_BODY.test(clause.text) || ON_FOAM.test(clause.text))
    return { operations: [], ignored: [clause.text] };
  const place = placeOf(clause);
  const { words, beside } = wordsOfThings(clause, place);
  const reading = parsePrompt(words);
  const ignored = reading.ignored.filter((word) => !isFiller(clause, word));
  const operations: Operation[] = [];
  const undrawn: Subject[] = [];
  for (const subject of reading.subjects) {
    const drawn = prepareSubject(subject, words);
    if (drawn && !(place.on === 'head' && drawn.kind !== 'hat'))
      operations.push({ do: 'add', subject: drawn, place, size: sizeOf(clause) });
    else undrawn.push(subject);
  }
  if (operations.length === 0 && STARS_WORDS.test(words))
    operations.push({
      do: 'add',
      subject: { ...STARS, words: STARS_WORDS.exec(words)?.[0] ?? '' },
      place,
      size: 1,
    });
  ignored.push(...wordsNotPainted(reading, undrawn, operations.length > 0));
  // "Hearts around the cat": that is where such things are strewn.
  const isSaid = operations.every((one) => isHat(one) || isStrewn(one)) || beside.length === 0;
  const next = besideWhat(beside);
  if (!isSaid && next)
    return {
      operations: operations.map((one) => (one.do === 'add' ? { ...one, beside: next } : one)),
      ignored,
    };
  return { operations, ignored: isSaid ? ignored : [...ignored, ...beside] };
}

/** Words of things that cannot be added, and places and hours that were named beside those that are. */
function wordsNotPainted(
  { subjects, understood }: PromptReading,
  undrawn: readonly Subject[],
  isAnyAdded: boolean,
): string[] {
  const keys = new Set(undrawn.map(({ key }) => key));
  const left = new Set(undrawn.map(({ words }) => words));
  // To read each word by itself takes longer than all of them together: only where its thing is not known by it.
  const names = new Set(subjects.map(({ words }) => words));
  return understood.filter((word) => {
    if (names.has(word)) return left.has(word);
    const key = keyOfNoun(word);
    if (key !== undefined) return keys.has(key);
    const alone = readName(word);
    return alone.subjects.length > 0
      ? alone.subjects.some(({ key }) => keys.has(key))
      : alone.scenes.length > 0 && isAnyAdded;
  });
}

/** What is read elsewhere, or says nothing of a thing. */
const KNOWN: ReadonlySet<MeaningName> = new Set([
  'verb',
  'place',
  'degree',
  'whole',
  'into',
  'sort',
  'tone',
  'frame',
  'quote',
  'text',
  'hour',
  'season',
  'region',
  'matter',
  'look',
]);
/** Of these a word is the thing that is added only when it is nothing else: a tree, but not the snow. */
const NEVER_THINGS: ReadonlySet<MeaningName> = new Set(['sort', 'hour', 'tone', 'season', 'place']);

/** "Next to the cup": what is put is beside what stands out; whether that is the cup is seen on the image. */
const NEXT_TO =
  /^(?:next to|beside|near|by)\s+(?:the|his|her|its|their)\s+(\w+)$|^(?:在|往)?(\p{Script=Han}{1,4}?)的?(?:旁边|边上|旁)$/iu;

function besideWhat(beside: readonly string[]): Extract<Operation, { do: 'add' }>['beside'] {
  const [words = '', ...more] = beside.map((word) => word.trim());
  const [, name, han] = NEXT_TO.exec(words) ?? [];
  const what = more.length === 0 ? readThingName(name ?? han ?? '') : null;
  return what && what !== 'drink' ? { what, words } : undefined;
}

/** The clause without what is known here: verbs, places, degrees. */
function wordsOfThings(clause: Clause, place: Place): { words: string; beside: string[] } {
  const hasWearer = isWorn(clause, place) || GIVE.test(clause.text);
  const beside: string[] = [];
  // "on the cat", "next to the house": what is there already is not drawn again, and nobody knows where it is.
  const leaveOut = (found: string, at: number): string => {
    const isPlace = clause.tokens.some(
      ({ start, end, meanings }) =>
        start < at + found.length && end > at && meanings.some(({ is }) => is === 'place'),
    );
    if (isPlace) return found;
    beside.push(found);
    return ' '.repeat(found.length);
  };
  const leaveOutThere = (found: string, name: string, at: number): string =>
    isThereAlready(clause, name) ? leaveOut(found, at) : found;
  let words = clause.text
    .replace(BESIDE_THEM, (found) => ' '.repeat(found.length))
    .replace(BESIDE_ZH, leaveOut)
    .replace(BESIDE, leaveOut)
    .replace(BESIDE_TO, leaveOutThere)
    .replace(TO_ZH, leaveOutThere);
  for (const token of clause.tokens.toReversed()) {
    if (!token.meanings.some(({ is }) => KNOWN.has(is))) continue;
    // What somebody wears is nothing that is known of a thing: "a cat in a suit".
    if (meaningOf(token, 'region')?.value.kind === 'person') continue;
    const isThing =
      readName(token.text).subjects.length > 0 && !token.meanings.some(({ is }) => NEVER_THINGS.has(is));
    const isWearer = hasWearer && meaningOf(token, 'region') !== undefined;
    if (isWearer || !isThing) words = `${words.slice(0, token.start)} ${words.slice(token.end)}`;
  }
  return { words, beside };
}

/** Where things are put, and not beside which. */
const PLACES: ReadonlySet<Region['kind']> = new Set(['background', 'sky', 'ground', 'plants']);
/** Of plants: what is one thing. */
const TREE = /^trees?$|^树木?$/iu;

function isThereAlready({ tokens }: Clause, name: string): boolean {
  const isImage = tokens.some(
    ({ text, meanings }) =>
      text === name &&
      !TREE.test(name) &&
      meanings.some(
        (meaning) => meaning.is === 'whole' || (meaning.is === 'region' && PLACES.has(meaning.value.kind)),
      ),
  );
  return !isImage && (readThingName(name) !== null || readName(name).subjects.length > 0);
}

/** One of many little words that count things. */
const MEASURE = /^[顶副座艘朵颗束道轮匹条棵只个把盏]$/u;

function isFiller(clause: Clause, word: string): boolean {
  return (
    MEASURE.test(word) || clause.tokens.some((token) => token.text === word && meaningOf(token, 'filler'))
  );
}

function prepareSubject(subject: Subject, words: string): Subject | null {
  if (WORN.test(subject.key) || WORN.test(subject.drawing)) return null;
  if (subject.drawing === 'top-hat' && OTHER_HAT.test(words)) return null;
  const drawing = ALONE[subject.key] ?? subject.drawing;
  const hasNumber = /\d|\b(?:one|two|three|four|five|many|a|an|several|some|few)\b|[一二三四五两几]/iu.test(
    words,
  );
  const isOne =
    /\b(?:a|an|one)\b|一[只个顶条艘朵匹座]/iu.test(words) &&
    !/\b(?:few|couple|flock|group|pair)\b/iu.test(words);
  const usual = countStrewn(subject, hasNumber) ?? WITHOUT_NUMBER[subject.key] ?? subject.count;
  const count = isOne ? 1 : hasNumber ? subject.count : usual;
  const least =
    subject.kind === 'plant' ? LEAST_PLANT : countStrewn(subject, true) === null ? 0 : LEAST_STREWN;
  const height = Math.max(least, subject.height);
  const drawn = { ...subject, drawing, count, height };
  return canAdd(drawn) ? drawn : null;
}

function isWorn(clause: Clause, place: Place): boolean {
  return hasVerb(clause, 'wear') || place.on === 'head';
}

function sizeOf(clause: Clause): number {
  if (/\b(?:big|large|huge|giant|enormous)\b|大/iu.test(clause.text)) return 1.5;
  if (/\b(?:small|little|tiny|mini)\b|小/iu.test(clause.text)) return 0.62;
  return 1;
}

/** Words to be written: "add the text "…"", "写上“…”". */
export function readWords(clause: Clause): Reading | null {
  const quote = findAll(clause, 'quote')[0];
  if (!quote || hasVerb(clause, 'remove', 'replace')) return null;
  const text = clause.quotes[quote.meaning.value] ?? '';
  const isAsked = hasVerb(clause, 'write', 'add', 'change') || has(clause, 'text');
  if (text === '' || !isAsked) return null;
  const colour = coloursOf(clause)[0]?.colour.rgb;
  const size = sizeOf(clause);
  return { operations: [{ do: 'words', text, place: placeOf(clause), size, ...(colour && { colour }) }] };
}
