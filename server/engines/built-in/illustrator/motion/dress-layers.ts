// Gives baked layers the look of the film. A look is painted once on each layer, never on frames: nothing flickers.

import type { EffectLayer, PaintedLayer } from '../layer.ts';
import type { Stage } from '../stage.ts';
import { makeSurface, readPixels, type Surface } from '../surface.ts';
import { applyStyle, type Look } from '../styles/apply-style.ts';
import { cutOut, type BakedSheet } from './baked-sheet.ts';
import type { WaterTones } from './film-water.ts';

/** Looks that leave a bare or ragged edge on their sheet: the layers are painted wider, the edge belongs to the frame. */
const EDGED: ReadonlySet<Look> = new Set(['watercolor', 'ink', 'line_art']);
const EDGE = 0.1;

export type Dresser = {
  look: Look;
  seed: number;
  /** Layers are painted in strokes; else they are only graded. */
  isPainting: boolean;
  /** How unlike in place layers may be that share a coat of paint. */
  tolerance: number;
  /** What lies below the next layer, in plain colours. */
  below: Surface;
  grade(pixels: Uint8ClampedArray, width: number, height: number): void;
  tones(tones: WaterTones): WaterTones;
};

export function makeDresser(stage: Stage, look: Look, seed: number): Dresser {
  const isPainting = look !== 'auto' && look !== 'pixel';
  const grade = isPainting ? () => {} : makeGrade(seed);
  return {
    look,
    seed,
    isPainting,
    tolerance: isPainting ? 0.05 : 0,
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
 * Paints the scene up to this layer in the look and cuts the layer out of it: strokes and lines know what is behind
 * them. Null for a layer with nothing on it, and for one that the look only grades.
 */
export function dressLayer(
  dresser: Dresser,
  layer: PaintedLayer | EffectLayer,
  scratch: Surface,
): BakedSheet | null {
  if (!dresser.isPainting) return null;
  const { width, height } = scratch;
  const brush = scratch.getContext('2d');
  const under = dresser.below.getContext('2d');
  brush.save();
  brush.clearRect(0, 0, width, height);
  if (layer.kind === 'painted') layer.paint(brush);
  brush.restore();
  const own = brush.getImageData(0, 0, width, height).data;
  under.save();
  if (layer.kind === 'painted') under.drawImage(scratch, 0, 0);
  else layer.apply(under, 0);
  under.restore();
  const whole = readPixels(dresser.below);
  const styled = paintLook(dresser, whole, width, height);
  const isWater = layer.kind === 'effect';
  const top = isWater ? Math.max(0, Math.floor(layer.water?.top ?? 0)) : 0;
  for (let at = 3, pixel = 0; at < own.length; at += 4, pixel++) {
    const alpha = isWater ? (pixel >= top * width ? 255 : 0) : (own[at] as number);
    // What is painted over its own ground may cover it more: the ground shows through in the paint.
    styled[at] = isWater ? alpha : Math.min(255, alpha * 2.2);
  }
  const sheet = cutOut(styled, width, height);
  return sheet && dresser.look === 'papercut' && !isWater ? layOver(sheet, Math.min(width, height)) : sheet;
}

/** A sheet of paper throws a shadow on those below. */
function layOver({ surface, left, top }: BakedSheet, short: number): BakedSheet {
  const blur = short * 0.018;
  const margin = Math.ceil(blur * 2);
  const lifted = makeSurface(surface.width + margin * 2, surface.height + margin * 2, (brush) => {
    brush.shadowColor = 'rgba(20,10,40,0.5)';
    brush.shadowBlur = blur;
    brush.shadowOffsetY = short * 0.007;
    brush.drawImage(surface, margin, margin);
  });
  const sheet = cutOut(readPixels(lifted), lifted.width, lifted.height);
  return sheet
    ? { surface: sheet.surface, left: left - margin + sheet.left, top: top - margin + sheet.top }
    : { surface, left, top };
}

function paintLook(
  { look, seed }: Dresser,
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
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
  const painted = applyStyle(
    look,
    { width: wide, height: tall, data: new Uint8ClampedArray(padded.buffer) },
    seed,
  );
  const words = new Uint32Array(painted.data.buffer);
  const inner = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const from = (y + edge) * wide + edge;
    inner.set(words.subarray(from, from + width), y * width);
  }
  return new Uint8ClampedArray(inner.buffer);
}

const CONTRAST = 0.16;
const SATURATION = 1.06;
const GRAIN = 5;

/** The house look of a still, on a layer's own pixels: a little more contrast and colour, and grain against banding. */
function makeGrade(seed: number): Dresser['grade'] {
  const curve = Uint8ClampedArray.from({ length: 256 }, (_, value) => {
    const v = value / 255;
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
      const luma = red * 0.2126 + green * 0.7152 + blue * 0.0722;
      const push = grain[pixel % 4099] as number;
      pixels[at] = (curve[clampByte(luma + (red - luma) * SATURATION)] as number) + push;
      pixels[at + 1] = (curve[clampByte(luma + (green - luma) * SATURATION)] as number) + push;
      pixels[at + 2] = (curve[clampByte(luma + (blue - luma) * SATURATION)] as number) + push;
    }
  };
}

function clampByte(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value | 0;
}
