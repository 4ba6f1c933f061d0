// "On black marble", 白色大理石台面上: the top that things stand on, with its own colour.

import type { Surface } from '../prompt-reading.ts';
import { metresOf } from '../../things/metres.ts';
import { isOfProduct } from '../places/name-besides.ts';
import { isFigure, isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { textOf } from '../words/noun-phrase.ts';

const MATERIALS: readonly (readonly [Surface['material'], RegExp])[] = [
  ['marble', /^(?:marble|marbled|大理石)$/i],
  ['stone', /^(?:granite|slate|stone|sandstone|花岗岩|石板|石头|石|岩石)$/i],
  ['concrete', /^(?:concrete|cement|水泥|混凝土)$/i],
  ['silk', /^(?:silk|satin|velvet|silk fabric|draped silk|丝绸|绸缎|缎面|缎子|天鹅绒|丝绒|绒布)$/i],
  [
    'wood',
    /^(?:wood|wooden|oak|walnut|pine|木|木头|木质|木制|原木|实木|木板|砧板|案板|菜板|切菜板|胡桃木|橡木|bamboo|竹|竹子|竹制|竹木|cutting|chopping|serving|cheese|charcuterie)$/i,
  ],
];
/** Boards are told apart by what is done on them; else these are no word for wood. */
const USES = /^(?:cutting|chopping|serving|cheese|charcuterie)$/i;
const BOARD = /^(?:boards?|slab|板|板子|板上)$|[砧案菜木石]板$/i;
/** What a pedestal of it looks like. */
const PEDESTAL_COLOURS: Partial<Record<Surface['material'], string>> = {
  marble: '#eceae8',
  stone: '#a8a29a',
  concrete: '#b4b2ae',
  wood: '#b98a58',
};
const TOP =
  /^(?:cloths?|fabrics?|sheets?|布料|布|surfaces?|tops?|tabletop|table ?top|countertop|counter|table|kitchen table|dining table|desk|slab|board|boards|background|backdrop|台面|台面上|台|台上|桌面|桌面上|桌|桌子|桌上|木桌|木桌上|台子|板|板上|板子|背景)$/i;
/** Stone alone may be a rock; with one of these words before it, it is what things are made of. */
const IS_ALSO_A_THING = /^(?:stone|石头|石|岩石|pine|oak|水泥)$/i;
/** Pale; without a word for a top it grows. */
const BAMBOO = /^(?:bamboo|竹|竹子|竹制|竹木)$/i;
const ARTICLE = /^(?:an?|the|some)$/i;
const GLASS = /^(?:glass|crystal|acrylic|transparent|clear|玻璃|水晶|亚克力|透明)(?:的)?$/i;
const WET = /^(?:wet|damp|dewy|湿|湿漉漉|湿润|潮湿)(?:的)?$/i;
/** Under a thing that is shown for itself these are what it stands on. */
const UNDER_PRODUCTS: readonly (readonly [Surface['material'], RegExp])[] = [
  ['stone', /^(?:rocks?|stones?|boulders?|rock slab|石头|石|岩石|石块|礁石|大石头)$/i],
  ['water', /^(?:water|water surface|rippling water|ripples|水面|水|水波|水面上)$/i],
  [
    'pedestal',
    /^(?:pedestals?|podiums?|plinths?|display stands?|display podium|product podium|stands?|platform|(?:展台|展示台|台座|底座|圆台|石膏台)上?)$/i,
  ],
];
const ON = /^(?:on|upon|atop|on top of|above|over|in)$/i;
const ON_AFTER = /^(?:上|上面|之上|上的|中|里)$/;

/** Joins the words of a top to one. */
export function nameSurface(words: readonly Word[]): Word[] {
  const isShown = isOfProduct(words);
  const table = words.findIndex((_, at) => isPaintedTable(words, at));
  if (table >= 0 && !words.some((word) => isFigure(word))) return joinTable(words, table);
  for (const [at, word] of words.entries()) {
    // "On a stone pedestal": what it is made of is no top.
    const isOfPedestal = words[at + 1]?.run === word.run && underProduct(words[at + 1]) === 'pedestal';
    if (isOfPedestal && materialOf(word) !== undefined) continue;
    const end =
      (word.isHan ? endOfHan(words, at) : endOfEnglish(words, at)) ?? endUnderProduct(words, at, isShown);
    if (end === undefined) continue;
    const from = firstOf(words, at);
    const first = words[from] as Word;
    const last = words[end - 1] as Word;
    const colour = words.slice(from, at).findLast((one) => means(one, 'colour'));
    const tone = words
      .slice(from, at)
      .findLast(({ text }) => /^(?:dark|light|pale|深|浅|深色|浅色)$/i.test(text));
    const made = words.slice(from, at).findLast((one) => materialOf(one) !== undefined);
    const value: Surface = {
      material: materialOf(word) ?? underProduct(word) ?? 'stone',
      ...(words.slice(from, at).some(({ text }) => WET.test(text)) ? { isWet: true } : {}),
      ...(words.slice(from, at).some(({ text }) => GLASS.test(text)) ? { isGlass: true } : {}),
      ...((end === at + 1 && isSlab(words, at)) || words.slice(at, end).some(({ text }) => BOARD.test(text))
        ? { isBoard: true }
        : {}),
      ...(colour
        ? { colour: meaningOf(colour, 'colour')?.value }
        : made
          ? { colour: PEDESTAL_COLOURS[materialOf(made) ?? 'stone'] }
          : tone
            ? { tone: toneOf(tone) }
            : BAMBOO.test(word.text)
              ? { tone: 'light' }
              : {}),
      words: textOf(words.slice(from, end)),
    } as Surface;
    const joined: Word = { ...first, text: value.words, end: last.end, meanings: [{ is: 'surface', value }] };
    return [...words.slice(0, from), joined, ...words.slice(end)];
  }
  return [...words];
}

const TABLE = /^(?:table|tabletop|desk|counter|(?:书|餐|办公|茶|长)桌上?|桌子?|桌子?上|桌面|桌面上)$/i;

/** "On a white table", 白色桌子上: a colour right before it; "a white table", where it is the only furniture there is. */
function isPaintedTable(words: readonly Word[], at: number): boolean {
  const [colour, table] = [words[at], words[at + 1]];
  if (!colour || !table || colour.run !== table.run || !TABLE.test(table.text)) return false;
  if (!means(colour, 'colour')) return false;
  if (colour.isHan)
    return table.text.endsWith('上') || ON_AFTER.test(words[at + 2]?.text ?? '') || isOnlyTable(words);
  const before = words[ARTICLE.test(words[at - 1]?.text ?? '') ? at - 2 : at - 1];
  return (before !== undefined && ON.test(before.text)) || isOnlyTable(words);
}

/** Nothing but what is laid on a table is there, and no place but the table. */
function isOnlyTable(words: readonly Word[]): boolean {
  const others = words.filter((word) => !TABLE.test(word.text));
  return (
    !others.some((word) => means(word, 'scene', 'near-scene', 'garment')) &&
    (isOfSmallThings(others) || !others.some((word) => means(word, 'subject')))
  );
}

function joinTable(words: readonly Word[], at: number): Word[] {
  const [first, table, after] = words.slice(at, at + 3) as [Word, Word, Word | undefined];
  const hasAfter = first.isHan && !table.text.endsWith('上') && after !== undefined;
  const joined = words.slice(at, hasAfter ? at + 3 : at + 2);
  const value: Surface = {
    material: 'wood',
    colour: meaningOf(first, 'colour')?.value as string,
    words: textOf(joined),
  };
  const top: Word = {
    ...first,
    text: value.words,
    end: (joined.at(-1) as Word).end,
    meanings: [{ is: 'surface', value }],
  };
  return [...words.slice(0, at), top, ...words.slice(at + joined.length)];
}

/** "On a rock", 在水面上, where a product is what the image is of. Returns the index after the last word. */
function endUnderProduct(words: readonly Word[], at: number, isShown: boolean): number | undefined {
  const word = words[at];
  // On a pedestal whatever is small is shown for itself.
  const isRaised = underProduct(word) === 'pedestal' && isOfSmallThings(words);
  if (!(isShown || isRaised) || !word || underProduct(word) === undefined) return undefined;
  const [from, next] = [firstOf(words, at), words[at + 1]];
  const isNext = next !== undefined && next.start === word.end;
  if (word.isHan)
    return word.text.endsWith('上') || (isNext && ON_AFTER.test(next.text))
      ? at + (word.text.endsWith('上') ? 1 : 2)
      : undefined;
  const before = words[ARTICLE.test(words[from - 1]?.text ?? '') ? from - 2 : from - 1];
  if (!before || !ON.test(before.text)) return undefined;
  // "In water" floats; "in stone" and "on water lilies" do not.
  if (/^in$/i.test(before.text) && underProduct(word) !== 'water') return undefined;
  const isNamer = next?.run === word.run && means(next, 'subject', 'garment', 'part');
  return isNamer
    ? undefined
    : next?.run === word.run && /^(?:surface|slab)$/i.test(next.text)
      ? at + 2
      : at + 1;
}

function underProduct(word: Word | undefined): Surface['material'] | undefined {
  return word && UNDER_PRODUCTS.find(([, pattern]) => pattern.test(word.text))?.[0];
}

/** In metres: what is larger stands on no pedestal of a table's height. */
const LARGEST_RAISED = 0.6;

function isOfSmallThings(words: readonly Word[]): boolean {
  const subjects = words.flatMap((word) => meaningOf(word, 'subject')?.value ?? []);
  const isSmall = (one: (typeof subjects)[number]): boolean =>
    (one.kind === 'item' || one.kind === 'food' || one.kind === 'hat' || one.key === 'teddy-bear') &&
    metresOf(one) < LARGEST_RAISED;
  return subjects.length > 0 && subjects.every(isSmall);
}

function toneOf({ text }: Word): 'dark' | 'light' {
  return /^(?:dark|深|深色)$/i.test(text) ? 'dark' : 'light';
}

function materialOf({ text }: Word): Surface['material'] | undefined {
  return MATERIALS.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The words before the material that belong to it: its colour and what else is said of it. */
function firstOf(words: readonly Word[], at: number): number {
  let from = at;
  while (isOfMaterial(words, from - 1, at)) from--;
  return words[from]?.text === '的' ? from + 1 : from;
}

function isOfMaterial(words: readonly Word[], index: number, at: number): boolean {
  const [word, material] = [words[index], words[at]];
  if (!word || !material || word.clause !== material.clause) return false;
  if (word.isHan !== material.isHan || ARTICLE.test(word.text)) return false;
  return (
    word.text === '的' ||
    WET.test(word.text) ||
    // "A marble pedestal": of what it is made.
    (underProduct(material) === 'pedestal' && materialOf(word) !== undefined) ||
    means(word, 'colour') ||
    (means(word, 'adjective') && !means(word, 'subject'))
  );
}

/** After "on", with or without a word for the top. Returns the index after the last word. */
function endOfEnglish(words: readonly Word[], at: number): number | undefined {
  const word = words[at];
  if (!word || materialOf(word) === undefined) return undefined;
  const from = firstOf(words, at);
  const article = ARTICLE.test(words[from - 1]?.text ?? '');
  const before = words[article ? from - 2 : from - 1];
  const next = words[at + 1];
  if (USES.test(word.text) && !BOARD.test(next?.text ?? '')) return undefined;
  const isTable = next?.run === word.run && TABLE.test(next.text) && isOnlyTable(words);
  if (meaningOf(before, 'link')?.value !== 'on' && !isTable) return undefined;
  // "On a wooden cutting board".
  const isUsed = next?.run === word.run && USES.test(next.text);
  if (isUsed && BOARD.test(words[at + 2]?.text ?? '')) return at + 3;
  if (next?.run === word.run && TOP.test(next.text)) return at + 2;
  if (BAMBOO.test(word.text)) return undefined;
  const isFollowed =
    next?.run === word.run &&
    (isUnknown(next) || means(next, 'subject', 'undrawn', 'part', 'scene', 'garment'));
  const isThing = article && IS_ALSO_A_THING.test(word.text) && !isSlab(words, at);
  return isFollowed || isThing ? undefined : at + 1;
}

/** "Sushi on a black stone", "steak on a slate": what is eaten lies on a slab of it. */
function isSlab(words: readonly Word[], at: number): boolean {
  return (
    /^(?:stone|slate)$/i.test(words[at]?.text ?? '') &&
    /^an?$/i.test(words[firstOf(words, at) - 1]?.text ?? '') &&
    // Whoever sits on one has a rock.
    isOfSmallThings(words) &&
    words.some((word) => meaningOf(word, 'subject')?.value.kind === 'food')
  );
}

/** Before a word for the top, or 上 where it can be nothing else. */
function endOfHan(words: readonly Word[], at: number): number | undefined {
  const word = words[at];
  const next = words[at + 1];
  if (!word || !next || materialOf(word) === undefined || next.start !== word.end) return undefined;
  if (TOP.test(next.text)) return words[at + 2]?.text === '面' ? at + 3 : at + 2;
  const isOn = meaningOf(next, 'place-after')?.value === 'on';
  return isOn && !IS_ALSO_A_THING.test(word.text) && !BAMBOO.test(word.text) ? at + 1 : undefined;
}
