// One frame of a video: the actors from far to near, as the camera sees them.

import type { Compositor } from '#engine/raster/compositor.ts';
import type { Stage } from '../staging/stage.ts';
import type { Actor } from './bake-actors.ts';
import type { Shot, View } from './camera.ts';
import { projectLayer, type Frame, type Matrix } from './nearness.ts';
import type { VideoMotion } from './video-motion.ts';
import type { Strokes } from './strokes.ts';
import { findVisibleBoxes, type Box, type Sight } from './visible-boxes.ts';

export type Video = {
  compositor: Compositor;
  strokes: Strokes;
  stage: Stage;
  frame: Frame;
  /** Pixels of the stage for one of the video. */
  detail: number;
  shot: Shot;
  /** Seconds. */
  length: number;
  pace: number;
};

/** An actor as it is at a moment, ready to be painted: half of one where it is a wall. */
type Part = Sight & { actor: Actor; alpha: number; below: number | null };

export function paintFrame(video: Video, actors: readonly Actor[], seconds: number): void {
  const { compositor, strokes } = video;
  const view = video.shot.viewAt(Math.min(1, seconds / video.length), seconds);
  const now = seconds * video.pace;
  const parts = actors.flatMap((actor) => partsOf(video, actor, view, now));
  const boxes = findVisibleBoxes(compositor.width, compositor.height, parts);
  for (const [index, part] of parts.entries()) {
    const { actor } = part;
    if (actor.water) {
      strokes.finish();
      for (const box of boxes[index] ?? []) actor.water.paint(view, now, box);
    } else
      paintPart(
        video,
        part,
        part.below === null ? (boxes[index] ?? []) : cutBelow(boxes[index] ?? [], part.below),
        now,
      );
  }
  strokes.finish();
}

function partsOf({ stage, frame, detail }: Video, actor: Actor, view: View, seconds: number): Part[] {
  const { place } = actor;
  const coverage = actor.coverageAt?.(seconds);
  const alpha = Math.min(1, actor.shine?.(seconds) ?? 1);
  if (alpha <= 0) return [];
  const motion = actor.move?.(seconds);
  const isCut = motion?.above !== undefined;
  const isSolid = !isCut && alpha === 1 && (actor.blend ?? 'source-over') === 'source-over';
  const part = (half: -1 | 0 | 1): Part => {
    const matrix = onFrame(projectLayer(stage, frame, place, view, half), detail);
    return {
      actor,
      alpha,
      coverage,
      isSolid,
      below: isCut ? rowOf(matrix, motion) : null,
      matrix: moved(matrix, motion),
      mirror: actor.water && { hidesFrom: actor.water.hidesFrom(view) },
      ...(half < 0 ? { to: stage.width / 2 } : half > 0 ? { from: stage.width / 2 } : {}),
    };
  };
  return place.shape === 'walls' ? [part(-1), part(1)] : [part(0)];
}

/** Only what is seen of it. The boxes are whole pixels: nothing shows where they meet. */
function paintPart({ compositor, strokes }: Video, part: Part, boxes: readonly Box[], seconds: number): void {
  const { actor, alpha, matrix, from, to } = part;
  if (boxes.length === 0) return;
  const laid = actor.lay?.(seconds) ?? [];
  if (laid.length > 0) strokes.finish();
  for (const { sheet, left, top, bend } of laid) {
    const [a, b, c, d, e, f] = matrix;
    compositor.draw(
      {
        sheet,
        matrix: [a, b, c, d, a * left + c * top + e, b * left + d * top + f],
        blend: actor.blend,
        alpha,
        ...(from === undefined ? {} : { from: from - left }),
        ...(to === undefined ? {} : { to: to - left }),
        bend,
        goesOn: actor.goesOn,
      },
      boxes,
    );
  }
  const { stroke } = actor;
  if (stroke && stroke.isThere?.(seconds) !== false)
    strokes.draw(boxes, matrix, stroke.blend ?? 'source-over', (brush) => stroke.paint(brush, seconds));
}

/** The row of the frame that what moves so is seen above. */
function rowOf([, b, , d, , f]: Matrix, { aboutX = 0, above = 0 }: VideoMotion): number {
  return Math.round(b * aboutX + d * above + f);
}

function cutBelow(boxes: readonly Box[], row: number): Box[] {
  return boxes.flatMap((box) => {
    const height = Math.min(box.height, row - box.top);
    return height > 0 ? [{ ...box, height }] : [];
  });
}

function onFrame(matrix: Matrix, detail: number): Matrix {
  return matrix.map((value) => value / detail) as unknown as Matrix;
}

function moved(matrix: Matrix, motion: VideoMotion | undefined): Matrix {
  if (!motion) return matrix;
  const { x = 0, y = 0, turn = 0, stretch = 1, widen = 1, aboutX = 0, aboutY = 0 } = motion;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const own = [cos * widen, sin * widen, -sin * stretch, cos * stretch] as const;
  const [a, b, c, d, e, f] = matrix;
  const toX = x + aboutX - own[0] * aboutX - own[2] * aboutY;
  const toY = y + aboutY - own[1] * aboutX - own[3] * aboutY;
  return [
    a * own[0] + c * own[1],
    b * own[0] + d * own[1],
    a * own[2] + c * own[3],
    b * own[2] + d * own[3],
    a * toX + c * toY + e,
    b * toX + d * toY + f,
  ];
}
