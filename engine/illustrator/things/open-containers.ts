// Containers that one looks into from above: a crate, a cardboard box, a bucket, a cup, a plate, a barrow.

import { mix } from '#engine/raster/colour.ts';
import { faint, type Container } from './container.ts';
import { ball, bar, line, oval, shape, type Pen } from './pen.ts';

const DARK = '#20101c';
const WOOD = '#b98a56';
const CARD = '#c99a62';
const STONEWARE = '#e9e2d4';

/** A board with its grain, from the left to the right. */
function board(pen: Pen, [left, top]: readonly [number, number], wide: number, high: number): void {
  const tone = mix(WOOD, pen.random.pick(['#ffffff', '#5a3418'] as const), pen.random.between(0.02, 0.16));
  shape(pen, `M${left} ${top} h${wide} v${high} h${-wide} Z`, mix(tone, '#ffffff', 0.14), {
    colour: mix(tone, DARK, 0.22),
    from: top,
    to: top + high,
  });
  for (const part of [0.3, 0.66])
    line(
      pen,
      `M${left + 3} ${top + high * part} q${wide * 0.3} ${pen.random.between(-1.6, 1.6)} ${wide - 6} 0`,
      mix(tone, DARK, 0.26),
      0.6,
    );
  line(pen, `M${left} ${top + 0.5} h${wide}`, mix(tone, '#ffffff', 0.4), 0.8);
}

const CRATE: Container = {
  width: 156,
  height: 78,
  half: 66,
  rim: -56,
  back(pen) {
    shape(pen, 'M-64 -70 H64 L74 -52 H-74 Z', '#3c2616');
    board(pen, [-64, -74], 128, 9);
  },
  front(pen) {
    shape(pen, 'M-74 -56 H74 V0 H-74 Z', '#4a2f1c');
    for (const top of [-56, -37, -18]) board(pen, [-74, top], 148, 16.4);
    for (const left of [-74, 62]) {
      bar(pen, left, -57, 12, 57, mix(WOOD, '#6a4020', 0.2), 1);
      for (const y of [-49, -30, -11]) ball(pen, left + 6, y, 1.6, 1.6, '#5a5048');
    }
    faint(pen, 0.16, () => shape(pen, 'M-62 -56 H62 V-50 H-62 Z', DARK));
  },
};

const BOX: Container = {
  width: 150,
  height: 100,
  half: 52,
  rim: -62,
  back(pen) {
    shape(pen, 'M-56 -70 H56 L58 -52 H-58 Z', '#5f4024');
    // The far flap stands up, the two at the sides hang out.
    shape(pen, 'M-56 -69 H56 L50 -96 H-50 Z', mix(CARD, DARK, 0.2), {
      colour: mix(CARD, DARK, 0.38),
      from: -96,
      to: -69,
    });
    line(pen, 'M-50 -96 H50', mix(CARD, '#ffffff', 0.3), 1.2);
  },
  front(pen) {
    const { side } = pen;
    for (const way of [-1, 1] as const)
      shape(
        pen,
        `M${way * 56} -69 L${way * 74} -46 L${way * 72} -30 L${way * 58} -60 Z`,
        mix(CARD, way === side ? '#ffffff' : DARK, 0.16),
      );
    shape(pen, 'M-58 -61 H58 L55 0 H-55 Z', mix(CARD, '#ffffff', 0.12), {
      colour: mix(CARD, DARK, 0.24),
      from: -61,
      to: 0,
    });
    faint(pen, 0.7, () => shape(pen, 'M-9 -61 H9 L8.6 0 H-8.6 Z', mix(CARD, '#f6e6c8', 0.45)));
    // The near flap is folded down.
    shape(pen, 'M-58 -61 H58 L62 -41 H-62 Z', mix(CARD, '#ffffff', 0.24), {
      colour: mix(CARD, DARK, 0.06),
      from: -61,
      to: -41,
    });
    line(pen, 'M-62 -41 H62', mix(CARD, DARK, 0.34), 1);
    line(pen, 'M-58 -61 H58', mix(CARD, '#ffffff', 0.45), 1.2);
    for (const x of [30, 38]) line(pen, `M${x} -10 v-13 m-3 3 l3 -4 l3 4`, mix(CARD, DARK, 0.45), 1.3);
  },
};

const STAVES = 9;

/** How far the near rim hangs down, from the left, -1, to the right. */
function dipAt(across: number): number {
  return 7.5 * Math.sqrt(Math.max(0, 1 - across * across));
}

const BUCKET: Container = {
  width: 96,
  height: 108,
  half: 36,
  rim: -64,
  back(pen) {
    line(pen, 'M-40 -64 C-44 -116 44 -116 40 -64', '#6a6e76', 2.6);
    oval(pen, 0, -64, 42, 8.5, '#3a2414');
  },
  front(pen) {
    for (let stave = 0; stave < STAVES; stave++) {
      const [a, b] = [stave / STAVES, (stave + 1) / STAVES].map((part) => Math.sin((part - 0.5) * Math.PI));
      const [from, to] = [a ?? 0, b ?? 0];
      const light = 1 - Math.abs((from + to) / 2 - pen.side * 0.45);
      const tone = mix(WOOD, light > 0.5 ? '#ffffff' : DARK, Math.abs(light - 0.5) * 0.5);
      shape(
        pen,
        `M${from * 42} ${-64 + dipAt(from)} L${to * 42} ${-64 + dipAt(to)} L${to * 31} ${-5 + dipAt(to) * 0.6} L${from * 31} ${-5 + dipAt(from) * 0.6} Z`,
        tone,
        { colour: mix(tone, DARK, 0.3), from: -64, to: 0 },
      );
      line(
        pen,
        `M${from * 42} ${-64 + dipAt(from)} L${from * 31} ${-5 + dipAt(from) * 0.6}`,
        mix(WOOD, DARK, 0.5),
        0.8,
      );
    }
    for (const [y, half] of [
      [-50, 39.6],
      [-18, 33.6],
    ] as const) {
      line(pen, `M${-half} ${y} Q0 ${y + 15} ${half} ${y}`, '#5c6168', 5);
      line(pen, `M${-half} ${y - 1.4} Q0 ${y + 13.6} ${half} ${y - 1.4}`, '#a8aeb6', 1.1);
    }
    line(pen, 'M-42 -64 Q0 -47 42 -64', mix(WOOD, '#ffffff', 0.4), 2);
  },
};

/** Without its tea: who sits in it looks over the rim. */
const CUP: Container = {
  width: 142,
  height: 84,
  half: 44,
  rim: -66,
  across: -6,
  holdsModels: true,
  back(pen) {
    oval(pen, -6, -9, 60, 12, mix(STONEWARE, '#4a4a5a', 0.2));
    oval(pen, -6, -11, 60, 11, mix(STONEWARE, '#ffffff', 0.5));
    oval(pen, -6, -10, 40, 6.5, mix(STONEWARE, '#4a4a5a', 0.16));
    oval(pen, -6, -66, 48, 10, mix(STONEWARE, '#4a3a3a', 0.42));
  },
  front(pen) {
    line(pen, 'M38 -56 C74 -62 70 -22 30 -27', mix(STONEWARE, '#4a4a5a', 0.24), 8.5);
    line(pen, 'M38 -57 C72 -62 69 -24 30 -28', mix(STONEWARE, '#ffffff', 0.4), 4);
    shape(
      pen,
      'M-54 -66 C-34 -53 22 -53 42 -66 C42 -36 30 -16 16 -9 Q-6 -4 -28 -9 C-42 -16 -54 -36 -54 -66 Z',
      mix(STONEWARE, '#ffffff', 0.45),
      { colour: mix(STONEWARE, '#3a3a4c', 0.34), from: -66, to: -6 },
    );
    line(pen, 'M-54 -66 C-34 -53 22 -53 42 -66', '#ffffff', 2.4);
    line(pen, 'M-52 -55 C-32 -42 20 -42 40 -55', '#7f9fc4', 2.2);
    for (const x of [-34, -16, 4, 22]) {
      const y = -34 + Math.abs(x + 6) * -0.12;
      ball(pen, x, y, 3, 3, '#d8788a');
      line(pen, `M${x} ${y + 4} q1 5 -2 8`, '#7fa06a', 1.4);
    }
    faint(pen, 0.4, () => ball(pen, -6 + pen.side * 28, -40, 4, 13, '#ffffff'));
  },
};

const PLATE: Container = {
  width: 150,
  height: 46,
  half: 52,
  rim: -14,
  back(pen) {
    oval(pen, 0, -12, 73, 12, mix(STONEWARE, '#4a4a5a', 0.34));
    oval(pen, 0, -14, 73, 12, mix(STONEWARE, '#ffffff', 0.6));
    oval(pen, 0, -13, 54, 8, mix(STONEWARE, '#4a4a5a', 0.14));
  },
  front(pen) {
    line(pen, 'M-72 -13 C-52 2 52 2 72 -13', mix(STONEWARE, '#ffffff', 0.7), 3);
    line(pen, 'M-70 -10 C-50 5 50 5 70 -10', '#7f9fc4', 1.2);
  },
};

const POT: Container = {
  width: 132,
  height: 84,
  half: 46,
  rim: -60,
  back(pen) {
    oval(pen, 0, -60, 52, 10, '#2a2c34');
  },
  front(pen) {
    const iron = '#5c6a78';
    for (const way of [-1, 1])
      line(
        pen,
        `M${way * 50} -46 q${way * 14} 2 ${way * 11} 12 q${way * -3} 5 ${way * -12} 3`,
        mix(iron, DARK, 0.3),
        4.6,
      );
    shape(
      pen,
      'M-52 -60 C-34 -47 34 -47 52 -60 L50 -14 Q46 0 30 1 H-30 Q-46 0 -50 -14 Z',
      mix(iron, '#ffffff', 0.24),
      {
        colour: mix(iron, DARK, 0.44),
        from: -60,
        to: 0,
      },
    );
    faint(pen, 0.4, () => ball(pen, pen.side * 30, -32, 5, 18, '#ffffff'));
    line(pen, 'M-52 -60 C-34 -47 34 -47 52 -60', mix(iron, '#ffffff', 0.5), 3);
  },
};

const CLAY_POT: Container = {
  width: 128,
  height: 104,
  half: 36,
  rim: -92,
  back(pen) {
    oval(pen, 0, -92, 44, 9, '#4a2414');
  },
  front(pen) {
    const clay = '#b8663f';
    shape(
      pen,
      'M-44 -92 C-30 -80 30 -80 44 -92 L41 -80 C60 -68 64 -40 52 -18 C46 -6 38 0 28 1 H-28 C-38 0 -46 -6 -52 -18 C-64 -40 -60 -68 -41 -80 Z',
      mix(clay, '#ffe2c4', 0.16),
      { colour: mix(clay, DARK, 0.42), from: -92, to: 2 },
    );
    // The turns of the wheel, and a band that was scratched into it.
    for (const [y, half] of [
      [-66, 54],
      [-28, 55],
      [-14, 48],
    ] as const)
      faint(pen, 0.5, () => line(pen, `M${-half} ${y} Q0 ${y + 13} ${half} ${y}`, mix(clay, DARK, 0.4), 1.4));
    for (let at = -5; at <= 5; at++)
      line(pen, `M${at * 10 - 4} ${-51 - Math.abs(at)} l5 9 l5 -9`, mix(clay, DARK, 0.34), 1.5);
    faint(pen, 0.2, () => ball(pen, pen.side * 30, -48, 8, 22, '#ffe8d0'));
    line(pen, 'M-44 -92 C-30 -80 30 -80 44 -92', mix(clay, '#ffe2c4', 0.36), 5);
    line(pen, 'M-42 -84 C-28 -73 28 -73 42 -84', mix(clay, DARK, 0.3), 1.2);
  },
};

const BARROW: Container = {
  width: 190,
  height: 96,
  half: 50,
  rim: -62,
  across: -2,
  back(pen) {
    shape(pen, 'M-62 -66 L50 -66 L62 -56 L-70 -56 Z', '#23402e');
  },
  front(pen) {
    const green = '#4f8a5c';
    // The wheel is before the tray, the two handles behind it.
    line(pen, 'M-88 -54 L-50 -26 L56 -18', mix(WOOD, DARK, 0.3), 5);
    line(pen, 'M-92 -58 L-50 -30 L60 -20', WOOD, 4);
    line(pen, 'M-92 -58 l12 8', '#3a3a42', 6);
    line(pen, 'M-40 -28 L-46 -2 M-26 -28 L-34 -2', '#4a4e56', 4);
    shape(pen, 'M-70 -60 C-40 -50 34 -50 62 -60 L38 -22 H-44 Z', mix(green, '#ffffff', 0.22), {
      colour: mix(green, DARK, 0.4),
      from: -60,
      to: -22,
    });
    line(pen, 'M-70 -60 C-40 -50 34 -50 62 -60', mix(green, '#ffffff', 0.42), 3.4);
    ball(pen, 60, -19, 19, 19, '#33343c');
    ball(pen, 60, -19, 13, 13, '#c2c6cc');
    for (let spoke = 0; spoke < 6; spoke++) {
      const angle = (spoke / 6) * Math.PI * 2;
      line(pen, `M60 -19 l${Math.cos(angle) * 12} ${Math.sin(angle) * 12}`, '#5a5e66', 1.8);
    }
    ball(pen, 60, -19, 3.4, 3.4, '#5a5e66');
  },
};

const BARREL: Container = {
  width: 106,
  height: 112,
  half: 38,
  rim: -104,
  back(pen) {
    oval(pen, 0, -102, 43, 8, '#321f12');
  },
  front(pen) {
    shape(
      pen,
      'M-43 -102 C-26 -92 26 -92 43 -102 C55 -68 55 -34 42 -4 C26 3 -26 3 -42 -4 C-55 -34 -55 -68 -43 -102 Z',
      mix(WOOD, '#ffffff', 0.1),
      {
        colour: mix(WOOD, DARK, 0.4),
        from: -100,
        to: 0,
      },
    );
    for (let stave = -3; stave <= 3; stave++)
      line(
        pen,
        `M${stave * 12} ${-96 - Math.abs(stave) * 1.6} C${stave * 15} -66 ${stave * 15} -34 ${stave * 12} 0`,
        mix(WOOD, DARK, 0.42),
        1,
      );
    for (const [y, half] of [
      [-88, 46],
      [-62, 51],
      [-32, 50],
      [-10, 44],
    ] as const) {
      line(pen, `M${-half} ${y} Q0 ${y + 12} ${half} ${y}`, '#565a62', 5.4);
      line(pen, `M${-half} ${y - 1.6} Q0 ${y + 10.4} ${half} ${y - 1.6}`, '#9aa0a8', 1.1);
    }
    line(pen, 'M-43 -102 C-26 -92 26 -92 43 -102', mix(WOOD, '#ffffff', 0.36), 2.4);
  },
};

/** Drawn out of its sleeve, with the matches' striking side before. */
const MATCHBOX: Container = {
  width: 176,
  height: 56,
  half: 62,
  rim: -36,
  back(pen) {
    shape(pen, 'M-70 -50 H64 L76 -34 H-78 Z', '#d9c6a2');
    shape(pen, 'M-64 -47 H58 L66 -36 H-68 Z', '#a88f68');
  },
  front(pen) {
    shape(pen, 'M-78 -35 H76 V0 H-78 Z', '#e9d8b6', { colour: '#b99f74', from: -35, to: 0 });
    line(pen, 'M-78 -35 H76', '#fff4dc', 1.6);
    shape(pen, 'M34 -54 H70 L84 -38 V1 H44 V-36 Z', '#c8412f', { colour: '#8c2a24', from: -54, to: 0 });
    shape(pen, 'M44 -26 H84 V-9 H44 Z', '#4a3430');
    shape(pen, 'M34 -54 H70 L84 -38 H44 Z', '#e2604a');
  },
};

/** Open on the floor, its lid up behind. */
const SUITCASE: Container = {
  width: 166,
  height: 132,
  half: 62,
  rim: -44,
  back(pen) {
    shape(pen, 'M-70 -54 L-66 -126 Q-65 -132 -58 -132 H58 Q65 -132 66 -126 L70 -54 Z', '#7a4a2c', {
      colour: '#4f2f1e',
      from: -132,
      to: -54,
    });
    shape(pen, 'M-63 -56 L-59 -122 H59 L63 -56 Z', '#d8b48a', { colour: '#9c7450', from: -122, to: -56 });
    for (const x of [-30, 30]) line(pen, `M${x * 0.95} -122 L${x} -56`, '#8a5a3a', 3);
    shape(pen, 'M-70 -54 H70 L76 -40 H-76 Z', '#4a2e1c');
  },
  front(pen) {
    shape(pen, 'M-76 -44 H76 L74 -6 Q73 0 66 0 H-66 Q-73 0 -74 -6 Z', '#9a6238', {
      colour: '#5c3620',
      from: -44,
      to: 0,
    });
    line(pen, 'M-76 -43 H76', '#c89868', 3);
    line(pen, 'M-18 -30 q0 12 18 12 q18 0 18 -12', '#3c2418', 4.4);
    for (const x of [-46, 46]) {
      bar(pen, x - 7, -44, 14, 14, '#d8b45c', 2);
      ball(pen, x, -34, 2.2, 2.2, '#6a4a1c');
    }
    for (const way of [-1, 1])
      shape(
        pen,
        `M${way * 75} -12 L${way * 74} -4 Q${way * 73} 0 ${way * 66} 0 L${way * 58} 0 Q${way * 70} -4 ${way * 75} -12 Z`,
        '#d8b45c',
      );
  },
};

export const OPEN_CONTAINERS: Readonly<Record<string, Container>> = {
  crate: CRATE,
  package: BOX,
  bucket: BUCKET,
  cup: CUP,
  plate: PLATE,
  pot: POT,
  'clay-pot': CLAY_POT,
  wheelbarrow: BARROW,
  barrel: BARREL,
  matchbox: MATCHBOX,
  suitcase: SUITCASE,
};
