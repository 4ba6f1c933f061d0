// What a lens adds to a frame: bright places spill over, the corners darken.
import { LENS_TINT, lensCorners, shadeCorners } from '../painting/shade-corners.ts';
import type { Stage } from '../staging/stage.ts';
import { blurPlane } from '#engine/raster/blur-plane.ts';
import { type FrameLight, makeFrameLight } from '#engine/raster/frame-light.ts';
import { releasePlanes, takePlane } from '#engine/raster/plane-store.ts';
import { makeSurface, readOpaquePixels, releasePixels } from '#engine/raster/surface.ts';

/** Of the darkest corner. */
const CORNERS = 0.42;
/** Of the shorter side. */
const SPILL = 0.03;

/** Returns what changes the pixels of a frame, RGBA and opaque; null for looks that no lens has seen. */
export function makeLens(stage: Stage, width: number, height: number): ((pixels: Uint8Array) => void) | null {
  const isFlat =
    ['studio', 'emblem', 'poster', 'isometric'].includes(stage.scene) ||
    ['ink', 'line_art', 'watercolor', 'poster', 'papercut'].includes(stage.look);
  if (isFlat) return null;
  const strength = stage.isNeon ? 0.5 : stage.isDark ? 0.38 : 0.15;
  const shade = readOpaquePixels(
    makeSurface(width, height, (brush) => shadeCorners(brush, width, height, lensCorners(CORNERS))),
  );
  const cover = Uint8Array.from({ length: width * height }, (_, at) => shade[at * 4 + 3] as number);
  releasePixels(shade);
  const light = makeFrameLight(width, height, LENS_TINT, cover);
  return (pixels) => spill(light, pixels, strength);
}

/** The mean of each cell, multiplied by itself, blurred, and laid over the frame as a screen. */
function spill(light: FrameLight, pixels: Uint8Array, strength: number): void {
  const { columns, rows } = light;
  const sums = light.take(pixels);
  const glows = [0, 1, 2].map((channel) => {
    const shine = takePlane(columns * rows);
    // Of an opaque frame the fourth channel says how many pixels a cell has.
    for (let cell = 0, at = 0; cell < shine.length; cell++, at += 4)
      shine[cell] = ((sums[at + channel] as number) / (sums[at + 3] as number)) ** 2;
    const glow = blurPlane(shine, columns, rows, Math.min(columns, rows) * SPILL);
    releasePlanes(shine);
    return glow;
  });
  light.give(pixels, glows, strength);
  releasePlanes(...glows);
}
