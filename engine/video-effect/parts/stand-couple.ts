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
  // Beside somebody who is seen close by the other one is as close.
  const face = Math.max(faceHeight(one, stage), faceHeight(other, stage));
  return [stand(one, stage, face), stand(other, stage, face)];
}

type Cut = Pick<CutPerson, 'face' | 'foot'>;
type Frame = Pick<EffectStage, 'width' | 'height'>;

/** Pixels of the frame that the face of somebody must be tall at least. */
function faceHeight({ face, foot }: Cut, { width, height }: Frame): number {
  const wanted = height * (height > width ? FACE_HEIGHT.upright : FACE_HEIGHT.lying);
  // What the photo cut off must lie at the foot of the frame, or below it: lower first, then larger.
  return Math.max(wanted, (height * (SUNK - LOWEST_ROW) * face.height) / (foot - face.y));
}

function stand({ surface, face, foot }: CutPerson, { height }: EffectStage, tall: number): Standing {
  const below = foot - face.y;
  const scale = tall / face.height;
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
