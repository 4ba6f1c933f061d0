// Reads what asks for another shape or position of the image, and for a frame around it.
import type { Operation, Region } from './instruction.ts';
import { findNamedThing, type NamedThing } from './read-thing.ts';
import {
  amountOf,
  coloursOf,
  findAll,
  has,
  hasVerb,
  meaningOf,
  placeOf,
  unknownWords,
  type Clause,
  type Reading,
} from './clause.ts';

const USUAL_ZOOM = 1.45;
const QUARTER = 90;
/** Degrees of what shall lean a little. */
const SLIGHTLY = 6;
/** Of a side of the image: what is cut off there. */
const CUT_OFF = 0.18;
const LOOK_IN_FRAME = 0.9;
const PERSON = /\b(?:person|man|woman|girl|boy|him|her|me|lady|guy)\b|人|女孩|男孩|他|她|我/iu;
const PEOPLE =
  /\b(?:faces|heads|people|persons|everyone|everybody|men|women|girls|boys|kids|children|family|friends|couple|group|them|us|their|(?:two|three|four|five) of them)\b|[他她我]们|大家|所有人|每个人|人们|[两三四五]个?人|全家/iu;
/** A frame of a colour that is none of the named ones. */
const NAMED_FRAMES: Readonly<Record<string, 'white' | 'black' | 'gold' | 'wood'>> = {
  white: 'white',
  black: 'black',
  brown: 'wood',
};

export function readShape(clause: Clause): Reading | null {
  if (hasVerb(clause, 'zoom-out')) return readExtend(clause);
  const trim = readTrim(clause);
  if (trim) return trim;
  // What is left over names something that is not the image: "rotate the car".
  const isNearer = hasVerb(clause, 'crop', 'zoom-in') && unknownWords(clause).length > 0;
  const thing = isNearer ? findNamedThing(clause, true) : null;
  if (thing) return readCropTo(clause, thing);
  const isTurned = hasVerb(clause, 'turn');
  const isOfImage =
    unknownWords(clause).every(({ text }) => isTurned && /^\d{1,3}$/u.test(text)) &&
    findAll(clause, 'region').every(({ meaning }) => isWhom(meaning.value));
  if (!isOfImage) return null;
  return (
    readTurn(clause) ??
    readMirror(clause) ??
    readStraighten(clause) ??
    readCircle(clause) ??
    readCrop(clause) ??
    readFrame(clause)
  );
}

const TRIM =
  /\b(?:crop|cut|trim|chop)(?:\s+(?:out|off|away))?\s+(?:(?:a (?:bit|little)|some|\d+\s*%)\s+)?(?:(?:of|off|from)\s+)?(?:the\s+)?(?:very\s+)?(?:top|bottom|left|right)\b|(?:裁|切|剪)[掉去]/iu;

/** "crop the top", "cut off the left side", 裁掉下面: that side is taken away, and the others stay. */
function readTrim(clause: Clause): Reading | null {
  if (!TRIM.test(clause.text) || has(clause, 'not') || has(clause, 'ratio')) return null;
  const place = placeOf(clause);
  const isSide =
    (place.across !== undefined && place.across !== 'middle') !==
    (place.down !== undefined && place.down !== 'middle');
  const known = clause.tokens.every(
    ({ text, meanings }) =>
      meanings.length > 0 || /^(?:off|out|away|cut|chop|掉|去|[裁切剪][掉去])$/iu.test(text),
  );
  if (!isSide || !known || findAll(clause, 'region').length > 0) return null;
  const percent = findAll(clause, 'percent')[0]?.meaning.value;
  const off = percent === undefined ? CUT_OFF * amountOf(clause) : Math.min(0.8, percent / 100);
  return { operations: [{ do: 'crop', ratio: 0, zoom: 1, place, off }] };
}

/** "zoom out", "extend the left side", 扩图. */
function readExtend(clause: Clause): Reading | null {
  const regions = findAll(clause, 'region').map(({ meaning }) => meaning.value.kind);
  // There is more of the background where there is more of the image.
  const isOfImage = unknownWords(clause).length === 0 && regions.every((kind) => kind === 'background');
  if (!isOfImage || has(clause, 'not')) return null;
  const ratio = ratioOf(clause);
  return {
    operations: [
      { do: 'extend', place: placeOf(clause), amount: amountOf(clause), ...(ratio > 0 && { ratio }) },
    ],
  };
}

/** "crop to the cat": nothing else is done to the image for the sake of one thing in it. */
function readCropTo(clause: Clause, { region, tokens }: NamedThing): Reading | null {
  const isAll = unknownWords(clause).every((token) => tokens.includes(token));
  const regions = findAll(clause, 'region').map(({ meaning }) => meaning.value);
  const isOfEyes = regions.every((one) => one.kind === 'person' && one.part === 'eyes');
  if (!isAll || !isOfEyes || (regions.length > 0 && region.what !== 'animal')) return null;
  const ratio = findAll(clause, 'ratio')[0]?.meaning.value ?? 0;
  const to = regions.length > 0 ? 'eyes' : region.what === 'drink' ? 'vessel' : region.what;
  return { operations: [{ do: 'crop', ratio, zoom: 1, place: placeOf(clause), to }] };
}

/** What one can come nearer to. */
function isWhom(region: Region): boolean {
  return region.kind === 'subject' || (region.kind === 'person' && ['face', 'eyes'].includes(region.part));
}

function readTurn(clause: Clause): Reading | null {
  if (!hasVerb(clause, 'turn') || findAll(clause, 'region').length > 0) return null;
  const angle = findAll(clause, 'angle')[0]?.meaning.value;
  const isUpsideDown = /upside[ -]?down|倒过来|颠倒|倒置/iu.test(clause.text);
  const isLeft = /counter-?clockwise|anti-?clockwise|\bccw\b|逆时针|\bleft\b|左/iu.test(clause.text);
  const isSlight = amountOf(clause) < 1 || /\btilt|倾斜/iu.test(clause.text);
  const usual = isUpsideDown ? 2 * QUARTER : isSlight ? SLIGHTLY : QUARTER;
  const degrees = angle ?? numberIn(clause.text) ?? usual;
  return { operations: [{ do: 'turn', degrees: isLeft ? -degrees : degrees }] };
}

/** "rotate 90": of what else than degrees. */
function numberIn(text: string): number | undefined {
  const found = /(?<![\d.:])\d{1,3}(?![\d.:%])/u.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
}

function readMirror(clause: Clause): Reading | null {
  if (!hasVerb(clause, 'mirror') || findAll(clause, 'region').length > 0) return null;
  const isDown = /vertical|upside|top to bottom|上下|垂直/iu.test(clause.text);
  return { operations: [{ do: 'mirror', axis: isDown ? 'down' : 'across' }] };
}

function readStraighten(clause: Clause): Reading | null {
  return hasVerb(clause, 'straighten') ? { operations: [{ do: 'straighten' }] } : null;
}

function readCrop(clause: Clause): Reading | null {
  const isNearer = hasVerb(clause, 'zoom-in');
  const ratio = ratioOf(clause);
  const isOnlyShape = clause.tokens.every(({ meanings }) =>
    meanings.some(({ is }) => is === 'ratio' || is === 'filler'),
  );
  const isShaped = ratio > 0 && (isOnlyShape || hasVerb(clause, 'change'));
  if (!hasVerb(clause, 'crop') && !isNearer && !isShaped) return null;
  const regions = findAll(clause, 'region').map(({ meaning }) => meaning.value);
  const isToSubject = regions.length > 0;
  const isToFace = regions.some(({ kind }) => kind === 'person');
  const isToHead = placeOf(clause).on === 'head';
  const isOfAll = PEOPLE.test(clause.text);
  if (isToFace || isToHead || isOfAll || PERSON.test(clause.text)) {
    const isToEyes = regions.some((region) => region.kind === 'person' && region.part === 'eyes');
    const to = isToEyes ? 'eyes' : isToFace ? 'face' : isToHead ? 'head' : 'person';
    const crop: Operation = { do: 'crop', ratio, zoom: 1, place: placeOf(clause), to };
    return { operations: [isOfAll ? { ...crop, isOfAll } : crop] };
  }
  const zoom =
    isNearer || (ratio === 0 && !isToSubject) || isToSubject ? 1 + (USUAL_ZOOM - 1) * amountOf(clause) : 1;
  return {
    operations: [
      { do: 'crop', ratio, zoom: ratio > 0 && !isNearer && !isToSubject ? 1 : zoom, place: placeOf(clause) },
    ],
  };
}

/** Width by height, or 0: "vertical 9:16" is as narrow as its numbers say. */
function ratioOf(clause: Clause): number {
  const ratios = findAll(clause, 'ratio');
  return (ratios.find(({ token }) => /\d/u.test(token.text)) ?? ratios[0])?.meaning.value ?? 0;
}

/** "a vintage polaroid", 黑白拍立得: how the picture in the frame looks. */
function looksOf(clause: Clause): Operation[] {
  return clause.tokens.flatMap((token): Operation[] => {
    const look = meaningOf(token, 'look')?.value;
    const ink = meaningOf(token, 'ink')?.value;
    if (ink) return [{ do: 'ink', ink, amount: 1 }];
    return look && look !== 'auto' ? [{ do: 'look', look, amount: LOOK_IN_FRAME }] : [];
  });
}

/** "make it a circle", 裁成圆形. */
function readCircle(clause: Clause): Reading | null {
  const isCircle = findAll(clause, 'frame').some(({ meaning }) => meaning.value === 'circle');
  if (!isCircle || hasVerb(clause, 'add', 'remove')) return null;
  return {
    operations: [{ do: 'crop', ratio: 1, zoom: 1, place: placeOf(clause) }, { do: 'circle' }],
  };
}

function readFrame(clause: Clause): Reading | null {
  const named = findAll(clause, 'frame')[0]?.meaning.value;
  if (!named || named === 'circle' || hasVerb(clause, 'remove')) return null;
  const colour = coloursOf(clause)[0]?.colour;
  if (named === 'instant') return { operations: [...looksOf(clause), { do: 'frame', frame: named }] };
  if (named !== 'white' || !colour) return { operations: [{ do: 'frame', frame: named }] };
  const isGold = /gold|金/iu.test(clause.text);
  const frame = isGold ? 'gold' : (NAMED_FRAMES[colour.hue] ?? 'white');
  const isPlain = isGold || colour.hue in NAMED_FRAMES;
  return { operations: [{ do: 'frame', frame, ...(isPlain ? {} : { colour: colour.rgb }) }] };
}
