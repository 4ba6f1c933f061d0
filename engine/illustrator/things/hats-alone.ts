// Hats and helmets that nobody wears, each standing on its brim: a chef's hat, a witch's, a pirate's, a knight's helmet.

import { mix } from '#engine/raster/colour.ts';
import { paintNamedHat } from '../animals/hats.ts';
import { drawKabuto } from '../people/lamellar.ts';
import { line, shape, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1c1020';
const STEEL = '#b8c0cc';
const FELT = '#9a6a3c';
const LACQUER = '#84262c';

/** As animals wear it, by the words that name it. */
function worn(words: string, height: number, foot: number): OwnDrawing {
  return {
    width: 156,
    height,
    paint({ brush }) {
      brush.save();
      brush.translate(0, -foot);
      paintNamedHat(brush, 100, { words });
      brush.restore();
    },
  };
}

/** Closed, with a slit to see through, holes to breathe through and a plume. */
function knightsHelmet(pen: Pen): void {
  shape(
    pen,
    'M-4 -148 C-10 -176 20 -196 52 -178 C72 -166 76 -138 62 -118 C64 -142 44 -158 8 -146 Z',
    '#c8303a',
    {
      colour: '#7a1424',
      from: -190,
      to: -118,
    },
  );
  shape(
    pen,
    'M-46 0 C-58 -40 -60 -86 -48 -116 C-36 -140 -18 -150 0 -150 C18 -150 36 -140 48 -116 C60 -86 58 -40 46 0 C20 10 -20 10 -46 0 Z',
    mix(STEEL, '#ffffff', 0.35),
    { colour: mix(STEEL, DARK, 0.42), from: -150, to: 6 },
  );
  // The visor, with its hinges.
  shape(
    pen,
    'M-54 -98 C-30 -110 30 -110 54 -98 C58 -72 50 -40 30 -22 L0 -12 L-30 -22 C-50 -40 -58 -72 -54 -98 Z',
    mix(STEEL, '#ffffff', 0.15),
    { colour: mix(STEEL, DARK, 0.35), from: -108, to: -12 },
  );
  line(
    pen,
    'M-54 -98 C-30 -110 30 -110 54 -98 C58 -72 50 -40 30 -22 L0 -12 L-30 -22 C-50 -40 -58 -72 -54 -98 Z',
    mix(STEEL, DARK, 0.55),
    2,
  );
  shape(pen, 'M-44 -84 C-28 -90 -14 -90 -5 -87 L-5 -78 C-16 -80 -30 -80 -43 -76 Z', DARK);
  shape(pen, 'M44 -84 C28 -90 14 -90 5 -87 L5 -78 C16 -80 30 -80 43 -76 Z', DARK);
  line(pen, 'M0 -150 V-12', mix(STEEL, '#ffffff', 0.55), 4);
  for (const x of [-30, -20, -10, 10, 20, 30])
    for (const y of [-60, -48, -36])
      if (Math.abs(x) + (-36 - y) * -0.5 < 42) line(pen, `M${x} ${y} v3`, DARK, 3);
  for (const side of [-1, 1]) line(pen, `M${side * 52} -94 v2`, '#d8b06a', 9);
  line(pen, 'M-46 -2 C-20 8 20 8 46 -2', '#d8b06a', 5);
  pen.brush.globalAlpha = 0.5;
  line(
    pen,
    `M${-pen.side * -32} -128 C${pen.side * 44} -112 ${pen.side * 46} -104 ${pen.side * 47} -98`,
    '#ffffff',
    5,
  );
  pen.brush.globalAlpha = 1;
}

/** Its wide brim is turned up on both sides, its crown has a dent. */
function cowboyHat(pen: Pen): void {
  shape(
    pen,
    'M-96 -36 C-80 -30 -60 -14 0 -14 C60 -14 80 -30 96 -36 C100 -26 92 -8 64 0 C30 6 -30 6 -64 0 C-92 -8 -100 -26 -96 -36 Z',
    FELT,
    { colour: mix(FELT, DARK, 0.45), from: -36, to: 6 },
  );
  shape(
    pen,
    'M-44 -14 C-48 -60 -46 -86 -26 -90 C-14 -92 -8 -82 0 -82 C8 -82 14 -92 26 -90 C46 -86 48 -60 44 -14 C20 -4 -20 -4 -44 -14 Z',
    mix(FELT, '#ffffff', 0.14),
    { colour: mix(FELT, DARK, 0.3), from: -90, to: -8 },
  );
  shape(pen, 'M-45 -28 C-20 -18 20 -18 45 -28 L44 -14 C20 -4 -20 -4 -44 -14 Z', mix(FELT, DARK, 0.6));
  line(pen, 'M0 -80 C-2 -66 -2 -52 0 -40', mix(FELT, DARK, 0.3), 3);
}

/** Of lacquered plates, its horns of gold. */
function kabuto(pen: Pen): void {
  pen.brush.translate(0, -30);
  drawKabuto({ ...pen, warp: (x, y) => [x, y] }, { colour: mix(LACQUER, LACQUER, 0), view: 'front' });
}

export const HATS_ALONE: Record<string, OwnDrawing> = {
  'own/chef-hat': worn('chef', 100, 10),
  'own/witch-hat': worn('witch', 122, 13),
  'own/wizard-hat': worn('wizard', 122, 13),
  'own/pirate-hat': worn('pirate', 66, 10),
  'own/santa-hat': worn('santa', 76, 10),
  'own/party-hat': worn('party', 100, 10),
  'own/cowboy-hat': { width: 204, height: 98, paint: cowboyHat },
  'own/kabuto': { width: 150, height: 196, paint: kabuto },
  'own/knights-helmet': { width: 132, height: 196, paint: knightsHelmet },
};
