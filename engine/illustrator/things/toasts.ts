// A slice of bread toward the viewer, toasted; the same with avocado: green spread, thin slices in a fan, seeds.

import { mix } from '#engine/raster/colour.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

const CRUST = '#b9783a';
const CRUMB = '#f0d49a';
const SPREAD = '#a9c25a';
const BREAD =
  'M-74 -6 C-84 -30 -86 -54 -76 -70 C-88 -84 -74 -104 -50 -104 C-24 -110 24 -110 50 -104 C74 -104 88 -84 76 -70 C86 -54 84 -30 74 -6 C40 2 -40 2 -74 -6 Z';

function slice(pen: Pen): void {
  const { brush } = pen;
  brush.save();
  brush.translate(0, 5);
  shape(pen, BREAD, mix(CRUST, '#2a1408', 0.35));
  brush.restore();
  shape(pen, BREAD, CRUST, { colour: mix(CRUST, '#2a1408', 0.25), from: -108, to: 0 });
  brush.save();
  brush.translate(0, -5);
  brush.scale(0.91, 0.9);
  shape(pen, BREAD, CRUMB, { colour: mix(CRUMB, CRUST, 0.3), from: -108, to: 0 });
  brush.restore();
}

function toast(pen: Pen): void {
  slice(pen);
  for (let hole = 0; hole < 34; hole++)
    ball(
      pen,
      pen.random.between(-58, 58),
      pen.random.between(-94, -14),
      pen.random.between(1, 2.6),
      pen.random.between(0.8, 1.8),
      mix(CRUMB, CRUST, pen.random.between(0.2, 0.5)),
    );
}

function avocadoToast(pen: Pen): void {
  const { brush, random } = pen;
  slice(pen);
  shape(
    pen,
    'M-60 -16 C-70 -40 -66 -58 -62 -72 C-66 -90 -40 -96 -20 -92 C10 -98 50 -98 58 -84 C68 -72 60 -56 64 -40 C68 -22 50 -10 26 -14 C0 -8 -40 -4 -60 -16 Z',
    SPREAD,
    { colour: mix(SPREAD, '#3a5a1c', 0.3), from: -96, to: -6 },
  );
  for (let slice = 0; slice < 5; slice++) {
    brush.save();
    brush.translate(-38 + slice * 19, -52 + Math.abs(slice - 2) * 2);
    brush.rotate(-0.22 + slice * 0.07);
    shape(pen, 'M-13 34 C-22 8 -12 -30 4 -34 C18 -28 20 10 10 34 C4 38 -8 38 -13 34 Z', '#5f8a34');
    shape(pen, 'M-10 31 C-18 8 -9 -27 4 -30 C15 -25 16 10 8 31 C3 34 -6 34 -10 31 Z', '#d3e07c', {
      colour: '#f2f0b4',
      from: -30,
      to: 32,
    });
    line(pen, 'M-5 24 C-10 4 -4 -18 4 -24', '#f8f7d2', 2.4);
    brush.restore();
  }
  for (let seed = 0; seed < 26; seed++)
    ball(
      pen,
      random.between(-52, 54),
      random.between(-86, -20),
      1.7,
      1.2,
      random.pick(['#2c2a22', '#f6efdc', '#c8402c']),
    );
}

export const TOASTS: Record<string, OwnDrawing> = {
  'own/toast': { width: 176, height: 112, paint: toast },
  'own/avocado-toast': { width: 176, height: 112, paint: avocadoToast },
};
