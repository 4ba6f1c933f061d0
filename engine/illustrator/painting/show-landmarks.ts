// Which part of a painted scene is shown behind a subject, for the things in the scene to be seen beside it.
import type { Scene } from '#engine/illustrator/painting/compose-scene.ts';
import type { Layer, PaintedLayer } from '#engine/illustrator/painting/layer.ts';
import { isLayerOf } from '#engine/illustrator/painting/tint-scenery.ts';
import { SIGHT_LAYER } from '#engine/illustrator/scenery/city-sight.ts';
import { namedSight } from '#engine/illustrator/staging/city-sight.ts';
import { resizeMask, type Mask } from '#engine/raster/mask.ts';
import { makeSurface, readAlpha } from '#engine/raster/surface.ts';

/** Pixels: enough to tell who is covered. */
const STEP = 8;
/** Shadows and glows are softer than this, and nothing that somebody would find. */
const SOLID = 0.6 * 255;
/** Of a thing less than this part is not found, and with so much of it the view may stay as it is. */
const LEAST_SEEN = 0.3;
const ENOUGH = 0.6;
/** Of the image: what shows so much of itself, as a range of mountains does, counts as all of it. */
const LARGE = 0.12;

export type Shown = { left: number; hidden: ReadonlySet<object> };

/**
 * `usual`: the column of the scene that the image begins with, unless more of its things is seen from another one; `hidden`:
 * of which nobody finds enough there.
 */
export function showLandmarks(scene: Scene, subject: Mask, usual: number): Shown {
  const { stage } = scene;
  const [width, height] = [Math.ceil(stage.width / STEP), Math.ceil(stage.height / STEP)];
  const forms = formsOf(scene, width, height);
  if (forms.size === 0) return { left: usual, hidden: new Set() };
  const [wide, tall] = [Math.ceil(subject.width / STEP), Math.ceil(subject.height / STEP)];
  const before = resizeMask(subject, wide, tall).values;
  const seenFrom = (first: number): Map<object, number> =>
    new Map([...forms].map(([one, form]) => [one, shareSeen(form, { width, height }, before, wide, first)]));
  let best = { left: usual, seen: seenFrom(Math.round(usual / STEP)) };
  for (let first = 0; leastOf(best.seen) < ENOUGH && first + wide <= width; first++) {
    const seen = seenFrom(first);
    const left = Math.min(first * STEP, stage.width - subject.width);
    if (leastOf(seen) > leastOf(best.seen)) best = { left, seen };
  }
  const hidden = [...best.seen].flatMap(([one, share]) => (share < LEAST_SEEN ? [one] : []));
  return { left: best.left, hidden: new Set(hidden) };
}

function leastOf(seen: Map<object, number>): number {
  return Math.min(ENOUGH, ...seen.values());
}

/** Of each thing of a scene, 1 for each cell that it covers. */
function formsOf({ stage, layers }: Scene, width: number, height: number): Map<object, Uint8Array> {
  const forms = new Map<object, Uint8Array>();
  const sight = namedSight(stage.reading);
  for (const subject of stage.reading.subjects) {
    const isShowing = (one: Layer): boolean =>
      isLayerOf(one, subject) || (subject === sight && one.name === SIGHT_LAYER);
    const standing = layers.filter(({ spot }) => spot?.subject === subject);
    const own = standing.length > 0 ? standing : layers.filter((one) => !one.spot && isShowing(one));
    const form = new Uint8Array(width * height);
    for (const layer of own) {
      if (layer.kind !== 'painted' || layer.blend !== undefined) continue;
      const alpha = alphaOf(layer, width, height);
      for (let i = 0; i < form.length; i++) if ((alpha[i] as number) > SOLID) form[i] = 1;
    }
    if (form.includes(1)) forms.set(subject, form);
  }
  return forms;
}

function alphaOf(layer: PaintedLayer, width: number, height: number): ReturnType<typeof readAlpha> {
  const sheet = makeSurface(width, height, (brush) => {
    brush.scale(1 / STEP, 1 / STEP);
    (layer.form ?? layer.paint)(brush);
  });
  return readAlpha(sheet);
}

/** Which part of a form is within the view that begins with this column, and not behind what stands before it. */
function shareSeen(
  form: Uint8Array,
  { width, height }: { width: number; height: number },
  before: Float32Array,
  wide: number,
  first: number,
): number {
  let [all, seen] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (form[y * width + x] === 0) continue;
      all++;
      const column = x - first;
      if (column >= 0 && column < wide && (before[y * wide + column] ?? 0) < 0.5) seen++;
    }
  const rows = before.length / wide;
  return Math.max(seen / Math.max(1, all), seen / (LARGE * wide * rows));
}
