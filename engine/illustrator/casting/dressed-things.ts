// A fruit or a thing in its hat or its sunglasses.

import { drawSubject } from '../painting/draw-subject.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { canThingWear, dressThing } from '../things/dress-thing.ts';
import { trimSurface, type Surface } from '#engine/raster/surface.ts';

/** A thing with what it has on. */
export async function drawDressedThing(
  stage: Stage,
  thing: Subject,
  held: readonly Subject[],
): Promise<Surface> {
  const worn = held.filter((one) => canThingWear(thing, one));
  const drawn = await Promise.all(
    worn.map(async (one) => ({ thing: one, drawing: await drawSubject(stage, one) })),
  );
  return trimSurface(dressThing(await drawSubject(stage, thing), drawn));
}
