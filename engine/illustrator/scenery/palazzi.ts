// Venice: tall painted houses with pointed windows along a canal, a white bridge of one arch, striped mooring poles.

import { css, mix } from '#engine/raster/colour.ts';
import { makeSurface, type Brush, type Surface } from '#engine/raster/surface.ts';
import { rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { line, shape, type OwnDrawing, type Pen } from '../things/pen.ts';
import { glow } from './glow.ts';

const NAMED = /venice|venetian|rialto|gondola|威尼斯|里亚托|贡多拉|凤尾船|刚朵拉/;

/** The canal is one of Venice, not one of a Chinese water town. */
export function isVenice({ words, reading }: Pick<Stage, 'words' | 'reading'>): boolean {
  return NAMED.test(words) || reading.subjects.some(({ key }) => key === 'gondola');
}

const PLASTERS = ['#d98f62', '#e3b06c', '#c96f58', '#e8cfa4', '#d8a48c', '#b9604a', '#e9bf86'] as const;
const STONE = '#f1e8d8';

/** A front of four storeys with its foot in the water; what shines at night is on a sheet of its own. */
export function palazzoSheets(
  stage: Stage,
  label: string,
  ratio: number,
): { walls: Surface; lights: Surface } {
  const random = stage.random(`palazzo ${label}`);
  const height = 420;
  const width = Math.round(height * ratio);
  const lights = makeSurface(width, height);
  const lamp = lights.getContext('2d');
  const plaster = random.pick(PLASTERS);
  const walls = makeSurface(width, height, (brush) => {
    paintFront(brush, width, height, plaster);
    const columns = Math.max(3, Math.round(width / 62));
    for (const [storey, top] of [0.13, 0.36, 0.58].entries())
      for (let column = 0; column < columns; column++) {
        const wide = (width * 0.86) / columns;
        const box = {
          x: width * 0.07 + wide * (column + 0.27),
          y: height * top,
          wide: wide * 0.46,
          tall: height * (storey === 0 ? 0.13 : 0.16),
        };
        paintWindow(brush, box, storey === 1);
        if (stage.isDark && random.chance(0.6)) lightWindow(lamp, box);
      }
    paintGate(brush, width, height);
  });
  return { walls, lights };
}

function paintFront(brush: Brush, width: number, height: number, plaster: string): void {
  const wall = brush.createLinearGradient(0, 0, 0, height);
  wall.addColorStop(0, css(mix(plaster, '#ffffff', 0.16)));
  wall.addColorStop(0.8, css(plaster));
  wall.addColorStop(1, css(mix(plaster, '#5a4a3c', 0.5)));
  brush.fillStyle = wall;
  brush.fillRect(width * 0.02, height * 0.05, width * 0.96, height * 0.95);
  // Tiles over a cornice, and bands of stone between the storeys.
  brush.fillStyle = '#a9573a';
  brush.beginPath();
  brush.moveTo(0, height * 0.075);
  brush.lineTo(width * 0.07, height * 0.012);
  brush.lineTo(width * 0.93, height * 0.012);
  brush.lineTo(width, height * 0.075);
  brush.fill();
  brush.strokeStyle = 'rgba(80,30,18,0.5)';
  brush.lineWidth = 2;
  brush.beginPath();
  for (let tile = 1; tile < 26; tile++) {
    brush.moveTo(width * (0.07 + (0.86 * tile) / 26), height * 0.014);
    brush.lineTo((width * tile) / 26, height * 0.073);
  }
  brush.stroke();
  brush.fillStyle = STONE;
  for (const y of [0.075, 0.31, 0.54, 0.77]) brush.fillRect(0, height * y, width, height * 0.014);
  for (const x of [0.02, 0.945]) brush.fillRect(width * x, height * 0.08, width * 0.035, height * 0.92);
  brush.fillStyle = 'rgba(64,84,66,0.6)';
  brush.fillRect(0, height * 0.955, width, height * 0.045);
}

type Box = { x: number; y: number; wide: number; tall: number };

function pointed(brush: Brush, { x, y, wide, tall }: Box, grow: number): void {
  const [left, right, top] = [x - grow, x + wide + grow, y - grow * 1.6];
  brush.beginPath();
  brush.moveTo(left, y + tall + grow * 0.4);
  brush.lineTo(left, y + wide * 0.62);
  brush.quadraticCurveTo(left, y + wide * 0.22, x + wide / 2, top);
  brush.quadraticCurveTo(right, y + wide * 0.22, right, y + wide * 0.62);
  brush.lineTo(right, y + tall + grow * 0.4);
  brush.fill();
}

/** Under a pointed arch, with shutters or a balcony. */
function paintWindow(brush: Brush, box: Box, hasBalcony: boolean): void {
  const { x, y, wide, tall } = box;
  brush.fillStyle = STONE;
  pointed(brush, box, wide * 0.16);
  brush.fillStyle = '#3c4a55';
  pointed(brush, box, 0);
  brush.fillStyle = 'rgba(190,215,225,0.35)';
  brush.fillRect(x + wide * 0.12, y + tall * 0.42, wide * 0.34, tall * 0.26);
  if (hasBalcony) {
    brush.fillStyle = STONE;
    brush.fillRect(x - wide * 0.32, y + tall * 0.98, wide * 1.64, tall * 0.07);
    brush.fillRect(x - wide * 0.32, y + tall * 0.72, wide * 1.64, tall * 0.05);
    for (let post = 0; post < 6; post++)
      brush.fillRect(x - wide * 0.28 + post * wide * 0.29, y + tall * 0.74, wide * 0.09, tall * 0.26);
    return;
  }
  brush.fillStyle = '#4f7a62';
  for (const side of [x - wide * 0.5, x + wide * 1.12])
    brush.fillRect(side, y + tall * 0.24, wide * 0.38, tall * 0.78);
}

function lightWindow(lamp: Brush, box: Box): void {
  lamp.fillStyle = '#ffcf78';
  pointed(lamp, box, 0);
  glow(
    lamp,
    box.x + box.wide / 2,
    box.y + box.tall / 2,
    box.wide * 1.5,
    'rgba(255,190,90,0.5)',
    'rgba(255,170,70,0)',
  );
}

/** Steps go down into the water. */
function paintGate(brush: Brush, width: number, height: number): void {
  const box = { x: width * 0.42, y: height * 0.82, wide: width * 0.16, tall: height * 0.18 };
  brush.fillStyle = STONE;
  pointed(brush, box, width * 0.02);
  brush.fillStyle = '#4a3428';
  pointed(brush, box, 0);
}

/** One wide arch, steps up to the middle, and arcades over it: the Rialto. */
function rialto(pen: Pen): void {
  const stone = '#efe7d8';
  shape(pen, 'M-120 0 L-120 -26 L-14 -64 L14 -64 L120 -26 L120 0 L84 0 C70 -46 -70 -46 -84 0 Z', stone, {
    colour: mix(stone, '#5c5468', 0.42),
    from: -64,
    to: 0,
  });
  line(pen, 'M-84 0 C-70 -46 70 -46 84 0', mix(stone, '#4a4258', 0.5), 2);
  for (const side of [-1, 1])
    for (let arch = 0; arch < 5; arch++) {
      const x = side * (24 + arch * 17);
      const foot = -60 + arch * 6.1;
      shape(pen, `M${x - 7} ${foot} v-14 q7 -9 14 0 v14 Z`, mix(stone, '#40364a', 0.62));
      line(pen, `M${x - 8.5} ${foot} v-18 M${x + 8.5} ${foot} v-18`, '#fbf6ea', 2.6);
    }
  shape(pen, 'M-114 -50 L-14 -88 L14 -88 L114 -50 L114 -45 L14 -82 L-14 -82 L-114 -45 Z', '#a9604a', {
    colour: '#7c4234',
    from: -88,
    to: -45,
  });
  shape(pen, 'M-15 -62 V-92 L0 -104 L15 -92 V-62 Z', '#fbf5ea', { colour: '#cfc4b4', from: -104, to: -62 });
  shape(pen, 'M-8 -62 v-17 q8 -10 16 0 v17 Z', '#5a4c5c');
  line(pen, 'M-122 -29 L-14 -66 L14 -66 L122 -29', '#fffaf0', 3);
}

export const RIALTO: OwnDrawing = { width: 246, height: 108, paint: rialto };

/** Striped poles before the houses, where boats are tied. */
export function paintPoles(
  stage: Stage,
  brush: Brush,
  bank: (distance: number, side: number) => number,
): void {
  const random = stage.random('mooring poles');
  for (const distance of [15, 11.5, 9, 7])
    for (const side of [-1, 1])
      for (let pole = 0; pole < 2; pole++) {
        const scale = scaleAt(stage, distance);
        const x = bank(distance, side) - side * scale * (0.3 + pole * 0.5);
        const foot = rowOfDistance(stage, distance) + scale * 0.03;
        paintPole(stage, brush, { x, foot, tall: scale * random.between(1.1, 1.5), wide: scale * 0.09 });
      }
}

function paintPole(
  stage: Stage,
  brush: Brush,
  { x, foot, tall, wide }: { x: number; foot: number; tall: number; wide: number },
): void {
  const bands = 9;
  for (let band = 0; band < bands; band++) {
    const tone = band % 2 === 0 ? '#f4efe4' : '#2f5f9c';
    brush.fillStyle = css(stage.isDark ? mix(tone, stage.palette.shade, 0.55) : tone);
    brush.fillRect(x - wide / 2, foot - (tall * (band + 1)) / bands, wide, tall / bands + 0.6);
  }
  brush.fillStyle = '#c9a24a';
  brush.beginPath();
  brush.arc(x, foot - tall, wide * 0.7, 0, 7);
  brush.fill();
}
