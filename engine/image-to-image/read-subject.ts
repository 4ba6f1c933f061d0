// Reads what shall be done with what the image is about: moved, made larger, shown twice, outlined, given a shadow or wings.
import {
  amountOf,
  coloursOf,
  findAll,
  has,
  hasVerb,
  placeOf,
  saysOnly,
  unknownWords,
  withoutWords,
  type Clause,
  type Reading,
} from './clause.ts';
import { formatReason } from './format-reason.ts';
import type { Operation, ThingKind } from './instruction.ts';
import { WINGS_WORDS } from './lexicon/tricks.ts';
import { findNamedThing } from './read-thing.ts';
import type { MeaningName } from './read-tokens.ts';

const WITH_IT: ReadonlySet<MeaningName> = new Set([
  'verb',
  'filler',
  'degree',
  'percent',
  'into',
  'place',
  'region',
  'whole',
]);
const GIVE = /\bgive\b|给/iu;
/** Words that stand for a part of the image and also for what it is about. */
const ADDS = /\b(?:put|place|set)\b/iu;

export function readSubject(clause: Clause): Reading | null {
  if (has(clause, 'not') || hasVerb(clause, 'remove', 'keep')) return null;
  return (
    readMove(clause) ??
    readResize(clause) ??
    (hasVerb(clause, 'less') ? null : readLaid(clause)) ??
    readCopy(clause) ??
    readFlip(clause)
  );
}

function readLaid(clause: Clause): Reading | null {
  return readWings(clause) ?? readOutline(clause) ?? readShadow(clause);
}

type Whom = { what?: Exclude<ThingKind, 'drink'> };

/** Whom it is said of: what the image is about, or a thing by its name; null for anything else. */
function whomOf(rest: Clause, known = WITH_IT): Whom | null {
  const thing = unknownWords(rest).length > 0 ? findNamedThing(rest, true) : null;
  const named = new Set(thing?.tokens);
  if (!saysOnly({ ...rest, tokens: rest.tokens.filter((token) => !named.has(token)) }, known)) return null;
  const regions = findAll(rest, 'region').filter(({ token }) => !named.has(token));
  if (regions.some(({ meaning }) => meaning.value.kind !== 'subject')) return null;
  if (!thing) return regions.length > 0 ? {} : null;
  return regions.length === 0 && thing.region.what !== 'drink' ? { what: thing.region.what } : null;
}

const MOVE =
  /\b(?:move|moved|shift|slide|nudge|push|reposition|relocate|put|place|set)\b|(?:移动?|挪动?|搬|放|摆|靠)(?:到|去|至|向|往|在)?|往|向/giu;
const CENTRE =
  /\b(?:cent(?:er|re)|recent(?:er|re))\b|居中|(?:移|放|摆)?(?:到|在)?(?:画面)?(?:的)?(?:正)?(?:中间|中央|中心)/giu;
/** Of a thing that is there: "put a cat on the left" asks for another one. */
const OF_ONE_THERE = /\b(?:the|this|that|him|her|them|me|it)\b|[把将]|移|挪|居中/iu;
const ANOTHER = /\b(?:an?|another)\b|一[只个位名条头]/iu;

/** "Up" and "down" also say more and less of something. */
const UP = /\b(?:up|upwards?|higher)\b|(?:往|向)?上移?(?=[一动些]|$)/giu;
const DOWN = /\b(?:down|downwards?|lower)\b|(?:往|向)?下移?(?=[一动些]|$)/giu;

function readMove(clause: Clause): Reading | null {
  const isCentred = clause.text.search(CENTRE) >= 0;
  const isMoved = clause.text.search(MOVE) >= 0;
  if (!(isCentred || isMoved) || hasVerb(clause, 'crop', 'zoom-out', 'write', 'turn')) return null;
  const down = clause.text.search(UP) >= 0 ? 'top' : clause.text.search(DOWN) >= 0 ? 'bottom' : null;
  const place = {
    ...placeOf(clause),
    ...(down && ({ down } as const)),
    ...(isCentred && ({ across: 'middle', down: 'middle' } as const)),
  };
  if (!(place.across || place.down) || place.on) return null;
  if (!OF_ONE_THERE.test(clause.text) && !isCentred && ADDS.test(clause.text)) return null;
  if (ANOTHER.test(withoutWords(clause, /\ba (?:bit|little)\b/giu).text)) return null;
  const whom = whomOf(withoutWords(clause, CENTRE, MOVE, UP, DOWN));
  return whom && one({ do: 'arrange', how: 'move', place, amount: amountOf(clause), times: 1, ...whom });
}

const BIGGER =
  /\b(?:bigger|larger|enlarge|enlarged|scale up|blow up|grow)\b|变大|(?:更|调|弄|拉)大|大一[点些]/giu;
const SMALLER = /\b(?:smaller|shrink|scale down|reduce|tinier)\b|变小|缩小|(?:更|调|弄)小|小一[点些]/giu;
const TWICE =
  /\b(?:twice|double|2x|two times)(?: as (?:big|large)\b|(?: the size of|(?: (?:the|its|his|her))? size\b))|两倍|一倍/giu;
const HALF = /\bhalf (?:as (?:big|large)\b|the size of|(?:the|its|his|her) size\b)|一半/giu;
const GROWN = 0.28;
const SHRUNK = 0.25;

/** "make the cat bigger", 把人物缩小一点. Nearer is another thing: what is behind grows as well. */
function readResize(clause: Clause): Reading | null {
  const [isHalf, isTwice] = [HALF, TWICE].map((words) => clause.text.search(words) >= 0);
  const isSmaller = isHalf || clause.text.search(SMALLER) >= 0;
  if (!isSmaller && !isTwice && clause.text.search(BIGGER) < 0) return null;
  if (hasVerb(clause, 'crop', 'add', 'write') || has(clause, 'text')) return null;
  const rest = withoutWords(clause, BIGGER, SMALLER, TWICE, HALF);
  const whom = whomOf(rest);
  if (!whom) return null;
  const percent = findAll(rest, 'percent')[0]?.meaning.value;
  const step = percent === undefined ? (isSmaller ? SHRUNK : GROWN) * amountOf(rest) : percent / 100;
  const times = isSmaller ? (isHalf ? 0.5 : 1 - Math.min(0.75, step)) : isTwice ? 2 : 1 + Math.min(2, step);
  return one({ do: 'arrange', how: 'move', place: placeOf(rest), amount: 1, times, ...whom });
}

const COPY =
  /\b(?:duplicate|clone|copy|double)\b|\b(?:two|twins?|a second|another) (?:copies |copy )?of\b|\btwice\b|复制|克隆|分身(?:术)?|两[个只]一样|[一1]份/giu;

function readCopy(clause: Clause): Reading | null {
  if (clause.text.search(COPY) < 0 || hasVerb(clause, 'write')) return null;
  const whom = whomOf(withoutWords(clause, COPY));
  return whom && one({ do: 'arrange', how: 'copy', place: placeOf(clause), amount: 1, times: 1, ...whom });
}

function readFlip(clause: Clause): Reading | null {
  if (!hasVerb(clause, 'mirror') || placeOf(clause).down || /vertical|垂直|上下/iu.test(clause.text))
    return null;
  const whom = whomOf(clause, new Set([...WITH_IT].filter((name) => name !== 'whole')));
  return whom && one({ do: 'arrange', how: 'flip', place: {}, amount: 1, times: 1, ...whom });
}

const OUTLINE =
  /\b(?:outlines?|outlined|contours?|strokes?|sticker (?:border|edge|outline)s?|cut-?out (?:border|edge)s?)\b|描边|轮廓线|勾边|(?:发光|霓虹)(?:轮廓|边)/giu;
const STICKER =
  /\b(?:an? )?(?:die-?cut )?stickers?(?: (?:style|border|edge|outline))?\b|贴纸(?:边框|效果)?/giu;
const GLOW = /\b(?:neon|glow(?:ing)?)\b|发光|霓虹|荧光/giu;
const AROUND_THEM = /\baround\b|周围|四周|身边|边缘/iu;
const BESIDE_OUTLINE: ReadonlySet<MeaningName> = new Set([...WITH_IT, 'colour', 'look', 'tone']);

/** "a white outline around her", "make it a sticker", "a glow around the person", 加白色描边. */
function readOutline(clause: Clause): Reading | null {
  const isSticker = clause.text.search(STICKER) >= 0;
  const isGlow = clause.text.search(GLOW) >= 0;
  const isOutline = clause.text.search(OUTLINE) >= 0;
  const isLight = isGlow && AROUND_THEM.test(clause.text) && findAll(clause, 'region').length > 0;
  if (!(isSticker || isOutline || isLight)) return null;
  const rest = withoutWords(
    clause,
    OUTLINE,
    STICKER,
    GLOW,
    /\b(?:thick|thin|bold|black and white)\b|[粗细]/giu,
  );
  const isMade =
    !hasVerb(clause, 'add') &&
    (hasVerb(clause, 'change') || /^(?:an? )?(?:die-?cut )?sticker|贴纸/iu.test(clause.text));
  const whom = whomOf(rest, BESIDE_OUTLINE);
  const isBare = findAll(rest, 'region').length === 0 && saysOnly(rest, BESIDE_OUTLINE);
  // "Add a cat sticker": a drawing of its own.
  if ((!whom || whom.what) && !isBare) return null;
  if (isSticker && !isOutline && !isMade && !isBorder(clause)) return null;
  const colour = coloursOf(rest)[0]?.colour.rgb;
  // "Outline drawing": a look.
  const isAsked =
    colour || isGlow || isSticker || whom || hasVerb(clause, 'add', 'change') || GIVE.test(clause.text);
  if (!isAsked) return null;
  return one({
    do: 'outline',
    by: isGlow && !isSticker ? 'light' : 'line',
    amount: /\b(?:thick|bold)\b|粗/iu.test(clause.text) ? 1.8 : amountOf(rest),
    ...(colour && { colour }),
    ...(isSticker && isMade && !isBorder(clause) && { isSticker: true as const }),
  });
}

function isBorder({ text }: Clause): boolean {
  return /\bsticker (?:border|edge|outline)|贴纸边框/iu.test(text);
}

const SHADOW =
  /\b(?:soft |drop |cast |contact |natural |realistic )*shadows?\b|(?:柔和的?)?(?:阴影|投影|影子)/giu;
/** On a smooth table or floor: the water of a photo cannot be told. */
const REFLECTION = /\b(?:soft |mirror |glossy |floor )*reflections?\b|(?:镜面)?(?:倒影|反射)/giu;
const BEHIND = /\bbehind\b|\bdrop\b|后面|背后|身后/giu;
const BELOW =
  /\b(?:under(?:neath)?|beneath|below|on the (?:ground|floor|table)|at (?:the|its|her|his) feet)\b|下面|底下|脚下|下方|地上|底部/giu;

/** "add a drop shadow", 给产品加阴影. */
function readShadow(clause: Clause): Reading | null {
  const isSaid = (words: RegExp): boolean => clause.text.search(words) >= 0;
  const isMirrored = isSaid(REFLECTION);
  if ((!isMirrored && !isSaid(SHADOW)) || !(hasVerb(clause, 'add') || GIVE.test(clause.text))) return null;
  const rest = withoutWords(clause, REFLECTION, SHADOW, BEHIND, BELOW);
  const whom = whomOf(rest, new Set([...WITH_IT, 'matter', 'tone']));
  const isBare = findAll(rest, 'region').length === 0 && saysOnly(rest, new Set([...WITH_IT, 'tone']));
  if (!whom && !isBare) return null;
  const where = isMirrored ? 'mirrored' : isSaid(BELOW) ? 'below' : isSaid(BEHIND) ? 'behind' : 'either';
  return one({ do: 'shadow', where, amount: amountOf(rest) });
}

const WINGS = /(?<!chicken |buffalo |hot )\bwings\b|翅膀|翼(?=$)/giu;
const PAIR = /\b(?:a )?pair of\b|一[对双]|[对双]/giu;
const ANIMAL = /狗|猫|\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|kitt(?:y|ies)|horses?)\b|马/iu;
const BESIDE_WINGS: ReadonlySet<MeaningName> = new Set([...WITH_IT, 'colour', 'place', 'tone']);

/** "give her angel wings", 给她加一对天使翅膀. */
function readWings(clause: Clause): Reading | null {
  const isAsked = hasVerb(clause, 'add', 'wear') || GIVE.test(clause.text) || /长出/u.test(clause.text);
  if (clause.text.search(WINGS) < 0 || !isAsked) return null;
  if (ANIMAL.test(clause.text)) return { operations: [], ignored: [formatReason(clause.text, 'on_animal')] };
  const kinds = WINGS_WORDS.map(([, words]) => words);
  const rest = withoutWords(
    clause,
    ...kinds,
    WINGS,
    PAIR,
    /长出/gu,
    /\b(?:on|to|behind) (?:her|his|my|their|the) back\b|背[上后]|身后|背后/giu,
  );
  if (!saysOnly(rest, BESIDE_WINGS)) return null;
  const wings = WINGS_WORDS.find(([, words]) => clause.text.search(words) >= 0)?.[0] ?? 'angel';
  const { across } = placeOf(rest);
  const colour = coloursOf(rest)[0]?.colour.rgb;
  return one({ do: 'wings', wings, place: across ? { across } : {}, ...(colour && { colour }) });
}

function one(operation: Operation): Reading {
  return { operations: [operation] };
}
