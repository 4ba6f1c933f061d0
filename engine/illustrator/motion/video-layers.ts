// The layers of a still made into those of a video: what only stood there happens, and small life is added.

import { orderLayers } from '../painting/compose-scene.ts';
import type { Layer, PaintedLayer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';
import { chimneySmoke, springSteam, STEAMING, steamOver, trainSmoke } from '../painting/plumes.ts';
import { beamLayer, dustLayer, fallLayer, fireLayer, swashLayer } from './air-life.ts';
import { fireworksLayer, flashLayer, flockLayer, meteorLayer, twinklingLayer } from './sky-life.ts';
import { breakersLayer } from './breakers.ts';
import { crossBridgeLayers, crossesBridge } from './cross-bridge.ts';
import { liftOffLayers, liftsOff } from './lift-off.ts';
import { planMove } from './subject-moves.ts';

const TRAIN_SMOKE = 'smoke of the train';
const BIRD_SCENES: ReadonlySet<string> = new Set([
  'meadow',
  'mountains',
  'lake',
  'sea',
  'village',
  'palace',
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
  // What was asked for rises already.
  const risen = new Set(layers.filter(({ kind }) => kind === 'effect').map(({ name }) => name));
  const isNew = ({ name }: Layer): boolean => name === TRAIN_SMOKE || !risen.has(name);
  const video = layers.flatMap((layer): Layer[] => {
    // The smoke of a train that moves is another.
    if (layer.kind === 'effect') return layer.name === TRAIN_SMOKE ? [] : [layer];
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
      case 'far sea rocks':
        return [...breakersLayer(stage, 'far', layer.depth), layer];
      case 'sea rocks':
        return [...breakersLayer(stage, 'near', layer.depth), layer];
      case 'beach':
        return [layer, swashLayer(stage, layer.depth)];
      default:
        if (layer.spot && liftsOff(layer.spot)) return liftOffLayers(stage, layer, layer.spot, length);
        if (layer.spot && crossesBridge(layer.spot))
          return crossBridgeLayers(stage, layer, layer.spot, length);
        return [layer, ...lifeAround(stage, layer, length, follow).filter(isNew)];
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
  if (name === 'hot spring') return [springSteam(stage)];
  if (!spot) return [];
  const { key } = spot.subject;
  if (STEAMING.has(key)) return orNone(steamOver(stage, spot, name));
  if (key === 'campfire' || key === 'candle') return [fireLayer(stage, spot)];
  if (key === 'cabin' || key === 'house') return orNone(chimneySmoke(stage, spot));
  if (key === 'train') return smokeOf(stage, spot, length, follow);
  if (key === 'lighthouse' && (stage.isDark || stage.time !== 'day' || stage.weather.has('storm')))
    return [beamLayer(stage, spot)];
  return [];
}

/** It hangs in the air where the engine was. */
function smokeOf(stage: Stage, spot: Spot, length: number, follow: number | null): Layer[] {
  const move = planMove(stage, spot, length, follow);
  const trail = follow === null ? 1.1 : 2.2;
  return orNone(trainSmoke(stage, spot, (seconds) => move(seconds).x ?? 0, trail));
}

function orNone(layer: Layer | undefined): Layer[] {
  return layer ? [layer] : [];
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
