// "In front of a pink motel", 银行门口: whether a word means a building or the rooms in it.

import { SEEN_FROM_OUTSIDE } from '../../lexicon/town-buildings.ts';
import { VOCABULARY } from '../words/vocabulary.ts';
import { ADJECTIVE, means, meaningOf, type Meaning, type Word } from '../words/word.ts';

const OUTSIDE_OF =
  /^(?:outside(?: of)?|in front of|before|past|opposite|across from|next to|beside|behind|near|by)$/i;
const WITHIN = /^(?:in|inside|at|into|within|from)$/i;
/** Behind the word. */
const HAN_OUTSIDE = /^(?:口|出口|前|门前|门口|门外|外|外面|外墙|对面|旁|旁边|前面|前方|大门)$/;
const DOOR = /^(?:门口|门前|门外|大门口)$/;
/** Before a building, where they mean nothing else. */
const HAN_BEFORE = /^(?:门口|门前|门外|大门口|外|外面|对面)$/;
/** 走过书店: whoever does that is in the street. */
const HAN_PASSING = /^(?:走过|经过|路过|驶过|跑过|骑过|飞过|开过|穿过)$/;
/** Of houses, not of rooms. */
const FROM_OUTSIDE = /^(?:exterior|facade|façade|storefront|building|大楼|外观|门面)$/i;
/** "With glowing windows", 窗户透出灯光: that is seen from the street. */
const LIT_WINDOWS =
  /(?:glowing|lit|illuminated|shining) windows?|(?:light|glow)s? (?:\w+ )?(?:in|from|through|behind) (?:its|the|their) windows?|窗户?里? ?(?:透出|透着|亮着|亮起|映出|亮)/i;
/** Seen through it is what is behind. */
const ROOM_AFTER =
  /^(?:里|里面|内|中|window|interior|bathroom|corridor|hallway|room|lobby|bed|ward|走廊|橱窗|病房|大厅|大堂)$/i;

/** Words that may stand between a building and what says where one is. */
const BETWEEN = 6;
const TOWNS: ReadonlySet<string> = new Set(['city', 'street', 'water-town']);
const BEFORE_IT: readonly Meaning[] = [{ is: 'link', value: 'in_front' }];

/** Each names a building where one is before it, and rooms where somebody is in it. */
export function nameBuildings(words: readonly Word[]): Word[] {
  const hasPeople = words.some((word) => meaningOf(word, 'subject')?.value.kind === 'figure');
  const isLit = LIT_WINDOWS.test(words.map(({ text }) => text).join(' '));
  const firstScene = words.findIndex((word) => means(word, 'scene', 'near-scene'));
  // Its buildings are those that a town has.
  const town = words
    .flatMap(({ meanings }) => meanings)
    .find((one) => one.is === 'scene' && TOWNS.has(one.value));
  const named = words.map((word, at): Word => {
    const value = SEEN_FROM_OUTSIDE.get(word.text.toLowerCase());
    if (isOfRoom(words, at)) return { ...word, meanings: ADJECTIVE };
    if (isOfNoKind(words, at))
      return { ...word, meanings: town ? [town] : (VOCABULARY.get('office building') ?? []) };
    if (!value && isBefore(words, at)) {
      if (isHall(word)) return { ...word, meanings: STREET };
      if (ROOMS_ONLY.test(word.text)) return { ...word, meanings: [] };
    }
    if (!value && isDoorOfShop(words, at)) return { ...word, meanings: [{ is: 'scene', value: 'street' }] };
    if (!value)
      return isDoor(words, at) ? { ...word, meanings: [{ is: 'place-after', value: 'in_front' }] } : word;
    const rooms = word.meanings.filter(({ is }) => is === 'scene' || is === 'near-scene');
    const isBoth = rooms.length > 0 && means(word, 'subject');
    const isEither = isBoth || (value.key === 'hotel' && rooms.length > 0);
    // "The garden of a hospital" is a garden.
    if (isBoth && firstScene >= 0 && firstScene < at && isPartOf(words, at)) return { ...word, meanings: [] };
    // "A hospital garden": so is that, and the garden is what one is in.
    if (isBoth && isOwnerOfLand(words, at)) return { ...word, meanings: [] };
    const place =
      placeOf(words, at) ?? (isLit ? 'outside' : isEither ? (hasPeople ? 'inside' : 'outside') : undefined);
    if (place === 'outside') return { ...word, meanings: [{ is: 'subject', value }] };
    return place === 'inside' && isBoth ? { ...word, meanings: rooms } : word;
  });
  return named.map((word, at) => {
    if (!/^(?:outside(?: of)?|past|opposite|across from)$/i.test(word.text)) return word;
    const next = named.slice(at + 1, at + 1 + BETWEEN).find((one) => !isDescribing(one));
    return next?.run === word.run && SEEN_FROM_OUTSIDE.has(next.text.toLowerCase())
      ? { ...word, meanings: BEFORE_IT }
      : word;
  });
}

/** "In front of a saloon": no building of that kind is drawn, and nobody is in it. */
const ROOMS_ONLY =
  /^(?:saloon|casino|gym|arcade|clinic|night ?club|studio|laundromat|warehouse|courthouse)$/i;
const STREET: readonly Meaning[] = [{ is: 'near-scene', value: 'street' }];

/** "Outside a metro station", 剧院门口: its halls are drawn, and no house that has them. */
function isHall(word: Word): boolean {
  const scene = meaningOf(word, 'scene')?.value;
  return scene === 'metro' || scene === 'theatre';
}

function isBefore(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (words[at]?.isHan) return next?.run === words[at].run && HAN_OUTSIDE.test(next.text);
  const before = wordsBefore(words, at).findLast((one) => !isDescribing(one));
  return /^(?:outside(?: of)?|in front of|past|opposite|across from)$/i.test(before?.text ?? '');
}

/** "A burning building", "old buildings": of no kind that is named. Kids who are building something do so. */
function isOfNoKind(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word || !/^buildings?$/i.test(word.text) || before?.run !== word.run) return false;
  const isSaid =
    /^(?:an?|the|this|that|some|many)$/i.test(before.text) ||
    means(before, 'adjective', 'size', 'colour', 'number', 'act');
  const isDone =
    next?.run === word.run && (/^(?:an?|the|their|his|her|its)$/i.test(next.text) || means(next, 'subject'));
  return isSaid && !isDone;
}

function wordsBefore(words: readonly Word[], at: number): readonly Word[] {
  return words.slice(Math.max(0, at - BETWEEN), at);
}

function isPartOf(words: readonly Word[], at: number): boolean {
  const before = wordsBefore(words, at).findLast((one) => !isDescribing(one));
  return before?.text.toLowerCase() === 'of';
}

/** "A museum garden", 医院花园: whose garden it is. */
function isOwnerOfLand(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  return next !== undefined && next.run === word?.run && OWNED_LAND.test(next.text);
}
const OWNED_LAND =
  /^(?:gardens?|courtyard|grounds|lawn|park|playground|yard|rooftop|roof|花园里?|庭院里?|院子里?|草坪上?|操场上?|后院)$/i;

/** "A farmhouse kitchen": the house says what kitchen it is. */
function isOfRoom(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const isHouse = /^(?:house|cabin)$/.test(meaningOf(word, 'subject')?.value.key ?? '');
  return isHouse && next?.run === word?.run && meaningOf(next, 'scene')?.value === 'room';
}

/** 冰淇淋店门口: of a shop that is not drawn; things stand in its street. */
function isDoorOfShop(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  return (
    DOOR.test(word?.text ?? '') &&
    before !== undefined &&
    before.meanings.length === 0 &&
    /[店铺馆坊]$/u.test(before.text)
  );
}

/** 门口 of a building is before it. */
function isDoor(words: readonly Word[], at: number): boolean {
  const before = words[at - 1];
  return (
    HAN_BEFORE.test(words[at]?.text ?? '') &&
    before !== undefined &&
    (SEEN_FROM_OUTSIDE.has(before.text.toLowerCase()) ||
      meaningOf(before, 'subject')?.value.kind === 'building')
  );
}

function placeOf(words: readonly Word[], at: number): 'inside' | 'outside' | undefined {
  const word = words[at] as Word;
  const next = words[at + 1];
  const isNext = next !== undefined && next.run === word.run;
  if (isNext && FROM_OUTSIDE.test(next.text)) return 'outside';
  if (isNext && ROOM_AFTER.test(next.text)) return 'inside';
  // 夜晚的便利店，门口停着自行车: its door, though a new clause tells of it.
  if (word.isHan && HAN_PASSING.test(words[at - 1]?.text ?? '')) return 'outside';
  if (isOnStreet(words, at)) return 'outside';
  if (word.isHan)
    return next && ((isNext && HAN_OUTSIDE.test(next.text)) || DOOR.test(next.text)) ? 'outside' : undefined;
  if (words.some((_, place) => place > at && isOutdoors(words, place))) return 'outside';
  const before = wordsBefore(words, at).findLast((one) => !isDescribing(one) || one.clause !== word.clause);
  if (!before || before.clause !== word.clause) return undefined;
  // One serves behind a bar, and sits at it.
  if (/^bar$/i.test(word.text) && !/^(?:outside|in front of|past)/i.test(before.text)) return undefined;
  if (OUTSIDE_OF.test(before.text)) return 'outside';
  return WITHIN.test(before.text) ? 'inside' : undefined;
}

const STREETS =
  /\b(?:streets?|corners?|alleys?|alleyways?|lanes?|avenues?|boulevards?|squares?|plazas?|roads?|waterfront|canal)$/i;
const STREETS_HAN = /^(?:街角|街边|路边|街头|街上|巷子里?|巷口|老街上?|小巷里?|转角|拐角)$/u;

/** "A bakery on a cobblestone street", 街角的咖啡店: where nobody is in it, it is seen with its street. */
function isOnStreet(words: readonly Word[], at: number): boolean {
  const word = words[at] as Word;
  const isSomebody = words.slice(0, at).some((one) => one.clause === word.clause && means(one, 'subject'));
  if (isSomebody) return false;
  if (word.isHan)
    return words
      .slice(Math.max(0, at - 3), at)
      .some((one) => one.run === word.run && STREETS_HAN.test(one.text));
  const [on] = words.slice(at + 1);
  if (on?.run !== word.run || !/^(?:on|at|in|along)$/i.test(on.text)) return false;
  const street = words
    .slice(at + 2, at + 2 + BETWEEN)
    .find((one) => !isDescribing(one) && !means(one, 'weather', 'time'));
  return street?.run === word.run && STREETS.test(street.text);
}

/** "With buckets of tulips outside": nothing is named that they would be outside of. */
function isOutdoors(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  if (word?.text.toLowerCase() !== 'outside') return false;
  return next === undefined || next.clause !== word.clause || means(next, 'joiner');
}

/** "The old pink", "a 1950s". */
function isDescribing(word: Word): boolean {
  if (OUTSIDE_OF.test(word.text) || WITHIN.test(word.text)) return false;
  return (
    /^(?:an?|the|his|her|their|our|my|\d+s?)$/i.test(word.text) ||
    word.meanings.length === 0 ||
    (means(word, 'adjective', 'colour', 'size', 'look', 'tone') && meaningOf(word, 'subject') === undefined)
  );
}
