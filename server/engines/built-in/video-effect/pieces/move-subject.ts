// Moves and bends the cut-out subject over the picture without it.
import { makeSurface, surfaceFromPixels, type Brush, type Surface } from '../../illustrator/surface.ts';
import type { EffectStage } from '../effect.ts';
import { makeSheet } from './sheet.ts';
import { type Field, warp } from './warp.ts';

export type Mover = {
  /** The picture without the subject. */
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
  const gold = makeSurface(width, height);
  const gilder = gold.getContext('2d');
  const behind = surfaceFromPixels(width, height, background.data);
  const bend = (field: Field): Surface => {
    warp(cutOut, sheet.picture, field, { outside: 'clear' });
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
    gild(brush, paint) {
      gilder.globalCompositeOperation = 'source-over';
      gilder.clearRect(0, 0, width, height);
      gilder.save();
      paint(gilder);
      gilder.restore();
      gilder.globalCompositeOperation = 'destination-in';
      gilder.drawImage(sheet.surface, 0, 0);
      brush.drawImage(gold, 0, 0);
    },
  };
}
