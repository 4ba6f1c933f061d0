// Things of old Chinese houses and stages: a mill, a water vat, a spinning wheel, a puppet, masks, robes on their stands.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { box, down, light } from './furniture.ts';
import { lotus } from './flowers.ts';
import { ball, bar, line, moved, shape, type OwnDrawing, type Pen } from './pen.ts';

const STONE = '#a8a49c';
const WOOD = '#8a5a36';
const RED = '#c8302c';
const GOLD = '#e0b04a';

/** Two stones on one another, a pole to turn them. */
function stoneMill(pen: Pen): void {
  shape(pen, 'M-72 -14 L-58 0 H58 L72 -14 Z', mix(STONE, '#20142a', 0.4));
  shape(pen, 'M-98 -34 Q-98 -12 0 -10 Q98 -12 98 -34 Z', light(STONE, 0.06), down(STONE, -34, -10, 0.44));
  ball(pen, 0, -34, 98, 14, light(STONE, 0.16));
  ball(pen, 0, -35, 84, 11, '#e8dcb8');
  shape(pen, 'M-60 -58 V-36 Q0 -20 60 -36 V-58 Z', STONE, down(STONE, -58, -28, 0.4));
  for (let cut = -5; cut <= 5; cut++)
    line(pen, `M${cut * 10.5} ${-33 + Math.abs(cut) * 0.9} v6`, mix(STONE, '#20142a', 0.44), 1.6);
  shape(pen, 'M-60 -88 V-60 Q0 -42 60 -60 V-88 Z', light(STONE, 0.1), down(STONE, -88, -48, 0.36));
  ball(pen, 0, -88, 60, 12, light(STONE, 0.24));
  ball(pen, -16, -88, 9, 3.4, '#3a342e');
  line(pen, 'M52 -76 L118 -88', WOOD, 8);
  line(pen, 'M116 -98 V-78', mix(WOOD, '#20142a', 0.2), 6);
  for (let grain = 0; grain < 26; grain++)
    ball(pen, pen.random.between(-78, 78), pen.random.between(-39, -30), 1.3, 1, '#f6eed4');
}

/** Glazed brown, full of water. */
function waterVat(pen: Pen): void {
  const clay = pen.random.pick(['#6a4632', '#54484a', '#7a5238']);
  shape(
    pen,
    'M-58 -96 C-78 -70 -66 -22 -42 0 H42 C66 -22 78 -70 58 -96 Z',
    light(clay, 0.16),
    down(clay, -96, 0, 0.5),
  );
  ball(pen, 0, -97, 62, 12, light(clay, 0.2));
  ball(pen, 0, -96, 54, 9, '#3a5560');
  ball(pen, 4, -94.6, 44, 6, '#6fa0b0');
  pen.brush.globalAlpha = 0.5;
  line(pen, 'M-32 -96 h20 M-4 -93 h26', '#e8f4f8', 1.6);
  pen.brush.globalAlpha = 0.22;
  shape(pen, 'M-54 -82 C-68 -62 -58 -30 -46 -14 C-52 -36 -54 -58 -44 -84 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
  line(pen, 'M-62 -66 Q0 -52 62 -66', light(clay, 0.34), 2);
  for (let at = -2; at <= 2; at++)
    line(pen, `M${at * 24 - 8} ${-47 + Math.abs(at) * 1.4} q8 -8 16 0`, light(clay, 0.34), 2);
}

/** Leaves and flowers rise out of its water. */
function lotusVat(pen: Pen): void {
  waterVat(pen);
  moved(pen, lotus, 0, -93);
}

/** A large wheel on a bench, its thread run to the spindle. */
function spinningWheel(pen: Pen): void {
  const dark = mix(WOOD, '#20142a', 0.3);
  for (const x of [-78, -26, 62]) line(pen, `M${x * 0.9} -26 L${x} -1`, dark, 6);
  line(pen, 'M-92 -22 L88 -32', WOOD, 9);
  for (const x of [20, 42]) line(pen, `M${x} -30 L${x * 0.4 + 18} -82`, dark, 6);
  for (let spoke = 0; spoke < 12; spoke++) {
    const angle = (spoke / 12) * Math.PI * 2;
    line(pen, `M30 -80 L${30 + Math.cos(angle) * 44} ${-80 + Math.sin(angle) * 44}`, light(WOOD, 0.1), 2.6);
  }
  line(pen, 'M-16 -80 a46 46 0 1 0 92 0 a46 46 0 1 0 -92 0', WOOD, 6);
  line(pen, 'M-13 -80 a43 43 0 1 0 86 0', light(WOOD, 0.3), 1.4);
  ball(pen, 30, -80, 7, 7, dark);
  line(pen, 'M30 -80 L48 -62 L52 -52', '#4a3022', 4);
  line(pen, 'M-72 -24 V-66', dark, 5);
  line(pen, 'M-84 -62 H-58', '#5a5e68', 3);
  ball(pen, -66, -62, 9, 6, '#f6f0e2');
  line(pen, 'M-66 -68 L30 -126 M-66 -56 L30 -34', '#f6f0e2', 1.2);
  ball(pen, -98, -48, 11, 9, '#fdfaf2');
  line(pen, 'M-90 -52 L-74 -62', '#f6f0e2', 1.4);
}

/** A lady in coloured leather, seen from the side, on her three rods. */
function shadowPuppet(pen: Pen): void {
  const hole = '#f6dfae';
  line(pen, 'M4 -60 V0 M-44 -70 L-34 -8 M46 -92 L34 -6', '#8a6a44', 2);
  shape(
    pen,
    'M-22 -104 C-30 -70 -40 -40 -46 -18 H34 C36 -44 26 -78 22 -104 Z',
    RED,
    down(RED, -104, -18, 0.3),
  );
  for (const [x, y] of [
    [-18, -44],
    [2, -56],
    [14, -34],
    [-6, -30],
  ] as const) {
    for (let at = 0; at < 6; at++) {
      const angle = (at / 6) * Math.PI * 2;
      ball(pen, x + Math.cos(angle) * 5.4, y + Math.sin(angle) * 5.4, 2.6, 2.6, hole);
    }
    ball(pen, x, y, 2.4, 2.4, GOLD);
  }
  line(pen, 'M-44 -22 q6 -7 12 0 q6 -7 12 0 q6 -7 12 0 q6 -7 12 0 q6 -7 12 0 q6 -7 12 0', '#2f7a5a', 3);
  shape(
    pen,
    'M-20 -150 C-30 -130 -28 -112 -22 -100 H22 C28 -114 26 -136 16 -150 Z',
    '#2f7a5a',
    down('#2f7a5a', -150, -100, 0.3),
  );
  line(pen, 'M-14 -146 L6 -102 M12 -146 L-8 -102', GOLD, 3);
  line(pen, 'M-16 -142 L-38 -112 L-44 -72', '#2f7a5a', 11);
  line(pen, 'M14 -142 L38 -122 L46 -94', '#2f7a5a', 11);
  for (const [x, y] of [
    [-45, -68],
    [47, -90],
  ] as const)
    ball(pen, x, y, 4.4, 4.4, '#f2cf9a');
  line(pen, 'M0 -152 V-160', '#f2cf9a', 9);
  shape(
    pen,
    'M-14 -196 C8 -202 20 -192 18 -180 L23 -174 L17 -172 C18 -162 8 -158 -4 -160 C-14 -164 -18 -180 -14 -196 Z',
    '#f6d8a4',
    down('#f6d8a4', -198, -158, 0.12),
  );
  line(pen, 'M4 -184 Q11 -188 17 -183 M6 -179 h8', '#2a1a14', 1.6);
  ball(pen, 14, -168, 2.4, 1.4, RED);
  shape(
    pen,
    'M-14 -160 C-32 -168 -34 -200 -14 -206 C4 -212 18 -204 16 -194 C4 -196 -4 -188 -8 -164 Z',
    '#1e1a20',
  );
  for (const [x, y, r, colour] of [
    [-22, -206, 7, RED],
    [-8, -212, 7, GOLD],
    [6, -210, 6, '#2f9a8a'],
    [-30, -192, 6, GOLD],
  ] as const) {
    ball(pen, x, y, r, r, colour);
    ball(pen, x, y, r * 0.4, r * 0.4, hole);
  }
  line(pen, 'M-30 -186 V-160 M-26 -184 V-156', RED, 1.8);
}

const FACES = { red: '#c8302c', blue: '#2f5fa8', black: '#26242c', white: '#f6f2ea' } as const;

/** A face of the Peking opera: its brows and eyes like wings, its mouth in its beard's place. */
function operaMask(pen: Pen, skin?: Colour): void {
  const paint = skin ?? pen.random.pick([FACES.red, FACES.red, FACES.blue]);
  const ink = paint === FACES.black ? '#f6f2ea' : '#1c1a20';
  const white = paint === FACES.white ? '#e8a89a' : '#fbf6ec';
  shape(
    pen,
    'M-58 -120 C-62 -150 -30 -166 0 -166 C30 -166 62 -150 58 -120 C60 -70 40 -8 0 0 C-40 -8 -60 -70 -58 -120 Z',
    light(paint, 0.12),
    down(paint, -166, 0, 0.36),
  );
  shape(pen, 'M0 -162 C10 -148 12 -132 6 -116 Q0 -108 -6 -116 C-12 -132 -10 -148 0 -162 Z', white);
  ball(pen, 0, -134, 4.6, 6, RED === paint ? GOLD : RED);
  for (const side of [-1, 1]) {
    const s = (path: string): string =>
      path.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) * side} ${y}`);
    shape(
      pen,
      s('M8 -116 C20 -140 44 -148 56 -136 C46 -134 36 -124 30 -112 C22 -108 14 -108 8 -116 Z'),
      white,
    );
    shape(
      pen,
      s('M10 -116 C22 -134 40 -142 52 -135 C42 -130 32 -120 27 -112 C20 -110 14 -110 10 -116 Z'),
      ink,
    );
    shape(pen, s('M8 -92 C14 -108 40 -112 54 -98 C58 -86 46 -72 32 -74 C20 -74 10 -80 8 -92 Z'), white);
    shape(pen, s('M12 -92 C18 -104 38 -106 49 -97 C46 -86 36 -80 28 -80 C20 -80 14 -84 12 -92 Z'), ink);
    ball(pen, side * 29, -92, 6, 5.4, '#fdfbf6');
    ball(pen, side * 29, -92, 3, 3.2, '#141218');
    shape(pen, s('M12 -58 C22 -66 40 -60 46 -66 C46 -48 34 -40 24 -42 C18 -44 14 -50 12 -58 Z'), white);
    line(pen, s('M16 -57 C24 -62 34 -57 42 -60 M20 -50 C26 -53 32 -50 37 -51'), ink, 2.4);
  }
  shape(pen, 'M-5 -108 Q0 -104 5 -108 L9 -66 Q0 -56 -9 -66 Z', white);
  line(pen, 'M-8 -66 Q-12 -60 -6 -58 M8 -66 Q12 -60 6 -58', ink, 2.6);
  shape(
    pen,
    'M-22 -34 Q-8 -42 0 -36 Q8 -42 22 -34 Q8 -20 0 -20 Q-8 -20 -22 -34 Z',
    RED === paint ? '#5a0f14' : RED,
  );
  line(pen, 'M-26 -34 Q0 -28 26 -34', ink, 2.4);
  pen.brush.globalAlpha = 0.2;
  shape(pen, 'M-44 -136 C-52 -110 -48 -70 -36 -44 C-42 -76 -42 -110 -30 -148 Z', '#ffffff');
  pen.brush.globalAlpha = 1;
}

/** Over the eyes, gold and velvet, plumes at its side. */
function carnivalMask(pen: Pen): void {
  const velvet = pen.random.pick(['#7a2f8a', '#2f5f9a', '#b82f4a']);
  for (const [angle, colour] of [
    [-0.5, '#2f9a8a'],
    [-0.15, velvet],
    [0.2, GOLD],
    [0.5, '#2f9a8a'],
  ] as const) {
    pen.brush.save();
    pen.brush.translate(44, -56);
    pen.brush.rotate(angle);
    shape(pen, 'M0 0 C-16 -30 -14 -58 4 -78 C18 -54 14 -26 0 0 Z', light(colour, 0.2), down(colour, -78, 0));
    line(pen, 'M0 0 Q2 -40 4 -72', '#f6eed8', 1.2);
    pen.brush.restore();
  }
  const form =
    'M-76 -60 C-60 -74 -24 -62 0 -56 C24 -62 60 -74 76 -60 C80 -34 58 -8 34 -12 C18 -14 10 -24 0 -24 C-10 -24 -18 -14 -34 -12 C-58 -8 -80 -34 -76 -60 Z';
  shape(pen, form, light(velvet, 0.16), down(velvet, -70, -8));
  line(pen, form, GOLD, 4);
  for (const side of [-1, 1]) {
    const eye = `M${side * 14} -38 C${side * 24} -52 ${side * 46} -52 ${side * 56} -42 C${side * 46} -26 ${side * 22} -28 ${side * 14} -38 Z`;
    shape(pen, eye, '#1c141e');
    line(pen, eye, GOLD, 2.6);
    line(
      pen,
      `M${side * 62} -52 q${side * 8} 10 ${-side * 2} 20 M${side * 18} -22 q${side * 12} 8 ${side * 26} 0`,
      GOLD,
      1.8,
    );
  }
  ball(pen, 0, -50, 5, 5, '#3fb0a0');
  for (const x of [-24, 24]) ball(pen, x, -60, 2.6, 2.6, '#fbf6ee');
}

/** A stand of wood with its arms through the sleeves. */
function rack(pen: Pen): void {
  for (const side of [-1, 1]) line(pen, `M0 -8 L${side * 30} -2`, '#5a2c20', 6);
  bar(pen, -3.4, -178, 6.8, 176, '#6a3424', 2);
  ball(pen, 0, -178, 5, 5, '#6a3424');
}

/** With its collar, its slanting closing and slits, flowers on it. */
function qipaoOnStand(pen: Pen, cloth: Colour = '#c8302c'): void {
  rack(pen);
  shape(
    pen,
    'M-10 -164 C-26 -160 -36 -154 -40 -136 L-28 -128 C-24 -112 -24 -104 -22 -98 C-32 -82 -32 -64 -30 -20 H30 C32 -64 32 -82 22 -98 C24 -104 24 -112 28 -128 L40 -136 C36 -154 26 -160 10 -164 Z',
    light(cloth, 0.14),
    down(cloth, -164, -20, 0.34),
  );
  line(pen, 'M-28 -20 L-27 -56 M28 -20 L27 -56', mix(cloth, '#20142a', 0.5), 2.4);
  shape(
    pen,
    'M-11 -162 Q-11 -174 -9 -174 H9 Q11 -174 11 -162 Q0 -156 -11 -162 Z',
    light(cloth, 0.06),
    down(cloth, -174, -158),
  );
  const trim = cloth === GOLD ? RED : GOLD;
  line(
    pen,
    'M-10 -173 H10 M0 -160 C8 -152 22 -150 27 -130 M-40 -136 L-28 -128 M40 -136 L28 -128 M-30 -20 H30',
    trim,
    2,
  );
  for (const [x, y] of [
    [2, -158],
    [14, -150],
    [23, -140],
  ] as const)
    line(pen, `M${x - 3} ${y} h7`, trim, 2.4);
  line(pen, 'M-24 -28 C-18 -50 -6 -58 -10 -82 C-14 -98 2 -108 4 -124', mix(cloth, '#2a0c10', 0.4), 1.8);
  for (const [x, y, r] of [
    [-20, -46, 6],
    [-6, -64, 7],
    [-12, -88, 6],
    [2, -104, 5],
    [6, -128, 5],
    [12, -38, 5],
  ] as const) {
    for (let at = 0; at < 5; at++) {
      const angle = (at / 5) * Math.PI * 2;
      ball(
        pen,
        x + Math.cos(angle) * r * 0.62,
        y + Math.sin(angle) * r * 0.62,
        r * 0.56,
        r * 0.56,
        '#fbe0d0',
      );
    }
    ball(pen, x, y, r * 0.3, r * 0.3, trim);
  }
}

/** A skirt to the ground, a jacket crossed over it, its sleeves wide on the bar. */
function hanfuOnStand(pen: Pen, cloth: Colour = '#7fb0b8'): void {
  for (const side of [-1, 1]) line(pen, `M0 -8 L${side * 34} -2`, '#5a2c20', 6);
  bar(pen, -3.4, -170, 6.8, 168, '#6a3424', 2);
  bar(pen, -84, -158, 168, 6, '#6a3424', 3);
  const pale = light(cloth, 0.55);
  shape(pen, 'M-22 -104 L-52 -8 Q0 0 52 -8 L22 -104 Z', light(cloth, 0.2), down(cloth, -104, -4, 0.3));
  for (let fold = -4; fold <= 4; fold++)
    line(pen, `M${fold * 4.6} -100 L${fold * 11.6} -8`, mix(cloth, '#20142a', 0.26), 1.3);
  for (const side of [-1, 1]) {
    shape(
      pen,
      `M${side * 8} -160 L${side * 78} -156 L${side * 82} -92 Q${side * 64} -84 ${side * 48} -92 L${side * 24} -126 Z`,
      pale,
      down(pale, -160, -88, 0.22),
    );
    shape(pen, `M${side * 72} -156 L${side * 78} -156 L${side * 82} -92 L${side * 75} -89 Z`, cloth);
  }
  shape(pen, 'M-20 -162 H20 L25 -98 H-25 Z', pale, down(pale, -162, -98, 0.2));
  line(pen, 'M16 -162 L-16 -112', cloth, 7);
  line(pen, 'M-16 -162 L8 -122', cloth, 7);
  box(pen, -25, -110, 50, 13, cloth, 2);
  line(pen, 'M2 -98 C8 -76 4 -56 10 -36 M-3 -98 C-6 -80 0 -66 -4 -48', mix(cloth, '#20142a', 0.3), 4);
  for (const [x, y] of [
    [-36, -24],
    [-14, -20],
    [12, -20],
    [34, -24],
    [-62, -112],
    [62, -112],
  ] as const) {
    for (let at = 0; at < 5; at++) {
      const angle = (at / 5) * Math.PI * 2;
      ball(pen, x + Math.cos(angle) * 3.4, y + Math.sin(angle) * 3.4, 3, 3, '#f6c8d0');
    }
    ball(pen, x, y, 1.6, 1.6, GOLD);
  }
}

/** What is drawn in the colour that was asked for. */
export const CLOTHES_ON_STANDS: Readonly<Record<string, (colour: Colour) => OwnDrawing>> = {
  'own/qipao-on-stand': (colour) => ({ width: 84, height: 184, paint: (pen) => qipaoOnStand(pen, colour) }),
  'own/hanfu-on-stand': (colour) => ({ width: 172, height: 172, paint: (pen) => hanfuOnStand(pen, colour) }),
  'own/opera-mask': (colour) => ({ width: 122, height: 168, paint: (pen) => operaMask(pen, colour) }),
};

export const OLD_HOUSEHOLD: Record<string, OwnDrawing> = {
  'own/stone-mill': { width: 240, height: 102, paint: stoneMill },
  'own/water-vat': { width: 148, height: 110, paint: waterVat },
  'own/lotus-vat': { width: 148, height: 206, paint: lotusVat },
  'own/spinning-wheel': { width: 222, height: 132, paint: spinningWheel },
  'own/shadow-puppet': { width: 110, height: 220, paint: shadowPuppet },
  'own/opera-mask': { width: 122, height: 168, paint: (pen) => operaMask(pen) },
  'own/carnival-mask': { width: 170, height: 136, paint: carnivalMask },
  'own/qipao-on-stand': { width: 84, height: 184, paint: (pen) => qipaoOnStand(pen) },
  'own/hanfu-on-stand': { width: 172, height: 172, paint: (pen) => hanfuOnStand(pen) },
};
