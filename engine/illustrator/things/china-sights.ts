// Sights of China with the rock they stand on: painted caves in a cliff, houses on stilts over a river, a pine that greets guests.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';
import { SHADE, face } from './sight-forms.ts';

/** Eaves of one storey with corners that turn up; `y` is their lower edge. */
function eaves(pen: Pen, x: number, y: number, half: number, rise: number, tile: Colour): void {
  face(
    pen,
    `M${x - half - 4} ${y - 4} Q${x - half * 0.7} ${y} ${x - half * 0.5} ${y} H${x + half * 0.5} Q${x + half * 0.7} ${y} ${x + half + 4} ${y - 4} L${x + half * 0.72} ${y - rise} H${x - half * 0.72} Z`,
    mix(pen.isSnowy ? '#f2f6fc' : tile, '#ffffff', 0.12),
    y - rise,
    y,
    pen.isSnowy ? 0.2 : 0.5,
  );
  for (let rib = -half * 0.9; rib <= half * 0.9; rib += 4)
    line(pen, `M${x + rib} ${y - 0.6} L${x + rib * 0.76} ${y - rise}`, mix(tile, SHADE, 0.45), 0.6);
}

/** Dunhuang: a cliff of sand with rows of caves, and nine storeys of red eaves before it. */
function mogaoCaves(pen: Pen): void {
  const sand: Colour = '#c99a62';
  const { random } = pen;
  face(
    pen,
    'M-170 0 L-168 -62 C-150 -80 -120 -86 -92 -92 C-60 -104 -30 -112 0 -110 C40 -114 70 -100 104 -92 C134 -88 156 -78 168 -58 L170 0 Z',
    mix(sand, '#fff0d0', 0.2),
    -112,
    0,
    0.36,
  );
  for (let ridge = 0; ridge < 30; ridge++) {
    const x = random.between(-160, 160);
    line(
      pen,
      `M${x} ${random.between(-84, -60)} q${random.between(-4, 4)} 22 ${random.between(-3, 3)} ${random.between(26, 56)}`,
      mix(sand, random.chance(0.5) ? '#fff0d0' : SHADE, 0.24),
      1.4,
    );
  }
  for (const [row, y] of [-16, -38, -60].entries())
    for (let x = -152 + row * 5; x < 154; x += 19) {
      if (Math.abs(x) < 46) continue;
      if (row === 2 && Math.abs(x) > 118) continue;
      shape(
        pen,
        `M${x - 5.4} ${y + 9} v-12 q5.4 -6 10.8 0 v12 Z`,
        mix('#5a3422', '#e8a85a', pen.isDark ? 0.6 : 0.06),
      );
      shape(
        pen,
        `M${x - 5.4} ${y - 3} q5.4 -6 10.8 0 l-1.6 2 h-7.6 Z`,
        random.pick(['#5f8f8a', '#a8503a', '#c8a04a'] as const),
      );
      line(pen, `M${x - 8} ${y + 9.4} h16`, mix(sand, SHADE, 0.4), 1.6);
    }
  for (const y of [-28, -50]) line(pen, `M-158 ${y} H-46 M46 ${y} H156`, '#8a6a4a', 1.2);
  const red: Colour = '#a8402e';
  face(pen, 'M-34 0 H34 V-124 H-34 Z', red, -124, 0, 0.4);
  for (let storey = 0; storey < 9; storey++) {
    const y = -10 - storey * 13.6;
    const half = 42 - storey * 3.1;
    bar(pen, -half + 8, y - 11, half * 2 - 16, 11, mix(red, '#ffffff', 0.06));
    for (let bay = -3; bay <= 3; bay++)
      shape(
        pen,
        `M${bay * (half * 0.23) - 1.8} ${y - 1} v-7 h3.6 v7 Z`,
        pen.isDark ? windowColour(pen) : '#5a2a20',
      );
    eaves(pen, 0, y - 8, half, 7, '#7a5a48');
  }
  ball(pen, 0, -140, 3, 4, '#d8a84c');
  for (let poplar = 0; poplar < 9; poplar++) {
    const x = -160 + poplar * 40 + random.between(-8, 8);
    if (Math.abs(x) < 30) continue;
    const tall = random.between(22, 34);
    shape(
      pen,
      `M${x - 6} 0 Q${x - 7} ${-tall * 0.6} ${x} ${-tall} Q${x + 7} ${-tall * 0.6} ${x + 6} 0 Z`,
      mix('#7a9a4a', SHADE, random.between(0, 0.24)),
      {
        colour: '#3f5a34',
        from: -tall,
        to: 0,
      },
    );
  }
}

/** One house over another on a slope, each on posts; all windows are lit at night. */
function stiltTier(pen: Pen, x: number, y: number, wide: number, storeys: number): void {
  const wood: Colour = '#7a4a30';
  for (let storey = 0; storey < storeys; storey++) {
    const low = y - storey * 17;
    const half = wide / 2 - storey * 2;
    face(
      pen,
      `M${x - half} ${low} h${half * 2} v-15 h${-half * 2} Z`,
      mix(wood, '#ffffff', 0.08),
      low - 15,
      low,
      0.4,
    );
    const bays = Math.max(3, Math.round(half / 5));
    for (let bay = 0; bay < bays; bay++) {
      const left = x - half + 2 + (bay * (half * 2 - 3)) / bays;
      const glass = pen.isDark ? pen.random.pick(['#ffd27a', '#ffbe5a', '#ffe0a0'] as const) : '#d8b47c';
      shape(pen, `M${left} ${low - 3.4} v-8 h${(half * 2) / bays - 3.4} v8 Z`, glass);
      line(pen, `M${left + (half * 2) / bays / 2 - 1.4} ${low - 3.4} v-8`, '#4a2a1c', 0.8);
    }
    line(pen, `M${x - half - 2} ${low - 1} h${half * 2 + 4}`, pen.isDark ? '#ffb84a' : '#a8382a', 1.4);
    eaves(pen, x, low - 13, half + 5, 6, '#50565c');
    if (!pen.isDark) continue;
    line(pen, `M${x - half - 8} ${low - 16} Q${x} ${low - 12.4} ${x + half + 8} ${low - 16}`, '#ffcf6a', 1.3);
  }
  eaves(pen, x, y - storeys * 17 + 3, wide / 2 + 3, 12, '#50565c');
}

function stiltHouses(pen: Pen): void {
  const rock: Colour = '#6a665c';
  face(
    pen,
    'M-150 0 L-146 -60 L-118 -118 L-84 -166 L-40 -196 L10 -206 L60 -190 L104 -150 L134 -96 L150 -40 L152 0 Z',
    rock,
    -200,
    0,
    0.44,
  );
  const { random } = pen;
  for (let bush = 0; bush < 46; bush++) {
    const x = random.between(-138, 140);
    const top = -196 + Math.abs(x - 6) * 1.06;
    const y = random.between(top, -10);
    ball(
      pen,
      x,
      y,
      random.between(6, 13),
      random.between(5, 9),
      mix('#4f7a42', SHADE, random.between(0, 0.36)),
    );
  }
  // Towers of the upper city stand over the edge.
  for (const [x, tall] of [
    [-34, 62],
    [-8, 84],
    [22, 70],
    [52, 56],
  ] as const) {
    bar(pen, x - 10, -190 - tall, 20, tall + 6, pen.isDark ? '#2c3a58' : '#9aa8b4');
    for (let y = -184 - tall; y < -192; y += 7)
      for (const column of [-6, -1, 4])
        if (random.chance(0.7))
          shape(pen, `M${x + column} ${y} h3 v3.4 h-3 Z`, pen.isDark ? '#ffdc92' : '#5f7488');
  }
  if (pen.isDark) shineAround(pen, 0, -80, 150, '#ffa83a', 0.6);
  for (const [x, y, wide, storeys] of [
    [-6, -150, 110, 2],
    [-66, -106, 90, 2],
    [58, -104, 96, 3],
    [-4, -92, 84, 3],
    [-92, -52, 84, 3],
    [92, -50, 82, 3],
    [4, -42, 124, 3],
    [-62, -10, 96, 2],
    [64, -8, 104, 2],
  ] as const) {
    for (let post = -wide / 2 + 4; post <= wide / 2 - 3; post += 12)
      bar(pen, x + post, y, 2.8, Math.min(16, -y + 2), '#4a3024');
    stiltTier(pen, x, y, wide, storeys);
  }
  face(pen, 'M-154 2 H154 V-8 H-154 Z', '#8a8478', -8, 2, 0.4);
  // The cable car over the river.
  line(pen, 'M-190 -186 L-40 -252', '#3a3c44', 1.3);
  line(pen, 'M-146 -205 v8', '#3a3c44', 1.6);
  bar(pen, -158, -197, 24, 17, '#d8382c', 3);
  shape(pen, 'M-155 -194 h18 v7 h-18 Z', pen.isDark ? '#ffe6a8' : '#cfe4f0');
}

/** Flat clouds of needles on limbs that all reach to one side, on a crag of granite. */
function guestPine(pen: Pen): void {
  const rock: Colour = '#a39a90';
  face(
    pen,
    'M-52 0 L-58 -34 L-40 -62 L-46 -88 L-14 -112 L14 -108 L30 -84 L26 -52 L48 -24 L56 0 Z',
    mix(rock, '#ffffff', 0.12),
    -112,
    0,
    0.46,
  );
  for (const path of [
    'M-30 -96 L-26 -40 L-38 -8',
    'M4 -108 L8 -66 L-4 -30 L2 -2',
    'M24 -80 L18 -40 L32 -8',
    'M-46 -34 L-30 -26 L-24 -4',
  ])
    line(pen, path, mix(rock, SHADE, 0.5), 1.8);
  for (const path of ['M-40 -62 L-22 -56', 'M8 -66 L24 -60', 'M-4 -30 L12 -26'])
    line(pen, path, mix(rock, '#ffffff', 0.4), 1.6);
  const bark: Colour = '#5a4034';
  line(pen, 'M-6 -104 C-12 -130 4 -146 -4 -170 C-8 -186 2 -196 8 -206', bark, 9);
  line(pen, 'M-6 -128 C20 -136 46 -132 78 -140 M-2 -150 C26 -160 48 -158 66 -166', bark, 5.6);
  line(
    pen,
    'M-4 -146 C-24 -152 -40 -150 -56 -158 M-4 -174 C-18 -182 -30 -182 -40 -188 M0 -184 C18 -192 30 -192 42 -196',
    bark,
    4.4,
  );
  line(pen, 'M-4 -118 C-1 -130 8 -146 0 -168', mix(bark, '#d8b08a', 0.4), 1.6);
  const needles = (x: number, y: number, wide: number): void => {
    const green: Colour = '#2f5f42';
    for (let row = 2; row >= 0; row--)
      for (let tuft = 0; tuft < 9; tuft++) {
        const part = tuft / 8 - 0.5;
        ball(
          pen,
          x + part * wide * (1 - row * 0.16),
          y - row * 3.4 + part * part * 7,
          wide * 0.12,
          5,
          mix(
            green,
            pen.isSnowy && row === 2 ? '#f4f8fc' : row === 2 ? '#9ac078' : SHADE,
            row === 2 ? (pen.isSnowy ? 0.85 : 0.4) : 0.16 * (1 - row),
          ),
        );
      }
  };
  for (const [x, y, wide] of [
    [86, -142, 62],
    [52, -136, 46],
    [70, -168, 56],
    [34, -162, 42],
    [-58, -160, 50],
    [-28, -154, 36],
    [-42, -190, 44],
    [44, -198, 46],
    [8, -212, 60],
    [-10, -200, 40],
  ] as const)
    needles(x, y, wide);
}

export const CHINA_SIGHTS: Record<string, OwnDrawing> = {
  'own/mogao-caves': { width: 344, height: 146, paint: mogaoCaves },
  'own/stilt-houses': {
    width: 384,
    height: 282,
    paint: (pen) => {
      pen.brush.translate(18, 0);
      stiltHouses(pen);
    },
  },
  'own/guest-pine': { width: 240, height: 226, paint: guestPine },
};
