// Reads an instruction in English or Chinese: what is asked, in its order, and what nobody here understands.
import {
  distinctRegions,
  findAll,
  has,
  hasVerb,
  meaningOf,
  ofOne,
  placeOf,
  unknownWords,
  withoutEcho,
  withoutManner,
  type Before,
  type Clause,
  type Reading,
} from './clause.ts';
import { fixSpelling } from './fix-spelling.ts';
import { formatReason } from './format-reason.ts';
import type { Instruction, Operation, Part, Region, ThingKind } from './instruction.ts';
import type { Verb } from './lexicon/scope.ts';
import { readAddition, readWords } from './read-addition.ts';
import { readChange } from './read-change.ts';
import { forgetNames } from './read-name.ts';
import { readPerson } from './read-person.ts';
import { readDrink } from './read-drink.ts';
import { readFilter } from './read-filter.ts';
import { readBehindCut, readScene, withoutWhere } from './read-scene.ts';
import { readShape } from './read-shape.ts';
import { readSteam } from './read-steam.ts';
import { readSubject } from './read-subject.ts';
import { readTrick } from './read-trick.ts';
import { addressTo, takeWearer } from './read-wearer.ts';
import { findNamedThing, findReason } from './read-thing.ts';
import { readTokens, type MeaningName, type Token } from './read-tokens.ts';
import { settleParts } from './settle-parts.ts';
import { joinHalves } from './join-halves.ts';
import { splitInstruction } from './split-instruction.ts';

/** Each is done to the whole image, which takes its time. Nobody asks for so many at once in earnest. */
const MOST_PARTS = 50;

/** Needs the prepared drawings (their words say which things can be added). */
export function readInstruction(instruction: string): Instruction {
  forgetNames();
  const { clauses: said, quotes } = splitInstruction(instruction);
  const clauses = joinHalves(said);
  const parts: Part[] = [];
  const ignored: string[] = [];
  let before: Before = { verb: undefined, regions: [], isJoined: false };
  for (const [index, { text, isJoined }] of clauses.entries()) {
    const fixed = fixSpelling(text);
    const clause: Clause = { text: fixed, tokens: readTokens(fixed), quotes };
    const count = parts.length;
    const words = showQuotes(text, quotes);
    const last = parts.at(-1);
    if (isJoined && last?.operation.do === 'erase' && SHADOW.test(text)) {
      parts[parts.length - 1] = { ...last, words: `${last.words} + ${words}` };
      continue;
    }
    const now = isJoined ? goOn(clause, { ...before, isJoined }, parts.at(-1)) : before;
    const reading =
      readOfWearer(clause, now) ??
      readFramed(clause, now) ??
      readClause(clause, now) ??
      readBehindCut(clause, last?.operation) ??
      readExcept(clause, now) ??
      readCompany(clause, now);
    if (reading) {
      const room = reading.operations.slice(0, MOST_PARTS - parts.length);
      parts.push(...room.map((operation) => ({ operation, words })));
      ignored.push(...(reading.ignored ?? []), ...(room.length < reading.operations.length ? [words] : []));
    } else if (clause.tokens.some(({ meanings }) => meanings.every(({ is }) => is !== 'filler'))) {
      const regions = regionsOnly(clause);
      const isOpen =
        regions.length > 0 && index < clauses.length - 1 && !hasVerb(clause, 'remove', 'add', 'replace');
      if (isOpen) {
        before = {
          verb: verbOf(clause) ?? before.verb,
          regions: distinctRegions([...before.regions, ...regions]),
          isJoined: false,
        };
        continue;
      }
      if (placeAlone(clause, parts, words)) continue;
      const why = findReason(clause);
      ignored.push(why ? formatReason(words, why) : words);
    }
    const isGiven = parts.length > count && ['wear', 'add'].includes(parts.at(-1)?.operation.do ?? '');
    // "Give her a hat, a scarf": what is given is added.
    before = { verb: isGiven ? 'add' : (verbOf(clause) ?? before.verb), regions: [], isJoined: false };
  }
  const settled = settleParts(parts);
  return { parts: settled.parts, ignored: [...ignored, ...settled.ignored] };
}

/** What goes with everything that is taken away. */
const SHADOW = /^(?:its|his|her|their|the) shadows?$|^(?:[它他她]们?的)?(?:影子|阴影)$/iu;

/** "the sky pink and brighter": what is named no more is still meant. */
function goOn(clause: Clause, before: Before, last: Part | undefined): Before {
  const region = last && regionOf(last.operation);
  // Skin is smoothed wherever something else was changed before.
  if (findAll(clause, 'tone').some(({ meaning }) => meaning.value === 'smooth-skin')) return before;
  const namesNothing = !has(clause, 'region') && !has(clause, 'whole') && unknownWords(clause).length === 0;
  const isBare = namesNothing && findAll(clause, 'verb').length === 0;
  return region && isBare ? { ...before, regions: [region] } : before;
}

function regionOf(operation: Part['operation']): Region | undefined {
  if (operation.do === 'enlarge-eyes') return { kind: 'person', part: 'eyes' };
  return 'region' in operation && typeof operation.region === 'object' ? operation.region : undefined;
}

/** "Crop to the man in the yellow suit": what is asked of him, and by what he is known. */
function readOfWearer(clause: Clause, before: Before): Reading | null {
  const wearer = takeWearer(clause);
  const reading = wearer && readClause(wearer.clause, before);
  return reading && addressTo(reading, wearer.wearing);
}

function readClause(asked: Clause, before: Before): Reading | null {
  const clause = withoutEcho(withoutManner(withoutWhere(asked)));
  return (
    readWords(clause) ??
    readKeep(clause) ??
    readEnhance(clause) ??
    readPalette(clause) ??
    readMarble(clause) ??
    readPerson(clause, before) ??
    readTrick(clause, before) ??
    readSubject(clause) ??
    readSteam(clause, before) ??
    readDrink(clause) ??
    readCutOut(clause) ??
    readRemoval(clause) ??
    readFilter(clause) ??
    readScene(clause) ??
    readShape(clause) ??
    readAddition(clause, before) ??
    (hasVerb(clause, 'add', 'remove', 'wear', 'replace') && !hasBothColours(clause)
      ? null
      : readChange(clause, before))
  );
}

const FRAMED = /^(.+?)(?:\s+with\s+|，?(?:再?加上?|配上?|带))(.+)$/iu;
const IN_FRAME = ['look', 'tone', 'ink', 'hour', 'season', 'sort'] as const;

/** "a vintage look with a white border": the frame is not all of it. */
function readFramed(clause: Clause, before: Before): Reading | null {
  const [, first, second] = has(clause, 'frame') ? (FRAMED.exec(clause.text) ?? []) : [];
  if (first === undefined || second === undefined) return null;
  const [inside, frame] = [first, second].map((text): Clause => ({
    text,
    tokens: readTokens(text),
    quotes: clause.quotes,
  })) as [Clause, Clause];
  if (!has(frame, 'frame') || has(inside, 'frame') || !IN_FRAME.some((name) => has(inside, name)))
    return null;
  const [main, around] = [readClause(inside, before), readClause(frame, before)];
  return (
    main &&
    around && {
      operations: [...main.operations, ...around.operations],
      ignored: [...(main.ignored ?? []), ...(around.ignored ?? [])],
    }
  );
}

const MARBLE = /\bmarble\b|大理石/iu;
/** "Put it on a marble table": what stands there stays, and the table is another one. */
const LAID_ON = /\b(?:put|place|set)\s+(?:it|this|that|them)\s+on\b|[放摆](?:在|到)/iu;
const OF_STONE: ReadonlySet<Region['kind']> = new Set(['table', 'floor', 'wall']);

/** "a marble table", 把桌子换成大理石的: a large surface, and nothing that has a form of its own. */
function readMarble(clause: Clause): Reading | null {
  if (!MARBLE.test(clause.text) || has(clause, 'not') || hasVerb(clause, 'remove')) return null;
  if (hasVerb(clause, 'add') && (!LAID_ON.test(clause.text) || has(clause, 'colour'))) return null;
  const regions = findAll(clause, 'region').map(({ meaning }) => meaning.value);
  const below: Region[] = placeOf(clause).on === 'table' && regions.length === 0 ? [{ kind: 'table' }] : [];
  const [region, ...more] = distinctRegions([...regions, ...below]);
  const isKnown = unknownWords(clause).every(({ text }) => text.replace(MARBLE, '').trim() === '');
  return region && more.length === 0 && OF_STONE.has(region.kind) && isKnown
    ? { operations: [{ do: 'marble', region }] }
    : null;
}

const COMPANY = /^(.+?)\s+with\s+(.+)$/iu;

/** "night with stars": the night, and stars as well. Only where the first half is understood alone. */
function readCompany({ text, quotes }: Clause, before: Before): Reading | null {
  const [, first, second] = COMPANY.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  const read = (words: string) => readClause({ text: words, tokens: readTokens(words), quotes }, before);
  const main = read(first);
  if (!main) return null;
  const found = read(`add ${second}`);
  // "Add an angel with wings": nobody who is there wears them.
  const isOfAdded = main.operations.some(isAdded) && found?.operations.some(isWorn);
  const company = isOfAdded ? null : found;
  return {
    operations: [...main.operations, ...(company?.operations ?? [])],
    ignored: [...(main.ignored ?? []), ...(company ? (company.ignored ?? []) : [showQuotes(second, quotes)])],
  };
}

function isAdded({ do: name }: Operation): boolean {
  return name === 'add';
}

function isWorn({ do: name }: Operation): boolean {
  return name === 'wings' || name === 'wear';
}

const EXCEPT =
  /^(.*?)\s*\b(?:except|but not|apart from|other than)\s+(.+)$|^(.*?)除了?(.+?)(?:之外|以外|外)?(?:[的]?(?:其他|其它|其余|剩下)\S*?(?=[变都全转弄改调做])|(?=[都全])|$)(.*)$/iu;
const REST = /\b(?:everything(?: else)?|all(?: else)?|the rest)\b/iu;

/** "black and white except the red", "except the red bus everything black and white", 除了红色都变黑白. */
function readExcept({ text, quotes }: Clause, before: Before): Reading | null {
  const [, first, second, firstZh = '', keptZh, restZh = ''] = EXCEPT.exec(text) ?? [];
  const read = (words: string) => readClause({ text: words, tokens: readTokens(words), quotes }, before);
  const rest = second === undefined ? -1 : second.search(REST);
  const kept = keptZh ?? (rest > 0 ? second?.slice(0, rest) : second);
  if (kept === undefined) return null;
  const change =
    keptZh === undefined ? `${first ?? ''} ${rest > 0 ? second?.slice(rest) : ''}` : firstZh + restZh;
  const keeping = read(keptZh === undefined ? `keep ${kept}` : `保留${kept}`);
  const main = change.trim() === '' ? { operations: [] } : read(change.trim());
  return (
    keeping &&
    main && { operations: [...main.operations, ...keeping.operations], ignored: main.ignored ?? [] }
  );
}

/** "replace red with blue" is a change of colour. */
function hasBothColours(clause: Clause): boolean {
  return hasVerb(clause, 'replace') && findAll(clause, 'colour').length > 1;
}

const ONLY = /\bonly\b|只|仅/iu;

/** "keep the face as it is", "只保留红色". What is kept by a crop is what it is cut to: 只保留脸部裁剪. */
function readKeep(clause: Clause): Reading | null {
  if (!hasVerb(clause, 'keep') || hasVerb(clause, 'crop')) return null;
  const others = unknownWords(clause).filter((word) => !isOfColour(clause, word));
  const thing = others.length > 0 ? findNamedThing(clause) : null;
  const unknown = others.filter((word) => !thing?.tokens.includes(word));
  const regions = findAll(clause, 'region').map(({ meaning }) => ofOne(meaning.value, clause));
  if (thing) regions.push(thing.region);
  const isOnly = ONLY.test(clause.text);
  const isPerson = has(clause, 'kept-with-subject') && !isOnly;
  if (isPerson) regions.push({ kind: 'subject' });
  // "keep the suit orange": hair of nearly that colour is none of it.
  const isWorn = regions.some(({ kind }) => kind === 'person');
  for (const { meaning } of isWorn ? [] : findAll(clause, 'colour'))
    regions.push({ kind: 'hue', hue: meaning.value.hue });
  if (unknown.length > 0) return null;
  const kept = distinctRegions(regions).filter(({ kind }) => !(isPerson && kind === 'person'));
  return {
    operations: kept.map((region): Operation => ({ do: 'keep', region, ...(isOnly && { isOnly }) })),
  };
}

/** "the red bus" is known by its colour, whatever it is. */
function isOfColour({ tokens }: Clause, word: Token): boolean {
  const before = tokens.filter(({ end }) => end <= word.start).at(-1);
  return before !== undefined && meaningOf(before, 'colour') !== undefined;
}

const ENHANCE =
  /^(?:please |can you )?(?:auto[- ]?)?(?:enhance|improve)(?: (?:it|this|the|my))*(?: (?:photo|picture|image|pic|quality))?$|^make (?:it|this|this photo|the photo|the picture) (?:look )?(?:better|nicer|prettier|more beautiful)$|^fix the (?:light(?:ing)?|exposure|colou?rs?)$|^(?:请|帮我)?(?:一键|自动)?(?:美化|优化|增强)(?:一下)?(?:这张)?(?:图片|照片|画面|光线)?$/iu;

/** "Enhance this photo", 一键美化: what one does to any photo first. */
function readEnhance({ text }: Clause): Reading | null {
  if (!ENHANCE.test(text)) return null;
  return {
    operations: [
      { do: 'tone', tone: 'exposed', amount: 1 },
      { do: 'tone', tone: 'open-shadows', amount: 0.5 },
      { do: 'tone', tone: 'clarity', amount: 0.6 },
      { do: 'tone', tone: 'vivid', amount: 0.4 },
    ],
  };
}

const REFERENCE =
  /\b(?:image|picture|photo|reference)\s*(?:no\.?\s*|#)?([2-4])\b|\b(second|third|fourth|2nd|3rd|4th|other|reference)\s+(?:image|picture|photo|one|reference)\b|\breference\b|(?:图片|照片|参考图|图)\s*([2-4二三四])|第\s*([2-4二三四])\s*[张幅个]|参考图/iu;
const ORDINALS: Readonly<Record<string, number>> = {
  second: 2,
  '2nd': 2,
  other: 2,
  reference: 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  二: 2,
  三: 3,
  四: 4,
};

/** "use the colours of image 2", "参考图2的色调". */
function readPalette(clause: Clause): Reading | null {
  const found = REFERENCE.exec(clause.text);
  if (!found) return null;
  const isOfColours =
    /colou?r|tone|palette|style|look|mood|light|grading|atmosphere|like|match|色|调|风格|氛围|参考|像/iu.test(
      clause.text,
    );
  if (!isOfColours) return null;
  const named = (found[1] ?? found[2] ?? found[3] ?? found[4] ?? '2').toLowerCase();
  return { operations: [{ do: 'palette', from: (ORDINALS[named] ?? (Number(named) || 2)) - 1, amount: 1 }] };
}

/** "cut out the person", 抠图, "a transparent background": everything but the subject is taken away. */
function readCutOut(clause: Clause): Reading | null {
  if (!hasVerb(clause, 'cut-out') || hasVerb(clause, 'replace')) return null;
  const unknown = unknownWords(clause);
  const thing = unknown.length > 0 ? findNamedThing(clause) : null;
  if (unknown.some((token) => !thing?.tokens.includes(token)) || thing?.region.what === 'drink') return null;
  // Nobody can be made transparent themselves.
  const isCutOut = !/transparent|透明/iu.test(clause.text);
  const regions = findAll(clause, 'region').map(({ meaning }) => ofOne(meaning.value, clause));
  const isOfOthers = regions.some(
    (value) => value.kind !== 'background' && !(isCutOut && value.kind === 'subject'),
  );
  if (isOfOthers || (thing && !isCutOut)) return null;
  const what = thing?.region.what as Exclude<ThingKind, 'drink'> | undefined;
  const across = regions.flatMap((region) => (region.kind === 'subject' ? (region.across ?? []) : []))[0];
  return one({ do: 'cut-out', ...(what && { what }), ...(across && { across }) });
}

const IN_BACKGROUND = /\b(?:in|from) (?:the )?back(?:ground|drop)\b|背景[里中上的]/iu;

/** What can be taken away: noise, haze, blur, colour, clouds, the background. */
function readRemoval(clause: Clause): Reading | null {
  const isRemoval =
    hasVerb(clause, 'remove') ||
    (has(clause, 'not') &&
      !has(clause, 'too') &&
      /\b(?:no|without)\b|无|没有/iu.test(clause.text) &&
      !hasVerb(clause, 'change'));
  if (!isRemoval || unknownWords(clause).length > 0) return null;
  const matters = new Set(findAll(clause, 'matter').map(({ meaning }) => meaning.value));
  const sorts = new Set(findAll(clause, 'sort').map(({ meaning }) => meaning.value));
  // "remove everything except the person": what is around them.
  const regions = findAll(clause, 'region').map(({ meaning }) => meaning.value.kind);
  if (regions.includes('background')) matters.add('background');
  if (matters.has('noise') || matters.has('grain')) return one({ do: 'tone', tone: 'clean', amount: 1 });
  if (matters.has('haze') || sorts.has('fog')) return one({ do: 'tone', tone: 'dehaze', amount: 1 });
  if (matters.has('blur')) return one({ do: 'tone', tone: 'sharp', amount: 1 });
  if (matters.has('background')) {
    // "The man in the suit in the background" stands in it: that is where he is.
    if (IN_BACKGROUND.test(clause.text) && regions.some((kind) => kind !== 'background')) return null;
    const colour = findAll(clause, 'colour').at(-1)?.meaning.value.rgb;
    return one(colour ? { do: 'background', words: '', colour } : { do: 'cut-out' });
  }
  if (sorts.has('cloudy')) return one({ do: 'weather', sort: 'cloudless', amount: 1 });
  if (matters.has('shadows')) return one({ do: 'tone', tone: 'open-shadows', amount: 1 });
  if (matters.has('colour') && findAll(clause, 'region').length === 0)
    return one({ do: 'ink', ink: 'grey', amount: 1 });
  return null;
}

function one(operation: Operation): Reading {
  return { operations: [operation] };
}

const BESIDE_PLACE: ReadonlySet<MeaningName> = new Set(['place', 'filler', 'verb', 'into', 'text']);

/** "写上“早安”，放在上方": where what was asked for right before shall be. */
function placeAlone(clause: Clause, parts: Part[], words: string): boolean {
  // A colour that is said alone in between is that of the letters.
  const at = parts.findLastIndex(({ operation }) => operation.do !== 'colour' || operation.region);
  const { operation, words: before = '' } = parts[at] ?? {};
  if (!(operation?.do === 'words' || operation?.do === 'add') || !has(clause, 'place')) return false;
  const isAlone = clause.tokens.every(({ meanings }) => meanings.some(({ is }) => BESIDE_PLACE.has(is)));
  if (!isAlone || hasVerb(clause, 'remove', 'crop')) return false;
  const place = { ...operation.place, ...placeOf(clause) };
  parts[at] = { operation: { ...operation, place }, words: `${before} + ${words}` };
  return true;
}

function regionsOnly(clause: Clause): Region[] {
  return unknownWords(clause).length > 0 ? [] : findAll(clause, 'region').map(({ meaning }) => meaning.value);
}

function verbOf(clause: Clause): Verb | undefined {
  const verb = clause.tokens
    .map((token) => meaningOf(token, 'verb')?.value)
    .find((value) => value !== undefined);
  return verb === 'wear' ? 'add' : verb;
}

function showQuotes(text: string, quotes: readonly string[]): string {
  return text
    .replace(/\s*\uE000(\d+)\uE000\s*/gu, (_, number: string) => ` “${quotes[Number(number)] ?? ''}” `)
    .trim();
}
