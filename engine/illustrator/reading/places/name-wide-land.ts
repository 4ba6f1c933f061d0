// What words mean in a wide land: avenues of trees, rivers that wind, pillars of rock, lakes like mirrors, gorges under
// bridges of rope.

import { VOCABULARY } from '../words/vocabulary.ts';
import { meaningOf, means, type Meaning, type Word, keyOf } from '../words/word.ts';
import { LIVING_KINDS } from '../subject-kinds.ts';

/** One after the other. */
export function nameWideLand(words: readonly Word[]): Word[] {
  return STEPS.reduce((sofar, step) => step(sofar), [...words]);
}

function known(text: string): readonly Meaning[] {
  return VOCABULARY.get(text) ?? [];
}

function sceneOf(word: Word): string {
  return meaningOf(word, 'scene')?.value ?? '';
}

const AVENUE = /^(?:avenues?|tree-lined avenues?|boulevards?|lanes?|大街|街道)$/i;
const LINED = /^(?:tree-lined|tree lined|lined with trees|两旁是树)$/i;
const OF_TOWNS =
  /^(?:.*(?:city|cities|town|shops?|cafes?|traffic|paris|new york|building|城市|城|店|车|楼).*)$/i;

/** "An autumn avenue of golden trees" is a road between trees; one with shops is a street. */
function nameAvenues(words: readonly Word[]): Word[] {
  const hasTrees = words.some(
    (word) => meaningOf(word, 'subject')?.value.kind === 'tree' || LINED.test(word.text),
  );
  if (!hasTrees || words.some(({ text }) => OF_TOWNS.test(text))) return [...words];
  return words.map((word) =>
    AVENUE.test(word.text)
      ? { ...word, meanings: [...known('road'), { is: 'scene', value: 'meadow' }] }
      : word,
  );
}

const RIVER = /^(?:rivers?|streams?|river deltas?|deltas?|河|河流|大河|江|江水|小河|三角洲)$/i;
const WINDING =
  /^(?:winding|winds|meandering|meanders|snaking|snakes|curving|serpentine|braided|deltas?|river deltas?|river bends?|horseshoe bend|oxbow|蜿蜒|蜿蜒的|弯弯曲曲|弯曲的|曲折的|九曲十八弯|九曲|三角洲|河湾)$/i;
const ON_RIVER: ReadonlySet<string> = new Set([
  'boat',
  'figure',
  'full',
  'face',
  'mount',
  'vehicle',
  'building',
]);

/** A river of which the windings are told is seen from high up; with somebody or a boat on it one stands at its bank. */
function nameRivers(words: readonly Word[]): Word[] {
  const isWinding = words.some(({ text }) => WINDING.test(text));
  const isHigh = !words.some((word) => ON_RIVER.has(meaningOf(word, 'subject')?.value.kind ?? ''));
  if (!isWinding || !isHigh || !words.some(({ text }) => RIVER.test(text))) return [...words];
  const inMountains = words.some((word) => sceneOf(word) === 'mountains');
  const place: Meaning = { is: 'scene', value: inMountains ? 'mountains' : 'meadow' };
  let isNamed = false;
  return words.map((word): Word => {
    if (WINDING.test(word.text) && !RIVER.test(word.text)) return { ...word, meanings: [place] };
    if (!RIVER.test(word.text)) return sceneOf(word) === 'forest' ? { ...word, meanings: [place] } : word;
    if (isNamed) return { ...word, meanings: [place] };
    isNamed = true;
    return { ...word, meanings: [...known('river delta'), place] };
  });
}

const PILLARS = /^(?:石柱|石柱子|柱子|pillars?|stone pillars?|columns?|stone columns?)$/i;
const OF_PILLARS = /^(?:张家界|zhangjiajie|武陵源|三清山|峰林|石林|奇峰|山峰|群峰|avatar mountains)$/i;

/** They are those of the mountains that they are named with. */
function namePillars(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => OF_PILLARS.test(text))) return [...words];
  return words.map((word) =>
    PILLARS.test(word.text) ? { ...word, meanings: [{ is: 'scene', value: 'mountains' }] } : word,
  );
}

const MIRROR = /^(?:mirrors?|mirror-like|镜子|镜面|镜)$/i;

/** Water that is like a mirror has none in it. */
function nameMirrors(words: readonly Word[]): Word[] {
  if (!words.some((word) => sceneOf(word) === 'lake' || sceneOf(word) === 'sea')) return [...words];
  return words.map((word) =>
    MIRROR.test(word.text) && !isHeld(words) ? { ...word, meanings: [{ is: 'structure' }] } : word,
  );
}

/** Somebody may look into one beside a lake. */
function isHeld(words: readonly Word[]): boolean {
  return words.some(({ text }) => /^(?:holding|hand|拿着|照)$/i.test(text));
}

/** A bridge of rope hangs over a gorge, also where woods grow on its walls. */
function nameGorges(words: readonly Word[]): Word[] {
  if (!words.some((word) => keyOf(word) === 'rope-bridge')) return [...words];
  return words.map((word) =>
    ['forest', 'lake', 'sky'].includes(sceneOf(word)) && !means(word, 'subject')
      ? { ...word, meanings: [{ is: 'scene', value: 'mountains' }] }
      : word,
  );
}

const ROCKS = /^(?:rocks?|sea rocks?|rocky|boulders?|reefs?|礁石|岩石|石头|礁岩)$/i;

/** Rocks of a shore are many and stand in the sea; one that somebody sits on is a thing of its own. */
function nameShoreRocks(words: readonly Word[]): Word[] {
  const isShore = words.some((word) => sceneOf(word) === 'sea' && !means(word, 'subject'));
  const isSatOn = words.some((word) => LIVING_KINDS.has(meaningOf(word, 'subject')?.value.kind ?? ''));
  if (!isShore || isSatOn) return [...words];
  return words.map((word) =>
    ROCKS.test(word.text) ? { ...word, meanings: [{ is: 'scene', value: 'sea' }] } : word,
  );
}

const WHITE_WALLS = /^(?:白墙黛瓦|粉墙黛瓦|白墙黑瓦|青瓦白墙|白墙青瓦|白墙灰瓦)$/;
const IN_FIELDS = /^(?:油菜花田?|稻田|梯田|麦田|茶园|田野|山村|宏村|婺源|花海|rapeseed)$/i;

/** Houses of Huizhou stand along water, but where there are fields they are a village among those. */
function nameWhiteWalls(words: readonly Word[]): Word[] {
  const isInFields = words.some(({ text }) => IN_FIELDS.test(text));
  const isOnWater = words.some(
    (word) => sceneOf(word) === 'lake' || (sceneOf(word) === 'water-town' && !WHITE_WALLS.test(word.text)),
  );
  if (!isInFields || isOnWater) return [...words];
  const hasVillage = words.some((word) => keyOf(word) === 'village');
  return words.map((word) =>
    WHITE_WALLS.test(word.text)
      ? {
          ...word,
          meanings: [...(hasVillage ? [] : known('village')), { is: 'scene', value: 'meadow' }],
        }
      : word,
  );
}

const BERG = /^(?:icebergs?|冰山)$/i;
const AFLOAT = /^(?:floating|floats|drifting|drifts|漂浮|漂浮着|漂浮在|漂着|漂在|on top)$/i;

/** The sea around an iceberg is of its ice; that it floats is said of nobody else. */
function nameIcebergs(words: readonly Word[]): Word[] {
  const berg = words.find(({ text }) => BERG.test(text));
  if (!berg) return [...words];
  return words.map((word) => {
    if (sceneOf(word) === 'sea' || sceneOf(word) === 'lake') return { ...word, meanings: berg.meanings };
    return AFLOAT.test(word.text) ? { ...word, meanings: [{ is: 'structure' }] } : word;
  });
}

const NATURE = /^(?:forest|mountains|garden)$/;

/** A bamboo forest in Kyoto is none of its streets: the city is told as left out. */
function nameNatureOfCity(words: readonly Word[]): Word[] {
  const isNature = words.some((word) => NATURE.test(sceneOf(word)));
  const isTown = words.some(({ text }) => /street|alley|skyline|night market|街|巷|夜景/i.test(text));
  if (!isNature || isTown) return [...words];
  return words.map((word) => (CITIES_WITH_WOODS.test(word.text) ? { ...word, meanings: [] } : word));
}
const CITIES_WITH_WOODS = /^(?:kyoto|京都|gion|祇园|tokyo|东京)$/i;

const PLANTS = /^(?:plants?|植物)$/i;
const OVERGROWN = /^(?:overgrown|abandoned|ruined|废弃的?|荒废的?|长满)$/i;
const POTTED = /pot|potted|indoor|house|盆/i;
const WILD: ReadonlySet<string> = new Set([
  'forest',
  'meadow',
  'mountains',
  'lake',
  'desert',
  'moon',
  'cave',
  'sea',
]);

/** Out of doors plants grow in the ground, and in no pots. */
function nameWildPlants(words: readonly Word[]): Word[] {
  const isWild = words.some((word) => WILD.has(sceneOf(word)) || OVERGROWN.test(word.text));
  if (!isWild || words.some(({ text }) => POTTED.test(text))) return [...words];
  // Nothing grows where there is no air.
  const isBarren = words.some((word) => sceneOf(word) === 'moon');
  const meanings = isBarren ? [] : known('fern');
  return words.map((word) =>
    PLANTS.test(word.text) && means(word, 'subject') ? { ...word, meanings } : word,
  );
}

const NORTH =
  /^(?:东北|大东北|东北的|黑龙江|吉林|漠河|大兴安岭|小兴安岭|长白山|西伯利亚|siberian?|manchuria|northeast china)$/i;
const BIRCHES = 5;
const OF_WINTER = /冬|雪|冰|winter|snow|ice|frost/i;

/** Lands of the north are known by birches in the snow, where it is said to lie. */
function nameNorth(words: readonly Word[]): Word[] {
  if (!words.some(({ text }) => OF_WINTER.test(text))) return [...words];
  const isSomewhere = words.some((word) => sceneOf(word) !== '' && sceneOf(word) !== 'snowfield');
  return words.map((word) =>
    NORTH.test(word.text) && !isSomewhere
      ? { ...word, many: BIRCHES, meanings: [...known('白桦树'), { is: 'scene', value: 'snowfield' }] }
      : word,
  );
}

const AFTER_RAIN = /^(?:雨后|after the rain|after rain)$/i;
const WET = /^(?:wet|湿漉漉的?|湿滑的?|潮湿的?)$/i;

/** Where a rainbow stands the rain is over; where streets are wet it has rained. */
function nameAfterRain(words: readonly Word[]): Word[] {
  if (words.some((word) => sceneOf(word) === 'street'))
    return words.map((word, at) =>
      WET.test(word.text) && words.slice(at + 1, at + 3).some((next) => sceneOf(next) === 'street')
        ? { ...word, meanings: [{ is: 'weather', value: 'rain' }] }
        : word,
    );
  if (!words.some((word) => keyOf(word) === 'rainbow')) return [...words];
  return words.map((word) =>
    AFTER_RAIN.test(word.text) ? { ...word, meanings: [{ is: 'time', value: 'day' }] } : word,
  );
}

const STEPS: readonly ((words: readonly Word[]) => Word[])[] = [
  nameAvenues,
  nameRivers,
  namePillars,
  nameMirrors,
  nameGorges,
  nameShoreRocks,
  nameWhiteWalls,
  nameIcebergs,
  nameNatureOfCity,
  nameWildPlants,
  nameNorth,
  nameAfterRain,
];
