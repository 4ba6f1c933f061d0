// Bends an image where its subject is, softly fading to the rest: nothing is cut out, so nothing can be cut wrong. What
// leaves its place whole is bent alone, before what was behind it: fences and walls are not to bend with it.
import { surfaceFromPixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { EffectStage } from '../effect.ts';
import { makeGild } from './gild.ts';
import { makePresence } from './presence.ts';
import { makeSheet } from './sheet.ts';
import { type Field, warp } from './warp.ts';

export type Bender = {
  /** Draws the bent image. `presence` says how much of the bend holds at a place; without it, near the subject. */
  bend(brush: Brush, field: Field, presence?: (x: number, y: number) => number): void;
  /** Paints something on the subject only. */
  gild(brush: Brush, paint: (brush: Brush) => void): void;
};

/** How far around the subject the image gives way, as a part of its shorter side. */
const REACH = 0.16;

export function makeBender(stage: EffectStage): Bender {
  const { width, height, short, pixels } = stage;
  const plane = makePresence(stage.subject(), width, height, short * REACH);
  const sheet = makeSheet(width, height);
  const gild = makeGild(width, height);
  const near = (x: number, y: number): number =>
    plane[(y < height ? y : height - 1) * width + (x < width ? x : width - 1)] as number;
  let stencil: Surface | undefined;
  return {
    bend(brush, field, presence = near) {
      warp(pixels, sheet.image, (x, y, from) => {
        field(x, y, from);
        const share = presence(x, y);
        from.x = x + (from.x - x) * share;
        from.y = y + (from.y - y) * share;
      });
      sheet.show();
      brush.drawImage(sheet.surface, 0, 0);
    },
    gild(brush, paint) {
      stencil ??= cutStencil(plane, width, height);
      gild(brush, stencil, paint);
    },
  };
}

/** The same for the subject alone, with the image behind it as it is. */
export function makeCutBender(stage: EffectStage): Pick<Bender, 'bend' | 'gild'> {
  const { width, height } = stage;
  const { cutOut, background } = stage.subject();
  const behind = surfaceFromPixels(width, height, background.data);
  const sheet = makeSheet(width, height);
  const gild = makeGild(width, height);
  return {
    bend(brush, field) {
      warp(cutOut, sheet.image, field, { outside: 'clear' });
      sheet.show();
      brush.drawImage(behind, 0, 0);
      brush.drawImage(sheet.surface, 0, 0);
    },
    gild: (brush, paint) => gild(brush, sheet.surface, paint),
  };
}

function cutStencil(plane: Float32Array, width: number, height: number): Surface {
  const data = new Uint8ClampedArray(plane.length * 4);
  for (let i = 0; i < plane.length; i++) data[i * 4 + 3] = (plane[i] as number) ** 2 * 255;
  return surfaceFromPixels(width, height, data);
}
