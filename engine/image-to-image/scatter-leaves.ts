// Lets leaves fall through a photo: many small ones far away, some near the eye and out of focus, none before a face.
import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { paintOver, stageOfPhoto } from './lay-illustration.ts';
import type { Work } from './work.ts';

const COLOURS: readonly [Rgb, ...Rgb[]] = [
  [214, 84, 38],
  [232, 160, 48],
  [176, 58, 38],
  [222, 122, 36],
  [150, 92, 40],
];
/** How many for a square image, and how long one is, of its shorter side: the farthest and the nearest. */
const COUNT = 42;
const [FAR, NEAR] = [0.028, 0.1];
/** The nearest of them are before what the lens is set to. */
const UNSHARP = 0.82;
/** Of its width and height around its middle: so far a face is kept clear. */
const CLEAR = 0.75;
/** Lobes of a maple's leaf: how far each reaches, and the angle between two, radians. */
const LOBES = [0.62, 0.82, 1, 0.82, 0.62] as const;
const BETWEEN = 0.72;

export function scatterLeaves(work: Work, amount: number): void {
  const { width, height } = work.image;
  const short = Math.min(width, height);
  const random = work.random('leaves');
  const { palette } = stageOfPhoto(work, 'leaves');
  const count = Math.round(COUNT * Math.min(2, amount) * Math.max(1, Math.max(width, height) / short));
  const leaves = Array.from({ length: count }, () => ({ nearness: random.next() ** 1.8 }));
  leaves.sort((one, other) => one.nearness - other.nearness);
  paintOver(work, (brush) => {
    for (const { nearness } of leaves) {
      const size = short * (FAR + (NEAR - FAR) * nearness);
      const place = choosePlace(work, size, random);
      if (!place) continue;
      const colour = mix(random.pick(COLOURS), palette.ambient, 0.25);
      brush.save();
      brush.translate(place.x, place.y);
      brush.rotate(random.between(0, 6.283));
      // Seen from a side while it turns over.
      brush.scale(size, size * random.between(0.4, 1));
      if (nearness > UNSHARP) brush.filter = `blur(${(short * 0.0035).toFixed(1)}px)`;
      if (random.chance(0.55)) drawMapleLeaf(brush, colour);
      else drawOvalLeaf(brush, colour);
      brush.restore();
    }
  });
}

const TRIALS = 12;

function choosePlace(work: Work, size: number, random: Random): { x: number; y: number } | null {
  const { width, height } = work.image;
  const { faces } = work.people();
  for (let trial = 0; trial < TRIALS; trial++) {
    const [x, y] = [random.next() * width, random.next() * height];
    const isBefore = faces.some(
      (face) =>
        Math.abs(face.x - x) < face.width * CLEAR + size && Math.abs(face.y - y) < face.height * CLEAR + size,
    );
    if (!isBefore) return { x, y };
  }
  return null;
}

/** One long, from -0.5 to 0.5 across. */
function drawOvalLeaf(brush: Brush, colour: Rgb): void {
  brush.beginPath();
  brush.moveTo(-0.42, 0);
  brush.quadraticCurveTo(-0.05, -0.36, 0.5, 0);
  brush.quadraticCurveTo(-0.05, 0.36, -0.42, 0);
  fillLeaf(brush, colour);
  drawVein(brush, colour, -0.55, 0, 0.42, 0);
}

function drawMapleLeaf(brush: Brush, colour: Rgb): void {
  const middle = (LOBES.length - 1) / 2;
  brush.beginPath();
  brush.moveTo(-0.22, 0);
  for (const [at, length] of LOBES.entries()) {
    const angle = (at - middle) * BETWEEN;
    const point = (turn: number, far: number): [number, number] => [
      -0.16 + Math.cos(angle + turn) * far * 0.66,
      Math.sin(angle + turn) * far * 0.66,
    ];
    brush.lineTo(...point(-BETWEEN * 0.46, 0.42));
    brush.lineTo(...point(-0.2, length * 0.72));
    brush.lineTo(...point(0, length));
    brush.lineTo(...point(0.2, length * 0.72));
  }
  brush.lineTo(-0.16 + Math.cos(middle * BETWEEN + 0.33) * 0.28, Math.sin(middle * BETWEEN + 0.33) * 0.28);
  brush.closePath();
  fillLeaf(brush, colour);
  drawVein(brush, colour, -0.55, 0.03, 0.4, 0);
  for (const side of [-1, 1] as const)
    drawVein(brush, colour, -0.16, 0, -0.16 + Math.cos(BETWEEN) * 0.44, side * Math.sin(BETWEEN) * 0.44);
}

function fillLeaf(brush: Brush, colour: Rgb): void {
  const light = brush.createLinearGradient(0, -0.4, 0, 0.4);
  light.addColorStop(0, css(mix(colour, '#fff2c8', 0.28)));
  light.addColorStop(0.5, css(colour));
  light.addColorStop(1, css(mix(colour, '#2a0c04', 0.3)));
  brush.fillStyle = light;
  brush.fill();
}

function drawVein(brush: Brush, colour: Rgb, x: number, y: number, toX: number, toY: number): void {
  brush.strokeStyle = css(mix(colour, '#3a1406', 0.45));
  brush.lineWidth = 0.03;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.lineTo(toX, toY);
  brush.stroke();
}
