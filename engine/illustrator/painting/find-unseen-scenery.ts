// Which things of sky and land, and which places of an emblem, are hidden behind those who stand before them.

import type { SceneName } from '../lexicon/circumstances.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { isLoneMountain } from '../scenery/lone-mountain.ts';
import { EMBLEM_LAND } from '../scenery/emblem.ts';
import type { Scene } from './compose-scene.ts';
import { coverOfAll, SOLID } from './cover-of.ts';
import { hides, type Layer, type PaintedLayer } from './layer.ts';
import { isLayerOf } from './tint-scenery.ts';

/** Of what belongs to the land less than this part is nothing that somebody would find. */
const LEAST_SEEN = 0.3;
/** Of two discs the smaller is a third. */
const LEAST_OF_SEVERAL = 0.75;

/** `fewer`: of these one of several is hidden: one of two moons behind a flag. */
type Unseen = { subjects: Set<Subject>; places: Set<SceneName>; fewer: Set<Subject> };

/** `layers`: from far to near. */
export function findUnseenScenery({ stage, layers }: Scene): Unseen {
  const { subjects, scenes } = stage.reading;
  const isHidden = (isOwn: (layer: Layer) => boolean, isBehindLand = false, least = LEAST_SEEN): boolean => {
    const own = layers.filter((layer): layer is PaintedLayer => isPlain(layer) && isOwn(layer));
    const last = layers.findLastIndex((layer) => own.includes(layer as PaintedLayer));
    // Clouds and land hide what is in the sky, and a cliff the mountain behind it.
    const isBefore = (layer: Layer): boolean =>
      isSprite(layer) || (isBehindLand && isPlain(layer) && hides(layer as PaintedLayer));
    const before = layers.filter((layer, at) => at > last && isBefore(layer)) as PaintedLayer[];
    return own.length > 0 && before.length > 0 && seenPart(stage, own, before) < least;
  };
  const standing = new Set(layers.flatMap(({ spot }) => spot?.subject ?? []));
  return {
    subjects: new Set(
      subjects.filter(
        (one) =>
          !standing.has(one) &&
          isHidden((layer) => isLayerOf(layer, one), one.kind === 'sky' || isLoneMountain(one)),
      ),
    ),
    fewer: new Set(
      subjects.filter(
        (one) =>
          one.kind === 'sky' &&
          one.count > 1 &&
          isHidden((layer) => isLayerOf(layer, one), false, LEAST_OF_SEVERAL),
      ),
    ),
    places: new Set(scenes.filter((scene) => isHidden(({ name }) => name === `${EMBLEM_LAND}${scene}`))),
  };
}

function isPlain(layer: Layer): boolean {
  return layer.kind === 'painted' && !layer.spot && layer.blend === undefined;
}

function isSprite(layer: Layer): boolean {
  return layer.kind === 'painted' && layer.spot !== undefined;
}

function seenPart(
  stage: Scene['stage'],
  own: readonly PaintedLayer[],
  before: readonly PaintedLayer[],
): number {
  const [mine, theirs] = [coverOfAll(stage, own), coverOfAll(stage, before)];
  let [all, free] = [0, 0];
  for (const [at, cover] of mine.entries()) {
    if (cover < SOLID) continue;
    all += 1;
    if ((theirs[at] as number) < SOLID) free += 1;
  }
  return all === 0 ? 1 : free / all;
}
