// A moustache and a face mask, drawn by the points of the face: as turned, as tilted and as large as it is.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { FACE_LINES, lineOf, pointOf, traceLine, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';

/** Numbers of the face mesh: under the nose, above the upper lip, and the corners of the mouth. */
const UNDER_NOSE = 2;
const UPPER_LIP = 0;
const CORNERS = [61, 291] as const;
/** Upon the nose, where a mask begins; beside it, on the cheeks; and before the ears. */
const BRIDGE = 195;
const CHEEKS = [117, 346] as const;
const EARS = [234, 454] as const;
/** Of the oval: from below one ear, around the chin, to below the other. */
const JAW = FACE_LINES.oval.slice(10, 27);
const HAIR: Rgb = [52, 36, 27];
const CLOTH: Rgb = [176, 208, 224];

/** Two tapering halves of many hairs. */
export function drawMoustache(brush: Brush, face: Face, random: Random, colour: Rgb = HAIR): void {
  const [left, right] = lineOf(face.points, CORNERS) as [Point, Point];
  const wide = Math.hypot(right.x - left.x, right.y - left.y);
  const nose = pointOf(face.points, UNDER_NOSE);
  const lip = pointOf(face.points, UPPER_LIP);
  const tall = Math.max(wide * 0.13, Math.hypot(lip.x - nose.x, lip.y - nose.y));
  brush.save();
  brush.translate((nose.x + lip.x * 2) / 3, (nose.y + lip.y * 2) / 3);
  brush.rotate(Math.atan2(right.y - left.y, right.x - left.x));
  brush.lineCap = 'round';
  for (const side of [-1, 1] as const) {
    const half = (grown: number) => moustachePath(brush, side, wide, tall * grown);
    brush.save();
    brush.filter = `blur(${Math.max(0.6, tall * 0.1).toFixed(1)}px)`;
    brush.fillStyle = css(mix(colour, '#000000', 0.15), 0.92);
    half(1);
    brush.fill();
    brush.restore();
    brush.save();
    half(1.12);
    brush.clip();
    brush.lineWidth = Math.max(0.7, tall * 0.045);
    for (let hair = 0; hair < 90; hair++) {
      const from = random.next();
      const x = side * from * wide * 0.6;
      const y = random.between(-0.55, 0.5) * tall * (1 - from * 0.4);
      brush.strokeStyle = css(
        mix(colour, random.chance(0.4) ? '#ffffff' : '#000000', random.between(0.05, 0.3)),
        0.75,
      );
      brush.beginPath();
      brush.moveTo(x, y);
      brush.quadraticCurveTo(
        x + side * wide * 0.07,
        y + tall * 0.12,
        x + side * wide * 0.15,
        y + tall * 0.22,
      );
      brush.stroke();
    }
    brush.restore();
  }
  brush.restore();
}

function moustachePath(brush: Brush, side: -1 | 1, wide: number, tall: number): void {
  const at = (x: number, y: number): [number, number] => [side * x * wide, y * tall];
  brush.beginPath();
  brush.moveTo(...at(-0.015, -0.35));
  brush.bezierCurveTo(...at(0.12, -0.75), ...at(0.34, -0.4), ...at(0.68, 0.42));
  brush.bezierCurveTo(...at(0.46, 0.62), ...at(0.18, 0.55), ...at(-0.015, 0.3));
  brush.closePath();
}

/** Cloth from the nose to under the chin, with pleats, and bands to the ears. */
export function drawMask(brush: Brush, face: Face, colour: Rgb = CLOTH): void {
  const { points } = face;
  const bridge = pointOf(points, BRIDGE);
  const cheeks = lineOf(points, CHEEKS) as [Point, Point];
  const ears = lineOf(points, EARS) as [Point, Point];
  const jaw = lineOf(points, JAW);
  const [first, last] = [jaw[0], jaw.at(-1)] as [Point, Point];
  // The oval goes around from the right of the image to the left.
  const [right, left] = first.x > last.x ? [first, last] : [last, first];
  const middle = { x: (cheeks[0].x + cheeks[1].x) / 2, y: (cheeks[0].y + cheeks[1].y) / 2 };
  const chin = jaw[jaw.length >> 1] as Point;
  const outline = (): void => {
    brush.beginPath();
    brush.moveTo(left.x, left.y);
    brush.quadraticCurveTo(cheeks[0].x, cheeks[0].y, bridge.x, bridge.y);
    brush.quadraticCurveTo(cheeks[1].x, cheeks[1].y, right.x, right.y);
    for (const { x, y } of first === right ? jaw : jaw.toReversed()) brush.lineTo(x, y);
    brush.closePath();
  };
  const line = Math.max(1, face.width * 0.012);
  brush.save();
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  brush.strokeStyle = css(mix(colour, '#ffffff', 0.6));
  brush.lineWidth = line * 1.3;
  for (const [from, ear] of [
    [left, ears[0].x < ears[1].x ? ears[0] : ears[1]],
    [right, ears[0].x < ears[1].x ? ears[1] : ears[0]],
  ] as const) {
    brush.beginPath();
    brush.moveTo(from.x, from.y);
    brush.lineTo(ear.x, ear.y);
    brush.stroke();
  }
  brush.save();
  brush.filter = `blur(${(face.width * 0.02).toFixed(1)}px)`;
  brush.fillStyle = 'rgba(20,14,12,0.35)';
  outline();
  brush.fill();
  brush.restore();
  const light = brush.createLinearGradient(left.x, left.y, right.x, right.y);
  light.addColorStop(0, css(mix(colour, '#2a3440', 0.3)));
  light.addColorStop(0.45, css(mix(colour, '#ffffff', 0.25)));
  light.addColorStop(1, css(mix(colour, '#2a3440', 0.28)));
  brush.fillStyle = light;
  outline();
  brush.fill();
  brush.clip();
  brush.lineWidth = line * 0.9;
  for (const place of [0.3, 0.48, 0.66]) {
    const on = (one: Point, other: Point): Point => ({
      x: one.x + (other.x - one.x) * place,
      y: one.y + (other.y - one.y) * place,
    });
    const [from, low, to] = [on(left, chin), on(middle, chin), on(right, chin)];
    for (const [down, shade] of [
      [0, 'rgba(30,44,58,0.3)'],
      [line, 'rgba(255,255,255,0.35)'],
    ] as const) {
      brush.strokeStyle = shade;
      brush.beginPath();
      traceLine(brush, [{ x: from.x - face.width * 0.2, y: from.y + down }]);
      brush.quadraticCurveTo(low.x, low.y + down + line * 3, to.x + face.width * 0.2, to.y + down);
      brush.stroke();
    }
  }
  brush.restore();
}
