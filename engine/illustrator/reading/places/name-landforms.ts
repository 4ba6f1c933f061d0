// "A desert canyon" is one land, with walls of red rock; the hills of a vineyard are its slope; cranes lift on a site.

import { VOCABULARY } from '../words/vocabulary.ts';
import { means, meaningOf, type Meaning, type Word } from '../words/word.ts';

const CANYON =
  /^(?:canyons?|grand canyon|antelope canyon|bryce canyon|zion canyon|羚羊谷|羚羊峡谷|desert canyon|gorges?|badlands|mesas?|buttes?|(?:red |desert )?rock formations?|red rocks|monument valley|slot canyon|峡谷|大峡谷|雅丹|雅丹地貌|丹霞|丹霞地貌|恶地)$/i;
const SLOPES = /^(?:hills?|hillsides?|slopes?|rolling hills|山坡|丘陵|山丘|山间|山上)$/i;
const STEPPED =
  /^(?:vineyards?|tusca(?:ny|n hills|n countryside|n landscape)|tea (?:plantations?|fields?|gardens?|hills|terraces|farm)|rice (?:terraces?|padd(?:y|ies)|fields?)|terraced (?:rice )?fields?|葡萄园|茶园|茶山|茶田|梯田)$/i;
const SITE = /^(?:construction sites?|building sites?|building under construction|工地|建筑工地|施工现场)$/i;

const WALLS = /^(?:cliffs?|steep cliffs?|sea cliffs|悬崖|峭壁|悬崖峭壁)$/i;
const FJORD = /^(?:fjords?|fiords?|峡湾)$/i;
const SAVANNA =
  /^(?:savannah?|african savannah?|serengeti|african (?:plains|grassland)|非洲草原|非洲大草原|稀树草原|塞伦盖蒂|马赛马拉)$/i;
const PAVED =
  /^(?:青?石板小?路|青石板|石板小?径|石径|石阶小路|鹅卵石小?路|stone paths?|stone pathway|cobbled path|cobblestone path|flagstone path|stepping stones)$/i;
const BUILT = /^(?:.*(?:古镇|水乡|小镇|老街|村|巷|胡同|城|town|village|city|street|alley).*)$/i;
/** Peoples by whom houses, clothes and feasts are named. */
const PEOPLES =
  /^(?:藏族|苗族|侗族|彝族|傣族|白族|羌族|蒙古族|维吾尔族|哈萨克族|tibetan|mongolian|miao|dong|dai|yi|uyghur|kazakh)$/i;

/** Paths through woods and gardens that are laid with stone are none of a town. */
function namePaths(words: readonly Word[]): Word[] {
  const isWild = words.some(({ meanings }) =>
    meanings.some((one) => one.is === 'scene' && ['forest', 'meadow', 'mountains'].includes(one.value)),
  );
  if (!isWild || words.some(({ text }) => BUILT.test(text))) return [...words];
  return words.map((word) =>
    PAVED.test(word.text) ? { ...word, meanings: VOCABULARY.get('小路') ?? [] } : word,
  );
}

/** Of a village: its houses, not somebody who stands before them. */
function namePeoples(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const kind = meaningOf(next, 'subject')?.value.kind;
    const isOfPlace = kind === 'landmark' || kind === 'building' || means(next, 'scene');
    const isNamer = PEOPLES.test(word.text) && isOfPlace && next?.clause === word.clause;
    return isNamer ? { ...word, meanings: [] } : word;
  });
}

/** Who surfs has a wave of their own. */
function nameSurf(words: readonly Word[]): Word[] {
  const isSurfed = words.some(({ text }) => /surf|冲浪/i.test(text));
  return words.map((word) =>
    isSurfed && meaningOf(word, 'subject')?.value.key === 'great-wave'
      ? { ...word, meanings: [{ is: 'scene', value: 'sea' }] }
      : word,
  );
}

const BROOKS =
  /^(?:streams?|creeks?|brooks?|babbling brook|mountain stream|forest stream|小溪|溪流|溪水|小溪边|溪边|溪|山涧|溪涧|林间小溪|山间小溪)$/i;
const RIVERS = /^(?:rivers?|small river|河|河流|小河)$/i;
const OVER_WATER = /^(?:bridge|boat|rowing-boat|canoe|kayak|duck|swan|fish|koi|lotus|crane|heron|fisherman)$/;
const IN_WATER =
  /桥|船|鱼|鸭|鹅|天鹅|荷|钓|游|洗|蹚|bridge|boat|fish|swim|wad(?:e|ing)|drink|bath|paddl|wash/i;
const STONES =
  /^(?:stones?|rocks?|pebbles?|boulders?|mossy rocks?|mossy stones?|石头|石块|岩石|鹅卵石|卵石)$/i;

/** What flows through grass or a wood is narrow, and its stones are its own; with boats or bridges it is a river. */
function nameBrooks(words: readonly Word[]): Word[] {
  const inWood = words.some((word) => meaningOf(word, 'scene')?.value === 'forest');
  const isNarrow = inWood || words.some(({ text }) => CANYON.test(text));
  const isBrook = ({ text }: Word): boolean => BROOKS.test(text) || (isNarrow && RIVERS.test(text));
  const isBroad = words.some((word) => {
    const key = meaningOf(word, 'subject')?.value.key ?? '';
    const isSpanned = inWood && (key === 'bridge' || /桥|bridge/i.test(word.text));
    return !isSpanned && (IN_WATER.test(word.text) || OVER_WATER.test(key));
  });
  if (isBroad || !words.some(isBrook))
    return words.map((word) =>
      BROOKS.test(word.text) ? { ...word, meanings: [{ is: 'scene', value: 'lake' }] } : word,
    );
  const isSomewhere = words.some(
    (word) => !isBrook(word) && /^(?:forest|meadow|mountains)$/.test(meaningOf(word, 'scene')?.value ?? ''),
  );
  let isNamed = false;
  return words.map((word): Word => {
    const isStone = STONES.test(word.text);
    if (!isStone && !isBrook(word)) return word;
    const brook = VOCABULARY.get('babbling brook') ?? [];
    if (isNamed || isStone) return { ...word, meanings: [{ is: 'structure' }] };
    isNamed = true;
    return { ...word, meanings: isSomewhere ? brook : [...brook, { is: 'scene', value: 'meadow' }] };
  });
}

const HARBOURS = /^(?:harbou?rs?|fishing harbou?rs?|港口|渔港|海港|小港口)$/i;

/** A harbour is known by the houses along it. */
function nameHarbours(words: readonly Word[]): Word[] {
  const isElsewhere = words.some(
    (word) =>
      meaningOf(word, 'scene')?.value === 'city' || meaningOf(word, 'subject')?.value.key === 'village',
  );
  if (isElsewhere) return [...words];
  return words.map((word) =>
    HARBOURS.test(word.text)
      ? { ...word, meanings: [{ is: 'scene', value: 'sea' }, ...(VOCABULARY.get('village') ?? [])] }
      : word,
  );
}

const POOLS = /^(?:pools?|natural pools?|plunge pools?|水潭|碧潭|深潭|潭|水池)$/i;

/** Under a waterfall is its own, and nobody has built it. */
function namePools(words: readonly Word[]): Word[] {
  const hasFall = words.some((word) => meaningOf(word, 'subject')?.value.key === 'waterfall');
  return words.map((word) =>
    hasFall && POOLS.test(word.text) ? { ...word, meanings: [{ is: 'structure' }] } : word,
  );
}

const ICY = /^(?:icy|frozen|frosty|ice|ice-covered|结冰的?|冰封的?|冰冻的?|冰雪覆盖的?|积雪的?|冰)$/i;
const HILLS =
  /^(?:hills?|hillsides?|slopes?|ground|lands?|plains?|valleys?|landscapes?|wasteland|cliffs?|山坡|坡|坡道|斜坡|山丘|大地|荒原|原野|地面|平原)$/i;

/** "Down an icy hill", 冰坡: ice lies on it. */
function nameIcyLand(words: readonly Word[]): Word[] {
  const snow: Meaning[] = [{ is: 'scene', value: 'snowfield' }];
  const said = words.filter(({ text }) => text !== '的');
  const icy = new Set<Word>();
  for (const [at, word] of said.entries()) {
    const next = said[at + 1];
    if (ICY.test(word.text) && next?.run === word.run && HILLS.test(next.text)) icy.add(word).add(next);
  }
  return words.map((word) => (icy.has(word) ? { ...word, meanings: snow } : word));
}

const SHORES = /^(?:shores?|banks?)$/i;

/** "On the shore of a lake", "on the bank of a stream": there is no sea, and no house for money. */
function nameShores(words: readonly Word[]): Word[] {
  return words.map((word, at) => {
    const isShore = SHORES.test(word.text) && /^of$/i.test(words[at + 1]?.text ?? '');
    // "Of the wide mountain lake".
    const water = isShore ? words.slice(at + 2, at + 5).find(isAtLake) : undefined;
    if (!water) return word;
    // What flows through a meadow is no lake.
    return {
      ...word,
      meanings: [BROOKS.test(water.text) ? { is: 'structure' } : { is: 'scene', value: 'lake' }],
    };
  });
}

function isAtLake(word: Word): boolean {
  return meaningOf(word, 'scene')?.value === 'lake' || BROOKS.test(word.text) || RIVERS.test(word.text);
}

export function nameLandforms(words: readonly Word[]): Word[] {
  const inSnow = nameIcyLand(words);
  return nameHarbours(
    nameShores(nameBrooks(namePools(nameSurf(namePeoples(namePaths(nameSlopes(inSnow))))))),
  );
}

function nameSlopes(words: readonly Word[]): Word[] {
  const hasCanyon = words.some(({ text }) => CANYON.test(text));
  const hasSteps = words.some(({ text }) => STEPPED.test(text));
  const hasSavanna = words.some(({ text }) => SAVANNA.test(text));
  const hasFjord = words.some(({ text }) => FJORD.test(text));
  const hasSite = words.some(({ text }) => SITE.test(text));
  return words.map((word) => {
    // Table mountains stand behind the grass.
    if (hasCanyon && hasSavanna && CANYON.test(word.text))
      return { ...word, meanings: [{ is: 'scene', value: 'meadow' }] };
    if (hasCanyon && (meaningOf(word, 'scene')?.value === 'desert' || WALLS.test(word.text)))
      return { ...word, meanings: [{ is: 'scene', value: 'mountains' }] };
    // The cliffs of a fjord are its shores.
    if (hasFjord && WALLS.test(word.text)) return { ...word, meanings: [{ is: 'scene', value: 'lake' }] };
    if (hasSteps && SLOPES.test(word.text) && means(word, 'scene'))
      return { ...word, meanings: [{ is: 'scene', value: 'meadow' }] };
    if (hasSite && /^(?:cranes?|scaffolding|scaffolds?|吊车|起重机|塔吊|脚手架)$/i.test(word.text))
      return { ...word, meanings: [{ is: 'structure' }] };
    return word;
  });
}
