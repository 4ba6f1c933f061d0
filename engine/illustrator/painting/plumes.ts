// What rises from things: steam from what is hot, smoke from chimneys and fires. The same in an image and in a video.

import type { EffectLayer, Layer } from './layer.ts';
import type { PlumeName } from '../lexicon/circumstances.ts';
import { plumeLayer, sparkLayer, wispLayer } from '../motion/air-life.ts';
import { hasStationSteam } from '../scenery/station-train.ts';
import { villageChimneys, type Chimney } from '../scenery/village.ts';
import { headingOf, type Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { HEAPED_PLATES } from '../things/heaped-plates.ts';
import { isBowl } from '../contents/toppings.ts';
import { CHIMNEYS } from '../things/chimneys.ts';

/** Of so much of its height the hot part of a thing begins below its top; parts of the height. */
const HOT: Readonly<Record<string, number>> = {
  ramen: 0.55,
  hotpot: 0.6,
  rice: 0.9,
  coffee: 0.84,
  tea: 0.96,
  'teacup-without-handle': 0.8,
  'hot-chocolate': 0.84,
  dumpling: 0.82,
  pizza: 0.82,
  'curry-rice': 0.7,
  spaghetti: 0.6,
  'bowl-with-spoon': 0.68,
  'shallow-pan-of-food': 0.8,
  pie: 0.55,
  cooking: 0.75,
  bread: 0.9,
  croissant: 0.8,
  burger: 0.95,
  pancakes: 0.95,
  'cooked-fish': 0.8,
  'cut-of-meat': 0.8,
  steak: 0.8,
  lasagna: 0.9,
  omelette: 0.8,
  'roast-bird': 0.8,
  'steamed-buns': 0.8,
  'mapo-tofu': 0.6,
  bibimbap: 0.6,
  'poultry-leg': 0.85,
  'hot-dog': 0.85,
  'french-fries': 0.9,
  taco: 0.85,
  'ear-of-corn': 0.85,
  bathtub: 0.6,
};

const COLD =
  /^(?:smoothie-bowl|poke-bowl|guacamole|hummus|cold-noodles|ceviche|tabbouleh|cucumber-salad|oysters|kimchi|brownies)$/;

function hotPartOf({ key }: { key: string }): number | undefined {
  if (COLD.test(key)) return undefined;
  return HOT[key] ?? (isBowl({ key }) ? 0.68 : `own/${key}` in HEAPED_PLATES ? 0.8 : undefined);
}

/** These steam in a video without being asked to. */
export const STEAMING: ReadonlySet<string> = new Set([
  'ramen',
  'hotpot',
  'coffee',
  'tea',
  'dumpling',
  'rice',
  'pizza',
]);

/** The layers of all that was asked to rise; `shown` are the plumes of the reading that are seen. */
export function risingLayers(
  stage: Stage,
  layers: readonly Layer[],
): { layers: EffectLayer[]; shown: object[] } {
  const risen: EffectLayer[] = [];
  const shown: object[] = [];
  // On the paper of a mark it would not be seen.
  if (stage.scene === 'emblem') return { layers: risen, shown };
  for (const plume of stage.reading.plumes) {
    const found = RISEN[plume.what](stage, layers);
    const isDrawn = hasStationSteam(stage) || layers.some((layer) => isDrawnWith(plume.what, layer));
    if (found.length === 0 && !isDrawn) continue;
    shown.push(plume);
    risen.push(...found.filter(({ name }) => risen.every((other) => other.name !== name)));
  }
  return { layers: risen, shown };
}

const RISEN: Readonly<Record<PlumeName, (stage: Stage, layers: readonly Layer[]) => EffectLayer[]>> = {
  steam: steamAll,
  smoke: smokeAll,
  sparks: sparksAll,
};

function sparksAll(stage: Stage, layers: readonly Layer[]): EffectLayer[] {
  return layers.flatMap(({ spot, kind }) =>
    spot?.subject.key === 'campfire' && kind === 'painted' ? [sparkLayer(stage, spot)] : [],
  );
}

/** Who strikes hot iron, or welds, has sparks drawn with the work. A rocket that lifts off stands in its smoke, over great things that burn there is some, and the pot of a cook steams. */
function isDrawnWith(what: PlumeName, { spot }: Layer): boolean {
  if (!spot) return false;
  const { key, kind, isBurning } = spot.subject;
  if (what === 'steam') return spot.work === 'cook';
  if (what === 'sparks') return spot.work === 'hammer' || spot.work === 'weld';
  return (
    /^rocket-la(?:unch|nding)$/.test(key) ||
    (isBurning === true && ['building', 'vehicle', 'boat'].includes(kind))
  );
}

function steamAll(stage: Stage, layers: readonly Layer[]): EffectLayer[] {
  return layers.flatMap((layer) => {
    if (layer.name === 'hot spring') return [springSteam(stage)];
    if (!layer.spot || layer.kind !== 'painted') return [];
    const steam = steamOver(stage, heldBy(layer.spot), layer.name);
    // It goes with whoever holds it.
    if (steam) return { ...steam, spot: layer.spot };
    return trainSmoke(stage, layer.spot) ?? [];
  });
}

/** What somebody has in the hand steams there. */
function heldBy(spot: Spot): Spot {
  const { held } = spot;
  if (!held) return spot;
  return {
    ...spot,
    subject: held.subject,
    x: spot.x + (held.x - 0.5) * spot.tall * held.ratio,
    y: spot.y - (1 - held.y) * spot.tall,
    tall: held.tall * spot.tall,
  };
}

function smokeAll(stage: Stage, layers: readonly Layer[]): EffectLayer[] {
  const own = layers.flatMap(({ spot, kind }) =>
    spot && kind === 'painted'
      ? (chimneySmoke(stage, spot) ?? fireSmoke(stage, spot) ?? trainSmoke(stage, spot) ?? [])
      : [],
  );
  if (own.length > 0) return own;
  const isVillage = layers.some(({ name }) => name === 'village' || name === 'village houses');
  return isVillage ? villageChimneys(stage).map((chimney, at) => villageSmoke(stage, chimney, at)) : [];
}

/** Undefined where it is not hot. */
export function steamOver(stage: Stage, spot: Spot, name: string): EffectLayer | undefined {
  const rim = hotPartOf(spot.subject);
  if (rim === undefined || spot.isOnWater) return undefined;
  const { tall } = spot;
  const isAbove = stage.reading.frame === 'top_down';
  return wispLayer(stage, {
    name: `steam ${name}`,
    spot,
    depth: Math.max(0.77, spot.depth + 0.002),
    x: spot.x,
    y: spot.y - tall * (isAbove ? 0.5 : rim),
    wide: Math.min(tall * 0.42, stage.short * 0.14),
    rise: Math.min(tall * 0.95, stage.short * 0.3),
    colour: '#ffffff',
    strength: stage.isDark ? 0.75 : 1,
  });
}

export function springSteam(stage: Stage): EffectLayer {
  const { short } = stage;
  return plumeLayer(stage, {
    name: 'steam spring',
    depth: 0.77,
    at: (seconds) => ({
      x: stage.width / 2 + Math.sin(seconds * 3.7) * short * 0.15,
      y: stage.height * 0.83,
    }),
    rise: short * 0.3,
    from: short * 0.025,
    to: short * 0.085,
    blown: short * 0.03,
    colour: '#ffffff',
    strength: stage.isDark ? 0.6 : 0.85,
    puffs: 20,
    lasts: 3.2,
  });
}

/** Undefined where it has no chimney. */
export function chimneySmoke(stage: Stage, spot: Spot): EffectLayer | undefined {
  const chimney = CHIMNEYS[spot.subject.key];
  if (!chimney) return undefined;
  const { tall } = spot;
  return smokeFrom(stage, {
    name: `smoke ${spot.index}`,
    x: spot.x + tall * chimney.x,
    y: spot.y - tall * chimney.y,
    tall,
    depth: spot.depth + 0.005,
    spot,
  });
}

function villageSmoke(stage: Stage, { x, y, tall, depth }: Chimney, at: number): EffectLayer {
  return smokeFrom(stage, { name: `smoke of the village ${at}`, x, y, tall, depth: depth + 0.005 });
}

/** By day darker than any sky and cloud behind it, by night lighter. */
function smokeColour({ isDark }: Stage): string {
  return isDark ? '#98a2c2' : '#7d7a82';
}

type Smoke = { name: string; x: number; y: number; tall: number; depth: number; spot?: Spot };

function smokeFrom(stage: Stage, { name, x, y, tall, depth, spot }: Smoke): EffectLayer {
  return plumeLayer(stage, {
    name,
    ...(spot ? { spot } : {}),
    depth,
    at: () => ({ x, y }),
    rise: tall * 1.15,
    from: tall * 0.06,
    to: tall * 0.26,
    blown: tall * 0.6 * stage.light.side,
    colour: smokeColour(stage),
    strength: 0.9,
    puffs: 26,
    lasts: 6,
  });
}

function fireSmoke(stage: Stage, spot: Spot): EffectLayer | undefined {
  if (spot.subject.key !== 'campfire') return undefined;
  const { tall } = spot;
  return plumeLayer(stage, {
    name: `smoke of the fire ${spot.index}`,
    spot,
    depth: spot.depth + 0.003,
    at: () => ({ x: spot.x, y: spot.y - tall * 0.8 }),
    rise: tall * 1.7,
    from: tall * 0.1,
    to: tall * 0.34,
    blown: tall * 0.3 * stage.light.side,
    colour: smokeColour(stage),
    strength: 0.9,
    puffs: 22,
    lasts: 6,
  });
}

/** It hangs in the air where the engine was: where it is at a moment says `shift`, in pixels from its spot. */
export function trainSmoke(
  stage: Stage,
  spot: Spot,
  shift: (seconds: number) => number = () => 0,
  trail = 1.1,
): EffectLayer | undefined {
  if (spot.subject.key !== 'train') return undefined;
  const ahead = headingOf(spot);
  const front = spot.x + ahead * spot.tall * 1.72;
  return plumeLayer(stage, {
    name: 'smoke of the train',
    spot,
    depth: spot.depth - 0.005,
    at: (seconds) => ({ x: front + shift(seconds), y: spot.y - spot.tall * 0.96 }),
    rise: spot.tall * 0.6,
    from: spot.tall * 0.15,
    to: spot.tall * 0.5,
    blown: -ahead * spot.tall * trail,
    colour: stage.isDark ? '#9aa2be' : '#f6f3f0',
    strength: 1,
    puffs: 60,
    lasts: 3.6,
  });
}
