// Whether somebody would call what was painted by the name of a colour, in the light of its scene.

import { toRgb, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { toLab } from '#engine/raster/lab.ts';
import { makeSurface, readPixels, releasePixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import type { PaintedLayer } from './layer.ts';
import { relight } from './relight.ts';

/** So many rows of pixels are enough to tell. */
const ROWS = 96;
/** Shadows are softer than this. */
const SOLID = 200;
/** Below this nobody would name a hue. */
const GREYISH = 13;
/** Of an angle of 28 degrees. */
const NEAR_HUE = 0.883;

type Likeness = (red: number, green: number, blue: number) => boolean;

/** Which part of the layers is in the colour, 0–1; of those of one spot only what is around it is looked at. */
export function shareInColour(stage: Stage, layers: readonly PaintedLayer[], colour: string): number {
  return shareOf(paintSmall(stage, layers), [toRgb(colour), lit(stage, colour), relit(stage, colour)]);
}

/** The same of a bare drawing. */
export function shareOfDrawing(drawing: Surface, colour: string): number {
  const small = makeSurface((drawing.width / drawing.height) * ROWS, ROWS, (brush) =>
    brush.drawImage(drawing, 0, 0, (drawing.width / drawing.height) * ROWS, ROWS),
  );
  return shareOf(readPixels(small), [colour]);
}

/** Gives the memory of the pixels back. */
function shareOf(pixels: Uint8ClampedArray, colours: readonly Colour[]): number {
  const tones = colours.map(likenessTo);
  let [all, like] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] as number) < SOLID) continue;
    const [red, green, blue] = [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
    all += 1;
    if (tones.some((isLike) => isLike(red, green, blue))) like += 1;
  }
  releasePixels(pixels);
  return all === 0 ? 0 : like / all;
}

function paintSmall({ width, height }: Stage, layers: readonly PaintedLayer[]): Uint8ClampedArray {
  const spot = layers.length === 1 ? layers[0]?.spot : undefined;
  const top = spot ? Math.max(0, spot.y - spot.tall * 1.1) : 0;
  const bottom = spot ? Math.min(height, spot.y + spot.tall * 0.1) : height;
  const left = spot ? Math.max(0, spot.x - spot.tall * 1.3) : 0;
  const right = spot ? Math.min(width, spot.x + spot.tall * 1.3) : width;
  const scale = ROWS / Math.max(ROWS / 4, bottom - top);
  const sheet = makeSurface(Math.max(1, (right - left) * scale), ROWS, (brush: Brush) => {
    brush.scale(scale, scale);
    brush.translate(-left, -top);
    for (const layer of layers) {
      brush.save();
      layer.paint(brush);
      brush.restore();
    }
  });
  return readPixels(sheet);
}

/** What the light of the scene makes of a sheet in that colour. */
function relit(stage: Stage, colour: string): Rgb {
  const sheet = makeSurface(8, 8, (brush) => {
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 8, 8);
  });
  const pixels = readPixels(relight(stage, sheet));
  const at = (4 * 8 + 4) * 4;
  return [pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number];
}

function likenessTo(colour: Colour): Likeness {
  const asked = toLab(...toRgb(colour));
  const strong = Math.hypot(asked.a, asked.b);
  const isGrey = strong < GREYISH;
  return (red, green, blue) => {
    const { lightness, a, b } = toLab(red, green, blue);
    const chroma = Math.hypot(a, b);
    if (isGrey) return chroma < GREYISH && isAsBright(lightness, asked.lightness);
    const along = (a * asked.a + b * asked.b) / (chroma * strong || 1);
    return (
      chroma > Math.min(strong, 40) * 0.5 && along > NEAR_HUE && Math.abs(lightness - asked.lightness) < 27
    );
  };
}

/** Shades of white are light, those of black dark. */
function isAsBright(lightness: number, asked: number): boolean {
  if (asked > 85) return lightness > 74;
  if (asked < 30) return lightness < 40;
  return Math.abs(lightness - asked) < 22;
}
