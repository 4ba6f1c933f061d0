// Draws the faces of toys: blush, nose, mouth, brows and eyes, where the mesh has them.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import {
  eyeDistance,
  FACE_LINES,
  lineOf,
  pointOf,
  traceLine,
  type Point,
} from '#engine/vision/face-lines.ts';
import { drawEye, oval } from './draw-toy-eye.ts';
import type { ToyFace, ToyMaterial } from './toy-material.ts';

/** Numbers of the face mesh. */
const NOSE = 1;
const CHEEKS = [50, 280] as const;
/** The corners at the left and right, and the middles of the upper and the lower lip. */
const INNER_LIPS = [78, 308, 13, 14] as const;
/** Lips apart, as a part of the mouth's width, from which on a mouth is open. */
const OPEN = 0.1;

export function drawToyFaces(brush: Brush, faces: readonly ToyFace[], material: ToyMaterial): void {
  for (const face of faces) {
    brush.save();
    brush.lineCap = 'round';
    brush.lineJoin = 'round';
    drawBlush(brush, face, material);
    if (material.isWhole) {
      drawNose(brush, face, material);
      drawMouth(brush, face, material);
    }
    for (const side of [0, 1] as const) {
      drawEye(brush, face, side, material);
      drawBrow(brush, face, side, material);
    }
    brush.restore();
  }
}
function drawBrow(brush: Brush, { face, brow }: ToyFace, side: 0 | 1, { lines, eyeSize }: ToyMaterial): void {
  const apart = eyeDistance(face.eyes);
  // Large eyes push the brows up.
  const eye = face.eyes[side];
  const points = lineOf(face.points, FACE_LINES.brows[side]);
  const lowest = Math.max(...points.map(({ y }) => y));
  const lift = Math.min(0, eye.y - apart * (eyeSize * 1.12 + 0.04) - lowest);
  brush.save();
  brush.translate(0, lift);
  strokeRoll(brush, points, apart * (lines === 'roll' ? 0.085 : 0.06), brow, lines);
  brush.restore();
}

function drawNose(brush: Brush, { face, skin }: ToyFace, { lines }: ToyMaterial): void {
  const { x, y } = pointOf(face.points, NOSE);
  const size = eyeDistance(face.eyes) * (lines === 'roll' ? 0.17 : 0.11);
  brush.save();
  brush.shadowColor = 'rgba(40,20,12,0.4)';
  brush.shadowBlur = size * 0.6;
  brush.shadowOffsetY = size * 0.25;
  const ball = brush.createRadialGradient(x - size * 0.3, y - size * 0.4, size * 0.1, x, y, size * 1.1);
  const own = lines === 'roll' ? mix(skin, '#d9705a', 0.22) : mix(skin, '#7a3b34', 0.55);
  ball.addColorStop(0, css(mix(own, '#ffffff', 0.3)));
  ball.addColorStop(0.6, css(own));
  ball.addColorStop(1, css(mix(own, '#40180f', 0.3)));
  brush.fillStyle = ball;
  oval(brush, x, y, size, size * 0.85);
  brush.fill();
  brush.restore();
}

function drawMouth(brush: Brush, { face, lips }: ToyFace, { lines }: ToyMaterial): void {
  const [left, right, upper, lower] = lineOf(face.points, INNER_LIPS) as [Point, Point, Point, Point];
  const wide = Math.hypot(right.x - left.x, right.y - left.y);
  const isOpen = Math.hypot(lower.x - upper.x, lower.y - upper.y) / wide > OPEN;
  const apart = eyeDistance(face.eyes);
  if (!isOpen) {
    const middle = { x: (upper.x + lower.x) / 2, y: (upper.y + lower.y) / 2 };
    const line = [left, middle, right];
    strokeRoll(brush, line, apart * (lines === 'roll' ? 0.075 : 0.05), mix(lips, '#401014', 0.3), lines);
    return;
  }
  brush.save();
  brush.beginPath();
  traceLine(brush, lineOf(face.points, FACE_LINES.mouth));
  brush.closePath();
  brush.fillStyle = css(mix(lips, '#2a080c', 0.7));
  brush.fill();
  brush.save();
  brush.clip();
  // Teeth: one piece along the upper lip.
  brush.strokeStyle = '#f6f1ea';
  brush.lineWidth = Math.hypot(lower.x - upper.x, lower.y - upper.y) * 1.1;
  brush.beginPath();
  brush.moveTo(left.x, left.y);
  brush.quadraticCurveTo(upper.x, upper.y + (upper.y - (left.y + right.y) / 2), right.x, right.y);
  brush.stroke();
  brush.restore();
  brush.strokeStyle = css(lips);
  brush.lineWidth = apart * (lines === 'roll' ? 0.06 : 0.035);
  brush.stroke();
  brush.restore();
}

function drawBlush(brush: Brush, { face, skin }: ToyFace, { blush }: ToyMaterial): void {
  if (blush === 0) return;
  const size = eyeDistance(face.eyes) * 0.32;
  for (const n of CHEEKS) {
    const { x, y } = pointOf(face.points, n);
    const glow = brush.createRadialGradient(x, y, 0, x, y, size);
    glow.addColorStop(0, css(mix(skin, '#e8525a', 0.55), blush));
    glow.addColorStop(1, css(mix(skin, '#e8525a', 0.55), 0));
    brush.fillStyle = glow;
    oval(brush, x, y, size, size);
    brush.fill();
  }
}

/** A curve through points: a roll with a light along its top, or a thread in short stitches. */
function strokeRoll(
  brush: Brush,
  points: readonly Point[],
  thick: number,
  colour: Rgb,
  lines: 'roll' | 'thread',
): void {
  const path = () => {
    brush.beginPath();
    const [first, ...rest] = points as [Point, ...Point[]];
    brush.moveTo(first.x, first.y);
    for (const [at, { x, y }] of rest.entries()) {
      const next = rest[at + 1];
      if (next) brush.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
      else brush.lineTo(x, y);
    }
  };
  brush.save();
  brush.shadowColor = 'rgba(30,15,10,0.4)';
  brush.shadowBlur = thick * 0.6;
  brush.shadowOffsetY = thick * 0.3;
  brush.strokeStyle = css(colour);
  brush.lineWidth = thick;
  if (lines === 'thread') brush.setLineDash([thick * 2.2, thick * 1.1]);
  path();
  brush.stroke();
  brush.restore();
  if (lines === 'thread') return;
  brush.save();
  brush.translate(0, -thick * 0.18);
  brush.strokeStyle = css(mix(colour, '#ffffff', 0.35), 0.5);
  brush.lineWidth = thick * 0.3;
  path();
  brush.stroke();
  brush.restore();
}
