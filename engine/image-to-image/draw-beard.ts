// A full beard and blushing cheeks, drawn by the points of the face: as turned, as tilted and as large as it is.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { FACE_LINES, lineOf, pointOf, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { drawMoustache } from './draw-on-face.ts';

/** Of the oval: from beside one cheek, around the chin, to the other. */
const JAW = FACE_LINES.oval.slice(10, 27);
/** Of the mesh: the cheeks where they blush, and where hair ends above: from beside one ear, under the lips, to the other. */
const CHEEKS = [50, 280] as const;
const UNDER_LIP = 18;
const CORNERS = [61, 291] as const;
const HAIR: Rgb = [58, 40, 28];
const ROSE: Rgb = [226, 84, 98];
const HAIRS = 900;

/** Hair along the jaw and on the chin, and a moustache above. */
export function drawBeard(brush: Brush, face: Face, random: Random, colour: Rgb = HAIR): void {
  const { points, width } = face;
  const jaw = lineOf(points, JAW);
  const chin = jaw[jaw.length >> 1] as Point;
  const lip = pointOf(points, UNDER_LIP);
  const corners = lineOf(points, CORNERS) as [Point, Point];
  const [first, last] = [jaw[0], jaw.at(-1)] as [Point, Point];
  // The oval goes around from the right of the image to the left.
  const [left, right] = first.x < last.x ? [first, last] : [last, first];
  const middle = { x: (corners[0].x + corners[1].x) / 2, y: (corners[0].y + corners[1].y) / 2 };
  const line = first.x < last.x ? jaw : jaw.toReversed();
  // Hair stands off the skin, the more the nearer the chin.
  const outer = line.map(({ x, y }, at) => {
    const near = 1 - Math.abs(at / (line.length - 1) - 0.5) * 2;
    const off = 1 + 0.02 + 0.12 * near;
    return { x: middle.x + (x - middle.x) * off, y: middle.y + (y - middle.y) * off };
  });
  const outline = (): void => {
    brush.beginPath();
    brush.moveTo(left.x, left.y);
    for (const { x, y } of outer) brush.lineTo(x, y);
    brush.lineTo(right.x, right.y);
    const toRight = between(right, corners[1], 0.72);
    const toLeft = between(left, corners[0], 0.72);
    const low = between(chin, lip, 0.25);
    brush.bezierCurveTo(
      right.x,
      between(right, chin, 0.3).y,
      toRight.x,
      toRight.y,
      corners[1].x,
      corners[1].y,
    );
    brush.quadraticCurveTo(between(corners[1], low, 0.4).x, lip.y, lip.x, lip.y + (chin.y - lip.y) * 0.12);
    brush.quadraticCurveTo(between(corners[0], low, 0.4).x, lip.y, corners[0].x, corners[0].y);
    brush.bezierCurveTo(toLeft.x, toLeft.y, left.x, between(left, chin, 0.3).y, left.x, left.y);
    brush.closePath();
  };
  brush.save();
  brush.filter = `blur(${(width * 0.022).toFixed(1)}px)`;
  brush.fillStyle = css(mix(colour, '#000000', 0.18), 0.86);
  outline();
  brush.fill();
  brush.restore();
  brush.save();
  brush.filter = 'blur(0.4px)';
  outline();
  brush.clip();
  brush.lineCap = 'round';
  brush.lineWidth = Math.max(0.7, width * 0.006);
  const long = width * 0.06;
  for (let hair = 0; hair < HAIRS; hair++) {
    const from = line[Math.floor(random.next() * line.length)] as Point;
    const root = between(from, middle, random.between(-0.1, 0.75));
    const x = root.x + random.between(-0.5, 0.5) * long;
    const y = root.y + random.between(-0.5, 0.5) * long;
    const aside = ((x - middle.x) / width) * long * 1.1;
    // The light comes from above: hair below the chin lies in shadow.
    const shade = random.chance(0.42) && y < chin.y ? '#ffffff' : '#000000';
    brush.strokeStyle = css(mix(colour, shade, random.between(0.04, 0.26)), 0.7);
    brush.beginPath();
    brush.moveTo(x, y);
    brush.quadraticCurveTo(x + aside * 0.2, y + long * 0.6, x + aside, y + long);
    brush.stroke();
  }
  brush.restore();
  drawMoustache(brush, face, random, colour);
}

/** Soft colour on both cheeks that leaves the skin its light. */
export function drawBlush(brush: Brush, face: Face, amount: number, colour: Rgb = ROSE): void {
  const cheeks = lineOf(face.points, CHEEKS) as [Point, Point];
  const tilt = Math.atan2(cheeks[1].y - cheeks[0].y, cheeks[1].x - cheeks[0].x);
  for (const [side, { x, y }] of cheeks.entries()) {
    const radius = face.width * 0.19;
    brush.save();
    brush.translate(x, y);
    brush.rotate(tilt + (side === 0 ? 0.4 : -0.4));
    brush.scale(1, 0.72);
    brush.globalCompositeOperation = 'multiply';
    const soft = brush.createRadialGradient(0, 0, 0, 0, 0, radius);
    const strength = Math.min(0.75, 0.46 * amount);
    soft.addColorStop(0, css(mix(colour, '#ffffff', 0.28), strength));
    soft.addColorStop(0.5, css(mix(colour, '#ffffff', 0.28), strength * 0.6));
    soft.addColorStop(1, css(colour, 0));
    brush.fillStyle = soft;
    brush.fillRect(-radius, -radius, radius * 2, radius * 2);
    brush.restore();
  }
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

/** In widths and heights of a face from its middle: over the nose and on both cheeks. */
const FRECKLES = { count: 130, across: 0.36, from: -0.02, to: 0.2 } as const;

export function drawFreckles(
  brush: Brush,
  { x, y, width, height, eyes: [left, right] }: Face,
  random: Random,
): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(Math.atan2(right.y - left.y, right.x - left.x));
  brush.globalCompositeOperation = 'multiply';
  for (let n = 0; n < FRECKLES.count; n++) {
    const across = random.between(-1, 1) * FRECKLES.across;
    const down = random.between(FRECKLES.from, FRECKLES.to) - 0.18 * across ** 2;
    // Fewer towards the ears, and none under the lids.
    const isUnderEye = Math.abs(Math.abs(across) - 0.2) < 0.11 && down < 0.03;
    if (isUnderEye || random.chance((Math.abs(across) / FRECKLES.across) * 0.7)) continue;
    const size = width * random.between(0.0035, 0.0085);
    brush.fillStyle = `rgba(150,86,52,${random.between(0.22, 0.5).toFixed(2)})`;
    brush.beginPath();
    brush.ellipse(
      across * width,
      down * height,
      size,
      size * random.between(0.7, 1),
      random.between(0, 3),
      0,
      7,
    );
    brush.fill();
  }
  brush.restore();
}
