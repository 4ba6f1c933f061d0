// What goods are sold in: jars, bottles, bags, cans and boxes, plain, as on a page that shows them. In millimetres.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, oval, shape, type OwnDrawing, type Pen } from './pen.ts';

const GOLD = '#d8b06a';
const DARK = '#20142a';

/** A tall light along the lit side. */
function shine(
  { brush, side }: Pen,
  x: number,
  top: number,
  tall: number,
  wide: number,
  strength = 0.5,
): void {
  const light = brush.createLinearGradient(side * x - wide, 0, side * x + wide, 0);
  light.addColorStop(0, css('#ffffff', 0));
  light.addColorStop(0.5, css('#ffffff', strength));
  light.addColorStop(1, css('#ffffff', 0));
  brush.fillStyle = light;
  brush.fillRect(side * x - wide, top, wide * 2, tall);
}

/** With lines in place of words. */
function label(pen: Pen, x: number, y: number, wide: number, tall: number, paper: Colour = '#f8f2e6'): void {
  shape(pen, `M${x - wide / 2} ${y - tall} h${wide} v${tall} h${-wide} Z`, paper, {
    colour: mix(paper, DARK, 0.12),
    from: y - tall,
    to: y,
  });
  const ink = mix(paper, '#3a2a34', 0.6);
  for (const [row, long] of [
    [0.3, 0.56],
    [0.52, 0.36],
    [0.68, 0.36],
  ] as const)
    line(
      pen,
      `M${x - wide * long * 0.5} ${y - tall + tall * row} h${wide * long}`,
      ink,
      Math.max(1, tall * 0.035),
    );
}

/** Open, its lid leaning against it, a swirl of cream in it. */
function creamJar(pen: Pen): void {
  const { brush } = pen;
  // The lid stands behind.
  brush.save();
  brush.translate(pen.side * -46, -34);
  brush.rotate(pen.side * -0.22);
  oval(pen, 0, 0, 36, 34, mix(GOLD, DARK, 0.3));
  oval(pen, 2, 0, 33, 32, GOLD);
  oval(pen, 3, -2, 26, 25, mix(GOLD, '#ffffff', 0.36));
  brush.restore();
  shape(pen, 'M-52 -50 L-52 -10 Q-52 0 -40 2 L40 2 Q52 0 52 -10 L52 -50 Z', '#fbf6f0', {
    colour: '#d8cac4',
    from: -50,
    to: 2,
  });
  shine(pen, 34, -46, 44, 9, 0.9);
  label(pen, 0, -8, 54, 28);
  oval(pen, 0, -50, 52, 13, mix('#fbf6f0', DARK, 0.14));
  oval(pen, 0, -51, 48, 11, '#ffffff');
  oval(pen, 0, -50, 43, 9, '#eadfd8');
  for (const [y, rx, ry] of [
    [-52, 38, 9],
    [-56, 27, 7],
    [-60, 16, 5],
  ] as const)
    ball(pen, 0, y, rx, ry, '#fffaf4');
  shape(pen, 'M-10 -62 C-6 -70 4 -70 2 -78 C12 -74 14 -64 8 -60 Z', '#fffaf4');
}

/** A bottle of dark glass with a label, or clear with what is in it. */
function bottleOf({
  glass,
  cap,
  paper = '#f6eedc',
}: {
  glass: Colour;
  cap: Colour;
  paper?: Colour;
}): OwnDrawing {
  return {
    width: 84,
    height: 268,
    paint(pen) {
      shape(
        pen,
        'M-13 -256 L13 -256 L13 -190 C14 -168 37 -160 37 -132 L37 -10 Q37 0 27 0 L-27 0 Q-37 0 -37 -10 L-37 -132 C-37 -160 -14 -168 -13 -190 Z',
        mix(glass, '#ffffff', 0.1),
        { colour: mix(glass, DARK, 0.3), from: -256, to: 0 },
      );
      shine(pen, 25, -140, 128, 7);
      shine(pen, -29, -140, 128, 3.4, 0.24);
      label(pen, 0, -34, 73, 80, paper);
      bar(pen, -14, -264, 28, 58, cap, 3);
      bar(pen, -15, -264, 30, 9, mix(cap, DARK, 0.2), 3);
    },
  };
}

/** A pump, or a dropper, on a bottle for the skin. */
function pumpBottle(body: Colour): OwnDrawing {
  return {
    width: 86,
    height: 186,
    paint(pen) {
      line(pen, 'M0 -150 L0 -172', '#e8e4de', 6);
      shape(pen, 'M-8 -182 L30 -182 Q38 -180 38 -172 L32 -172 Q30 -175 24 -175 L-8 -174 Z', '#f6f2ec', {
        colour: '#cfc8be',
        from: -182,
        to: -172,
      });
      bar(pen, -14, -154, 28, 18, '#f0ebe2', 3);
      shape(
        pen,
        'M-36 -126 Q-36 -138 -20 -138 L20 -138 Q36 -138 36 -126 L38 -10 Q38 0 28 0 L-28 0 Q-38 0 -38 -10 Z',
        mix(body, '#ffffff', 0.24),
        {
          colour: mix(body, DARK, 0.22),
          from: -138,
          to: 0,
        },
      );
      shine(pen, 24, -134, 128, 8);
      label(pen, 0, -30, 52, 66, mix(body, '#ffffff', 0.8));
    },
  };
}

function dropperBottle(pen: Pen): void {
  bar(pen, -9, -178, 18, 34, '#2f2a2c', 9);
  bar(pen, -17, -146, 34, 22, GOLD, 3);
  shape(
    pen,
    'M-13 -124 L13 -124 Q38 -116 38 -96 L38 -10 Q38 0 28 0 L-28 0 Q-38 0 -38 -10 L-38 -96 Q-38 -116 -13 -124 Z',
    '#d8904a',
    {
      colour: '#8a4a1c',
      from: -124,
      to: 0,
    },
  );
  line(pen, 'M0 -124 L0 -48', '#f6e0c0', 4);
  shine(pen, 25, -104, 98, 8);
  label(pen, 0, -18, 56, 52);
}

/** Lying and standing: a bottle of lacquer and its brush cap. */
function nailPolish(pen: Pen): void {
  bar(pen, -13, -128, 26, 78, '#2a262c', 5);
  shine(pen, 6, -124, 70, 4);
  shape(
    pen,
    'M-20 -50 L20 -50 Q36 -44 36 -30 L36 -8 Q36 0 28 0 L-28 0 Q-36 0 -36 -8 L-36 -30 Q-36 -44 -20 -50 Z',
    '#e0385c',
    {
      colour: '#8f1834',
      from: -50,
      to: 0,
    },
  );
  shine(pen, 22, -44, 40, 6, 0.7);
}

/** A bag that stands, folded at its top, with a valve and a label. */
function coffeeBag(pen: Pen): void {
  const body = '#3f3530';
  shape(pen, 'M-56 -166 L56 -166 L62 -10 Q62 0 52 0 L-52 0 Q-62 0 -62 -10 Z', mix(body, '#ffffff', 0.14), {
    colour: mix(body, DARK, 0.4),
    from: -166,
    to: 0,
  });
  shape(pen, 'M-56 -166 L-44 -150 L-50 0 L-56 0 Q-62 0 -62 -10 Z', mix(body, '#000000', 0.3));
  shape(pen, 'M56 -166 L44 -150 L50 0 L56 0 Q62 0 62 -10 Z', mix(body, '#ffffff', 0.16));
  shape(pen, 'M-57 -184 L57 -184 L56 -160 L-56 -160 Z', mix(body, '#ffffff', 0.24), {
    colour: body,
    from: -184,
    to: -160,
  });
  line(pen, 'M-62 -172 L-57 -178 L57 -178 L62 -172', GOLD, 4);
  ball(pen, 0, -142, 6, 6, '#8a7f76');
  label(pen, 0, -36, 78, 84, '#f2e6d0');
  // A bean.
  ball(pen, 0, -62, 12, 9, '#6a3c20');
  line(pen, 'M-9 -58 Q0 -66 9 -66', '#3a1c0c', 2);
}

function plainBag(paper: Colour): OwnDrawing {
  return {
    width: 140,
    height: 190,
    paint(pen) {
      line(pen, 'M-34 -138 C-32 -196 24 -196 26 -138', mix(paper, DARK, 0.5), 4.6);
      shape(pen, 'M-60 -142 L50 -142 L54 0 L-60 0 Z', mix(paper, '#ffffff', 0.2), {
        colour: mix(paper, DARK, 0.16),
        from: -142,
        to: 0,
      });
      shape(pen, 'M50 -142 L64 -134 L64 -6 L54 0 Z', mix(paper, DARK, 0.34));
      label(pen, -5, -46, 56, 50, mix(paper, '#ffffff', 0.6));
    },
  };
}

/** Of a drink; returns it in this colour. */
export function canOf(body: Colour): OwnDrawing {
  return {
    width: 76,
    height: 134,
    paint(pen) {
      shape(pen, 'M-28 -124 L28 -124 L35 -112 L35 -10 L28 0 L-28 0 L-35 -10 L-35 -112 Z', '#c8ccd2', {
        colour: '#8a8f98',
        from: -124,
        to: 0,
      });
      bar(pen, -35, -110, 70, 98, body);
      shine(pen, 20, -110, 98, 6, 0.6);
      oval(pen, 0, -124, 28, 6, '#e6e9ee');
      oval(pen, 0, -124, 23, 4.4, '#a8adb6');
      oval(pen, 0, -123, 9, 2, '#e6e9ee');
      label(pen, 0, -36, 40, 46, mix(body, '#ffffff', 0.82));
    },
  };
}

/** A glass with wax in it, lit. */
function jarCandle(pen: Pen): void {
  const { brush } = pen;
  shape(pen, 'M-44 -84 L44 -84 L44 -10 Q44 0 34 0 L-34 0 Q-44 0 -44 -10 Z', '#f6e6cc', {
    colour: '#d8b48a',
    from: -84,
    to: 0,
  });
  shine(pen, 30, -80, 76, 8, 0.7);
  label(pen, 0, -18, 54, 40);
  oval(pen, 0, -84, 44, 10, '#fffaf0');
  oval(pen, 0, -83, 40, 8, '#f2dcb4');
  const glow = brush.createRadialGradient(0, -108, 0, 0, -108, 46);
  glow.addColorStop(0, css('#ffdf8a', 0.7));
  glow.addColorStop(1, css('#ffb04a', 0));
  brush.fillStyle = glow;
  brush.fillRect(-46, -154, 92, 92);
  line(pen, 'M0 -84 L1 -96', '#3a2a24', 2.4);
  shape(pen, 'M0 -92 C-11 -98 -9 -112 1 -130 C10 -114 11 -98 0 -92 Z', '#ffb22e', {
    colour: '#ff8a1a',
    from: -130,
    to: -92,
  });
  shape(pen, 'M0 -93 C-6 -97 -4 -106 1 -116 C6 -106 6 -97 0 -93 Z', '#fff4c0');
}

function wallet(pen: Pen): void {
  shape(
    pen,
    'M-62 -78 Q-62 -86 -54 -86 L54 -86 Q62 -86 62 -78 L62 -8 Q62 0 54 0 L-54 0 Q-62 0 -62 -8 Z',
    '#9a5c34',
    { colour: '#5a3018', from: -86, to: 0 },
  );
  for (const y of [-80, -6]) {
    pen.brush.setLineDash([5, 4]);
    line(pen, `M-56 ${y} L56 ${y}`, '#d8a878', 1.4);
    pen.brush.setLineDash([]);
  }
  shape(pen, 'M62 -56 L22 -56 Q12 -56 12 -43 Q12 -30 22 -30 L62 -30 Z', '#a8683c', {
    colour: '#6a3a1e',
    from: -56,
    to: -30,
  });
  ball(pen, 26, -43, 5.4, 5.4, GOLD);
  shine(pen, 40, -84, 80, 12, 0.22);
}

/** A pump, a dropper and an open jar of one make, the tall ones behind. */
function skincareSet(pen: Pen): void {
  const { brush } = pen;
  const parts: readonly (readonly [x: number, y: number, paint: (pen: Pen) => void])[] = [
    [-66, -12, (at) => pumpBottle('#e2b8a8').paint(at)],
    [66, -12, dropperBottle],
    [0, 0, creamJar],
  ];
  for (const [x, y, paint] of parts) {
    brush.save();
    brush.translate(x, y);
    paint(pen);
    brush.restore();
  }
}

export const PACKED_GOODS: Record<string, OwnDrawing> = {
  'own/cream-jar': { width: 176, height: 84, paint: creamJar },
  'own/skincare-set': { width: 220, height: 202, paint: skincareSet },
  'own/wine-bottle': bottleOf({ glass: '#2f4a34', cap: '#7a1c2c' }),
  'own/beer-bottle': bottleOf({ glass: '#7a4218', cap: '#d8b03c' }),
  'own/whiskey-bottle': bottleOf({ glass: '#c47a24', cap: '#2a2428', paper: '#efe2c4' }),
  'own/baijiu-bottle': bottleOf({ glass: '#efeae0', cap: '#b8242c', paper: '#c8342c' }),
  'own/water-bottle': bottleOf({ glass: '#8fc4e0', cap: '#2f7fd8', paper: '#e6f2fa' }),
  'own/olive-oil': bottleOf({ glass: '#8f9a2c', cap: '#3a3a2a' }),
  'own/pump-bottle': pumpBottle('#d8a8a0'),
  'own/shampoo-bottle': pumpBottle('#6aa8a0'),
  'own/dropper-bottle': { width: 86, height: 182, paint: dropperBottle },
  'own/nail-polish': { width: 76, height: 130, paint: nailPolish },
  'own/coffee-bag': { width: 130, height: 188, paint: coffeeBag },
  'own/paper-bag': plainBag('#d8b48a'),
  'own/tote-bag': plainBag('#efe6d2'),
  'own/can': canOf('#c8343c'),
  'own/jar-candle': { width: 96, height: 156, paint: jarCandle, isLamp: true },
  'own/wallet': { width: 128, height: 88, paint: wallet },
};
