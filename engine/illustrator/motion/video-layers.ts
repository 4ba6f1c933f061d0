// The layers of a still made into those of a video: what only stood there happens, and small life is added.

import { orderLayers } from '../compose-scene.ts';
import type { Layer, PaintedLayer } from '../layer.ts';
import type { Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';
import { beamLayer, dustLayer, fallLayer, fireLayer, plumeLayer, swashLayer } from './air-life.ts';
import { fireworksLayer, flashLayer, flockLayer, meteorLayer, twinklingLayer } from './sky-life.ts';
import { headingOf, planMove } from './subject-moves.ts';

const HOT: ReadonlySet<string> = new Set(['ramen', 'hotpot', 'coffee', 'tea', 'dumpling', 'rice', 'pizza']);
const BIRD_SCENES: ReadonlySet<string> = new Set([
  'meadow',
  'mountains',
  'lake',
  'sea',
  'village',
  'water-town',
  'city',
  'desert',
]);

/** `unwanted` are keys of subjects that the negative prompt names. */
export function videoLayers(
  stage: Stage,
  layers: readonly Layer[],
  { length, follow }: { length: number; follow: number | null },
  unwanted: ReadonlySet<string>,
): Layer[] {
  const video = layers.flatMap((layer): Layer[] => {
    if (layer.kind === 'effect') return [layer];
    switch (layer.name) {
      case 'stars':
        return [
          layer,
          twinklingLayer(stage, layer.depth),
          ...(unwanted.has('meteor') || stage.isNeon ? [] : [meteorLayer(stage, layer.depth, 4.2)]),
        ];
      case 'meteors':
        return [meteorLayer(stage, layer.depth, 0.8)];
      case 'fireworks':
        return [fireworksLayer(stage, layer.depth)];
      case 'lightning':
        return [layer, flashLayer(stage)];
      case 'waterfall':
        return [layer, fallLayer(stage, layer.depth)];
      case 'beach':
        return [layer, swashLayer(stage, layer.depth)];
      default:
        return [layer, ...lifeAround(stage, layer, length, follow)];
    }
  });
  return orderLayers([...video, ...lifeOfPlace(stage, video, length, unwanted)]);
}

/** Steam, smoke, fire and light around a subject. */
function lifeAround(
  stage: Stage,
  { spot, name }: PaintedLayer,
  length: number,
  follow: number | null,
): Layer[] {
  if (name === 'hot spring')
    return [steamOf(stage, { x: stage.width / 2, y: stage.height * 0.83 }, 0.3, 'spring')];
  if (!spot) return [];
  const { key } = spot.subject;
  if (HOT.has(key)) return [steamOf(stage, { x: spot.x, y: spot.y - spot.tall * 0.82 }, 0.13, name, spot)];
  if (key === 'campfire' || key === 'candle') return [fireLayer(stage, spot)];
  if (key === 'cabin' || key === 'house') return [chimneySmoke(stage, spot)];
  if (key === 'train') return [trainSmoke(stage, spot, length, follow)];
  if (key === 'lighthouse' && (stage.isDark || stage.time !== 'day' || stage.weather.has('storm')))
    return [beamLayer(stage, spot)];
  return [];
}

function steamOf(stage: Stage, at: { x: number; y: number }, wide: number, name: string, spot?: Spot): Layer {
  const { short } = stage;
  return plumeLayer(stage, {
    name: `steam ${name}`,
    ...(spot ? { spot } : {}),
    depth: 0.77,
    at: (seconds) => ({ x: at.x + Math.sin(seconds * 3.7) * short * wide * 0.5, y: at.y }),
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

function chimneySmoke(stage: Stage, spot: Spot): Layer {
  const isCabin = spot.subject.key === 'cabin';
  return plumeLayer(stage, {
    name: `smoke ${spot.index}`,
    spot,
    depth: spot.depth + 0.005,
    at: () => ({ x: spot.x + spot.tall * (isCabin ? 0.29 : -0.31), y: spot.y - spot.tall * 0.97 }),
    rise: spot.tall * 0.95,
    from: spot.tall * 0.035,
    to: spot.tall * 0.2,
    blown: spot.tall * 0.6 * stage.light.side,
    colour: stage.isDark ? '#8a94b4' : '#f2f0ee',
    strength: 0.5,
    puffs: 22,
    lasts: 6,
  });
}

/** It hangs in the air where the engine was. */
function trainSmoke(stage: Stage, spot: Spot, length: number, follow: number | null): Layer {
  const move = planMove(stage, spot, length, follow);
  const ahead = headingOf(spot);
  const front = spot.x + ahead * spot.tall * 1.72;
  return plumeLayer(stage, {
    name: 'smoke of the train',
    spot,
    depth: spot.depth - 0.005,
    at: (seconds) => ({ x: front + (move(seconds).x ?? 0), y: spot.y - spot.tall * 0.96 }),
    rise: spot.tall * 0.8,
    from: spot.tall * 0.07,
    to: spot.tall * 0.42,
    blown: -ahead * spot.tall * (follow === null ? 1.1 : 2.2),
    colour: stage.isDark ? '#9aa2be' : '#ffffff',
    strength: 0.55,
    puffs: 26,
    lasts: 3.6,
  });
}

function lifeOfPlace(
  stage: Stage,
  layers: readonly Layer[],
  length: number,
  unwanted: ReadonlySet<string>,
): Layer[] {
  const { weather, time, scene } = stage;
  const isCalm = !weather.has('rain') && !weather.has('storm') && !weather.has('snow');
  const hasBirds = layers.some((layer) => layer.kind === 'painted' && layer.spot?.subject.kind === 'bird');
  const more: Layer[] = [];
  if (
    BIRD_SCENES.has(scene) &&
    isCalm &&
    time !== 'night' &&
    !stage.isDark &&
    !hasBirds &&
    !unwanted.has('bird')
  )
    more.push(flockLayer(stage, length));
  if (scene === 'room') more.push(dustLayer(stage, 'room'));
  if (scene === 'desert' && !weather.has('rain')) more.push(dustLayer(stage, 'sand'));
  return more;
}
