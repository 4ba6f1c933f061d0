// Hats, drawn to fit a head: as wide, as tilted, and down to the forehead.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import { clamp } from '#engine/raster/curves.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { drawOneBlossom, drawWreath } from './draw-blossoms.ts';
import { drawBunnyEars, drawCatEars, drawHalo, drawHorns } from './draw-ears.ts';
import { drawBow } from './draw-neckwear.ts';
import { drawBeret, drawCap, drawCrown, drawTopHat } from './draw-headgear.ts';
import type { Head } from './find-heads.ts';
import { bandPath, BLACK, fillRound } from './hat-pens.ts';
import type { Hat } from './instruction.ts';

type Drawing = {
  colour: Rgb;
  /** How far it rises above the hair, in widths of the head. */
  tall: number;
  /** It leaves the forehead bare, and throws nothing on it. */
  isBare?: true;
  /** It covers the head down to the forehead: no hair may stand out above it. */
  isAround?: true;
  /** On a head whose width is 1: 0, 0 is where the hair ends above, and y points down. */
  draw: (brush: Brush, colour: Rgb) => void;
};

export const HATS: Record<Hat, Drawing> = {
  santa: { colour: [196, 32, 40], tall: 0.68, draw: drawSanta, isAround: true },
  cowboy: { colour: [134, 88, 50], tall: 0.54, draw: drawCowboy, isAround: true },
  witch: { colour: [44, 34, 60], tall: 1.14, draw: drawWitch, isAround: true },
  party: { colour: [66, 130, 214], tall: 0.92, draw: drawParty },
  beanie: { colour: [72, 98, 138], tall: 0.62, draw: drawBeanie, isAround: true },
  straw: { colour: [222, 190, 122], tall: 0.36, draw: drawStraw, isAround: true },
  chef: { colour: [246, 246, 244], tall: 0.86, draw: drawChef, isAround: true },
  graduation: { colour: [34, 34, 42], tall: 0.44, draw: drawGraduation, isAround: true },
  cap: { colour: [46, 62, 98], tall: 0.46, draw: drawCap, isAround: true },
  beret: { colour: [150, 30, 40], tall: 0.36, draw: drawBeret, isAround: true },
  'top-hat': { colour: [38, 36, 42], tall: 0.76, draw: drawTopHat, isAround: true },
  crown: { colour: [226, 178, 62], tall: 0.4, draw: drawCrown },
  wreath: { colour: [232, 108, 140], tall: 0, draw: drawWreath },
  blossom: { colour: [214, 54, 88], tall: 0, draw: drawOneBlossom },
  bow: { colour: [206, 44, 70], tall: 0, draw: drawHairBow },
  'cat-ears': { colour: [38, 34, 40], tall: 0.42, draw: drawCatEars, isBare: true },
  'bunny-ears': { colour: [244, 240, 238], tall: 0.84, draw: drawBunnyEars, isBare: true },
  horns: { colour: [168, 24, 28], tall: 0.44, draw: drawHorns, isBare: true },
  halo: { colour: [252, 206, 92], tall: 0.44, draw: drawHalo, isBare: true },
};

/** Of its height: lower a hat is another one. */
export const LOWEST = 0.7;
/** Widths of the head below where its hair ends: a brim. */
const BROW = 0.2;
const FUR: Rgb = [248, 246, 242];

export function drawHat(brush: Brush, head: Head, hat: Hat, colour: Rgb = HATS[hat].colour): void {
  brush.save();
  brush.translate(head.x, head.top);
  brush.rotate(head.angle);
  // What the image would cut off is made lower, as far as it stays that hat.
  const { tall, isBare } = HATS[hat];
  const lower = tall === 0 ? 1 : clamp(head.top / (tall * head.width), LOWEST, 1);
  brush.scale(head.width, head.width);
  brush.translate(0, BROW * (1 - lower));
  brush.scale(1, lower);
  brush.lineJoin = 'round';
  brush.lineCap = 'round';
  // What it throws on the forehead; what lies in the hair throws its own.
  brush.save();
  if (tall === 0 || isBare || hat === 'crown') brush.globalAlpha = 0;
  brush.filter = `blur(${(head.width * 0.04).toFixed(1)}px)`;
  brush.fillStyle = 'rgba(24,12,10,0.38)';
  brush.beginPath();
  brush.ellipse(0, 0.27, 0.47, 0.1, 0, 0, 7);
  brush.fill();
  brush.restore();
  HATS[hat].draw(brush, colour);
  brush.restore();
}

/** Fur or wool: many small round tufts along a band. */
function drawFur(brush: Brush, half: number, top: number, bottom: number): void {
  const middle = (top + bottom) / 2;
  const thick = (bottom - top) / 2;
  for (const [shade, shrink, up] of [
    [0.3, 1, 0.02],
    [0.1, 0.94, 0],
    [0, 0.75, -0.02],
  ] as const) {
    brush.fillStyle = css(mix(FUR, '#59606e', shade));
    for (let step = 0; step <= 22; step++) {
      const across = (step / 22) * 2 - 1;
      const y = middle + 0.1 * (1 - across ** 2) + up + (step % 2 === 0 ? 0.012 : -0.012);
      brush.beginPath();
      brush.arc(across * half, y, thick * shrink * (step % 3 === 0 ? 0.95 : 1.06), 0, 7);
      brush.fill();
    }
  }
}

function drawPompom(brush: Brush, x: number, y: number, radius: number, colour: Rgb): void {
  for (const [shade, size, shift] of [
    [0.34, 1, 0.06],
    [0.12, 0.92, 0],
    [0, 0.62, -0.2],
  ] as const) {
    brush.fillStyle = css(mix(colour, '#59606e', shade));
    for (let turn = 0; turn < 12; turn++) {
      const angle = (turn / 12) * Math.PI * 2;
      brush.beginPath();
      brush.arc(
        x + Math.cos(angle) * radius * 0.55 * size,
        y + (Math.sin(angle) * 0.55 + shift) * radius * size,
        radius * 0.5 * size,
        0,
        7,
      );
      brush.fill();
    }
  }
}

/** On the side of the head, a little turned. */
function drawHairBow(brush: Brush, colour: Rgb): void {
  brush.translate(0.3, 0.13);
  brush.rotate(0.45);
  drawBow(brush, colour, 0.62);
}

function drawSanta(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.55, 0.16);
  brush.bezierCurveTo(-0.55, -0.3, -0.28, -0.66, 0.08, -0.66);
  brush.bezierCurveTo(0.44, -0.66, 0.74, -0.4, 0.8, 0.02);
  brush.bezierCurveTo(0.74, 0.08, 0.68, 0.06, 0.64, 0);
  brush.bezierCurveTo(0.6, -0.16, 0.54, -0.24, 0.46, -0.28);
  brush.bezierCurveTo(0.54, -0.12, 0.56, 0.02, 0.55, 0.16);
  brush.closePath();
  fillRound(brush, colour, [-0.55, 0.8]);
  brush.strokeStyle = css(mix(colour, BLACK, 0.5), 0.45);
  brush.lineWidth = 0.02;
  brush.beginPath();
  brush.moveTo(0.46, -0.28);
  brush.quadraticCurveTo(0.3, -0.44, 0.1, -0.46);
  brush.moveTo(-0.3, -0.1);
  brush.quadraticCurveTo(-0.2, -0.36, 0, -0.46);
  brush.stroke();
  drawFur(brush, 0.54, 0.08, 0.28);
  drawPompom(brush, 0.74, 0.1, 0.14, FUR);
}

/** A wide brim around a crown: `half` as far as it reaches, `up` as far as its ends are bent upwards. */
function brimPath(brush: Brush, half: number, up: number): void {
  brush.beginPath();
  brush.moveTo(-half, 0.12 - up);
  brush.bezierCurveTo(-half * 0.7, 0.2, -half * 0.4, 0.16, 0, 0.16);
  brush.bezierCurveTo(half * 0.4, 0.16, half * 0.7, 0.2, half, 0.12 - up);
  brush.bezierCurveTo(half * 0.86, 0.3, half * 0.45, 0.38, 0, 0.38);
  brush.bezierCurveTo(-half * 0.45, 0.38, -half * 0.86, 0.3, -half, 0.12 - up);
  brush.closePath();
}

function drawCowboy(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.55, 0.26);
  brush.bezierCurveTo(-0.56, -0.1, -0.48, -0.42, -0.26, -0.5);
  brush.bezierCurveTo(-0.14, -0.54, -0.08, -0.44, 0, -0.44);
  brush.bezierCurveTo(0.08, -0.44, 0.14, -0.54, 0.26, -0.5);
  brush.bezierCurveTo(0.48, -0.42, 0.56, -0.1, 0.55, 0.26);
  brush.closePath();
  fillRound(brush, colour, [-0.55, 0.55]);
  brush.strokeStyle = css(mix(colour, BLACK, 0.55), 0.5);
  brush.lineWidth = 0.03;
  brush.beginPath();
  brush.moveTo(0, -0.42);
  brush.quadraticCurveTo(-0.02, -0.26, 0, -0.12);
  brush.stroke();
  bandPath(brush, 0.555, 0.06, 0.2, 0.04);
  fillRound(brush, mix(colour, BLACK, 0.6), [-0.55, 0.55]);
  brimPath(brush, 1, 0.2);
  fillRound(brush, mix(colour, BLACK, 0.06), [-1, 1]);
}

function drawWitch(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.54, 0.26);
  brush.bezierCurveTo(-0.4, -0.2, -0.22, -0.6, -0.06, -0.92);
  brush.bezierCurveTo(0.02, -1.08, 0.2, -1.16, 0.38, -1.06);
  brush.bezierCurveTo(0.26, -1.02, 0.2, -0.94, 0.2, -0.84);
  brush.bezierCurveTo(0.28, -0.5, 0.42, -0.14, 0.54, 0.26);
  brush.closePath();
  fillRound(brush, colour, [-0.5, 0.5]);
  brush.strokeStyle = css(mix(colour, BLACK, 0.6), 0.5);
  brush.lineWidth = 0.02;
  brush.beginPath();
  brush.moveTo(-0.12, -0.62);
  brush.quadraticCurveTo(0.06, -0.52, 0.24, -0.6);
  brush.stroke();
  bandPath(brush, 0.5, 0.04, 0.2, 0.05);
  fillRound(brush, [122, 66, 160], [-0.5, 0.5]);
  brush.strokeStyle = css([226, 186, 84]);
  brush.lineWidth = 0.035;
  brush.strokeRect(-0.1, 0.08, 0.2, 0.16);
  brimPath(brush, 0.98, 0.02);
  fillRound(brush, colour, [-1, 1]);
}

const DOTS: readonly Rgb[] = [
  [250, 214, 70],
  [240, 96, 130],
  [248, 248, 250],
];

function drawParty(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.36, 0.12);
  brush.quadraticCurveTo(0, 0.24, 0.36, 0.12);
  brush.lineTo(0.02, -0.78);
  brush.lineTo(-0.02, -0.78);
  brush.closePath();
  fillRound(brush, colour, [-0.36, 0.36]);
  brush.save();
  brush.clip();
  for (let row = 0, n = 0; row < 6; row++) {
    for (let step = -2; step <= 2; step++, n++) {
      brush.fillStyle = css(DOTS[n % DOTS.length] as Rgb, 0.92);
      brush.beginPath();
      brush.arc(step * 0.16 + (row % 2) * 0.08, 0.1 - row * 0.16, 0.036, 0, 7);
      brush.fill();
    }
  }
  brush.restore();
  drawPompom(brush, 0, -0.8, 0.1, [250, 214, 70]);
}

function drawBeanie(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.56, 0.2);
  brush.bezierCurveTo(-0.6, -0.34, -0.3, -0.42, 0, -0.42);
  brush.bezierCurveTo(0.3, -0.42, 0.6, -0.34, 0.56, 0.2);
  brush.closePath();
  fillRound(brush, colour, [-0.56, 0.56]);
  knit(brush, colour, -0.4, 0.2, 0.5);
  bandPath(brush, 0.58, 0.1, 0.29, 0.05);
  fillRound(brush, mix(colour, '#ffffff', 0.12), [-0.58, 0.58]);
  knit(brush, colour, 0.14, 0.34, 1);
  drawPompom(brush, 0, -0.46, 0.14, mix(colour, '#ffffff', 0.5));
}

/** Ribs of wool; `above`: how far apart they are at their upper end. */
function knit(brush: Brush, colour: Rgb, top: number, bottom: number, above: number): void {
  brush.strokeStyle = css(mix(colour, BLACK, 0.5), 0.3);
  brush.lineWidth = 0.014;
  for (let step = -6; step <= 6; step++) {
    const x = (step / 6.6) * 0.56;
    const bend = 0.06 * (1 - (step / 6.6) ** 2);
    brush.beginPath();
    brush.moveTo(x * above, top + bend);
    brush.quadraticCurveTo(x * (above + 0.35) * 0.85, (top + bottom) / 2, x, bottom + bend);
    brush.stroke();
  }
}

function drawStraw(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.54, 0.26);
  brush.bezierCurveTo(-0.56, -0.2, -0.36, -0.34, 0, -0.34);
  brush.bezierCurveTo(0.36, -0.34, 0.56, -0.2, 0.54, 0.26);
  brush.closePath();
  fillRound(brush, colour, [-0.54, 0.54]);
  weave(brush, colour, 0.5, -0.3, 0.1);
  bandPath(brush, 0.545, 0.02, 0.18, 0.05);
  fillRound(brush, [140, 46, 44], [-0.54, 0.54]);
  brimPath(brush, 1.02, 0.02);
  fillRound(brush, colour, [-1.1, 1.1]);
  weave(brush, colour, 0.9, 0.2, 0.34);
}

/** Straw plaits: short strokes in rows. */
function weave(brush: Brush, colour: Rgb, half: number, top: number, bottom: number): void {
  brush.save();
  brush.clip();
  brush.lineWidth = 0.01;
  for (let row = 0; top + row * 0.04 < bottom + 0.1; row++) {
    for (let x = -half * 1.2; x < half * 1.2; x += 0.05) {
      brush.strokeStyle = css(mix(colour, row % 2 === 0 ? BLACK : '#ffffff', 0.45), 0.35);
      const y = top + row * 0.04 - 0.06 * (x / half) ** 2;
      brush.beginPath();
      brush.moveTo(x, y);
      brush.lineTo(x + 0.035, y + (row % 2 === 0 ? 0.02 : -0.02));
      brush.stroke();
    }
  }
  brush.restore();
}

function drawChef(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.5, -0.1);
  brush.bezierCurveTo(-0.86, -0.16, -0.86, -0.62, -0.5, -0.6);
  brush.bezierCurveTo(-0.42, -0.86, -0.1, -0.88, 0, -0.72);
  brush.bezierCurveTo(0.1, -0.88, 0.42, -0.86, 0.5, -0.6);
  brush.bezierCurveTo(0.86, -0.62, 0.86, -0.16, 0.5, -0.1);
  brush.closePath();
  fillRound(brush, mix(colour, '#8a93a4', 0.08), [-0.8, 0.8]);
  brush.strokeStyle = css(mix(colour, '#5a6478', 0.5), 0.5);
  brush.lineWidth = 0.018;
  for (const x of [-0.3, -0.12, 0.1, 0.3]) {
    brush.beginPath();
    brush.moveTo(x, -0.1);
    brush.quadraticCurveTo(x * 1.1, -0.3, x * 1.5, -0.44);
    brush.stroke();
  }
  bandPath(brush, 0.53, -0.14, 0.24, 0.05);
  fillRound(brush, colour, [-0.53, 0.53]);
}

function drawGraduation(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.54, 0.22);
  brush.bezierCurveTo(-0.56, -0.02, -0.5, -0.14, -0.44, -0.2);
  brush.lineTo(0.44, -0.2);
  brush.bezierCurveTo(0.5, -0.14, 0.56, -0.02, 0.54, 0.22);
  brush.quadraticCurveTo(0, 0.34, -0.54, 0.22);
  brush.closePath();
  fillRound(brush, mix(colour, BLACK, 0.3), [-0.54, 0.54]);
  brush.beginPath();
  brush.moveTo(0, -0.42);
  brush.lineTo(0.86, -0.24);
  brush.lineTo(0, -0.02);
  brush.lineTo(-0.86, -0.24);
  brush.closePath();
  fillRound(brush, mix(colour, '#ffffff', 0.1), [-0.86, 0.86]);
  brush.strokeStyle = css([214, 168, 60]);
  brush.lineWidth = 0.03;
  brush.beginPath();
  brush.moveTo(0, -0.23);
  brush.quadraticCurveTo(0.4, -0.22, 0.62, -0.16);
  brush.lineTo(0.63, 0.12);
  brush.stroke();
  brush.lineWidth = 0.022;
  for (const x of [-0.03, -0.01, 0.01, 0.03]) {
    brush.beginPath();
    brush.moveTo(0.63 + x * 0.4, 0.1);
    brush.lineTo(0.63 + x * 1.4, 0.3);
    brush.stroke();
  }
}
