// Clothes that nobody wears, laid out flat and seen from the front: tops, suits, swimwear. In centimetres, about twice as large.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, line, mirrored, shape, shadeInto, type Asked, type OwnDrawing, type Pen } from './pen.ts';

const DARK = '#1a1420';
const below = shadeInto(DARK, 0.22);

type Painter = (pen: Pen, cloth: Colour) => void;

/** Arms that hang down at the sides, a little away from them. */
function sleeves(pen: Pen, cloth: Colour, cuff?: Colour): void {
  mirrored(pen, () => {
    shape(
      pen,
      'M22 -138 C46 -134 58 -114 64 -84 L78 -16 Q79 -10 73 -9 L61 -7 Q56 -7 55 -12 L42 -74 L38 -108 Z',
      mix(cloth, DARK, 0.1),
      below(cloth, -138, -8, 0.32),
    );
    line(pen, 'M46 -112 C50 -98 53 -84 56 -66', mix(cloth, DARK, 0.3), 1.2);
    if (cuff) shape(pen, 'M54 -19 L76 -23 L79 -11 L58 -6 Z', cuff);
  });
}

const TORSO = 'M-46 -2 L-46 -104 C-42 -124 -30 -134 -20 -138 L20 -138 C30 -134 42 -124 46 -104 L46 -2 Z';

function hoodie(pen: Pen, cloth: Colour): void {
  const rib = mix(cloth, DARK, 0.24);
  sleeves(pen, cloth, rib);
  shape(pen, TORSO, mix(cloth, '#ffffff', 0.08), below(cloth, -138, 0));
  shape(pen, 'M-46 -13 H46 V-2 Q46 0 44 0 H-44 Q-46 0 -46 -2 Z', rib);
  for (let x = -42; x <= 42; x += 6) line(pen, `M${x} -12 V-2`, mix(cloth, DARK, 0.4), 0.9);
  // The pouch in front.
  shape(
    pen,
    'M-28 -14 L-28 -36 L-18 -58 H18 L28 -36 L28 -14 Z',
    mix(cloth, '#ffffff', 0.03),
    below(cloth, -58, -14),
  );
  line(pen, 'M-28 -14 L-28 -36 L-18 -58 H18 L28 -36 L28 -14', mix(cloth, DARK, 0.34), 1.3);
  // The hood lies open behind the neck.
  shape(
    pen,
    'M-30 -130 C-38 -158 -22 -174 0 -174 C22 -174 38 -158 30 -130 C18 -118 -18 -118 -30 -130 Z',
    cloth,
    below(cloth, -174, -122),
  );
  shape(
    pen,
    'M-20 -134 C-26 -152 -14 -162 0 -162 C14 -162 26 -152 20 -134 C10 -124 -10 -124 -20 -134 Z',
    mix(cloth, DARK, 0.5),
    below(cloth, -160, -126, 0.7),
  );
  mirrored(pen, () => {
    line(pen, 'M9 -126 C8 -112 10 -102 8 -92', '#eef0f2', 2);
    line(pen, 'M8 -93 L8 -87', '#c2c7cd', 2.6);
  });
}

/** Of leather, its zip half open, wide lapels. */
function jacket(pen: Pen, cloth: Colour): void {
  const light = mix(cloth, '#ffffff', 0.24);
  sleeves(pen, cloth, mix(cloth, DARK, 0.3));
  shape(pen, TORSO, mix(cloth, '#ffffff', 0.07), below(cloth, -138, 0, 0.36));
  // The shirt inside is not there: one sees its lining.
  shape(pen, 'M-16 -138 C-8 -128 8 -128 16 -138 L2 -66 Z', mix(cloth, DARK, 0.62));
  mirrored(pen, () => {
    shape(
      pen,
      'M17 -140 L32 -130 L28 -98 L16 -88 L3 -64 L13 -126 Z',
      mix(cloth, '#ffffff', 0.12),
      below(cloth, -140, -64, 0.2),
    );
    line(pen, 'M17 -140 L32 -130 L28 -98 L16 -88', mix(cloth, DARK, 0.5), 1.4);
    line(pen, 'M20 -46 L36 -52', '#c8ccd2', 2);
    line(pen, 'M28 -128 C38 -124 42 -116 44 -104', light, 1.1);
    line(pen, 'M40 -96 V-16', light, 0.9);
  });
  line(pen, 'M2 -66 L4 -2', '#c8ccd2', 2.2);
  shape(pen, 'M-46 -12 H46 V0 H-46 Z', mix(cloth, DARK, 0.26));
  shape(pen, 'M-40 -10 h14 v8 h-14 Z', mix(cloth, '#ffffff', 0.1));
  ball(pen, -30, -6, 1.8, 1.8, '#d8dce2');
}

/** Of denim: flaps over two pockets, seams in yellow, buttons. */
function denimJacket(pen: Pen, cloth: Colour): void {
  const seam = '#d8a860';
  sleeves(pen, cloth, mix(cloth, '#ffffff', 0.14));
  shape(pen, TORSO, mix(cloth, '#ffffff', 0.1), below(cloth, -138, 0, 0.3));
  shape(pen, 'M-16 -138 C-8 -126 8 -126 16 -138 L12 -142 H-12 Z', mix(cloth, DARK, 0.5));
  shape(pen, 'M-46 -13 H46 V0 H-46 Z', mix(cloth, DARK, 0.16));
  mirrored(pen, () => {
    shape(
      pen,
      'M14 -143 L30 -134 L24 -112 L2 -126 Z',
      mix(cloth, '#ffffff', 0.2),
      below(cloth, -143, -112, 0.1),
    );
    line(pen, 'M30 -134 L24 -112 L2 -126', mix(cloth, DARK, 0.4), 1.2);
    shape(
      pen,
      'M12 -92 H36 V-82 L24 -74 L12 -82 Z',
      mix(cloth, '#ffffff', 0.06),
      below(cloth, -92, -74, 0.3),
    );
    line(pen, 'M12 -92 H36 V-82 L24 -74 L12 -82 Z M14 -74 L10 -14 M34 -78 L40 -14 M8 -98 H44', seam, 1);
    ball(pen, 24, -79, 1.8, 1.8, '#c8a060');
  });
  line(pen, 'M-5 -124 V-2 M5 -124 V-2', seam, 0.9);
  for (let y = -114; y < 0; y += 19) ball(pen, 0, y, 2.3, 2.3, '#c8a060');
}

/** Filled with down: rolls from side to side. */
function puffer(pen: Pen, cloth: Colour): void {
  sleeves(pen, cloth);
  shape(
    pen,
    'M-50 -2 L-50 -104 C-44 -124 -30 -134 -20 -138 L20 -138 C30 -134 44 -124 50 -104 L50 -2 Q0 4 -50 -2 Z',
    mix(cloth, '#ffffff', 0.12),
    below(cloth, -138, 0),
  );
  for (let y = -116; y < -6; y += 18) {
    line(pen, `M-49 ${y} Q0 ${y + 5} 49 ${y}`, mix(cloth, DARK, 0.4), 1.8);
    line(pen, `M-46 ${y + 6} Q0 ${y + 11} 46 ${y + 6}`, mix(cloth, '#ffffff', 0.3), 1.4);
  }
  shape(
    pen,
    'M-24 -130 C-26 -152 26 -152 24 -130 Q0 -116 -24 -130 Z',
    mix(cloth, '#ffffff', 0.06),
    below(cloth, -150, -122),
  );
  shape(pen, 'M-15 -136 C-14 -144 14 -144 15 -136 Q0 -130 -15 -136 Z', mix(cloth, DARK, 0.6));
  line(pen, 'M0 -124 V-2', '#e0e2e6', 2.4);
}

/** The jacket of one, over a shirt and a tie. */
function suit(tie: 'long' | 'bow'): Painter {
  return (pen, cloth) => {
    const edge = mix(cloth, '#ffffff', 0.22);
    sleeves(pen, cloth);
    mirrored(pen, () => shape(pen, 'M57 -10 L74 -13 L75 -8 L59 -5 Z', '#f4f2ee'));
    shape(pen, TORSO, mix(cloth, '#ffffff', 0.1), below(cloth, -138, 0, 0.3));
    shape(pen, 'M-17 -138 C-8 -130 8 -130 17 -138 L3 -60 H-3 Z', '#fbfaf6', {
      colour: '#d6d4d0',
      from: -138,
      to: -60,
    });
    if (tie === 'long') {
      shape(pen, 'M-6 -130 H6 L3.6 -120 L8 -74 L0 -62 L-8 -74 L-3.6 -120 Z', '#a8322e', {
        colour: '#6e1a20',
        from: -130,
        to: -62,
      });
      line(pen, 'M-6 -108 L6 -101 M-7 -92 L7 -84', '#d8665c', 1.4);
    } else {
      for (const y of [-112, -98, -84]) ball(pen, 0, y, 1.5, 1.5, DARK);
      shape(pen, 'M0 -127 L-15 -135 L-15 -118 Z M0 -127 L15 -135 L15 -118 Z', DARK);
      ball(pen, 0, -126.6, 3.4, 3.8, mix(DARK, '#ffffff', 0.12));
    }
    mirrored(pen, () => {
      // The collar of the shirt, then the lapel.
      shape(pen, 'M17 -139 L5 -128 L12 -118 L21 -134 Z', '#ffffff', {
        colour: '#dcdad6',
        from: -139,
        to: -118,
      });
      shape(
        pen,
        'M18 -139 L31 -130 L34 -106 L26 -103 L29 -97 L2 -58 L12 -108 Z',
        tie === 'bow' ? mix(cloth, '#8a90a0', 0.34) : mix(cloth, '#ffffff', 0.17),
        below(cloth, -139, -58, 0.1),
      );
      line(pen, 'M31 -130 L34 -106 L26 -103 L29 -97 L2 -58', mix(cloth, DARK, 0.5), 1);
      line(pen, 'M16 -40 L36 -42', edge, 1.6);
    });
    line(pen, 'M1 -58 L3 -2', mix(cloth, DARK, 0.5), 1.2);
    for (const y of [-50, -30]) ball(pen, -2, y, 2.2, 2.2, mix(cloth, DARK, 0.5));
    shape(pen, 'M-34 -92 L-22 -95 L-22 -86 L-33 -84 Z', '#f4f2ee');
  };
}

/** A shirt with buttons and a collar. */
function shirt(pen: Pen, cloth: Colour): void {
  const seam = mix(cloth, DARK, 0.3);
  sleeves(pen, cloth, mix(cloth, '#ffffff', 0.3));
  shape(
    pen,
    'M-46 -6 Q-30 4 0 0 Q30 4 46 -6 L46 -104 C42 -124 30 -134 20 -138 H-20 C-30 -134 -42 -124 -46 -104 Z',
    mix(cloth, '#ffffff', 0.3),
    below(cloth, -138, 0),
  );
  shape(pen, 'M-14 -138 C-6 -130 6 -130 14 -138 C8 -142 -8 -142 -14 -138 Z', mix(cloth, DARK, 0.34));
  mirrored(pen, () => {
    shape(pen, 'M14 -142 L22 -136 L18 -116 L1 -130 Z', '#ffffff', {
      colour: mix(cloth, DARK, 0.1),
      from: -142,
      to: -116,
    });
    line(pen, 'M22 -136 L18 -116 L1 -130', seam, 0.9);
  });
  line(pen, 'M-4 -128 V-1 M4 -126 V-1', mix(cloth, DARK, 0.18), 0.9);
  for (let y = -116; y < -8; y += 18) ball(pen, 0, y, 1.8, 1.8, seam);
  line(pen, 'M14 -98 H34 V-78 L24 -72 L14 -78 Z', seam, 0.9);
}

function swimsuit(pen: Pen, cloth: Colour): void {
  shape(
    pen,
    'M-24 -118 C-22 -94 -13 -88 0 -86 C13 -88 22 -94 24 -118 L30 -118 C32 -96 34 -88 33 -76 C28 -62 27 -54 32 -40 C24 -34 12 -20 9 -2 Q0 3 -9 -2 C-12 -20 -24 -34 -32 -40 C-27 -54 -28 -62 -33 -76 C-34 -88 -32 -96 -30 -118 Z',
    mix(cloth, '#ffffff', 0.16),
    below(cloth, -118, 0, 0.3),
  );
  line(pen, 'M-24 -118 C-22 -94 -13 -88 0 -86 C13 -88 22 -94 24 -118', mix(cloth, '#ffffff', 0.5), 1.4);
  line(pen, 'M-32 -40 C-24 -34 -12 -20 -9 -2 M32 -40 C24 -34 12 -20 9 -2', mix(cloth, '#ffffff', 0.4), 1.2);
  line(pen, 'M-29 -62 C-10 -56 10 -56 29 -62', mix(cloth, DARK, 0.3), 1);
}

function apron(pen: Pen, cloth: Colour): void {
  line(pen, 'M-18 -126 C-18 -160 18 -160 18 -126', mix(cloth, DARK, 0.3), 3.4);
  line(pen, 'M-38 -84 C-58 -80 -66 -60 -60 -40 M38 -84 C58 -80 66 -60 60 -40', mix(cloth, DARK, 0.3), 3);
  shape(
    pen,
    'M-21 -128 H21 C21 -104 28 -92 40 -88 L44 -4 Q44 0 40 0 H-40 Q-44 0 -44 -4 L-40 -88 C-28 -92 -21 -104 -21 -128 Z',
    mix(cloth, '#ffffff', 0.1),
    below(cloth, -128, 0),
  );
  shape(
    pen,
    'M-26 -62 H26 V-28 Q26 -24 22 -24 H-22 Q-26 -24 -26 -28 Z',
    mix(cloth, '#ffffff', 0.05),
    below(cloth, -62, -24, 0.3),
  );
  line(pen, 'M-26 -62 H26 M0 -61 V-25', mix(cloth, '#ffffff', 0.4), 1);
}

function trousers(pen: Pen, cloth: Colour): void {
  shape(
    pen,
    'M-36 -148 H36 L42 -2 Q42 0 40 0 H16 Q13 0 13 -3 L2 -92 H-2 L-13 -3 Q-13 0 -16 0 H-40 Q-42 0 -42 -2 Z',
    mix(cloth, '#ffffff', 0.12),
    below(cloth, -148, 0, 0.28),
  );
  shape(pen, 'M-36 -150 H36 V-138 H-36 Z', mix(cloth, DARK, 0.2));
  line(pen, 'M0 -138 V-92', mix(cloth, DARK, 0.4), 1.3);
  line(pen, 'M-25 -96 L-29 -4 M25 -96 L29 -4', mix(cloth, '#ffffff', 0.25), 1);
  mirrored(pen, () => {
    line(pen, 'M20 -138 L36 -118', mix(cloth, DARK, 0.4), 1.3);
    shape(pen, 'M22 -152 h4 v15 h-4 Z', mix(cloth, DARK, 0.34));
  });
  ball(pen, 0, -144, 2.4, 2.4, '#c8b48a');
}

function skirt(pen: Pen, cloth: Colour): void {
  shape(
    pen,
    'M-26 -88 H26 C36 -60 48 -28 56 -6 Q28 4 0 2 Q-28 4 -56 -6 C-48 -28 -36 -60 -26 -88 Z',
    mix(cloth, '#ffffff', 0.14),
    below(cloth, -88, 0, 0.3),
  );
  for (const [top, foot] of [
    [-18, -40],
    [-9, -20],
    [0, 0],
    [9, 20],
    [18, 40],
  ] as const)
    line(pen, `M${top} -80 L${foot} -1`, mix(cloth, DARK, 0.32), 1.3);
  shape(pen, 'M-26 -94 H26 V-84 H-26 Z', mix(cloth, DARK, 0.24));
}

/** A blanket or a towel, folded in three. */
function folded(stripes: Colour | undefined): Painter {
  return (pen, cloth) => {
    for (const [at, wide] of [
      [0, 66],
      [1, 64],
      [2, 65],
    ] as const) {
      const foot = -at * 18;
      shape(
        pen,
        `M${-wide} ${foot} Q${-wide - 7} ${foot - 9} ${-wide} ${foot - 19} H${wide - 3} Q${wide + 4} ${foot - 10} ${wide - 3} ${foot} Z`,
        mix(cloth, '#ffffff', 0.16),
        below(cloth, foot - 19, foot),
      );
      line(pen, `M${-wide + 3} ${foot - 1} H${wide - 5}`, mix(cloth, DARK, 0.3), 1);
      if (stripes)
        for (const x of [36, 44])
          line(pen, `M${x} ${foot - 17} Q${x + 5} ${foot - 9} ${x} ${foot - 2}`, stripes, 3);
    }
    if (!stripes)
      for (let x = -60; x < 60; x += 7) line(pen, `M${x} -2 l-1 5`, mix(cloth, '#ffffff', 0.3), 1.4);
  };
}

type Garment = { width: number; height: number; cloth: Colour; paint: Painter };

/** Each with the colour that it has where no other is said. */
const GARMENTS: Readonly<Record<string, Garment>> = {
  'own/hoodie': { width: 164, height: 176, cloth: '#8f97a3', paint: hoodie },
  'own/jacket': { width: 164, height: 144, cloth: '#4a3a34', paint: jacket },
  'own/denim-jacket': { width: 164, height: 146, cloth: '#5a80aa', paint: denimJacket },
  'own/puffer-jacket': { width: 164, height: 152, cloth: '#c8502c', paint: puffer },
  'own/suit': { width: 164, height: 144, cloth: '#3a4660', paint: suit('long') },
  'own/tuxedo': { width: 164, height: 144, cloth: '#26262e', paint: suit('bow') },
  'own/shirt': { width: 164, height: 146, cloth: '#dfe6ee', paint: shirt },
  'own/swimsuit': { width: 70, height: 120, cloth: '#d8405c', paint: swimsuit },
  'own/apron': { width: 132, height: 156, cloth: '#4f6f8f', paint: apron },
  'own/trousers': { width: 88, height: 154, cloth: '#6a6152', paint: trousers },
  'own/skirt': { width: 116, height: 98, cloth: '#9a3f5c', paint: skirt },
  'own/blanket': { width: 146, height: 62, cloth: '#b07a5a', paint: folded(undefined) },
  'own/towel': { width: 146, height: 58, cloth: '#7fb0c4', paint: folded('#f4f2ee') },
};

function dyed({ width, height, cloth, paint }: Garment, colour: Colour = cloth): OwnDrawing {
  return { width, height, paint: (pen) => paint(pen, colour) };
}

/** Returns the garment in the colour that was asked for; undefined for what is none, or is asked for in no colour. */
export function garmentOf({ drawing, colour }: Asked): OwnDrawing | undefined {
  const garment = GARMENTS[drawing];
  return garment && colour !== undefined ? dyed(garment, colour) : undefined;
}

export const CLOTHES_ALONE: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries(GARMENTS).map(([name, garment]) => [name, dyed(garment)]),
);
