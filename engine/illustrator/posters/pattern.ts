// A pattern that repeats: wallpaper, wrapping paper, cloth, of the things and flowers that are named.

import { luminance, mix, toRgb } from '#engine/raster/colour.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { PatternFigure, Writing } from '../reading/writing/sheet-reading.ts';
import { VOCABULARY } from '../reading/words/vocabulary.ts';
import { bloomsIn, leavesIn } from './stationery.ts';

const NAMED =
  /(?:seamless |repeating |repeat |tileable |surface )+(?:vector )?(?:floral |botanical )?patterns?(?: design)?|\bpatterns? (?:of|with)\b|\bwallpaper pattern|\bfloral pattern\b|\b\w+ patterns?(?= *(?:$|,))|wrapping paper|无缝(?:图案|花纹|纹样|贴图|平铺)|(?:壁纸|包装纸|印花|布料|碎花|连续|手机壳|抱枕|丝巾|床单|餐垫|笔记本|瓷砖|地毯|帆布包)的?(?:图案|花纹|纹样)|图案壁纸|四方连续/i;
const MANDALA = /\bmandalas?\b|曼荼罗|曼陀罗(?!花)/i;
/** Figures that are no thing, alone over the whole sheet. */
const FIGURES: readonly (readonly [PatternFigure, RegExp])[] = [
  ['mandala', MANDALA],
  ['dots', /\bpolka[ -]?dots?\b|\bdotted\b|波点|圆点/i],
  ['stripes', /\bstrip(?:es|ed|y)\b|条纹/i],
  ['checks', /\b(?:check(?:s|ed|ered)|plaid|gingham|tartan)\b|格子|格纹|棋盘格/i],
  ['zigzags', /\b(?:chevrons?|zig-?zags?|herringbone)\b|锯齿|人字纹/i],
  ['scales', /\b(?:seigaiha|scallops?|scalloped)\b|海浪|海水纹|青海波|鱼鳞/i],
  ['tiles', /\bgeometric(?:al)?\b|\bart deco\b|几何/i],
];
const FIGURED =
  /\b(?:polka[ -]?dots?|dotted|strip(?:ed|y)|checkered|plaid|gingham|tartan|chevron|zig-?zag|herringbone|seigaiha|scallop(?:ed)?|geometric(?:al)?|art deco)\b(?: \w+){0,2} (?:patterns?|wallpaper)\b|(?:几何|波点|圆点|条纹|格子|格纹|棋盘格|锯齿|人字纹|海浪纹?|海水纹?|青海波|鱼鳞)(?:形)?(?:无缝)?(?:图案|花纹|纹样|印花|底纹)|\bmandalas?\b|曼荼罗|曼陀罗(?!花)(?:图案|花纹|纹样)?/i;
/** "Gold on black", 黑底金纹: the colour of the sheet is the last of two, or the first. */
const ON_COLOUR =
  /\bon (?:an? )?(?:\w+ )?(?:black|white|navy|dark|blue|red|green|cream|beige|grey|gray|pink|purple)\b/i;
/** "A green pattern with gold fans". */
const COLOUR_OF_PATTERN =
  /\b(black|white|navy|blue|red|green|teal|cream|beige|grey|gray|pink|purple|yellow) (?:seamless )?(?:pattern|wallpaper)\b.* with\b/i;
const COLOUR_UNDER = /[黑白红蓝绿金灰粉紫青]色?(?:底|背景)/;

/** They have a pattern, and are what is to be seen. */
const WEARS_IT =
  /dress|shirt|skirt|rug|carpet|cup|mug|vase|wearing|sofa|curtain|tie\b|umbrella|kimono|裙|衣|地毯|杯|花瓶|沙发|窗帘|和服|旗袍/i;
const WORDS =
  /pattern|seamless|repeat|tileable|wallpaper|wrapping|paper|surface|无缝|图案|花纹|纹样|壁纸|包装纸|印花|碎花|布料|平铺/i;
/** Whether it is of a sticker or a pattern: nothing on it is anywhere. Shirts have their disc. */
export function isSheetOfThings(prompt: string): boolean {
  if (ON_SHIRT.test(prompt)) return false;
  return STICKER.test(prompt) || ((NAMED.test(prompt) || FIGURED.test(prompt)) && !WEARS_IT.test(prompt));
}

/** Under figures. */
const PAPER = '#f6efe0';
const GROUNDS = ['#f7efe2', '#e7eef0', '#f6e6e2', '#e9efdf', '#20394a', '#f3ead2'] as const;

/** As blooms and sprigs; a cactus is a thing like any other. */
function isPrinted({ words = '' }: Subject): boolean {
  return leavesIn(words).length + bloomsIn(words).length > 0;
}

function colourNamed(word: string | undefined): string | undefined {
  const meanings = VOCABULARY.get(word?.toLowerCase() ?? '') ?? [];
  return meanings.flatMap((one) => (one.is === 'colour' ? one.value : []))[0];
}

/** No single one of them repeats. */
function isThing({ kind }: Subject): boolean {
  return kind !== 'sky' && kind !== 'landmark';
}

/** Changes the reading of a prompt that is of a pattern. */
export function showPattern(reading: PromptReading, prompt: string): void {
  const { subjects, asks, colours, scenes } = reading;
  const found = NAMED.exec(prompt) ?? FIGURED.exec(prompt);
  if (!found || WEARS_IT.test(prompt) || reading.stationery) return;
  if (subjects.some(({ kind }) => kind === 'figure')) return;
  const ofFigure = FIGURED.exec(prompt)?.[0] ?? '';
  const isNamedSo = (words: string): boolean => ofFigure.toLowerCase().includes(words.toLowerCase());
  // The sea of a pattern of waves is none.
  const isPlace = asks.some(
    ({ words, shows }) => shows.some(({ is }) => is === 'scene') && !isNamedSo(words),
  );
  if (scenes.length > 0 && (ofFigure === '' || isPlace)) return;
  // A floral mandala is one figure, and what grows in it its petals.
  const isMandala = MANDALA.test(prompt);
  const leaves = isMandala ? [] : leavesIn(prompt);
  // The name of a pattern has a flower in it.
  const blooms = isMandala ? [] : bloomsIn(prompt.replaceAll(/花纹|印花/g, ''));
  const things = subjects.filter((one) => !isPrinted(one) && isThing(one));
  const isOfThings = things.length + leaves.length + blooms.length > 0;
  const figure = isOfThings ? undefined : FIGURES.find(([, named]) => named.test(prompt))?.[0];
  if (!isOfThings && figure === undefined) return;
  const printed = subjects.filter((one) => isPrinted(one) && one.colour !== undefined);
  const inks = printed.flatMap(({ words = '', colour = '' }) =>
    bloomsIn(words).map((bloom) => [bloom, colour] as const),
  );
  const pattern = {
    words: found[0],
    things,
    leaves,
    blooms,
    inks: new Map(inks),
    ...(figure === undefined ? {} : { figure }),
  };
  reading.pattern = pattern;
  if (figure !== undefined) reading.scenes = [];
  const own = colourNamed(COLOUR_OF_PATTERN.exec(prompt)?.[1]);
  const under = ON_COLOUR.test(prompt) ? colours.at(-1) : COLOUR_UNDER.test(prompt) ? colours[0] : undefined;
  if (under !== undefined && figure !== undefined && colours.length > 1) reading.ground ??= under;
  if (own !== undefined) reading.ground ??= own;
  reading.ground ??= figure === undefined ? groundFor(colours, prompt) : PAPER;
  for (const { words, shows } of asks) {
    const isOrnament = shows.length === 0 && leavesIn(words).length + bloomsIn(words).length > 0;
    const isFlower = shows.some(
      (one) =>
        (one.is === 'thing' || one.is === 'colour') &&
        subjects.some((own) => own === one.thing && isPrinted(own)),
    );
    const isFigure =
      figure !== undefined && (isNamedSo(words) || FIGURES.some(([, named]) => named.test(words)));
    if (isFlower || isOrnament || isFigure || (shows.length === 0 && WORDS.test(words)))
      shows.splice(0, shows.length, { is: 'thing', thing: pattern });
  }
}

function groundFor(colours: readonly string[], prompt: string): string {
  const [colour] = colours;
  const chance = Array.from(prompt).reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
  if (colour === undefined) return GROUNDS[chance % GROUNDS.length] ?? GROUNDS[0];
  const [red, green, blue] = luminance(colour) < 0.3 ? toRgb(colour) : mix(colour, '#ffffff', 0.7);
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** By itself on plain paper: so are mascots and prints of shirts shown before they are on anything. */
const STICKER =
  /(?<!\b(?:with|of|in|by) (?:(?:travel|vinyl|cute|colou?rful|funny|many|several|old) )?)\bstickers?\b|贴纸|贴图|\bmascots?\b(?! costume)|吉祥物|\bclip ?art\b|(?:t-?shirt|tee|hoodie) (?:print|design|graphic)s?\b|[Tt]恤(?:的)?(?:图案|印花|设计)|\bemojis?\b|\bemotes?\b|\b(?:emoticons?|smileys?)\b|表情包?|小黄脸/i;
/** What the print would be on. */
const PRINTED_ON = /^(?:t-?shirt|tee|hoodie|shirt)s?$|^[Tt]恤/i;
/** A sheet of them is said to be of many. */
const MOST_STICKERS = 9;
const SHEETS = ['#dfe9ef', '#efe4d8', '#e4e6f2', '#e2eee2'] as const;

/** A sticker is one thing with a white rim on plain paper. */
export function showSticker(reading: PromptReading, prompt: string): void {
  const { scenes, asks, weather } = reading;
  if (!STICKER.test(prompt) || reading.sticker) return;
  leaveSurfaceOut(reading, prompt);
  const { subjects: shown } = reading;
  if (showDisc(reading, prompt)) return;
  if (shown.length === 0 || shown.length > MOST_STICKERS) return;
  if (scenes.length > 0 || weather.size > 0 || shown.some(({ kind }) => kind === 'landmark')) return;
  const sticker = { words: 'sticker' };
  reading.sticker = sticker;
  letterSaying(reading, prompt);
  reading.ground ??= SHEETS[prompt.length % SHEETS.length] ?? SHEETS[0];
  for (const { words, shows } of asks)
    if (
      shows.length === 0 &&
      /stickers?|贴纸?|贴图|纸|mascots?|吉祥物|clip ?art|print|design|graphic|emojis?|emotes?|表情|图案|印花|设计/i.test(
        words,
      )
    )
      shows.push({ is: 'thing', thing: sticker });
}

/** What stickers of chats say, without quotes: 熊猫表情包,加油. */
const SAYINGS =
  /(?:表情包|贴纸|贴图).*?(加油|收到|谢谢(?:老板|你|大家)?|早安|早上好|晚安|午安|哈喽|你好|再见|拜拜|好的|在吗|爱你|么么哒|比心|抱抱|开心|生气|委屈|哭了|无语|震惊|打工人|摸鱼|下班|我太难了|生日快乐|新年快乐|恭喜发财|辛苦了|对不起|棒棒哒|666)/;

function letterSaying({ writing, asks }: PromptReading, prompt: string): void {
  const [, said] = SAYINGS.exec(prompt) ?? [];
  if (said === undefined || writing.length > 0) return;
  const saying: Writing = { text: said, words: said };
  writing.push(saying);
  for (const { words, shows } of asks)
    if (words !== '' && said.includes(words)) shows.splice(0, shows.length, { is: 'thing', thing: saying });
}

const ON_SHIRT = /(?:t-?shirt|tee|hoodie) (?:print|design|graphic)s?\b|[Tt]恤(?:的)?(?:图案|印花|设计)/i;
const DISCS: Readonly<Record<string, string>> = { moon: '#f3e6c0', sun: '#f2a24a' };

/**
 * Changes the reading of a shirt's print: its sun or moon is a disc behind what stands there, on dark cloth. Returns
 * whether it has one.
 */
function showDisc(reading: PromptReading, prompt: string): boolean {
  const { subjects, scenes, weather, asks } = reading;
  const disc = subjects.find(({ key }) => DISCS[key] !== undefined);
  const others = subjects.filter((one) => one !== disc);
  if (!ON_SHIRT.test(prompt) || !disc || scenes.length > 0 || weather.size > 0) return false;
  if (others.length === 0 || others.length > 2 || others.some(({ kind }) => !PRINTABLE.has(kind)))
    return false;
  Object.assign(reading, { subjects: others, links: [], frame: 'poster', ground: CLOTH });
  reading.disc = DISCS[disc.key];
  const printed = { words: 'print' };
  reading.sticker = printed;
  for (const { words, shows } of asks)
    if (
      /print|design|graphic|图案|印花|设计/i.test(words) ||
      shows.some((one) => one.is === 'thing' && one.thing === disc)
    )
      shows.splice(0, shows.length, { is: 'manner' });
  return true;
}

const CLOTH = '#26303c';
const PRINTABLE: ReadonlySet<Subject['kind']> = new Set(['face', 'full', 'mount', 'bird', 'item', 'vehicle']);

/** Changes the reading: the shirt of a shirt's print is not drawn beside it. */
function leaveSurfaceOut({ subjects, links, asks }: PromptReading, prompt: string): void {
  if (!/print|design|graphic|图案|印花|设计|手稿/i.test(prompt)) return;
  const at = subjects.findIndex(({ words }) => PRINTED_ON.test(words ?? ''));
  const [surface] = at < 0 || subjects.length < 2 ? [] : subjects.splice(at, 1);
  if (!surface) return;
  links.splice(0, links.length, ...links.filter(({ from, to }) => from !== at && to !== at));
  for (const link of links) {
    if (link.from > at) link.from--;
    if (link.to !== null && link.to > at) link.to--;
  }
  for (const { shows } of asks)
    for (const [place, shown] of [...shows.entries()].toReversed())
      if (shown.is === 'thing' && shown.thing === surface) shows.splice(place, 1, { is: 'manner' });
}
