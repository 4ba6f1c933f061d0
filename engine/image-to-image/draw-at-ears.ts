// Earrings and headphones: at the ears that the mesh knows, and on the side of a turned head that is seen.
import { css, luminance, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lineOf, pointOf, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import { drawBead, drawDrop } from './draw-neckwear.ts';
import type { Head } from './find-heads.ts';

/** Numbers of the face mesh: the tip of the nose, before the ears, and at their lobes. */
const NOSE = 1;
const EARS = [234, 454] as const;
const LOBES = [132, 361] as const;
/** An ear that is nearer to the nose than so much of the other one's distance is behind a turned head. */
const HIDDEN = 0.42;
const GOLD: Rgb = [222, 178, 84];
const DARK: Rgb = [38, 38, 44];
const BLACK = '#0a0810';
/** How bright a colour is from which on earrings are pearls. */
const PEARLY = 0.85;

/** Those of the two points, on the left and on the right of the image, that are on a side that is seen. */
function seenOf({ points }: Face, which: readonly [number, number]): { at: Point; side: -1 | 1 }[] {
  const nose = pointOf(points, NOSE);
  const ears = lineOf(points, EARS) as [Point, Point];
  const far = ears.map((ear) => Math.hypot(ear.x - nose.x, ear.y - nose.y)) as [number, number];
  const most = Math.max(...far);
  return lineOf(points, which).flatMap((at, n) => {
    const side = (ears[n] as Point).x < nose.x ? -1 : 1;
    return (far[n] as number) < most * HIDDEN ? [] : [{ at, side }];
  });
}

export function drawEarrings(brush: Brush, face: Face, colour: Rgb = GOLD): void {
  for (const { at, side } of seenOf(face, LOBES)) {
    const [x, y] = [at.x + side * face.width * 0.03, at.y - face.width * 0.02];
    brush.save();
    brush.shadowColor = 'rgba(14,8,10,0.5)';
    brush.shadowBlur = face.width * 0.03;
    if (luminance(colour) > PEARLY) {
      drawBead(brush, { x, y: y - face.width * 0.035 }, face.width * 0.018, GOLD);
      drawBead(brush, { x, y: y + face.width * 0.03 }, face.width * 0.055, colour);
    } else {
      drawBead(brush, { x, y }, face.width * 0.022, colour);
      drawDrop(brush, { x, y }, face.width * 0.045, colour);
    }
    brush.restore();
  }
}

/** Cups over the ears, and a band over the hair. */
export function drawHeadphones(brush: Brush, face: Face, head: Head, colour: Rgb = DARK): void {
  const unit = face.width;
  const cups = seenOf(face, EARS).map(({ at, side }) => ({ x: at.x + side * unit * 0.1, y: at.y, side }));
  brush.save();
  brush.lineCap = 'round';
  brush.shadowColor = 'rgba(14,8,10,0.5)';
  brush.shadowBlur = unit * 0.05;
  for (const [wide, shade] of [
    [0.1, mix(colour, BLACK, 0.35)],
    [0.06, colour],
    [0.018, mix(colour, '#ffffff', 0.45)],
  ] as const) {
    brush.strokeStyle = css(shade);
    brush.lineWidth = unit * wide;
    for (const { x, y, side } of cups) {
      const [sin, cos] = [Math.sin(head.angle), Math.cos(head.angle)];
      const out = side * unit * 0.16;
      brush.beginPath();
      brush.moveTo(x, y - unit * 0.2);
      brush.bezierCurveTo(
        x + out,
        head.top + (y - head.top) * 0.35,
        head.x + side * cos * unit * 0.42,
        head.top + side * sin * unit * 0.42 - unit * 0.02,
        head.x,
        head.top,
      );
      brush.stroke();
    }
    brush.shadowColor = 'transparent';
  }
  for (const { x, y, side } of cups) drawCup(brush, { x, y }, side, unit, head.angle, colour);
  brush.restore();
}

function drawCup(brush: Brush, at: Point, side: -1 | 1, unit: number, angle: number, colour: Rgb): void {
  brush.save();
  brush.translate(at.x, at.y);
  brush.rotate(angle);
  brush.scale(unit, unit);
  brush.shadowColor = 'rgba(14,8,10,0.5)';
  brush.shadowBlur = unit * 0.06;
  // The pad lies against the head, the shell outside.
  brush.fillStyle = css(mix(colour, BLACK, 0.7));
  brush.beginPath();
  brush.ellipse(-side * 0.045, 0, 0.105, 0.25, 0, 0, 7);
  brush.fill();
  brush.shadowColor = 'transparent';
  const light = brush.createLinearGradient(-0.12, -0.2, 0.14, 0.2);
  light.addColorStop(0, css(mix(colour, '#ffffff', 0.3)));
  light.addColorStop(0.5, css(colour));
  light.addColorStop(1, css(mix(colour, BLACK, 0.45)));
  brush.fillStyle = light;
  brush.beginPath();
  brush.ellipse(side * 0.03, 0, 0.115, 0.225, 0, 0, 7);
  brush.fill();
  brush.strokeStyle = css(mix(colour, BLACK, 0.5), 0.7);
  brush.lineWidth = 0.012;
  brush.stroke();
  brush.beginPath();
  brush.ellipse(side * 0.045, 0, 0.07, 0.15, 0, 0, 7);
  brush.stroke();
  brush.restore();
}
