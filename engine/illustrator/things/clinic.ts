// What stands in the room of a doctor, in centimetres: a couch, a cabinet, a folding screen, a chart of letters.

import { mix } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { bar, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const STEEL = '#aab4bc';
const PAINTED = '#e9eef0';
const RED = '#c8323c';

/** Upholstered, with a raised head and a sheet of paper over it. */
function couch(pen: Pen): void {
  const cloth = pen.random.pick(['#4f8f96', '#5a7fa8', '#6f9a86'] as const);
  for (const x of [-82, 76]) bar(pen, x, -56, 6, 56, STEEL, 2);
  line(pen, 'M-78 -18 L78 -18', mix(STEEL, '#20242c', 0.25), 3);
  box(pen, -90, -62, 180, 8, mix(STEEL, '#20242c', 0.12), 2);
  box(pen, -92, -76, 184, 16, cloth, 6);
  shape(
    pen,
    'M-92 -70 L-92 -88 Q-90 -98 -80 -98 L-62 -94 L-34 -76 Z',
    light(cloth, 0.12),
    down(cloth, -98, -72),
  );
  shape(pen, 'M-56 -79 L84 -79 L84 -70 L-50 -70 Z', '#f6f4ee', down('#dcd8d0', -79, -70, 0.1));
  box(pen, -88, -90, 34, 12, '#fbfaf6', 5);
}

/** Glass doors above, a red cross on those below. */
function cabinet(pen: Pen): void {
  box(pen, -40, -176, 80, 176, PAINTED, 3);
  box(pen, -35, -170, 70, 92, '#8fa6ae', 2);
  for (const shelf of [-140, -110, -80]) {
    for (let x = -31; x < 26;) {
      const wide = pen.random.between(6, 11);
      const tall = pen.random.between(11, 22);
      const tone = pen.random.pick([
        '#f2efe6',
        '#7fae9c',
        '#c88a52',
        '#6d8fb8',
        '#d8b86a',
        '#b8606a',
      ] as const);
      box(pen, x, shelf - tall, wide - 1.5, tall, tone, 1.5);
      x += wide;
    }
    box(pen, -35, shelf, 70, 2.4, light(STEEL, 0.3));
  }
  pen.brush.globalAlpha = 0.24;
  shape(pen, 'M-32 -168 L-14 -168 L-30 -80 L-34 -80 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  for (const x of [-36, 2]) {
    box(pen, x, -72, 34, 66, light(PAINTED, 0.2), 2);
    bar(pen, x + (x < 0 ? 28 : 3), -46, 3, 14, STEEL, 1);
  }
  box(pen, -5, -56, 10, 30, RED, 1);
  box(pen, -15, -46, 30, 10, RED, 1);
  line(pen, 'M0 -176 L0 -74', mix(STEEL, '#20242c', 0.2), 1.4);
}

/** Three leaves of cloth in frames on wheels. */
function foldingScreen(pen: Pen): void {
  const cloth = pen.random.pick(['#9ec4c0', '#a9bcd6', '#b9cbb0'] as const);
  for (const [leaf, x] of [-62, -20, 22].entries()) {
    const lean = leaf % 2 === 0 ? 5 : -5;
    shape(
      pen,
      `M${x} ${-152 + lean} L${x + 40} ${-152 - lean} L${x + 40} ${-16 - lean} L${x} ${-16 + lean} Z`,
      mix(cloth, leaf % 2 === 0 ? '#ffffff' : '#20303c', leaf % 2 === 0 ? 0.22 : 0.08),
      down(cloth, -150, -10, 0.3),
    );
    for (let fold = 1; fold < 5; fold++)
      line(pen, `M${x + fold * 8} -150 L${x + fold * 8} -18`, mix(cloth, '#20303c', 0.22), 0.8);
    line(pen, `M${x} ${-154 + lean} L${x + 40} ${-154 - lean}`, STEEL, 3);
  }
  for (const x of [-62, -20, 22, 62]) bar(pen, x - 1.6, -156, 3.2, 154, STEEL, 1);
}

const ROWS = ['E', 'F P', 'T O Z', 'L P E D', 'P E C F D'] as const;

/** Letters that become smaller from row to row. */
function eyeChart(pen: Pen): void {
  box(pen, -24, -70, 48, 70, '#f8f6f0', 1);
  const { brush } = pen;
  brush.fillStyle = '#2a2c32';
  brush.textAlign = 'center';
  let y = -54;
  for (const [row, letters] of ROWS.entries()) {
    const size = 15 - row * 2.6;
    brush.font = `bold ${size}px sans-serif`;
    brush.fillText(letters, 0, y);
    y += size * 0.5 + 7.4;
  }
  line(pen, 'M-18 -6 L18 -6', RED, 1.2);
}

export const CLINIC_THINGS: Record<string, OwnDrawing> = {
  'own/exam-couch': { width: 190, height: 100, paint: couch },
  'own/medicine-cabinet': { width: 84, height: 178, paint: cabinet },
  'own/folding-screen': { width: 132, height: 160, paint: foldingScreen },
  'own/eye-chart': { width: 52, height: 72, paint: eyeChart },
};
