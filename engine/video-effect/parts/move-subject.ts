// Moves and bends the cut-out subject over the image without it.
import { surfaceFromPixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { EffectStage } from '../effect.ts';
import { makeGild } from './gild.ts';
import { makeSheet } from './sheet.ts';
import { type Field, warp } from './warp.ts';

export type Mover = {
  /** The image without the subject. */
  background: Surface;
  /** Draws the background and the bent subject. */
  move(brush: Brush, field: Field): void;
  /** The bent subject alone, on a sheet that is used again. */
  bend(field: Field): Surface;
  /** Paints something on the subject only, where it is now. */
  gild(brush: Brush, paint: (brush: Brush) => void): void;
};

export function makeMover(stage: EffectStage): Mover {
  const { width, height } = stage;
  const { cutOut, background } = stage.subject();
  const sheet = makeSheet(width, height);
  const gild = makeGild(width, height);
  const behind = surfaceFromPixels(width, height, background.data);
  const bend = (field: Field): Surface => {
    warp(cutOut, sheet.image, field, { outside: 'clear' });
    sheet.show();
    return sheet.surface;
  };
  return {
    background: behind,
    bend,
    move(brush, field) {
      brush.drawImage(behind, 0, 0);
      brush.drawImage(bend(field), 0, 0);
    },
    gild: (brush, paint) => gild(brush, sheet.surface, paint),
  };
}
