// Which things of a scene, and which clothes, are not seen in the colour that was asked for.

import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import type { Scene } from './compose-scene.ts';
import type { PaintedLayer } from './layer.ts';
import { shareInColour } from './seen-colour.ts';
import { isLayerOf } from './tint-scenery.ts';

/** Of a thing by itself at least this part is in its colour: wheels, windows and shades are not. */
const LEAST = 0.05;
/** Of somebody with what is worn, held or ridden. */
const LEAST_OF_ALL = 0.003;
/** What a place is before anything stands there. */
const LAND =
  /^(?:sky|stars|light|cloud|far |near mountains|mist|ground|turf|shafts|water|bank|wall|window|sun on)/;

/** Of a room, too. */
const WALLS = /^(?:plain|brick)-wall$/;
const WALL = /^wall/;

/** Returns subjects and garments of whose colour nothing is seen. */
export function findMiscoloured({ stage, layers }: Scene): Set<object> {
  const painted = layers.filter((layer): layer is PaintedLayer => layer.kind === 'painted');
  const missed = new Set<object>();
  for (const subject of stage.reading.subjects) {
    const own = painted.filter(({ spot }) => spot?.subject === subject);
    for (const garment of subject.person?.wears ?? [])
      if (
        garment.colour !== undefined &&
        garment.words !== '' &&
        !isAmong(stage, own.length > 0 ? own : painted, garment.colour)
      )
        missed.add(garment);
    if (
      subject.colour !== undefined &&
      subject.kind !== 'figure' &&
      !isInColour(stage, subject, own, painted)
    )
      missed.add(subject);
  }
  return missed;
}

function isInColour(
  stage: Stage,
  subject: Subject,
  own: readonly PaintedLayer[],
  painted: readonly PaintedLayer[],
): boolean {
  const colour = subject.colour as string;
  // Of several all are in the same.
  const [first] = own;
  if (first) return shareInColour(stage, [first], colour) > LEAST;
  const scenery = painted.filter(
    (layer) =>
      !layer.spot && (isLayerOf(layer, subject) || (WALLS.test(subject.key) && WALL.test(layer.name))),
  );
  if (scenery.length > 0) return isAmong(stage, scenery, colour);
  const held = painted.filter(({ spot }) => spot && hasInHand(stage, spot.subject, subject));
  return isAmong(stage, held.length > 0 ? held : painted.filter(({ name }) => !LAND.test(name)), colour);
}

/** It is drawn with who has it: flowers around them may be of that colour, too. */
function hasInHand({ reading: { subjects, links } }: Stage, who: Subject, thing: Subject): boolean {
  return links.some(
    ({ relation, from, to }) =>
      relation === 'holding' && subjects[from] === who && to !== null && subjects[to] === thing,
  );
}

function isAmong(stage: Stage, layers: readonly PaintedLayer[], colour: string): boolean {
  return layers.some((layer) => shareInColour(stage, [layer], colour) > LEAST_OF_ALL);
}
