// Containers that one looks through: a jar, a bottle, a light bulb, a snow globe, a crystal ball, a lantern with panes, a birdcage, a bowl for fish.

import { Path2D } from '@napi-rs/canvas';
import { css, mix } from '#engine/raster/colour.ts';
import { faint, type Container } from './container.ts';
import { ball, bar, line, oval, shape, type Pen } from './pen.ts';

const GLASS = '#d4e8ee';
const BRASS = '#c89a4c';
const DARK = '#1c1424';

/** What is behind it is seen through it. */
function pane(pen: Pen, path: string, from: number, to: number): void {
  faint(pen, 0.3, () => shape(pen, path, '#ffffff', { colour: GLASS, from, to }));
}

/** Its rim, and the light on it. */
function shell(pen: Pen, path: string, wide: number): void {
  faint(pen, 0.14, () => shape(pen, path, mix(GLASS, '#ffffff', 0.5)));
  faint(pen, 0.75, () => line(pen, path, mix(GLASS, '#6a8a9a', 0.4), wide));
  faint(pen, 0.6, () => line(pen, path, '#ffffff', wide * 0.4));
}

function gleam(pen: Pen, [x, y]: readonly [number, number], rx: number, ry: number): void {
  faint(pen, 0.55, () => oval(pen, x, y, rx, ry, '#ffffff'));
}

const JAR_BODY =
  'M-40 -104 C-52 -98 -56 -90 -56 -80 V-14 Q-56 0 -42 0 H42 Q56 0 56 -14 V-80 C56 -90 52 -98 40 -104 Z';

const JAR: Container = {
  width: 118,
  height: 124,
  half: 48,
  rim: -96,
  room: { floor: -6, top: -92, half: 50 },
  isGlass: true,
  back(pen) {
    pane(pen, JAR_BODY, -104, 0);
    faint(pen, 0.4, () => oval(pen, 0, -7, 50, 6, '#8fb0bc'));
  },
  front(pen) {
    shell(pen, JAR_BODY, 2.4);
    gleam(pen, [pen.side * 42, -58], 4.5, 34);
    gleam(pen, [pen.side * -46, -52], 2, 24);
    bar(pen, -42, -122, 84, 18, BRASS, 4);
    for (const x of [-30, -18, -6, 6, 18, 30]) line(pen, `M${x} -120 v14`, mix(BRASS, DARK, 0.3), 1);
    line(pen, 'M-42 -104 H42', mix(BRASS, DARK, 0.4), 1.6);
  },
};

const BOTTLE_BODY =
  'M-104 -72 C-104 -82 -96 -86 -84 -86 H36 C58 -86 62 -62 82 -60 H112 V-34 H82 C62 -32 58 -8 36 -8 H-84 C-96 -8 -104 -12 -104 -22 Z';

/** It lies on a stand of wood. */
const BOTTLE: Container = {
  width: 250,
  height: 104,
  half: 68,
  rim: -70,
  across: -26,
  room: { floor: -14, top: -82, half: 66 },
  isGlass: true,
  back(pen) {
    pane(pen, BOTTLE_BODY, -86, -8);
  },
  front(pen) {
    shell(pen, BOTTLE_BODY, 2.4);
    gleam(pen, [-30, -78], 52, 2.8);
    gleam(pen, [-96, -44], 2.4, 20);
    bar(pen, 106, -62, 8, 30, mix(GLASS, '#6a8a9a', 0.4), 2);
    shape(pen, 'M113 -58 h10 v22 h-10 Z', '#b98a5a', { colour: '#8a6038', from: -58, to: -36 });
    for (const x of [-70, 18]) {
      shape(pen, `M${x - 16} 0 L${x - 12} -16 Q${x} -4 ${x + 12} -16 L${x + 16} 0 Z`, '#8a5c36', {
        colour: '#5a3820',
        from: -16,
        to: 0,
      });
    }
    bar(pen, -94, -6, 132, 6, '#7a4e2c', 2);
  },
};

const UPRIGHT_BODY =
  'M-15 -168 V-132 C-15 -118 -44 -112 -44 -88 V-12 Q-44 0 -32 0 H32 Q44 0 44 -12 V-88 C44 -112 15 -118 15 -132 V-168 Z';

const BOTTLE_UPRIGHT: Container = {
  width: 96,
  height: 184,
  half: 38,
  rim: -96,
  room: { floor: -6, top: -100, half: 39 },
  isGlass: true,
  back(pen) {
    pane(pen, UPRIGHT_BODY, -168, 0);
  },
  front(pen) {
    shell(pen, UPRIGHT_BODY, 2.4);
    gleam(pen, [pen.side * 31, -52], 3.4, 34);
    gleam(pen, [pen.side * 7, -148], 2, 14);
    bar(pen, -17, -172, 34, 8, mix(GLASS, '#6a8a9a', 0.35), 3);
    shape(pen, 'M-13 -171 L-15 -184 H15 L13 -171 Z', '#c69a68', { colour: '#98703f', from: -184, to: -171 });
  },
};

const BULB_BODY =
  'M-20 -46 C-22 -62 -56 -76 -56 -112 C-56 -146 -30 -168 0 -168 C30 -168 56 -146 56 -112 C56 -76 22 -62 20 -46 Z';

const BULB: Container = {
  width: 124,
  height: 174,
  half: 44,
  rim: -74,
  room: { floor: -72, top: -154, half: 46 },
  isGlass: true,
  back(pen) {
    pane(pen, BULB_BODY, -168, -46);
  },
  front(pen) {
    shell(pen, BULB_BODY, 2.4);
    gleam(pen, [pen.side * 34, -128], 6, 20);
    gleam(pen, [pen.side * -38, -96], 2.6, 12);
    bar(pen, -21, -48, 42, 34, '#a8adb4', 4);
    for (const y of [-40, -31, -22]) {
      line(pen, `M-22 ${y} Q0 ${y + 5} 22 ${y}`, '#6a7078', 2.6);
      line(pen, `M-22 ${y - 2} Q0 ${y + 3} 22 ${y - 2}`, '#e0e4e8', 1);
    }
    shape(pen, 'M-14 -14 H14 L7 -2 H-7 Z', '#3a3c44');
  },
};

const SNOW_GLOBE: Container = {
  width: 150,
  height: 168,
  half: 52,
  rim: -60,
  room: { floor: -46, top: -146, half: 50 },
  isGlass: true,
  back(pen) {
    const { brush, side } = pen;
    const sky = brush.createRadialGradient(side * 24, -120, 6, 0, -98, 66);
    sky.addColorStop(0, css('#eaf4fb'));
    sky.addColorStop(1, css('#7fb0d4'));
    brush.fillStyle = sky;
    brush.beginPath();
    brush.arc(0, -98, 64, 0, 7);
    brush.fill();
    shape(pen, 'M-54 -63 Q-20 -70 8 -60 Q34 -54 54 -63 Q34 -34 0 -34 Q-34 -34 -54 -63 Z', '#ffffff', {
      colour: '#c8dcea',
      from: -66,
      to: -34,
    });
  },
  front(pen) {
    const { brush, random } = pen;
    shape(pen, 'M-54 -56 Q-26 -60 0 -52 Q28 -46 54 -56 Q34 -34 0 -34 Q-34 -34 -54 -56 Z', '#ffffff', {
      colour: '#d4e4f0',
      from: -58,
      to: -34,
    });
    for (let flake = 0; flake < 34; flake++) {
      const angle = random.between(0, 6.28);
      const reach = Math.sqrt(random.next()) * 58;
      oval(
        pen,
        Math.cos(angle) * reach,
        -98 + Math.sin(angle) * reach,
        random.between(0.9, 2),
        random.between(0.9, 2),
        '#ffffff',
      );
    }
    brush.save();
    shell(pen, 'M0 -162 A64 64 0 1 1 -0.1 -162 Z', 2.6);
    brush.restore();
    gleam(pen, [pen.side * 38, -126], 8, 16);
    shape(pen, 'M-50 -40 Q0 -26 50 -40 L60 -6 Q0 8 -60 -6 Z', '#8a5236', {
      colour: '#4a2a1e',
      from: -42,
      to: 2,
    });
    line(pen, 'M-51 -38 Q0 -24 51 -38', '#c89a4c', 3);
    line(pen, 'M-58 -12 Q0 2 58 -12', '#c89a4c', 2);
  },
};

/** Clear in its middle, with a violet shade at its rim, on a foot of brass. */
const CRYSTAL_BALL: Container = {
  width: 140,
  height: 162,
  half: 50,
  rim: -60,
  room: { floor: -50, top: -140, half: 46 },
  isGlass: true,
  back(pen) {
    const { brush, side } = pen;
    const depth = brush.createRadialGradient(side * 18, -116, 4, 0, -96, 66);
    depth.addColorStop(0, css('#f4ecfc'));
    depth.addColorStop(0.55, css('#c8b4ea'));
    depth.addColorStop(1, css('#6a4aa8'));
    brush.fillStyle = depth;
    brush.beginPath();
    brush.arc(0, -96, 62, 0, 7);
    brush.fill();
  },
  front(pen) {
    shell(pen, 'M0 -158 A62 62 0 1 1 -0.1 -158 Z', 2.6);
    gleam(pen, [pen.side * 34, -124], 9, 15);
    gleam(pen, [pen.side * -40, -66], 3, 8);
    shape(
      pen,
      'M-34 -44 Q0 -26 34 -44 L30 -26 Q42 -14 48 0 H-48 Q-42 -14 -30 -26 Z',
      mix(BRASS, '#ffffff', 0.2),
      {
        colour: mix(BRASS, DARK, 0.5),
        from: -44,
        to: 0,
      },
    );
    line(pen, 'M-34 -43 Q0 -25 34 -43', mix(BRASS, '#ffffff', 0.4), 3);
    line(pen, 'M-32 -22 Q0 -12 32 -22', mix(BRASS, DARK, 0.4), 1.6);
  },
};

const LANTERN_PANE = 'M-34 -112 L34 -112 L42 -26 L-42 -26 Z';

const PANED_LANTERN: Container = {
  width: 118,
  height: 176,
  half: 36,
  rim: -40,
  room: { floor: -27, top: -104, half: 30 },
  isGlass: true,
  back(pen) {
    const { brush } = pen;
    const glow = brush.createRadialGradient(0, -66, 2, 0, -66, 60);
    glow.addColorStop(0, css('#ffe6a0'));
    glow.addColorStop(0.6, css('#d9933c'));
    glow.addColorStop(1, css('#6a4226'));
    faint(pen, 0.85, () => {
      brush.fillStyle = glow;
      const fill = brush.fill.bind(brush);
      fill(new Path2D(LANTERN_PANE));
    });
    shape(pen, 'M-44 -26 L44 -26 L40 -18 L-40 -18 Z', '#4a3020');
  },
  front(pen) {
    const iron = '#3c3a40';
    faint(pen, 0.16, () => shape(pen, LANTERN_PANE, '#fff2cc'));
    gleam(pen, [pen.side * 26, -74], 3, 26);
    for (const path of ['M-36 -114 L-45 -22', 'M36 -114 L45 -22']) line(pen, path, iron, 5);
    for (const path of ['M-12 -112 L-15 -26', 'M12 -112 L15 -26'])
      line(pen, path, mix(iron, '#ffffff', 0.1), 1.6);
    shape(pen, 'M-48 -24 H48 L52 -6 H44 V0 H-44 V-6 H-52 Z', mix(iron, '#ffffff', 0.2), {
      colour: mix(iron, DARK, 0.4),
      from: -24,
      to: 0,
    });
    shape(pen, 'M-46 -110 L-16 -138 H16 L46 -110 Z', mix(iron, '#ffffff', 0.26), {
      colour: mix(iron, DARK, 0.3),
      from: -138,
      to: -110,
    });
    bar(pen, -14, -148, 28, 11, iron, 2);
    pen.brush.lineCap = 'round';
    line(pen, 'M-10 -148 C-14 -178 14 -178 10 -148', mix(iron, '#ffffff', 0.14), 3.2);
  },
};

const CAGE_HALF = 52;

const BIRDCAGE: Container = {
  width: 128,
  height: 186,
  half: 46,
  rim: -40,
  room: { floor: -44, top: -130, half: 40 },
  isGlass: true,
  back(pen) {
    for (let wire = -3; wire <= 3; wire += 2)
      line(pen, `M${wire * 15} -18 V-112 Q${wire * 12} -154 0 -164`, mix(BRASS, DARK, 0.5), 1.4);
    oval(pen, 0, -18, CAGE_HALF, 9, mix(BRASS, DARK, 0.6));
    bar(pen, -48, -46, 96, 4.6, '#9a6c40', 2);
  },
  front(pen) {
    for (let wire = -4; wire <= 4; wire++) {
      const x = Math.sin((wire / 4) * (Math.PI / 2)) * CAGE_HALF;
      const dip = Math.sqrt(Math.max(0, 1 - (x / CAGE_HALF) ** 2)) * 8;
      line(pen, `M${x} ${-18 + dip} V-112 Q${x * 0.8} -154 0 -166`, BRASS, 1.8);
    }
    for (const y of [-112, -66])
      line(pen, `M${-CAGE_HALF} ${y} Q0 ${y + 15} ${CAGE_HALF} ${y}`, mix(BRASS, '#ffffff', 0.1), 2.2);
    shape(pen, 'M-54 -20 Q0 -2 54 -20 V-8 Q0 10 -54 -8 Z', mix(BRASS, '#ffffff', 0.14), {
      colour: mix(BRASS, DARK, 0.4),
      from: -20,
      to: 2,
    });
    ball(pen, 0, -168, 5, 4, BRASS);
    line(pen, 'M0 -172 a6 6 0 1 1 0.1 0', mix(BRASS, '#ffffff', 0.2), 2.4);
  },
};

const TUMBLER_BODY = 'M-40 -104 L-32 -6 Q-31 0 -24 0 H24 Q31 0 32 -6 L40 -104';

const TUMBLER: Container = {
  width: 92,
  height: 116,
  half: 36,
  rim: -104,
  room: { floor: -6, top: -104, half: 31 },
  isGlass: true,
  back(pen) {
    pane(pen, `${TUMBLER_BODY} Z`, -104, 0);
    faint(pen, 0.6, () => line(pen, 'M-40 -104 Q0 -116 40 -104', '#8fb0bc', 1.8));
  },
  front(pen) {
    shell(pen, TUMBLER_BODY, 2.2);
    line(pen, 'M-40 -104 Q0 -92 40 -104', mix(GLASS, '#ffffff', 0.6), 2);
    gleam(pen, [pen.side * 28, -58], 2.6, 32);
  },
};

const FISH_BOWL_BODY =
  'M-40 -112 C-80 -98 -80 -20 -46 -4 Q-40 0 -32 0 H32 Q40 0 46 -4 C80 -20 80 -98 40 -112';

const FISH_BOWL: Container = {
  width: 150,
  height: 124,
  half: 38,
  rim: -112,
  room: { floor: -5, top: -104, half: 58 },
  isGlass: true,
  back(pen) {
    pane(pen, `${FISH_BOWL_BODY} Z`, -112, 0);
    faint(pen, 0.6, () => line(pen, 'M-40 -112 Q0 -122 40 -112', '#8fb0bc', 1.8));
    for (let pebble = 0; pebble < 26; pebble++) {
      const across = pen.random.between(-1, 1);
      const colour = pen.random.pick(['#d8c8a0', '#b8b0a4', '#8fa0a8', '#e8dcc0'] as const);
      ball(pen, across * 42, -7 - pen.random.next() * 4 * (1 - Math.abs(across)), 5, 3.4, colour);
    }
    for (const [x, tall] of [
      [-34, 46],
      [-29, 30],
      [36, 38],
    ] as const)
      line(
        pen,
        `M${x} -9 q-5 ${-tall * 0.4} 0 ${-tall * 0.6} q4 ${-tall * 0.2} 1 ${-tall * 0.4}`,
        '#4a9a58',
        3,
      );
  },
  front(pen) {
    shell(pen, FISH_BOWL_BODY, 2.4);
    line(pen, 'M-40 -112 Q0 -102 40 -112', mix(GLASS, '#ffffff', 0.6), 2.4);
    gleam(pen, [pen.side * 54, -62], 4, 24);
    gleam(pen, [pen.side * -57, -52], 2, 14);
  },
};

export const GLASS_CONTAINERS: Readonly<Record<string, Container>> = {
  jar: JAR,
  bottle: BOTTLE_UPRIGHT,
  'lying-bottle': BOTTLE,
  'light-bulb': BULB,
  'snow-globe': SNOW_GLOBE,
  'crystal-ball': CRYSTAL_BALL,
  'paned-lantern': PANED_LANTERN,
  birdcage: BIRDCAGE,
  glass: TUMBLER,
  'fish-bowl': FISH_BOWL,
};
