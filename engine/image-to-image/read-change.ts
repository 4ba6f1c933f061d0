// Reads what asks for another light, colour, hour, season, weather or manner of painting.
import {
  amountOf,
  coloursOf,
  distinctRegions,
  findAll,
  has,
  hasVerb,
  meaningOf,
  ofOne,
  type Before,
  type Clause,
  type Reading,
} from './clause.ts';
import type { Rgb } from '#engine/raster/colour.ts';
import type { HueName, Operation, Region, Tone } from './instruction.ts';
import type { PersonPart } from '#engine/photo/find-person-parts.ts';
import { OPPOSITES } from './lexicon/changes.ts';
import { COLOUR_WORDS, type ColourEntry } from './lexicon/colours.ts';
import { findNamedThing, isOnlyWhere } from './read-thing.ts';
import type { Token } from './read-tokens.ts';

type Step = { at: number; operation: Operation };

/**
 * Null when the clause asks for no change that is known, or for one of something that cannot be found in an image
 * ("make the car red"): nothing is guessed.
 */
export function readChange(clause: Clause, before: Before): Reading | null {
  const scope = findScope(clause, before);
  if (!scope) return null;
  // "Make her blonde": of some colours only hair is.
  if (coloursOf(clause).some(({ colour }) => colour.isOfHair) && !scope.regions.some(isBeard))
    scope.regions = [withOwner(ofOne(HAIR, clause), clause)];
  if (paintsSomebody(clause, scope)) return null;
  const amount = amountOf(clause);
  const isLess = hasVerb(clause, 'less') || has(clause, 'too') || has(clause, 'not');
  if (has(clause, 'not') && !has(clause, 'too') && !hasVerb(clause, 'less')) return null;
  const steps: Step[] = [];
  for (const token of clause.tokens) {
    if (scope.used.has(token)) continue;
    const read = readWord(token, clause, isLess, amount);
    if (read === null) return null;
    if (read) steps.push({ at: token.start, operation: read });
  }
  const chosen = dropBefore(steps, clause).filter(isFirst);
  const operations = chosen.flatMap((operation) =>
    scope.regions.length === 0 || !('amount' in operation)
      ? [operation]
      : scope.regions.map((region) => within(operation, region)),
  );
  // "Make the left side blue": nobody knows what lies there, and all of it is not meant.
  const isOfPlace = scope.regions.length === 0 && has(clause, 'place');
  if (isOfPlace && chosen.some(({ do: name }) => OF_REGION.has(name))) return null;
  if (operations.length === 0 || operations.some((operation) => operation === null)) return null;
  return { operations: operations as Operation[] };
}

/** "Make him black": of a person nobody wants a figure of that colour, and what else is meant cannot be told. */
function paintsSomebody(clause: Clause, { regions }: Scope): boolean {
  const isOfSkin = coloursOf(clause).some(({ colour }) => SKIN_TONES.has(colour.rgb));
  const isOfPerson = findAll(clause, 'region').some(
    ({ token, meaning }) => meaning.value.kind === 'subject' && PERSON.test(token.text),
  );
  return isOfSkin && isOfPerson && regions.every(({ kind }) => kind === 'subject');
}

const PERSON =
  /^(?:him|her|person|people|everyone|everybody|man|woman|girl|boy|model|人物?|人像|大家|所有人|每个人|他们?|她们?|女孩|男孩|模特)$/iu;

function isBeard(region: Region): boolean {
  return region.kind === 'person' && region.part === 'beard';
}

/** "cinematic with teal and orange" is the same look twice. */
function isFirst(operation: Operation, at: number, all: readonly Operation[]): boolean {
  const lasting = ['look', 'season', 'hour', 'weather'];
  const same = JSON.stringify(operation);
  return !lasting.includes(operation.do) || all.findIndex((one) => JSON.stringify(one) === same) === at;
}

const OF_REGION: ReadonlySet<Operation['do']> = new Set(['colour', 'ink', 'look']);

/** "the dress from red to blue": what colour it had. */
const FROM = /\bfrom\s+(?:a\s+|the\s+)?$|[从由]$/iu;

type Scope = { regions: Region[]; used: Set<Token> };

/** "The blue sky pink": found without its colour, which a dress may have as well. */
const FOUND_ALONE: ReadonlySet<Region['kind']> = new Set(['sky', 'wall', 'plants']);

/** What shall be changed: regions, things of one colour, or everything. Null: something that nobody can find. */
function findScope(clause: Clause, before: Before): Scope | null {
  const used = new Set<Token>();
  const regions: Region[] = [...before.regions];
  const colours = coloursOf(clause);
  const changes = clause.tokens.filter(isChange);
  const unknown = clause.tokens.filter(({ meanings }) => meanings.length === 0);
  const first = colours[0];
  const isHueNamed =
    first !== undefined && changes.some((token) => token.start > first.token.start && token !== first.token);
  const isOldColour = first !== undefined && FROM.test(clause.text.slice(0, first.token.start));
  let worn: Rgb | undefined;
  let ofThing: Pick<ColourEntry, 'hue' | 'rgb'> | undefined;
  if (first && isHueNamed && isOldColour && (has(clause, 'region') || findNamedThing(clause))) {
    used.add(first.token);
    worn = first.colour.rgb;
  } else if (first && isHueNamed && isTarget(clause, first.token)) {
    // "the red one blue": what is red, whatever it is. "The red car", "the red dress": that one, of whatever red.
    used.add(first.token);
    const named = clause.tokens.filter(
      (token) =>
        token.start > first.token.start &&
        token.start < (changes.find(({ start }) => start > first.token.start)?.start ?? 0) &&
        (token.meanings.length === 0 || meaningOf(token, 'region')),
    );
    const isNamed = named.some(({ meanings }) => meanings.length === 0) && findNamedThing(clause) !== null;
    if (named.some((token) => meaningOf(token, 'region')?.value.kind === 'person')) worn = first.colour.rgb;
    else if (isNamed) ofThing = first.colour;
    else if (!named.some((token) => FOUND_ALONE.has(meaningOf(token, 'region')?.value.kind ?? 'hue'))) {
      regions.push({ kind: 'hue', hue: first.colour.hue });
      for (const token of named) used.add(token);
    }
  }
  const thing = unknown.every((token) => used.has(token)) ? null : findNamedThing(clause);
  if (thing) {
    regions.push(ofThing ? { ...thing.region, hue: ofThing.hue, rgb: ofThing.rgb } : thing.region);
    for (const token of thing.tokens) used.add(token);
  }
  for (const { token, meaning } of findAll(clause, 'region')) {
    if (used.has(token)) continue;
    if (MAY_BE_WHERE.has(meaning.value.kind) && isOnlyWhere(clause, token)) return null;
    used.add(token);
    regions.push(withOwner(withWorn(ofOne(meaning.value, clause), worn), clause));
  }
  // "The cat's eyes": parts of faces but eyes are found on people only, and not all of the cat is meant.
  if (thing && regions.some(isPartOfFace)) {
    const isOfEyes =
      thing.region.what === 'animal' && regions.every((region) => region === thing.region || isEyes(region));
    return isOfEyes && unknown.every((token) => used.has(token))
      ? { regions: [{ kind: 'animal-eyes' }], used }
      : null;
  }
  // "change it to a red dress": another garment, which is not only a colour.
  const into = findAll(clause, 'into')[0]?.token.start ?? Infinity;
  const isDressed = findAll(clause, 'region').some(
    ({ token, meaning }) =>
      token.start > into &&
      meaning.value.kind === 'person' &&
      GARMENTS.has(meaning.value.part) &&
      !ANY_GARMENT.test(token.text),
  );
  if (isDressed) return null;
  // 右边女人的头发: the hair, and not all of her.
  const meant = regions.some(isPartOfFace) ? regions.filter(({ kind }) => kind !== 'subject') : regions;
  return unknown.every((token) => used.has(token)) ? { regions: distinctRegions(meant), used } : null;
}

/** "the red dress": of whoever wears such a one. */
function withWorn(region: Region, worn: Rgb | undefined): Region {
  const isGarment = region.kind === 'person' && GARMENTS.has(region.part);
  return isGarment && worn ? { ...region, worn } : region;
}

/** "Her dress": of several people it must be said whose. */
const OF_ONE =
  /\b(?:her|his)\b|\b(?:man|woman|girl|boy|lady|guy|person|child|kid)['’]s\b|\bof the (?:man|woman|girl|boy|lady|guy|person|child|kid)\b|[她他](?!们)/iu;

function withOwner(region: Region, { text }: Clause): Region {
  const isUnsaid = region.kind === 'person' && region.across === undefined && region.worn === undefined;
  return isUnsaid && OF_ONE.test(text) ? { ...region, isOfOne: true } : region;
}

function isPartOfFace({ kind }: Region): boolean {
  return kind === 'person';
}

function isEyes(region: Region): boolean {
  return region.kind === 'person' && region.part === 'eyes';
}

const MAY_BE_WHERE: ReadonlySet<Region['kind']> = new Set(['wall', 'floor', 'table']);
/** "Into white clothes" asks for no other garment. */
const ANY_GARMENT = /^(?:clothes|clothing|outfit|garment|衣服|服装|服饰|衣着|上衣|裤子)$/iu;
const GARMENTS: ReadonlySet<PersonPart> = new Set(['clothes', 'upper-clothes', 'lower-clothes']);

/** "The red parts", 红色的地方. */
const ANY_PART = /^(?:parts?|areas?|ones?|things?|bits?|部分|地方|区域)$/iu;

/** A colour that names what is there, and not what shall become of it: before a thing, or before "into". */
function isTarget(clause: Clause, colour: Token): boolean {
  const next = clause.tokens.find(({ start }) => start >= colour.end);
  if (!next) return false;
  if (next.meanings.length === 0 || meaningOf(next, 'into') || ANY_PART.test(next.text)) return true;
  // "Make the red blue".
  if (meaningOf(next, 'colour') && /\bthe\s+$/iu.test(clause.text.slice(0, colour.start))) return true;
  // 红色部分, "red parts", "the red into blue".
  return meaningOf(next, 'region') !== undefined || meaningOf(next, 'verb')?.value === 'change';
}

const CHANGES = new Set(['tone', 'ink', 'hour', 'season', 'sort', 'look', 'colour']);

function isChange(token: Token): boolean {
  return token.meanings.some(({ is }) => CHANGES.has(is)) || meaningOf(token, 'verb')?.value === 'blur';
}

/** Undefined: the word asks for nothing. Null: it asks for what cannot be done. */
function readWord(
  token: Token,
  clause: Clause,
  isLess: boolean,
  amount: number,
): Operation | null | undefined {
  const tone = meaningOf(token, 'tone');
  const ink = meaningOf(token, 'ink');
  const hour = meaningOf(token, 'hour');
  const season = meaningOf(token, 'season');
  const sort = meaningOf(token, 'sort');
  const look = meaningOf(token, 'look');
  const colour = meaningOf(token, 'colour');
  const matter = meaningOf(token, 'matter')?.value;
  if (meaningOf(token, 'verb')?.value === 'blur') {
    // 模糊变清晰: from one to the other.
    const isCleared = findAll(clause, 'tone').some(
      ({ token: other, meaning }) => meaning.value === 'sharp' && other.start > token.start,
    );
    if (isCleared) return undefined;
    return isLess ? { do: 'tone', tone: 'sharp', amount } : readBlur(clause, amount);
  }
  if (matter === 'noise') return { do: 'tone', tone: isLess ? 'clean' : 'grain', amount };
  if (matter === 'haze')
    return isLess ? { do: 'tone', tone: 'dehaze', amount } : { do: 'weather', sort: 'fog', amount };
  if (matter === 'shadows') return readShadows(clause, amount);
  if (matter === 'highlights')
    return hasVerb(clause, 'less') ? { do: 'tone', tone: 'calm-lights', amount } : null;
  if (matter === 'colour') {
    // "warmer colours" are warmer; only colours alone are more of them.
    const isAlone = clause.tokens.every((other) => other === token || !isChange(other));
    if (!isAlone) return undefined;
    if (isLess || hasVerb(clause, 'more')) return { do: 'tone', tone: isLess ? 'muted' : 'vivid', amount };
    return meaningOf(token, 'tone') && !hasVerb(clause, 'change')
      ? { do: 'tone', tone: 'vivid', amount }
      : null;
  }
  if (tone) return readTone(tone.value, isLess, amount);
  if (ink) return isLess ? null : { do: 'ink', ink: ink.value, amount: Math.min(1, amount) };
  if (season) return isLess ? null : { do: 'season', season: season.value, amount };
  if (hour) return isLess ? null : { do: 'hour', hour: hour.value, amount };
  if (sort) {
    if (isLess) return sort.value === 'fog' ? { do: 'tone', tone: 'dehaze', amount } : null;
    return { do: 'weather', sort: sort.value, amount };
  }
  if (look && look.value !== 'auto' && !meaningOf(token, 'whole'))
    return isLess ? null : { do: 'look', look: look.value, amount: lookAmount(amount) };
  if (colour) return isLess ? null : { do: 'colour', colour: colour.value.rgb, amount };
  return undefined;
}

function lookAmount(amount: number): number {
  return amount === 1 ? 0.9 : Math.min(1, amount * 0.7);
}

function readTone(tone: Tone, isLess: boolean, amount: number): Operation | null {
  if (!isLess) return { do: 'tone', tone, amount };
  const opposite = OPPOSITES[tone];
  return opposite ? { do: 'tone', tone: opposite, amount } : null;
}

/** Shadows are opened; darker ones are contrast. */
function readShadows(clause: Clause, amount: number): Operation | null | undefined {
  const tones = findAll(clause, 'tone').map(({ meaning }) => meaning.value);
  if (tones.includes('darker') || hasVerb(clause, 'more')) return { do: 'tone', tone: 'contrast', amount };
  if (tones.includes('brighter') || hasVerb(clause, 'less'))
    return { do: 'tone', tone: 'open-shadows', amount };
  return tones.length > 0 ? undefined : null;
}

/** Whoever the image is about is made to stand out by a lens that shows all else softly. */
const STANDS_OUT = /\bstand(?:s|ing)? out\b|突出|凸显|突显/iu;

function readBlur(clause: Clause, amount: number): Operation | null {
  const regions = findAll(clause, 'region').map(({ meaning }) => meaning.value.kind);
  // What is named is not all of the image.
  if (findNamedThing(clause)) return null;
  if (STANDS_OUT.test(clause.text))
    return regions.length === 1 && regions[0] === 'subject'
      ? { do: 'blur', region: 'background', amount }
      : null;
  if (regions.includes('background')) return { do: 'blur', region: 'background', amount };
  if (regions.includes('sky')) return { do: 'blur', region: 'sky', amount };
  if (regions.length > 0) return null;
  // "Focus on the cat and blur the rest": never what the image is about.
  if (/\b(?:the rest|everything else|all else)\b|其余|其他/iu.test(clause.text))
    return { do: 'blur', region: 'background', amount };
  if (/\b(edges?|corners|borders?)\b|边缘|四周|四角/i.test(clause.text))
    return { do: 'blur', region: 'edges', amount };
  // A shallow depth of field is one of the background.
  if (/bokeh|depth of field|portrait mode|defocus|景深|散景|虚化|虚焦|人像模式/i.test(clause.text))
    return { do: 'blur', region: 'background', amount };
  return { do: 'blur', region: 'whole', amount };
}

/**
 * Of "turn the day into night" only the night is wanted; of "a bright summer day" the day belongs to the summer. The hour
 * comes first: rain falls from the clouds of a night, and a night's stars do not shine over the rain.
 */
function dropBefore(steps: Step[], clause: Clause): Operation[] {
  // "Night with rain" is both; only what is replaced with something is gone.
  const isBoth = (word: string): boolean => /^(?:with|in)$/iu.test(word) && !hasVerb(clause, 'replace');
  const into = findAll(clause, 'into').filter(
    ({ token }) => token.start > (steps[0]?.at ?? 0) && !isBoth(token.text),
  );
  const border = into.at(-1)?.token.start;
  const isAfter = ({ at }: Step): boolean =>
    border === undefined || at > border || !steps.some((step) => step.at > border);
  const kept = steps.filter(
    (step) => isAfter(step) || !['hour', 'season', 'weather'].includes(step.operation.do),
  );
  const shadows = kept.some(({ operation }) => operation.do === 'tone' && operation.tone === 'open-shadows');
  const isSet = kept.some(({ operation }) => operation.do === 'season' || operation.do === 'weather');
  return kept
    .map(({ operation }) => operation)
    .filter(
      (operation) =>
        !(shadows && operation.do === 'tone' && operation.tone === 'brighter') &&
        !(isSet && operation.do === 'hour' && operation.hour === 'day'),
    )
    .toSorted((one, other) => Number(other.do === 'hour') - Number(one.do === 'hour'));
}

/** A face is among the lightest parts of a photo already: the same change of light shows twice as much. */
const ON_SKIN = 0.5;
const LIGHT: ReadonlySet<Tone> = new Set(['brighter', 'darker']);
const SKIN: Region = { kind: 'skin' };
const HAIR: Region = { kind: 'person', part: 'hair' };
const WHITE = rgbOf('white');
const SKIN_TONES: ReadonlySet<Rgb | undefined> = new Set([WHITE, rgbOf('black'), rgbOf('brown')]);

function rgbOf(hue: HueName): Rgb | undefined {
  return COLOUR_WORDS.find((entry) => entry.hue === hue)?.rgb;
}

/** A face and its neck are one skin; a change of one alone is a mask. */
function isOfSkin(region: Region): boolean {
  return region.kind === 'skin' || (region.kind === 'person' && region.part === 'face');
}

const GOLD = rgbNamed('gold');
const BLONDE = rgbNamed('blonde');

function rgbNamed(word: string): Rgb | undefined {
  return COLOUR_WORDS.find(({ words }) => words.split(', ').includes(word))?.rgb;
}

const GREEN = rgbOf('green');
/** Of leaves and grass in the sun: of the green of paint they would be of plastic. */
const LEAF_GREEN: Rgb = [92, 142, 48];

/** Golden hair is blonde: of metal it would be a wig. */
function asGrown(colour: Rgb, region: Region): Rgb {
  if (region.kind === 'plants' && colour === GREEN) return LEAF_GREEN;
  const isHair = region.kind === 'person' && (region.part === 'hair' || region.part === 'beard');
  return isHair && colour === GOLD && BLONDE ? BLONDE : colour;
}

/** The same within a region; null where that cannot be done. */
function within(operation: Operation, region: Region): Operation | null {
  switch (operation.do) {
    case 'tone':
      if (!isOfSkin(region)) return { ...operation, region };
      return {
        ...operation,
        amount: operation.amount * (LIGHT.has(operation.tone) ? ON_SKIN : 1),
        region: SKIN,
      };
    case 'colour':
      // Nobody who asks for white skin wants chalk, nor soot for a dark one.
      if (isOfSkin(region) && SKIN_TONES.has(operation.colour)) {
        const tone = operation.colour === WHITE ? 'brighter' : 'darker';
        return { do: 'tone', tone, amount: operation.amount * ON_SKIN, region: SKIN };
      }
      return { ...operation, colour: asGrown(operation.colour, region), region };
    case 'ink':
    case 'look':
      return { ...operation, region };
    case 'blur':
      return operation;
    case 'hour':
    case 'season':
    case 'weather':
      // "snow on the ground", "autumn leaves": the region is what the change is known by.
      return ['plants', 'ground', 'floor'].includes(region.kind) ? operation : null;
    default:
      return null;
  }
}
