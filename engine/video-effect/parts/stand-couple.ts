// Two people side by side, as tall as each other by their faces, down to the foot of the frame.
import type { Brush } from '#engine/raster/surface.ts';
import type { CutPerson } from '../cut-couple.ts';
import type { EffectStage } from '../effect.ts';

export type Standing = {
  /** Of the face, in pixels of the frame. */
  width: number;
  height: number;
  y: number;
  /** The middle of the face at `x`; turned around it, clockwise. */
  draw(
    brush: Brush,
    pose: { x: number; turn: number; scale?: number; filter?: string; alpha?: number },
  ): void;
};

/** Height of a face as a part of the frame's, where it is upright and where it lies. */
const FACE_HEIGHT = { upright: 0.21, lying: 0.3 } as const;
/** Where the middle of a face stands at best, and at the lowest. */
const FACE_ROW = 0.43;
const LOWEST_ROW = 0.6;
/** What a photo cut off lies so deep that no lean lifts it into the frame. */
const SUNK = 1.05;

export async function standCouple(stage: EffectStage): Promise<readonly [Standing, Standing]> {
  const [one, other] = await stage.couple();
  return [stand(one, stage), stand(other, stage)];
}

function stand({ surface, face, foot }: CutPerson, { width, height }: EffectStage): Standing {
  const wanted = (height * (height > width ? FACE_HEIGHT.upright : FACE_HEIGHT.lying)) / face.height;
  // What the photo cut off must lie at the foot of the frame, or below it: lower first, then larger.
  const below = foot - face.y;
  const scale = Math.max(wanted, (height * (SUNK - LOWEST_ROW)) / below);
  const y = Math.min(height * LOWEST_ROW, Math.max(height * FACE_ROW, height * SUNK - below * scale));
  return {
    width: face.width * scale,
    height: face.height * scale,
    y,
    draw(brush, { x, turn, scale: grown = 1, filter, alpha = 1 }) {
      brush.save();
      brush.globalAlpha = alpha;
      if (filter) brush.filter = filter;
      brush.imageSmoothingQuality = 'high';
      // Who is smaller stands on the same foot of the frame.
      brush.translate(x, height - (height - y) * grown);
      brush.rotate(turn);
      brush.scale(grown, grown);
      brush.drawImage(
        surface,
        -face.x * scale,
        -face.y * scale,
        surface.width * scale,
        surface.height * scale,
      );
      brush.restore();
    },
  };
}
