// An instant print: white frame, creamy chemistry, a line written below, lying on a table.
import { type Brush, makeSurface, type Surface } from '#engine/raster/surface.ts';
import type { Effect, EffectWork } from '../effect.ts';
import { drawImage, toSurface } from '../parts/canvas-image.ts';
import { gradeColours, type Grade } from '#engine/photo/grade-colours.ts';
import { paintCloth, type Paper } from '../parts/paint-backdrop.ts';
import { throwShadow } from '../parts/throw-shadow.ts';
import { drawText, setText } from '../parts/write-text.ts';

const CHEMISTRIES: readonly [Grade, ...Grade[]] = [
  { contrast: 0.06, fade: 0.09, saturation: 0.92, lights: [1.05, 1.0, 0.9], shadows: [0.96, 1.02, 1.16] },
  { contrast: 0.1, fade: 0.06, saturation: 1.06, lights: [1.02, 1.01, 0.96], shadows: [1.12, 1, 1.04] },
  { contrast: 0.02, fade: 0.12, saturation: 0.8, lights: [1.04, 1.02, 0.86], shadows: [1.0, 1.06, 1.02] },
  { contrast: 0.12, fade: 0.05, saturation: 1.0, lights: [0.98, 1.0, 1.02], shadows: [0.9, 1, 1.2] },
];

const TABLES: readonly [Paper, ...Paper[]] = [
  { light: '#d9d2c6', dark: '#a79c8b' },
  { light: '#b8c4c4', dark: '#6f8284' },
  { light: '#cdb39a', dark: '#8a6a4c' },
  { light: '#c9bccb', dark: '#83728c' },
];

/** Width of the frame, as a part of the print's width; below it is the place to write. */
const RIM = 0.062;
const FOOT = 0.25;

export const instantVideo: Effect = async (work) => {
  const { width, height, short } = work;
  const print = await developPrint(work);
  const tilt = work.random('tilt').between(-0.045, 0.045);
  const image = drawImage(width, height, (brush) => {
    paintCloth(brush, width, height, work.vary(TABLES), work.seed);
    brush.translate(width / 2, height / 2);
    brush.rotate(tilt);
    const [left, top] = [-print.width / 2, -print.height / 2];
    throwShadow(brush, print, left, top, {
      blur: short * 0.02,
      x: short * 0.012,
      y: short * 0.018,
      alpha: 0.42,
    });
    brush.drawImage(print, left, top);
  });
  return { image };
};

async function developPrint(work: EffectWork): Promise<Surface> {
  const { width, height } = work;
  // A print is a little taller than wide; where the frame is wide it stands free on the table.
  const outer = Math.min(width * 0.86, (height * 0.9) / 1.2);
  const rim = outer * RIM;
  const inner = Math.round(outer - rim * 2);
  const foot = outer * FOOT;
  const photo = await work.pixels({ width: inner, height: inner });
  const developed = toSurface(gradeColours(photo, work.vary(CHEMISTRIES)));
  return makeSurface(outer, inner + rim + foot, (brush) => {
    brush.fillStyle = '#f7f4ec';
    brush.fillRect(0, 0, outer, inner + rim + foot);
    brush.drawImage(developed, rim, rim);
    dimEdges(brush, rim, rim, inner);
    if (work.text === '') return;
    brush.fillStyle = '#2a2a3a';
    const set = setText(brush, work.text, {
      hand: 'written',
      width: inner * 0.94,
      height: foot * 0.78,
      size: foot * 0.36,
      mostLines: 3,
      leading: 1.12,
    });
    const top = rim + inner + (foot - set.lines.length * set.leading) / 2;
    brush.save();
    brush.translate(outer / 2, top);
    brush.rotate(work.random('hand').between(-0.014, 0.014));
    drawText(brush, set, 0, 0);
    brush.restore();
  });
}

/** Chemistry is thin towards the edges, and the image lies a hair below the frame. */
function dimEdges(brush: Brush, x: number, y: number, size: number): void {
  const dim = brush.createRadialGradient(
    x + size / 2,
    y + size / 2,
    size * 0.4,
    x + size / 2,
    y + size / 2,
    size * 0.74,
  );
  dim.addColorStop(0, 'rgba(30,22,10,0)');
  dim.addColorStop(1, 'rgba(30,22,10,0.42)');
  brush.fillStyle = dim;
  brush.fillRect(x, y, size, size);
  brush.strokeStyle = 'rgba(40,36,28,0.35)';
  brush.lineWidth = Math.max(1, size * 0.003);
  brush.strokeRect(x, y, size, size);
}
