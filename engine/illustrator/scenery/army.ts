// An army that stands on the land in rows, from near the horizon to not far behind whoever leads it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush, Surface } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { rowOfDistance, scaleAt, type Stage, type StageScene } from '../staging/stage.ts';
import { ball, bar, line, shape, type OwnDrawing, type Pen } from '../things/pen.ts';

/** Land that is flat and open enough to draw up on. */
const FIELDS: ReadonlySet<StageScene> = new Set(['meadow', 'desert', 'snowfield', 'mountains', 'forest']);
/** How far off each row is, in metres; the last is the nearest. */
const ROWS = [40, 33, 27.5, 23, 19.5, 16.5] as const;
/** From one soldier to the next, in metres, and how tall they are with their spears. */
const APART = 1.15;
const TALL = 2.7;
const COATS: readonly [Colour, ...Colour[]] = ['#8c3530', '#7d3a34', '#963f38'];

export function hasArmy({ scene, reading }: Stage): boolean {
  return FIELDS.has(scene) && reading.subjects.some(({ key }) => key === 'army');
}

export function armyLayers(stage: Stage): Layer[] {
  return hasArmy(stage) ? [painted('army', 0.6, (brush) => paintArmy(stage, brush))] : [];
}

function paintArmy(stage: Stage, brush: Brush): void {
  const { width } = stage;
  brush.imageSmoothingQuality = 'high';
  for (const [row, distance] of ROWS.entries()) {
    const random = stage.random(`army ${row}`);
    const haze = Math.min(0.6, Math.max(0, (distance - 12) / 44));
    const scale = scaleAt(stage, distance);
    const foot = rowOfDistance(stage, distance);
    const sheets = COATS.map((coat, index) => sheetOf(stage, soldier(coat), `soldier ${index}`, haze));
    const banner = sheetOf(stage, BANNER, 'banner', haze);
    const count = Math.ceil(width / scale / APART) + 1;
    for (let place = 0; place < count; place++) {
      const x = (place + (row % 2) * 0.5 + random.between(-0.12, 0.12)) * APART * scale;
      const isBanner = (place + row * 3) % 9 === 4;
      const sheet = isBanner ? banner : sheets[place % sheets.length];
      if (!sheet) continue;
      const tall = TALL * scale * (isBanner ? 1.5 : random.between(0.96, 1.03));
      const wide = (tall * sheet.width) / sheet.height;
      brush.fillStyle = css(stage.palette.shade, 0.28 * (1 - haze));
      brush.beginPath();
      brush.ellipse(x, foot, scale * 0.42, scale * 0.07, 0, 0, 7);
      brush.fill();
      brush.drawImage(sheet, x - wide / 2, foot - tall, wide, tall);
    }
  }
}

function sheetOf(stage: Stage, own: OwnDrawing, label: string, haze: number): Surface {
  return relight(stage, renderOwn(stage, own, label, 180), { haze });
}

/** In helmet and coat, a shield before the left side and a spear in the right hand. */
function soldier(coat: Colour): OwnDrawing {
  return { width: 60, height: 110, paint: (pen) => paintSoldier(pen, coat) };
}

function paintSoldier(pen: Pen, coat: Colour): void {
  bar(pen, 14.6, -108, 1.8, 108, '#6b4a30');
  shape(pen, 'M15.5 -110 L18.6 -100 L15.5 -96 L12.4 -100 Z', '#d3d9de');
  for (const x of [-8, 1.5]) {
    bar(pen, x, -26, 6.6, 25, '#4a3f3a', 2);
    shape(pen, `M${x - 1} -4 h8.4 v4 h-8.4 Z`, '#2c2422');
  }
  shape(pen, 'M-13 -22 L-11 -54 Q0 -60 11 -54 L13 -22 Q0 -17 -13 -22 Z', coat, {
    colour: mix(coat, '#20101c', 0.45),
    from: -56,
    to: -18,
  });
  shape(pen, 'M-10 -53 Q0 -59 10 -53 L8.6 -36 Q0 -33 -8.6 -36 Z', '#9aa2aa', {
    colour: '#646b74',
    from: -56,
    to: -34,
  });
  line(pen, 'M10 -50 Q17 -44 15.4 -37', mix(coat, '#20101c', 0.2), 5);
  ball(pen, 15.4, -37, 2.6, 2.6, '#d8a884');
  ball(pen, 0, -63, 6.2, 7, '#d8a884');
  shape(pen, 'M-7.4 -63 Q-8 -75 0 -76 Q8 -75 7.4 -63 L5.6 -66 L-5.6 -66 Z', '#a4acb4', {
    colour: '#6a717a',
    from: -76,
    to: -62,
  });
  line(pen, 'M0 -76 v-5', '#b8302a', 2.4);
  ball(pen, -13, -37, 8.6, 12, '#7a3c2e');
  ball(pen, -13, -37, 2.8, 3.6, '#d9b25a');
}

/** Of one who carries it: the cloth blows to one side. */
const BANNER: OwnDrawing = {
  width: 84,
  height: 165,
  paint: (pen) => {
    paintSoldier(pen, '#7d3a34');
    bar(pen, 14.4, -164, 2.2, 164, '#5a3c26');
    shape(pen, 'M16.4 -160 Q28 -156 40 -161 L40 -124 Q28 -119 16.4 -123 Z', '#c8372c', {
      colour: '#8e2320',
      from: -160,
      to: -120,
    });
    line(pen, 'M19 -155 Q28 -152 37 -155 M19 -128 Q28 -125 37 -128', '#e8c060', 1.4);
  },
};
