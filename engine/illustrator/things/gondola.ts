// Boats that two cities are known by: the gondola with its gondolier, the ferry of the harbour of Hong Kong. In centimetres / 5.

import { mix } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, windowColour, type OwnDrawing, type Pen } from './pen.ts';

/** Black and slender, both ends risen, an iron comb at the bow. */
function gondola(pen: Pen): void {
  shape(
    pen,
    'M-108 -30 C-92 -12 -60 -3 0 -2 C60 -3 88 -14 104 -40 L98 -38 C84 -24 50 -17 0 -16 C-50 -17 -84 -22 -104 -34 Z',
    '#33303c',
    {
      colour: '#100e16',
      from: -40,
      to: 0,
    },
  );
  line(pen, 'M-104 -31 C-84 -20 -50 -15 0 -14 C50 -15 82 -22 99 -37', '#b8923e', 1.6);
  // The comb.
  line(pen, 'M-106 -28 C-116 -38 -112 -54 -101 -52', '#d5d8de', 3.4);
  for (const y of [-34, -38.5, -43, -47.5]) line(pen, `M-110 ${y} h8`, '#d5d8de', 1.8);
  line(pen, 'M102 -38 C108 -46 106 -54 100 -56', '#2a2732', 3.2);
  // Red seats, for two.
  shape(pen, 'M-34 -16 C-36 -30 -28 -34 -22 -33 L22 -33 C28 -34 34 -28 32 -16 Z', '#b02f38', {
    colour: '#6c1a24',
    from: -34,
    to: -16,
  });
  line(pen, 'M-32 -30 C-24 -36 24 -36 31 -30', '#d9b34c', 1.6);
  gondolier(pen);
}

/** He stands at the stern and rows with one long oar. */
function gondolier(pen: Pen): void {
  line(pen, 'M66 -66 L112 -4', '#8a5e34', 2.6);
  for (const x of [62, 70]) bar(pen, x - 3.4, -46, 6.8, 28, '#23283a', 2);
  for (let stripe = 0; stripe < 6; stripe++)
    bar(pen, 57, -76 + stripe * 5.2, 18, 5.4, stripe % 2 === 0 ? '#f6f2ea' : '#b8323a', 1);
  line(pen, 'M60 -72 L70 -60 L78 -58', '#e8b48c', 4.6);
  line(pen, 'M73 -72 L82 -62 L80 -52', '#e8b48c', 4.6);
  ball(pen, 66, -84, 6.4, 7.2, '#e8b48c');
  ball(pen, 66, -89, 12, 2.6, '#f0dca0');
  bar(pen, 59.6, -95, 12.8, 6.4, '#f0dca0', 2.6);
  line(pen, 'M59.8 -90 h12.6', '#b8323a', 1.8);
}

/** Green below and white above, the same at both ends, two decks and a funnel. */
function ferry(pen: Pen): void {
  shape(pen, 'M-112 -24 L112 -24 L100 -3 C60 2 -60 2 -100 -3 Z', '#2f7a58', {
    colour: '#154232',
    from: -24,
    to: 0,
  });
  line(pen, 'M-110 -23.5 H110', '#f4f0e4', 2.4);
  bar(pen, -98, -42, 196, 19, '#f6f3ea');
  bar(pen, -86, -60, 172, 17, '#f6f3ea');
  bar(pen, -92, -63, 184, 4, '#2f7a58', 1.6);
  bar(pen, -104, -44.5, 208, 3.4, '#2f7a58', 1.6);
  for (let pane = 0; pane < 17; pane++) bar(pen, -92 + pane * 11, -38, 7.4, 9, windowColour(pen), 1);
  for (let pane = 0; pane < 15; pane++) bar(pen, -81 + pane * 11, -56, 7.4, 8.4, windowColour(pen), 1);
  for (const x of [-72, 54]) {
    bar(pen, x, -74, 18, 12, '#f6f3ea', 1.4);
    bar(pen, x + 2, -72, 14, 6, windowColour(pen), 1);
  }
  bar(pen, -7, -82, 14, 20, mix('#f6f3ea', '#2f7a58', 0.1), 1.4);
  bar(pen, -7, -82, 14, 6, '#23262e', 1.4);
  line(pen, 'M40 -63 V-92', '#6c6a70', 1.4);
  for (const x of [-60, -20, 22, 64]) ball(pen, x, -18, 4.2, 4.2, '#e87a3a');
}

export const CITY_BOATS: Readonly<Record<string, OwnDrawing>> = {
  'own/gondola': { width: 226, height: 98, paint: gondola },
  'own/star-ferry': { width: 228, height: 94, paint: ferry },
};
