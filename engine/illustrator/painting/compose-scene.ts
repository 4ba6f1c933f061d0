// Paints the layers of a scene one over the other into one image.

import type { Layer, PaintedLayer } from './layer.ts';
import { smooth } from '#engine/raster/noise.ts';
import { makeRandom } from '#engine/raster/random.ts';
import { enlargePlane } from '#engine/raster/resize-plane.ts';
import { lensCorners, shadeCorners } from './shade-corners.ts';
import type { Stage } from '../staging/stage.ts';
import { makeSurface, readPixels, releasePixels, type Brush, type Surface } from '#engine/raster/surface.ts';

export type Scene = { stage: Stage; layers: Layer[] };

/** Far layers first; layers of one depth keep their order. */
export function orderLayers(layers: Layer[]): Layer[] {
  return layers
    .map((layer, index) => ({ layer, index }))
    .sort((a, b) => a.layer.depth - b.layer.depth || a.index - b.index)
    .map(({ layer }) => layer);
}

/** The scene as one opaque sheet. */
export function composeScene(scene: Scene): Surface {
  const { stage } = scene;
  const sheet = makeSurface(stage.width, stage.height);
  const frame = makeSurface(stage.width, stage.height, (brush) => {
    let isFocused = !scene.layers.some(isPortrait);
    for (const layer of scene.layers) {
      if (!isFocused && isPortrait(layer)) {
        softenBehind(stage, brush);
        isFocused = true;
      }
      brush.save();
      if (layer.kind === 'effect') layer.apply(brush, 0);
      else paintLayer(stage, brush, layer, sheet);
      brush.restore();
    }
    addBloom(stage, brush);
    addVignette(stage, brush);
  });
  return frame;
}

/** A sheet for what the image is of is so many times smaller. */
const CARE_STEP = 4;

/** For each pixel how much it belongs to those who are in the scene, and to its small things; nothing where none are. */
export function readCare({ stage, layers }: Scene): Float32Array | undefined {
  const { width, height } = stage;
  const cared = layers.filter(
    (layer): layer is PaintedLayer =>
      layer.kind === 'painted' &&
      (layer.spot !== undefined ||
        /^(furniture|sign|sight|plate|poster f|landmark|asked light|great wall|lightning)/.test(layer.name)),
  );
  if (cared.length === 0) return undefined;
  const small = makeSurface(width / CARE_STEP, height / CARE_STEP, (brush) => {
    brush.scale(1 / CARE_STEP, 1 / CARE_STEP);
    for (const layer of cared) {
      brush.save();
      layer.paint(brush);
      brush.restore();
    }
  });
  const pixels = readPixels(small);
  const alpha = new Float32Array(small.width * small.height);
  // Shadows are soft, and no part of who throws them.
  for (let at = 0; at < alpha.length; at++)
    alpha[at] = Math.max(0, (pixels[at * 4 + 3] as number) / 255 - 0.6) * 2.5;
  releasePixels(pixels);
  const care = new Float32Array(width * height);
  enlargePlane(
    { width: small.width, height: small.height, factor: CARE_STEP, cells: alpha },
    care,
    width,
    height,
  );
  return care;
}

function isPortrait(layer: Layer): boolean {
  return layer.spot?.isPortrait === true;
}

/** A lens that is focused on a face sees all behind it soft. */
function softenBehind({ short, scene, reading }: Stage, brush: Brush): void {
  if (scene === 'backdrop' || scene === 'studio') return;
  const { canvas } = brush;
  // A place that was named is still told.
  const [part, soft] = reading.isHalfLength ? [2, 0.0018] : [4, 0.0022];
  const small = makeSurface(canvas.width / part, canvas.height / part, (inner) => {
    inner.filter = `blur(${(short * soft).toFixed(2)}px)`;
    inner.drawImage(canvas, 0, 0, canvas.width / part, canvas.height / part);
  });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(small, 0, 0, canvas.width, canvas.height);
}

function paintLayer(stage: Stage, brush: Brush, layer: PaintedLayer, sheet: Surface): void {
  const inner = sheet.getContext('2d');
  inner.clearRect(0, 0, stage.width, stage.height);
  inner.save();
  layer.paint(inner);
  inner.restore();
  brush.globalCompositeOperation = layer.blend ?? 'source-over';
  if (stage.look === 'papercut' && layer.isSolid) {
    brush.shadowColor = 'rgba(20,10,40,0.5)';
    brush.shadowBlur = stage.short * 0.018;
    brush.shadowOffsetY = stage.short * 0.007;
  }
  brush.drawImage(sheet, 0, 0);
}

/** Bright places spill over: an eighth of the size, multiplied by itself, blurred, laid over as light. */
function addBloom(stage: Stage, brush: Brush): void {
  const width = Math.ceil(stage.width / 8);
  const height = Math.ceil(stage.height / 8);
  const bright = makeSurface(width, height, (inner) => {
    inner.drawImage(brush.canvas, 0, 0, width, height);
    inner.globalCompositeOperation = 'multiply';
    inner.drawImage(brush.canvas, 0, 0, width, height);
  });
  const soft = makeSurface(width, height, (inner) => {
    inner.filter = `blur(${(Math.min(width, height) * 0.03).toFixed(1)}px)`;
    inner.drawImage(bright, 0, 0);
  });
  brush.globalCompositeOperation = 'screen';
  brush.globalAlpha = stage.isNeon ? 0.55 : stage.isDark ? 0.38 : 0.11;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(soft, 0, 0, stage.width, stage.height);
  brush.globalCompositeOperation = 'source-over';
  brush.globalAlpha = 1;
}

function addVignette(stage: Stage, brush: Brush): void {
  if (
    ['studio', 'emblem', 'poster', 'isometric'].includes(stage.scene) ||
    ['ink', 'line_art', 'watercolor', 'poster'].includes(stage.look)
  )
    return;
  const { width, height } = stage;
  shadeCorners(brush, width, height, lensCorners(0.4));
}

/** Fine grain against the banding of smooth skies. Changes the pixels in place. */
export function addGrain(pixels: Uint8ClampedArray, seed: number, strength: number): void {
  const random = makeRandom(seed, 'grain');
  const tile = Float32Array.from({ length: 4099 }, () => (random.next() + random.next() - 1) * strength);
  for (let at = 0, index = 0; at < pixels.length; at += 4, index++) {
    const value = tile[index % 4099] as number;
    const middle = 0.55 + 0.45 * smooth(0, 120, pixels[at + 1] as number);
    pixels[at] = (pixels[at] as number) + value * middle;
    pixels[at + 1] = (pixels[at + 1] as number) + value * middle;
    pixels[at + 2] = (pixels[at + 2] as number) + value * middle;
    pixels[at + 3] = 255;
  }
}
