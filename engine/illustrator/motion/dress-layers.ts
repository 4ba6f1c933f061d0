// Gives baked layers the look of the video. A look is painted once on each layer, never on frames: nothing flickers.

import type { EffectLayer, Layer, PaintedLayer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { makeSurface, readPixels, releasePixels, type Surface } from '#engine/raster/surface.ts';
import { applyStyle, type Look } from '../styles/apply-style.ts';
import { cutOut, surfaceOf, type BakedSheet } from './baked-sheet.ts';
import type { WaterTones } from './video-water.ts';

/** Looks that leave a bare or ragged edge on their sheet: the layers are painted wider, the edge belongs to the frame. */
const EDGED: ReadonlySet<Look> = new Set(['watercolor', 'ink', 'line_art', 'poster']);
const EDGE = 0.07;

export type Dresser = {
  look: Look;
  seed: number;
  /** Layers are painted in strokes; else they are only graded. */
  isPainting: boolean;
  /** What lies below the next layer, in plain colours. */
  below: Surface;
  grade(pixels: Uint8ClampedArray, width: number, height: number): void;
  tones(tones: WaterTones): WaterTones;
};

/** Looks that are laid on with a brush or a knife; the others are a matter of colour, or of the frame. */
export function isPaintedLook(look: Look): boolean {
  return look !== 'auto' && look !== 'pixel';
}

export function makeDresser(stage: Stage, look: Look, seed: number): Dresser {
  const isPainting = isPaintedLook(look);
  const grade = isPainting ? () => {} : makeGrade(seed);
  return {
    look,
    seed,
    isPainting,
    below: makeSurface(isPainting ? stage.width : 1, isPainting ? stage.height : 1),
    grade,
    tones(tones) {
      return {
        near: gradeTone(tones.near, grade),
        far: gradeTone(tones.far, grade),
        glint: gradeTone(tones.glint, grade),
      };
    },
  };
}

function gradeTone(tone: readonly number[], grade: Dresser['grade']): number[] {
  const pixel = Uint8ClampedArray.of(tone[0] ?? 0, tone[1] ?? 0, tone[2] ?? 0, 255);
  grade(pixel, 1, 1);
  return Array.from(pixel.subarray(0, 3));
}

/**
 * Paints the scene up to these layers in the look and cuts them out of it: strokes and lines know what is behind
 * them. Null where nothing is on them.
 */
export function dressLayers(dresser: Dresser, layers: readonly Layer[], scratch: Surface): BakedSheet | null {
  const { below } = dresser;
  const { width, height } = scratch;
  const cover = new Uint8ClampedArray(width * height);
  for (const layer of layers) {
    if (layer.kind === 'painted') paintBelow(below, layer, scratch, cover);
    else floodBelow(below, layer, cover);
  }
  const pixels = readPixels(below);
  const styled = paintLook(dresser, pixels, { width, height }, careFor(dresser.look, layers, cover));
  releasePixels(pixels);
  const isWater = layers.some((layer) => layer.kind === 'effect');
  const sheet = cutByCover(styled, cover, { width, height });
  return sheet && dresser.look === 'papercut' && !isWater ? layOver(sheet, Math.min(width, height)) : sheet;
}

/** Of what was painted only what is covered. The pixels of both are given back. */
export function cutByCover(
  styled: Uint8ClampedArray,
  cover: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
): BakedSheet | null {
  for (let pixel = 0; pixel < cover.length; pixel++) styled[pixel * 4 + 3] = cover[pixel] as number;
  const sheet = cutOut(styled, width, height);
  releasePixels(styled);
  releasePixels(cover);
  return sheet;
}

/** What is painted over its own ground may cover it more than it does bare: the ground shows through in the paint. */
const COVER = 2.2;

function paintBelow(below: Surface, layer: PaintedLayer, scratch: Surface, cover: Uint8ClampedArray): void {
  const brush = scratch.getContext('2d');
  brush.clearRect(0, 0, scratch.width, scratch.height);
  brush.save();
  layer.paint(brush);
  brush.restore();
  const own = readPixels(scratch);
  addCover(cover, own);
  releasePixels(own);
  below.getContext('2d').drawImage(scratch, 0, 0);
}

/** `own`: RGBA of a layer, of which only the alpha is read. */
export function addCover(cover: Uint8ClampedArray, own: Uint8ClampedArray): void {
  for (let pixel = 0; pixel < cover.length; pixel++) {
    const alpha = own[pixel * 4 + 3] as number;
    if (alpha === 0) continue;
    const more = Math.min(255, alpha * COVER);
    cover[pixel] = 255 - ((255 - (cover[pixel] as number)) * (255 - more)) / 255;
  }
}

/** Water covers all from its upper edge down. */
function floodBelow(below: Surface, layer: EffectLayer, cover: Uint8ClampedArray): void {
  const brush = below.getContext('2d');
  brush.save();
  layer.apply(brush, 0);
  brush.restore();
  cover.fill(255, Math.max(0, Math.floor(layer.water?.top ?? 0)) * below.width);
}

/** A sheet of paper throws a shadow on those below. */
export function layOver(flat: BakedSheet, short: number): BakedSheet {
  const surface = surfaceOf(flat);
  const blur = short * 0.018;
  const margin = Math.ceil(blur * 2);
  const lifted = makeSurface(surface.width + margin * 2, surface.height + margin * 2, (brush) => {
    brush.shadowColor = 'rgba(20,10,40,0.5)';
    brush.shadowBlur = blur;
    brush.shadowOffsetY = short * 0.007;
    brush.drawImage(surface, margin, margin);
  });
  const pixels = readPixels(lifted);
  const sheet = cutOut(pixels, lifted.width, lifted.height);
  releasePixels(pixels);
  const { left, top } = flat;
  return sheet ? { ...sheet, left: left - margin + sheet.left, top: top - margin + sheet.top } : flat;
}

/** Shadows are no part of who throws them. */
const SOLID = 224;

/** A print of few inks has others for what stands before the ground, or thin forms would be lost. */
export function careFor(
  look: Look,
  layers: readonly Layer[],
  cover: Uint8ClampedArray,
): Uint8ClampedArray | undefined {
  return look === 'poster' && layers.some(({ spot }) => spot !== undefined) ? cover : undefined;
}

/** 1 where something solid is, within an edge. */
function readCover(cover: Uint8ClampedArray, width: number, edge: number): Float32Array {
  const wide = width + edge * 2;
  const care = new Float32Array(wide * (cover.length / width + edge * 2));
  for (let pixel = 0; pixel < cover.length; pixel++)
    if ((cover[pixel] as number) > SOLID)
      care[(Math.floor(pixel / width) + edge) * wide + edge + (pixel % width)] = 1;
  return care;
}

export function paintLook(
  { look, seed }: Dresser,
  pixels: Uint8ClampedArray,
  { width, height }: { width: number; height: number },
  cover: Uint8ClampedArray | undefined,
): Uint8ClampedArray {
  if (!EDGED.has(look)) return applyStyle(look, { width, height, data: pixels }, seed).data;
  const edge = Math.round(Math.min(width, height) * EDGE);
  const wide = width + edge * 2;
  const tall = height + edge * 2;
  const source = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const padded = new Uint32Array(wide * tall);
  for (let y = 0; y < tall; y++) {
    const from = Math.min(height - 1, Math.max(0, y - edge)) * width;
    padded.set(source.subarray(from, from + width), y * wide + edge);
    padded.fill(source[from] as number, y * wide, y * wide + edge);
    padded.fill(source[from + width - 1] as number, y * wide + edge + width, (y + 1) * wide);
  }
  const care = cover && readCover(cover, width, edge);
  const painted = applyStyle(
    look,
    { width: wide, height: tall, data: new Uint8ClampedArray(padded.buffer) },
    seed,
    care,
  );
  releasePixels(new Uint8Array(padded.buffer));
  const words = new Uint32Array(painted.data.buffer);
  const inner = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y + edge) * wide + edge;
    inner.set(words.subarray(from, from + width), y * width);
  }
  releasePixels(painted.data);
  return new Uint8ClampedArray(inner.buffer);
}

const CONTRAST = 0.16;
/** How much farther from its own grey a colour gets, in 256ths: 6 %. In whole numbers, which take half the time. */
const FARTHER = 15;
/** As far beyond a byte as that may be. */
const BEYOND = 16;
const GRAIN = 5;

/** The house look of a still, on a layer's own pixels: a little more contrast and colour, and grain against banding. */
function makeGrade(seed: number): Dresser['grade'] {
  const curve = Uint8ClampedArray.from({ length: 256 + BEYOND * 2 }, (_, at) => {
    const v = clampByte(at - BEYOND) / 255;
    return (v + (v * v * (3 - 2 * v) - v) * CONTRAST * 1.6) * 255;
  });
  let state = seed | 1;
  const grain = Int8Array.from({ length: 4099 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return ((state >>> 8) / 16_777_216 - 0.5) * GRAIN;
  });
  return (pixels) => {
    for (let at = 0, pixel = 0; at < pixels.length; at += 4, pixel++) {
      if ((pixels[at + 3] as number) === 0) continue;
      const red = pixels[at] as number;
      const green = pixels[at + 1] as number;
      const blue = pixels[at + 2] as number;
      const luma = (red * 54 + green * 183 + blue * 19) >> 8;
      const push = grain[pixel % 4099] as number;
      pixels[at] = (curve[red + (((red - luma) * FARTHER) >> 8) + BEYOND] as number) + push;
      pixels[at + 1] = (curve[green + (((green - luma) * FARTHER) >> 8) + BEYOND] as number) + push;
      pixels[at + 2] = (curve[blue + (((blue - luma) * FARTHER) >> 8) + BEYOND] as number) + push;
    }
  };
}

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value | 0;
}
