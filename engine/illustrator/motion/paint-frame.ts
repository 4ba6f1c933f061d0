// One frame of a video: the actors from far to near, as the camera sees them, then what the lens adds.

import { lensCorners, shadeCorners } from '../shade-corners.ts';
import { makeSurface, rasterize, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { Stage } from '../stage.ts';
import type { Actor } from './bake-actors.ts';
import type { Shot, View } from './camera.ts';
import { projectLayer, type Frame, type Matrix } from './nearness.ts';

export type Video = {
  stage: Stage;
  frame: Frame;
  /** Pixels of the stage for one of the video. */
  detail: number;
  shot: Shot;
  /** Seconds. */
  length: number;
  pace: number;
};

export function paintFrame(brush: Brush, video: Video, actors: readonly Actor[], seconds: number): void {
  const view = video.shot.viewAt(Math.min(1, seconds / video.length), seconds);
  const now = seconds * video.pace;
  for (const actor of actors) {
    brush.save();
    if (actor.water) actor.water.paint(brush, view, now);
    else paintActor(brush, video, actor, view, now);
    brush.restore();
  }
}

function paintActor(brush: Brush, video: Video, actor: Actor, view: View, seconds: number): void {
  const { stage, frame } = video;
  if (actor.shine) {
    const alpha = actor.shine(seconds);
    if (alpha <= 0) return;
    brush.globalAlpha = alpha;
  }
  brush.globalCompositeOperation = actor.blend ?? 'source-over';
  if (actor.place.shape !== 'walls') {
    setMatrix(brush, projectLayer(stage, frame, actor.place, view), video.detail);
    applyMove(brush, actor, seconds);
    actor.draw(brush, seconds);
    return;
  }
  for (const half of [-1, 1] as const) {
    brush.save();
    setMatrix(brush, projectLayer(stage, frame, actor.place, view, half), video.detail);
    brush.beginPath();
    brush.rect(half < 0 ? -stage.width : stage.width / 2, -stage.height, stage.width * 1.5, stage.height * 3);
    brush.clip();
    actor.draw(brush, seconds);
    brush.restore();
  }
}

function setMatrix(brush: Brush, [a, b, c, d, e, f]: Matrix, detail: number): void {
  const k = 1 / detail;
  brush.setTransform(a * k, b * k, c * k, d * k, e * k, f * k);
}

function applyMove(brush: Brush, { move }: Actor, seconds: number): void {
  if (!move) return;
  const { x = 0, y = 0, turn = 0, stretch = 1, widen = 1, aboutX = 0, aboutY = 0 } = move(seconds);
  brush.translate(x + aboutX, y + aboutY);
  if (turn !== 0) brush.rotate(turn);
  if (stretch !== 1 || widen !== 1) brush.scale(widen, stretch);
  brush.translate(-aboutX, -aboutY);
}

/** Bright places spill over, the corners darken: what the eye expects of a lens. */
export function makeLens(stage: Stage, width: number, height: number): (brush: Brush) => void {
  const small = makeSurface(Math.ceil(width / 8), Math.ceil(height / 8));
  const soft = makeSurface(small.width, small.height);
  const isFlat =
    ['studio', 'emblem'].includes(stage.scene) ||
    ['ink', 'line_art', 'watercolor', 'poster', 'papercut'].includes(stage.look);
  const strength = isFlat ? 0 : stage.isNeon ? 0.5 : stage.isDark ? 0.38 : 0.15;
  const corners = isFlat ? null : makeCorners(width, height);
  return (brush) => {
    if (strength > 0) addBloom(brush, small, soft, strength, width, height);
    if (corners) brush.drawImage(corners, 0, 0, width, height);
  };
}

function addBloom(
  brush: Brush,
  small: Surface,
  soft: Surface,
  strength: number,
  width: number,
  height: number,
): void {
  const inner = small.getContext('2d');
  inner.clearRect(0, 0, small.width, small.height);
  inner.globalCompositeOperation = 'copy';
  inner.imageSmoothingQuality = 'medium';
  inner.drawImage(brush.canvas, 0, 0, small.width, small.height);
  inner.globalCompositeOperation = 'multiply';
  inner.drawImage(small, 0, 0);
  const blurred = soft.getContext('2d');
  blurred.clearRect(0, 0, soft.width, soft.height);
  blurred.globalCompositeOperation = 'copy';
  blurred.filter = `blur(${(Math.min(small.width, small.height) * 0.03).toFixed(1)}px)`;
  blurred.drawImage(small, 0, 0);
  brush.save();
  brush.globalCompositeOperation = 'screen';
  brush.globalAlpha = strength;
  brush.imageSmoothingQuality = 'medium';
  brush.drawImage(soft, 0, 0, width, height);
  brush.restore();
}

function makeCorners(width: number, height: number): Surface {
  // A quarter of the size is enough for a gradient.
  const wide = Math.ceil(width / 4);
  const tall = Math.ceil(height / 4);
  return rasterize(makeSurface(wide, tall, (brush) => shadeCorners(brush, wide, tall, lensCorners(0.42))));
}
