// "An enchanted forest", 废弃的工厂, "a Japanese street": what is said of a noun is seen in it, or told as not drawn.

import { streetLandOf } from '../../staging/city-sight.ts';
import { quarterOf } from '../../scenery/old-street.ts';
import { isAmsterdam } from '../../scenery/canal-houses.ts';
import { MADE_OF_IT, materialNamed } from '../../lexicon/materials.ts';
import { tellMaterial } from './tell-materials.ts';
import { isChineseRoom } from '../../scenery/chinese-room.ts';
import { canBeHalved } from '../../things/halved.ts';
import { houseStyleOf } from '../../things/houses-of-lands.ts';
import type { PromptReading, Shown, Subject } from '../prompt-reading.ts';
import { isUnknown, means, meaningOf, type Word } from '../words/word.ts';
import { LIVING_KINDS } from '../subject-kinds.ts';

/** What is said of which noun, and where. */
type Said = {
  word: Word;
  owner: Word;
  /** What the noun is drawn as; none of a place. */
  subject: Omit<Subject, 'count'> | undefined;
  /** What shows the noun. */
  ofOwner: Shown[] | undefined;
  reading: PromptReading;
  /** The prompt in small letters. */
  prompt: string;
};

/** What shows a word: nothing where it is told as not drawn, undefined where nobody misses it. */
type Rule = readonly [words: RegExp, shows: (said: Said) => Shown[] | undefined];

/** So many words may stand between a quality and its noun. */
const FURTHEST = 4;

const LAND =
  /^(?:chinese|japanese|european|asian|american|african|indian|korean|french|italian|german|spanish|dutch|greek|moroccan|mexican|turkish|thai|russian|english|british|mediterranean|persian|egyptian|arabian|arabic|vietnamese|中国|日本|韩国|法国|美国|英国|意大利|德国|西班牙|荷兰|希腊|摩洛哥|墨西哥|土耳其|泰国|埃及|俄罗斯|印度|欧洲|非洲|亚洲|日式|中式|欧式|法式|英式|美式|德式|韩式|泰式|意式|地中海)(?:-style)?$/i;
/** The usual towns and their houses look so. */
const OF_EUROPE = /europ|french|italian|german|欧|法|意|德/i;
const OF_THE_EAST = /chinese|china|japan|asia|korea|中国|中式|日|亚洲|韩/i;
/** Things that are drawn as those of China or Japan are. */
const EASTERN =
  /^(?:temple|shrine|pagoda|pavilion|torii|palace-hall|palace-wall|zen-garden|dragon|lantern|chinese|paper|tea|bamboo|koi|katana|fan|bonsai|cherry|blossom|samurai|lion-dance|city-gate)/;

/** Whatever of the kind is drawn is of that land. */
const AT_HOME: readonly (readonly [land: RegExp, keys: RegExp])[] = [
  [OF_THE_EAST, EASTERN],
  [/egypt|埃及/i, /^(?:pyramid|sphinx|pharaoh)/],
  [/dutch|荷兰/i, /^(?:windmill|tulip)/],
  [/russia|俄罗斯/i, /^onion-domes/],
];

/** A place is told by its land where its houses are drawn so; people and dishes carry their lands in themselves. */
function ofLand({ word, owner, subject, reading, prompt }: Said): Shown[] | undefined {
  const { text } = word;
  const scene = meaningOf(owner, 'scene')?.value;
  const { scenes } = reading;
  if (subject) {
    if (subject.kind === 'figure' || subject.kind === 'food') return undefined;
    if (/^(?:village|house|cabin)$/.test(subject.key)) {
      if (houseStyleOf(text.toLowerCase().replace('日式', '日本').replace('中式', '中国')) !== undefined)
        return [{ is: 'thing', thing: subject }];
      if (isAmsterdam({ words: prompt })) return [{ is: 'scene', scene: 'water-town' }];
      return OF_EUROPE.test(text) && subject.key === 'village' ? [{ is: 'thing', thing: subject }] : [];
    }
    const isAtHome = AT_HOME.some(([land, keys]) => land.test(text) && keys.test(subject.key));
    return isAtHome ? [{ is: 'thing', thing: subject }] : [];
  }
  if (scene === 'water-town' && (OF_THE_EAST.test(text) || isAmsterdam({ words: prompt })))
    return [{ is: 'scene', scene }];
  if (scene === 'street' || scene === 'city') {
    const isDrawn = streetLandOf(prompt) !== undefined || quarterOf({ words: prompt }) !== undefined;
    if (scenes.includes('street') && (isDrawn || OF_EUROPE.test(text)))
      return [{ is: 'scene', scene: 'street' }];
  }
  // "A Chinese mountain temple": the temple is.
  const ofEast = OF_THE_EAST.test(text) && reading.subjects.find(({ key }) => EASTERN.test(key));
  if (ofEast) return [{ is: 'thing', thing: ofEast }];
  // "A French cafe street": the noun between is not drawn.
  if (isUnknown(owner) && scenes.includes('street') && streetLandOf(prompt) !== undefined)
    return [{ is: 'scene', scene: 'street' }];
  if (scene === 'room' && isChineseRoom({ words: prompt, scene })) return [{ is: 'scene', scene }];
  return [];
}

/** Lights dance in the wood; elsewhere nothing shows it. */
function ofMagic({ subject, owner, reading }: Said): Shown[] | undefined {
  const scene = subject ? undefined : meaningOf(owner, 'scene')?.value;
  const isGreen = scene === 'forest' || scene === 'meadow' || scene === 'lake';
  const isDay = reading.time === 'day' || reading.time === 'dawn';
  if (!isGreen || isDay || reading.weather.size > 0) return [];
  reading.weather.add('fireflies');
  return [{ is: 'weather', weather: 'fireflies' }];
}

const PLACES: ReadonlySet<Subject['kind']> = new Set(['building', 'landmark', 'tree', 'boat']);

/** Fog lies over a place out of doors, by night where no hour is said. */
function ofMystery({ owner, subject, reading }: Said): Shown[] | undefined {
  const isPlace = subject ? PLACES.has(subject.kind) : means(owner, 'scene', 'near-scene');
  if (!isPlace) return subject?.kind === 'figure' || reading.weather.has('fog') ? undefined : [];
  if (reading.time === 'day' || (reading.weather.size > 0 && !reading.weather.has('fog'))) return [];
  reading.weather.add('fog');
  reading.time ??= 'night';
  return [{ is: 'weather', weather: 'fog' }];
}

const UNLIT: ReadonlySet<string> = new Set([
  'street',
  'forest',
  'city',
  'sea',
  'lake',
  'mountains',
  'meadow',
  'room',
]);

/** A dark alley is one by night, and so is a room. */
function ofDark({ owner, subject, reading }: Said): Shown[] | undefined {
  const scene = subject ? undefined : meaningOf(owner, 'scene')?.value;
  if (scene === undefined || !UNLIT.has(scene)) return undefined;
  if (reading.time === undefined && reading.weather.size === 0) reading.time = 'night';
  return reading.time === 'night' ? [{ is: 'time', time: 'night' }] : undefined;
}

const OF_METAL = /^(?:robot|spaceship|rocket|mecha|castle-gate|robot-dog)/;

/** Returns that nothing shows the material (a castle of glass is drawn of stone), or undefined where the drawing does. */
function ofMaterial({ subject, word }: Said): Shown[] | undefined {
  const material = materialNamed(word.text.replace(/的$/u, ''));
  if (!subject || OF_METAL.test(subject.key)) return undefined;
  return material !== undefined && MADE_OF_IT[material]?.test(subject.key) === true ? undefined : [];
}

const OLD_TIMES = /^(?:knight|castle|king|queen|princess|prince|wizard|sword|shield|armour|dragon|lute|bard)/;

function ofMiddleAges({ subject }: Said): Shown[] | undefined {
  return subject && (OLD_TIMES.test(subject.key) || OLD_TIMES.test(subject.person?.role ?? ''))
    ? undefined
    : [];
}

/** Cities of neon towers, and what flies between stars, are of the time to come themselves. */
function ofFuture({ subject, owner, reading }: Said): Shown[] | undefined {
  const isNeon = reading.looks.includes('neon') || reading.looks.includes('cyberpunk');
  const scene = meaningOf(owner, 'scene')?.value;
  if (
    !subject &&
    (isNeon || scene === 'space') &&
    (scene === 'city' || scene === 'street' || scene === 'space')
  )
    return [{ is: 'scene', scene }];
  return subject &&
    /^(?:robot|spaceship|rocket|flying-car|mecha|ufo|android|hovercar|space)/.test(subject.key)
    ? undefined
    : [];
}

/** A fruit is drawn cut through where it can be. */
function ofHalf({ subject, reading, word }: Said): Shown[] | undefined {
  const cut = reading.subjects.find((one) => one === subject);
  if (!cut || !HALVED.has(cut.kind)) return undefined;
  // 一片麦田 is a field, and 一片叶子 a leaf.
  if (!canBeHalved(cut)) return cut.kind === 'plant' && word.text === '一片' ? undefined : [];
  cut.isHalved = true;
  return [{ is: 'thing', thing: cut }];
}
const HALVED: ReadonlySet<Subject['kind']> = new Set(['food', 'plant']);

/** Several things each get a colour of their own; one thing has one. */
function ofAllColours({ owner, subject, reading }: Said): Shown[] | undefined {
  const cast = reading.subjects.find((one) => one === subject);
  const byKey = cast?.kind === 'food' ? COLOURED_FOOD : cast?.kind === 'plant' ? COLOURED_PLANTS : undefined;
  const canBe = cast && (byKey?.test(cast.key) ?? COLOURED.has(cast.kind));
  if (means(owner, 'garment')) return [];
  if (!cast || !canBe || cast.colour !== undefined) return undefined;
  // 五颜六色的气球: one has one colour, so they are several.
  if (cast.count === 1 && cast.isCounted !== true && owner.isHan) cast.count = SEVERAL;
  const isGay = GAY.test(cast.key) || LIVING_KINDS.has(cast.kind);
  if (cast.count < 2) return owner.isPlural || isGay ? undefined : [];
  cast.isMotley = true;
  return [{ is: 'thing', thing: cast }];
}
const COLOURED: ReadonlySet<Subject['kind']> = new Set([
  'item',
  'hat',
  'air',
  'vehicle',
  'boat',
  'building',
  'bird',
  'fish',
]);
const COLOURED_PLANTS =
  /^(?:tulip|rose|poppy|gerbera|dahlia|pansy|daisy|hydrangea|lily|chrysanthemum|flower|hibiscus|orchid|peony|carnation)/;
const SEVERAL = 4;
/** In a cup of a colour, and what is made in all of them. */
const COLOURED_FOOD = /^(?:coffee|tea|ice-cream|ice-pop|macaron|cupcake|donut|lollipop|milkshake|smoothie)$/;
/** Their drawings have several colours. */
const GAY = /rainbow|candy|macaron|toy|yarn|bead|confetti|firework|book|kite|balloon|carousel|ribbon|flag/;

const RULES: readonly Rule[] = [
  [
    /^(?:(?:multi-?|many-|different-|brightly )?colou?r(?:ful|ed)|rainbow-colou?red|五颜六色的?|五彩的?|五彩缤纷的?|彩色的?|多彩的?|各色|不同颜色的?|各种颜色的?)$/i,
    ofAllColours,
  ],
  [/^(?:floral|flowered|patterned|印花)$/i, ({ owner }) => (means(owner, 'garment') ? [] : undefined)],
  [
    /^(?:half|halved|sliced|一片|几片|切片|半|半[个只颗块边]|切好的?|切成片的|切片的|切开的|对半切开的|切成两半的)$/i,
    ofHalf,
  ],
  [LAND, ofLand],
  // Metal is drawn with its gloss, and nobody misses it on an apple.
  [
    /^(?:shining|shiny|gleaming|闪亮|闪亮的)$/i,
    ({ owner, ofOwner }) => (meaningOf(owner, 'garment')?.value === 'armour' ? ofOwner : undefined),
  ],
  [/^(?:enchanted|magic|magical|mystical|魔法|魔幻|童话|童话般的|仙境般的|梦幻|梦幻的)$/i, ofMagic],
  [
    /^(?:mysterious|spooky|eerie|haunting|creepy|神秘的|神秘|诡异|诡异的|阴森|阴森的|恐怖|恐怖的)$/i,
    ofMystery,
  ],
  [/^(?:dark|黑暗|黑暗的|漆黑|漆黑的|昏暗|昏暗的)$/i, ofDark],
  [
    /^(?:wooden|glass|crystal|marble|bronze|copper|brass|metal|metallic|ceramic|plastic|paper|velvet|silk|knitted|woolen|leather|stone|brick|(?:木制|木质|木头|玻璃|水晶|大理石|金属|陶瓷|纸|皮革|丝绸|布艺|针织)的?)$/i,
    ofMaterial,
  ],
  [/^(?:medieval|中世纪|中世纪的)$/i, ofMiddleAges],
  [/^(?:futuristic|未来|未来的|科幻|未来感)$/i, ofFuture],
  [
    /^(?:abandoned|ruined|broken|victorian|baroque|破旧|破旧的|废弃|废弃的)$/i,
    ({ owner, subject }) => (subject?.key.includes('ruin') || isUnknown(owner) ? undefined : []),
  ],
  [
    /^(?:muscular|fat|chubby|slim|slender|胖|胖胖的|胖乎乎|胖乎乎的|肥)$/i,
    ({ subject }) => (subject && LIVING_KINDS.has(subject.kind) ? [] : undefined),
  ],
  [
    /^(?:wet|damp|soaked|gnarled|frozen|crumpled|rumpled|holographic|marbled)$/i,
    ({ owner, subject }) => (subject && !means(owner, 'part') && subject.kind !== 'food' ? [] : undefined),
  ],
  // Doors and boxes are drawn closed.
  [
    /^(?:closed|folded|合上的|收起的)$/i,
    ({ subject }) => (subject && /umbrella|parasol|book|laptop|fan$/.test(subject.key) ? [] : undefined),
  ],
];

/** Changes the weather and the hour of the reading where they show what is said; returns what shows each word. */
export function tellQualities(
  reading: PromptReading,
  words: readonly Word[],
  subjectOf: (word: Word) => Subject | undefined,
  shownOf: (word: Word) => Shown[] | undefined,
  prompt: string,
): { word: Word; shows: Shown[] }[] {
  const text = prompt.toLowerCase();
  return words.flatMap((word, at) => {
    if (shownOf(word) !== undefined && !means(word, 'mood')) return [];
    // Only worn clothes are printed with it.
    if (means(word, 'cloth-pattern') && !means(word, 'garment')) return [{ word, shows: [] }];
    const material = tellMaterial(reading, words, at, subjectOf);
    if (material) return [{ word, shows: material }];
    const fruit = SLICES.test(word.text) ? slicedBy(words, at) : undefined;
    const sliced = fruit && subjectOf(fruit);
    if (fruit && sliced && canBeHalved(sliced))
      return [
        {
          word,
          shows:
            ofHalf({ word, owner: fruit, subject: sliced, ofOwner: undefined, reading, prompt: text }) ?? [],
        },
      ];
    const rule = RULES.find(([pattern]) => pattern.test(word.text));
    const owner = rule && ownerOf(words, at);
    if (!owner) return isInTheDark(words, at) ? nightOf(reading, word) : [];
    const said = { word, owner, subject: subjectOf(owner), ofOwner: shownOf(owner), reading, prompt: text };
    const shows = rule[1](said);
    return shows ? [{ word, shows }] : [];
  });
}

const SLICES = /^slices?$/i;

/** "A slice of lemon", "lemon slices". */
function slicedBy(words: readonly Word[], at: number): Word | undefined {
  if (words[at + 1]?.text !== 'of') return words[at - 1];
  return words.slice(at + 2, at + 5).find((word) => meaningOf(word, 'subject'));
}

function isInTheDark(words: readonly Word[], at: number): boolean {
  const [before, word] = [words[at - 1], words[at]];
  if (word?.isHan === true) return /^黑暗$/.test(word.text) && /^[中里]$/.test(words[at + 1]?.text ?? '');
  return word?.text.toLowerCase() === 'dark' && before?.text.toLowerCase() === 'the';
}

function nightOf(reading: PromptReading, word: Word): { word: Word; shows: Shown[] }[] {
  reading.time ??= 'night';
  return reading.time === 'night' ? [{ word, shows: [{ is: 'time', time: 'night' }] }] : [];
}

/** The next noun of the same clause. */
function ownerOf(words: readonly Word[], at: number): Word | undefined {
  const word = words[at] as Word;
  for (const [index, next] of words.slice(at + 1, at + 1 + FURTHEST).entries()) {
    if (next.clause !== word.clause) return undefined;
    const after = words[at + 2 + index];
    // "Beach huts", "garden chairs": where they stand.
    if (means(next, 'scene') && after?.run === next.run && means(after, 'subject')) continue;
    if (
      means(next, 'subject', 'scene', 'near-scene', 'garment', 'part', 'undrawn', 'window') ||
      isUnknown(next)
    )
      return LAND.test(next.text) ? undefined : next;
    // The noun itself may be a word that says nothing to draw, and so may what ends it: "a magical day".
    if (!means(next, 'adjective', 'colour', 'size', 'number', 'look', 'mood', 'tone', 'weather', 'time'))
      return undefined;
  }
  return undefined;
}
