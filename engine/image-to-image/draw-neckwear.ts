// Bow ties, ties, scarves and necklaces, drawn below the chin: as wide as the neck, and as tilted as the head.
import { clamp } from '#engine/raster/curves.ts';
import { css, luminance, mix, type Rgb } from '#engine/raster/colour.ts';
import { sampleMask, type Mask } from '#engine/raster/mask.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lineOf, pointOf, type Point } from '#engine/vision/face-lines.ts';
import type { Face } from '#engine/vision/find-faces.ts';
import type { Neckwear } from './instruction.ts';

/** Numbers of the face mesh: the tip of the nose, the chin, and before the ears. */
const [NOSE, CHIN] = [1, 152] as const;
const EARS = [234, 454] as const;
/** Widths of the face below the chin: where the neck is measured, and how much of it must be seen. */
const MEASURED = 0.25;
const LEAST_BELOW = 0.55;
/** Half a neck, in widths of the face; what is wider is hair or a collar. */
const [NARROWEST, WIDEST] = [0.3, 0.42] as const;
const BLACK = '#0a0810';

/** `x`, `y`: below the chin; `unit`: the width of the face; `half`: of the neck, in units. */
export type Neck = Point & { unit: number; half: number; angle: number };

/** Widths of a face that the nose lies from the middle between the ears, where the head is turned so far that the chest is hardly below it. */
const TURNED = 0.22;

/** Whether what hangs in the middle of a chest would hang beside it: nobody knows how far a body is turned with its head. */
export function isTurnedAside({ points, width }: Pick<Face, 'points' | 'width'>): boolean {
  const [left, right] = lineOf(points, EARS) as [Point, Point];
  return Math.abs(pointOf(points, NOSE).x - (left.x + right.x) / 2) > width * TURNED;
}

/** Null where the image ends under the chin. `body`: which pixels are of people. */
export function findNeck({ width, height }: Record<'width' | 'height', number>, face: Face, body: Mask) {
  const chin = pointOf(face.points, CHIN);
  const ears = lineOf(face.points, EARS) as [Point, Point];
  const [left, right] = face.eyes;
  const unit = face.width;
  if (chin.y + unit * LEAST_BELOW > height) return null;
  // A head that is turned stands off its neck.
  const x = (chin.x + (ears[0].x + ears[1].x) / 2) / 2;
  const row = Math.min(1, (chin.y + unit * MEASURED) / height);
  const reach = (side: number): number => {
    let far = unit * NARROWEST;
    while (far < unit * WIDEST && sampleMask(body, clamp((x + side * far) / width), row) > 0.5) far += 1;
    return far;
  };
  const half = (reach(-1) + reach(1)) / 2 / unit;
  const angle = Math.atan2(right.y - left.y, right.x - left.x);
  return { x, y: chin.y, unit, half, angle } satisfies Neck;
}

type Drawing = { colour: Rgb; draw: (brush: Brush, half: number, colour: Rgb) => void };

const NECKWEAR: Record<Neckwear, Drawing> = {
  'bow-tie': { colour: [30, 30, 38], draw: drawBowTie },
  tie: { colour: [34, 52, 104], draw: drawTie },
  scarf: { colour: [176, 44, 50], draw: drawScarf },
  necklace: { colour: [222, 178, 84], draw: drawNecklace },
};

export function isNeckwear(thing: string): thing is Neckwear {
  return Object.hasOwn(NECKWEAR, thing);
}

export function drawNeckwear(brush: Brush, neck: Neck, thing: Neckwear, asked?: Rgb): void {
  const { colour, draw } = NECKWEAR[thing];
  onNeck(brush, neck, () => draw(brush, neck.half, asked ?? colour));
}

/** What a tie or a bow tie hangs on, as a bare neck shows it: a collar would cover it. */
export function drawNeckband(brush: Brush, neck: Neck, thing: Neckwear, asked?: Rgb): void {
  if (thing === 'tie' || thing === 'bow-tie')
    onNeck(brush, neck, () => drawBand(brush, neck.half, asked ?? NECKWEAR[thing].colour));
}

function onNeck(brush: Brush, neck: Neck, draw: () => void): void {
  brush.save();
  brush.translate(neck.x, neck.y);
  // A neck leans less than the head on it.
  brush.rotate(neck.angle / 2);
  brush.scale(neck.unit, neck.unit);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  draw();
  brush.restore();
}

/** What the path that was begun throws on what is behind it, then the cloth itself. */
function fillCloth(brush: Brush, colour: Rgb, [left, right]: readonly [number, number]): void {
  const { a, b } = brush.getTransform();
  const unit = Math.hypot(a, b);
  brush.save();
  brush.shadowColor = 'rgba(14,8,10,0.55)';
  // A shadow does not grow with what is drawn.
  brush.shadowBlur = unit * 0.09;
  brush.shadowOffsetY = unit * 0.03;
  const light = brush.createLinearGradient(left, -0.1, right, 0.1);
  light.addColorStop(0, css(mix(colour, BLACK, 0.24)));
  light.addColorStop(0.35, css(mix(colour, '#ffffff', 0.14)));
  light.addColorStop(0.65, css(colour));
  light.addColorStop(1, css(mix(colour, BLACK, 0.36)));
  brush.fillStyle = light;
  brush.fill();
  brush.restore();
  brush.strokeStyle = css(mix(colour, BLACK, 0.6), 0.5);
  brush.lineWidth = 0.01;
  brush.stroke();
}

/** A fold: a dark line, and beside it a light one. */
function drawFold(brush: Brush, colour: Rgb, trace: (off: number) => void): void {
  for (const [off, shade] of [
    [0, css(mix(colour, BLACK, 0.55), 0.55)],
    [0.014, css(mix(colour, '#ffffff', 0.4), 0.35)],
  ] as const) {
    brush.strokeStyle = shade;
    brush.lineWidth = 0.014;
    brush.beginPath();
    trace(off);
    brush.stroke();
  }
}

/** Two loops and a knot around 0, 0; `size` 1 is about as wide as a face. */
export function drawBow(brush: Brush, colour: Rgb, size: number): void {
  for (const side of [-1, 1] as const) {
    const at = (x: number, y: number): [number, number] => [side * x * size, y * size];
    brush.beginPath();
    brush.moveTo(...at(0.03, -0.07));
    brush.bezierCurveTo(...at(0.16, -0.15), ...at(0.34, -0.27), ...at(0.44, -0.19));
    brush.bezierCurveTo(...at(0.41, -0.06), ...at(0.41, 0.06), ...at(0.44, 0.19));
    brush.bezierCurveTo(...at(0.34, 0.27), ...at(0.16, 0.15), ...at(0.03, 0.07));
    brush.closePath();
    fillCloth(brush, colour, side < 0 ? [-0.45 * size, 0] : [0, 0.45 * size]);
    for (const [x, y] of [
      [0.3, -0.11],
      [0.24, 0],
      [0.3, 0.11],
    ] as const)
      drawFold(brush, colour, (off) => {
        brush.moveTo(...at(0.07, y * 0.3 + off));
        brush.quadraticCurveTo(...at(x * 0.6, y * 0.5 + off), ...at(x, y + off));
      });
  }
  brush.beginPath();
  brush.roundRect(-0.075 * size, -0.1 * size, 0.15 * size, 0.2 * size, 0.05 * size);
  fillCloth(brush, colour, [-0.09 * size, 0.12 * size]);
}

/** Where a collar closes. */
const COLLAR = 0.46;

function drawBowTie(brush: Brush, half: number, colour: Rgb): void {
  brush.translate(0, COLLAR);
  drawBow(brush, colour, Math.max(0.78, half * 2.2));
}

/** Units: how wide the band around a neck is, and how much higher than the knot it goes behind it. */
const [BAND, BAND_UP] = [0.09, 0.2] as const;
/** Wider than the neck: what lies beside it is not painted on. */
const BAND_WIDE = 1.25;

function drawBand(brush: Brush, half: number, colour: Rgb): void {
  const wide = half * BAND_WIDE;
  const upper = COLLAR - BAND / 2;
  brush.beginPath();
  brush.moveTo(-wide, upper - BAND_UP);
  brush.bezierCurveTo(-wide * 0.7, upper, wide * 0.7, upper, wide, upper - BAND_UP);
  brush.lineTo(wide, upper - BAND_UP + BAND);
  brush.bezierCurveTo(wide * 0.7, upper + BAND, -wide * 0.7, upper + BAND, -wide, upper - BAND_UP + BAND);
  brush.closePath();
  fillCloth(brush, colour, [-wide, wide]);
}

function drawTie(brush: Brush, _: number, colour: Rgb): void {
  brush.translate(0, COLLAR);
  brush.beginPath();
  brush.moveTo(-0.07, 0.15);
  brush.bezierCurveTo(-0.1, 0.8, -0.16, 1.2, -0.2, 1.62);
  brush.lineTo(0, 1.86);
  brush.lineTo(0.2, 1.62);
  brush.bezierCurveTo(0.16, 1.2, 0.1, 0.8, 0.07, 0.15);
  brush.closePath();
  fillCloth(brush, colour, [-0.2, 0.22]);
  brush.save();
  brush.clip();
  brush.strokeStyle = css(mix(colour, '#ffffff', 0.45), 0.4);
  brush.lineWidth = 0.035;
  for (let y = 0.2; y < 2; y += 0.2) {
    brush.beginPath();
    brush.moveTo(-0.3, y + 0.12);
    brush.lineTo(0.3, y - 0.16);
    brush.stroke();
  }
  brush.restore();
  brush.beginPath();
  brush.moveTo(-0.13, -0.08);
  brush.quadraticCurveTo(0, -0.13, 0.13, -0.08);
  brush.lineTo(0.075, 0.19);
  brush.quadraticCurveTo(0, 0.22, -0.075, 0.19);
  brush.closePath();
  fillCloth(brush, colour, [-0.14, 0.16]);
}

function drawScarf(brush: Brush, half: number, colour: Rgb): void {
  const wide = half * 1.5;
  drawTail(brush, colour, 0.3, 1.5);
  drawTail(brush, colour, 0.1, 1.75);
  brush.beginPath();
  brush.moveTo(-wide * 0.86, -0.02);
  brush.bezierCurveTo(-wide * 0.6, 0.2, wide * 0.6, 0.2, wide * 0.86, -0.02);
  brush.bezierCurveTo(wide * 1.2, 0.12, wide * 1.25, 0.4, wide * 0.98, 0.52);
  brush.bezierCurveTo(wide * 0.5, 0.74, -wide * 0.5, 0.74, -wide * 0.98, 0.52);
  brush.bezierCurveTo(-wide * 1.25, 0.4, -wide * 1.2, 0.12, -wide * 0.86, -0.02);
  brush.closePath();
  fillCloth(brush, colour, [-wide * 1.2, wide * 1.2]);
  for (const [share, from, to] of [
    [0.2, -1, 0.7],
    [0.42, -0.8, 1.05],
    [0.62, -1.1, 0.6],
    [0.82, -0.9, 0.98],
  ] as const)
    drawFold(brush, colour, (off) => {
      const y = 0.1 + share * 0.4 + off;
      brush.moveTo(from * wide, y - 0.1);
      brush.quadraticCurveTo(0, y + 0.16, to * wide, y - 0.08);
    });
}

/** One end of a scarf, with its fringe. */
function drawTail(brush: Brush, colour: Rgb, x: number, long: number): void {
  const [left, right] = [x - 0.17, x + 0.17];
  brush.strokeStyle = css(mix(colour, BLACK, 0.2));
  brush.lineWidth = 0.02;
  for (let at = left + 0.02; at < right; at += 0.042) {
    brush.beginPath();
    brush.moveTo(at, long - 0.02);
    brush.lineTo(at + (at - x) * 0.1, long + 0.12);
    brush.stroke();
  }
  brush.beginPath();
  brush.moveTo(left + 0.04, 0.45);
  brush.bezierCurveTo(left - 0.04, 0.8, left + 0.03, 1.1, left, long);
  brush.lineTo(right, long);
  brush.bezierCurveTo(right + 0.03, 1.1, right - 0.03, 0.8, right - 0.04, 0.45);
  brush.closePath();
  fillCloth(brush, colour, [left, right + 0.04]);
  for (const across of [-0.07, 0.06])
    drawFold(brush, colour, (off) => {
      brush.moveTo(x + across + off, 0.55);
      brush.quadraticCurveTo(x + across * 1.5 + off, 1, x + across + off, long - 0.06);
    });
}

/** How bright a colour is from which on a necklace is of pearls. */
const PEARLY = 0.85;

/** A fine chain with a pendant; of pearls where it is as bright as they are. */
function drawNecklace(brush: Brush, half: number, colour: Rgb): void {
  const isPearls = luminance(colour) > PEARLY;
  const [wide, from, low] = [half * 1.02, 0.14, isPearls ? 0.58 : 0.72];
  const placeAt = (t: number): Point => ({
    x: t * wide,
    y: from + (low - from) * (1 - Math.abs(t) ** 1.7),
  });
  const line = (off: number): void => {
    brush.beginPath();
    for (let n = 0; n <= 40; n++) {
      const { x, y } = placeAt((n / 40) * 2 - 1);
      if (n === 0) brush.moveTo(x, y + off);
      else brush.lineTo(x, y + off);
    }
  };
  brush.strokeStyle = 'rgba(20,12,10,0.4)';
  brush.lineWidth = isPearls ? 0.07 : 0.035;
  line(0.02);
  brush.stroke();
  if (!isPearls) {
    brush.strokeStyle = css(mix(colour, BLACK, 0.25));
    brush.lineWidth = 0.028;
    line(0);
    brush.stroke();
  }
  const beads = isPearls ? 29 : 61;
  for (let n = 0; n < beads; n++) {
    const { x, y } = placeAt((n / (beads - 1)) * 2 - 1);
    drawBead(brush, { x, y }, isPearls ? 0.036 : 0.015, colour);
  }
  if (!isPearls) drawDrop(brush, placeAt(0), 0.055, colour);
}

export function drawBead(brush: Brush, { x, y }: Point, radius: number, colour: Rgb): void {
  const light = brush.createRadialGradient(x - radius * 0.35, y - radius * 0.4, 0, x, y, radius);
  light.addColorStop(0, css(mix(colour, '#ffffff', 0.8)));
  light.addColorStop(0.5, css(colour));
  light.addColorStop(1, css(mix(colour, BLACK, 0.45)));
  brush.fillStyle = light;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.fill();
}

/** A stone that hangs, round below. */
export function drawDrop(brush: Brush, { x, y }: Point, radius: number, colour: Rgb): void {
  const middle = y + radius * 2.1;
  const light = brush.createRadialGradient(
    x - radius * 0.3,
    middle - radius * 0.3,
    0,
    x,
    middle,
    radius * 1.5,
  );
  light.addColorStop(0, css(mix(colour, '#ffffff', 0.75)));
  light.addColorStop(0.45, css(colour));
  light.addColorStop(1, css(mix(colour, BLACK, 0.5)));
  brush.fillStyle = light;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.bezierCurveTo(
    x + radius * 0.4,
    y + radius,
    x + radius,
    middle - radius * 0.5,
    x + radius,
    middle + radius * 0.1,
  );
  brush.arc(x, middle + radius * 0.1, radius, 0, Math.PI);
  brush.bezierCurveTo(x - radius, middle - radius * 0.5, x - radius * 0.4, y + radius, x, y);
  brush.fill();
  brush.strokeStyle = css(mix(colour, BLACK, 0.6), 0.6);
  brush.lineWidth = radius * 0.12;
  brush.stroke();
}
