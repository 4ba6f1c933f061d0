// More of what cities are known by: twin spires, a mosque of many domes, towers that carry a ship, a statue on its rock.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, shape, shineAround, windowColour, type OwnDrawing, type Pen } from './pen.ts';
import { SHADE, solid } from './sight-forms.ts';

/** The half of a form that turns away from the light. */
function shadeHalf(pen: Pen, x: number, wide: number, top: number, foot: number, strength = 0.26): void {
  const left = pen.side > 0 ? x - wide : x;
  const { brush } = pen;
  brush.globalAlpha = strength;
  shape(pen, `M${left} ${top} h${wide} V${foot} h${-wide} Z`, SHADE);
  brush.globalAlpha = 1;
}

function pointed(pen: Pen, x: number, y: number, wide: number, tall: number, colour?: Colour): void {
  shape(
    pen,
    `M${x - wide} ${y} V${y - tall * 0.6} Q${x - wide * 0.8} ${y - tall * 0.9} ${x} ${y - tall} Q${x + wide * 0.8} ${y - tall * 0.9} ${x + wide} ${y - tall * 0.6} V${y} Z`,
    colour ?? windowColour(pen),
  );
}

/** Prague: two towers of dark stone, each roof with four little spires at its corners. */
function twinSpires(pen: Pen): void {
  const stone = '#8d8074';
  const slate = '#3f4650';
  solid(pen, 'M-46 0 V-70 L0 -112 L46 -70 V0 Z', stone, -112, 0);
  pointed(pen, 0, -34, 9, 42);
  line(pen, 'M0 -34 V-70 M-9 -52 H9', mix(stone, SHADE, 0.5), 1);
  for (const x of [-40, 40]) {
    bar(pen, x - 18, -132, 36, 132, stone);
    for (const y of [-20, -58, -96]) {
      line(pen, `M${x - 17.6} ${y - 22} h35.2`, mix(stone, SHADE, 0.4), 1.3);
      for (const across of [-7, 7]) pointed(pen, x + across, y, 3.4, 17);
    }
    solid(pen, `M${x - 21} -132 h42 v-6 h-42 Z`, mix(stone, '#ffffff', 0.1), -138, -132);
    solid(
      pen,
      `M${x - 18} -138 L${x - 6} -176 L${x} -214 L${x + 6} -176 L${x + 18} -138 Z`,
      slate,
      -214,
      -138,
    );
    for (const corner of [-17, 17])
      for (const part of [0, 0.45])
        shape(
          pen,
          `M${x + corner * (1 - part) - 4} ${-138 - part * 70} l4 -26 l4 26 Z`,
          mix(slate, part > 0 ? '#ffffff' : SHADE, 0.16),
        );
    ball(pen, x, -216, 2.4, 2.4, '#e8c050');
    line(pen, `M${x} -218 v-10`, '#d8b04a', 1.4);
    shadeHalf(pen, x, 18, -132, 0, 0.2);
  }
}

/** Istanbul: a great dome on smaller ones, and slim towers with balconies. */
function domedMosque(pen: Pen): void {
  const stone = '#cdbfa8';
  const lead = '#7d8ea0';
  for (const [x, tall] of [
    [-104, 168],
    [104, 168],
    [-72, 186],
    [72, 186],
  ] as const) {
    bar(pen, x - 4, -tall + 26, 8, tall - 26, mix(stone, '#ffffff', 0.1));
    for (const part of [0.5, 0.72]) bar(pen, x - 6.4, -tall * part - 3, 12.8, 6, stone, 1);
    shape(pen, `M${x - 4.6} ${-tall + 26} L${x} ${-tall} L${x + 4.6} ${-tall + 26} Z`, lead);
  }
  const dome = (x: number, foot: number, radius: number): void => {
    const { brush } = pen;
    brush.save();
    brush.beginPath();
    brush.rect(x - radius - 2, foot - radius - 4, radius * 2 + 4, radius + 4);
    brush.clip();
    ball(pen, x, foot, radius, radius * 0.86, lead);
    brush.restore();
    line(pen, `M${x} ${foot - radius * 0.86} v-8`, '#d8b04a', 1.6);
  };
  solid(pen, 'M-62 -44 H62 V-84 H-62 Z', stone, -84, -44);
  dome(0, -84, 50);
  for (const x of [-52, 52]) dome(x, -62, 27);
  solid(pen, 'M-92 0 V-44 H92 V0 Z', stone, -44, 0);
  for (const x of [-78, -39, 0, 39, 78]) dome(x, -43, 17);
  for (let x = -48; x <= 48; x += 16) pointed(pen, x, -66, 3.4, 13);
  for (let x = -80; x <= 80; x += 20) pointed(pen, x, -4, 6, 27, pen.isDark ? '#ffc873' : '#5a5348');
  if (pen.isDark) shineAround(pen, 0, -60, 90, '#ffcf8a', 0.35);
}

/** Rio: a white figure with arms spread out on the top of a steep green mountain. */
function christStatue(pen: Pen): void {
  const green = pen.isSnowy ? '#dfe6ee' : '#4d7550';
  solid(
    pen,
    'M-120 0 C-92 -22 -78 -40 -58 -74 C-44 -100 -34 -126 -14 -138 C-6 -143 8 -143 15 -137 C34 -118 40 -92 58 -66 C78 -38 96 -20 120 0 Z',
    green,
    -142,
    10,
  );
  const { random } = pen;
  for (let tuft = 0; tuft < 150; tuft++) {
    const up = random.next() ** 1.3;
    const half = 112 * (1 - up) ** 1.15 + 10;
    const [x, y] = [random.between(-1, 1) * half * 0.94, -up * 134];
    ball(pen, x, y, 4 - up * 2, 3 - up * 1.4, mix(green, random.chance(0.5) ? '#26402e' : '#8fae6a', 0.4));
  }
  shape(pen, 'M-2 -140 L10 -128 L6 -92 L16 -60 L4 -84 L-4 -112 Z', mix('#8b8078', SHADE, 0.1));
  const white = pen.isDark ? '#fff4dc' : '#f0ece2';
  if (pen.isDark) shineAround(pen, 0, -172, 46, '#fff0cc', 0.6);
  bar(pen, -7, -146, 14, 9, '#b8b0a4');
  solid(
    pen,
    'M-7 -146 L-6 -178 L-40 -181 L-41 -187 L-9 -190 Q-5 -193 0 -193 Q5 -193 9 -190 L41 -187 L40 -181 L6 -178 L7 -146 Z',
    white,
    -193,
    -140,
  );
  for (const x of [-3, 0.4, 3.6]) line(pen, `M${x} -184 L${x * 1.3} -148`, mix(white, SHADE, 0.3), 0.7);
  ball(pen, 0, -197, 4.4, 5.4, white);
}

/** San Francisco: a white pyramid far taller than wide, with two wings. */
function pyramidTower(pen: Pen): void {
  const white = '#e6e4de';
  shape(pen, 'M-38 0 L0 -240 L38 0 Z', mix(white, '#ffffff', 0.3), {
    colour: mix(white, SHADE, 0.16),
    from: -240,
    to: 0,
  });
  shape(pen, pen.side > 0 ? 'M-38 0 L0 -240 L-8 0 Z' : 'M38 0 L0 -240 L8 0 Z', mix(white, SHADE, 0.34));
  for (let row = 0; row < 26; row++) {
    const y = -10 - row * 7;
    const half = 38 * (1 + y / 240) - 1.5;
    line(pen, `M${-half} ${y} H${half}`, pen.isDark && row % 3 !== 1 ? '#ffd98a' : '#6f8092', 2.4);
  }
  for (const side of [-1, 1])
    shape(
      pen,
      `M${side * 6} -198 L${side * 13} -112 L${side * 20} -112 L${side * 8} -196 Z`,
      mix(white, SHADE, 0.1),
    );
}

/** Seoul: a white shaft with a broad head on a wooded hill. */
function hillTower(pen: Pen): void {
  const green = pen.isSnowy ? '#dfe6ee' : '#4f7650';
  solid(pen, 'M-110 0 C-84 -10 -62 -44 -26 -58 C-8 -64 14 -62 30 -54 C60 -40 82 -12 110 0 Z', green, -62, 6);
  const { random } = pen;
  for (let tree = 0; tree < 120; tree++) {
    const x = random.between(-1, 1) * 96;
    const top = 58 * Math.max(0, 1 - (x / 106) ** 2);
    ball(pen, x, -top * random.next(), 4.6, 4, mix(green, random.chance(0.5) ? '#24402c' : '#8fb06c', 0.36));
  }
  const grey = '#d9dde2';
  bar(pen, -6, -150, 12, 92, grey);
  if (pen.isDark) shineAround(pen, 0, -156, 46, '#8ad8ff', 0.6);
  solid(pen, 'M-10 -146 L-18 -158 H18 L10 -146 Z', grey, -158, -146);
  bar(pen, -20, -166, 40, 8, pen.isDark ? '#bfeaff' : '#7f93a6', 2);
  bar(pen, -18, -172, 36, 6, grey, 2);
  bar(pen, -12, -182, 24, 10, pen.isDark ? '#8ad8ff' : '#8c9cac', 2);
  bar(pen, -3.4, -206, 6.8, 24, grey);
  for (const y of [-204, -192]) line(pen, `M-3.4 ${y} h6.8`, '#c8503c', 2.6);
  line(pen, 'M0 -206 V-236', '#c8503c', 2);
}

/** Singapore: three towers that lean and carry a long ship. */
function marinaTowers(pen: Pen): void {
  const glass = '#a9bccb';
  for (const x of [-66, 0, 66]) {
    solid(pen, `M${x - 24} 0 L${x - 13} -128 H${x + 13} L${x + 20} 0 Z`, glass, -128, 0);
    shape(pen, `M${x - 24} 0 L${x - 13} -128 H${x - 4} L${x - 10} 0 Z`, mix(glass, SHADE, 0.34));
    for (let row = 0; row < 17; row++) {
      const y = -8 - row * 7;
      line(
        pen,
        `M${x - 9.4 - y * 0.03} ${y} H${x + 18 + y * 0.05}`,
        pen.isDark && (row * 7 + x) % 3 !== 0 ? '#ffe2a0' : '#62788c',
        1.5,
      );
    }
  }
  const hull = '#e9e4da';
  shape(pen, 'M-104 -142 C-40 -134 50 -134 116 -146 L106 -130 C50 -124 -50 -124 -90 -128 Z', hull, {
    colour: mix(hull, SHADE, 0.42),
    from: -144,
    to: -124,
  });
  if (pen.isDark) line(pen, 'M-92 -132 C-40 -127 50 -127 108 -136', '#ffe9b8', 1.6);
  for (let x = -84; x < 96; x += 11) ball(pen, x, -143, 4.6, 4, '#55885a');
}

/** New York: a tower that steps back toward its mast. */
function steppedTower(pen: Pen): void {
  const stone = '#c3b6a4';
  for (const [half, top, foot] of [
    [40, -46, 0],
    [33, -74, -46],
    [25, -172, -74],
    [19, -188, -172],
    [12, -200, -188],
  ] as const) {
    bar(pen, -half, top, half * 2, foot - top, stone);
    const columns = Math.max(3, Math.round(half / 4));
    for (let column = 0; column < columns; column++) {
      const x = -half + ((column + 0.5) * half * 2) / columns;
      for (let y = top + 5; y < foot - 3; y += 7) {
        const isOn = pen.isDark && pen.random.chance(0.6);
        shape(pen, `M${x - 1.5} ${y} h3 v4.4 h-3 Z`, isOn ? '#ffdf94' : mix('#56606c', stone, 0.15));
      }
    }
    line(pen, `M${-half} ${top} H${half}`, mix(stone, '#ffffff', 0.4), 1.2);
  }
  const crown = pen.isDark ? '#ffe7b0' : '#a9b3bd';
  if (pen.isDark) shineAround(pen, 0, -206, 34, '#fff0c4', 0.7);
  solid(pen, 'M-9 -200 L-6.4 -214 H6.4 L9 -200 Z', crown, -214, -200);
  solid(pen, 'M-5 -214 L0 -222 L5 -214 Z', crown, -222, -214);
  line(pen, 'M0 -222 V-246', '#8d979f', 2);
}

/** Berlin: six pairs of columns under a beam, and four horses on top. */
function brandenburgGate(pen: Pen): void {
  const stone = '#d3bf9c';
  solid(pen, 'M-100 0 V-8 H100 V0 Z', mix(stone, SHADE, 0.1), -8, 0);
  solid(pen, 'M-94 -8 V-82 H94 V-8 Z', mix(stone, SHADE, 0.3), -82, -8);
  for (const x of [-64, -32, 0, 32, 64]) {
    const wide = x === 0 ? 13 : 10;
    shape(pen, `M${x - wide} -8 V-78 H${x + wide} V-8 Z`, pen.isDark ? '#f0c47c' : '#a7b7c6');
  }
  for (const x of [-88, -48, -18, 18, 48, 88]) {
    bar(pen, x - 6, -78, 12, 70, stone, 1);
    for (const groove of [-2.4, 2.4]) line(pen, `M${x + groove} -74 V-12`, mix(stone, SHADE, 0.28), 0.8);
    bar(pen, x - 8, -82, 16, 5, mix(stone, '#ffffff', 0.2));
    bar(pen, x - 8, -11, 16, 4, mix(stone, '#ffffff', 0.1));
  }
  solid(pen, 'M-99 -82 V-96 H99 V-82 Z', stone, -96, -82);
  for (let x = -90; x <= 90; x += 12) line(pen, `M${x} -84 v-9`, mix(stone, SHADE, 0.34), 1.4);
  solid(pen, 'M-104 -96 H104 V-101 H-104 Z', mix(stone, '#ffffff', 0.18), -101, -96);
  solid(pen, 'M-56 -101 V-120 H56 V-101 Z', stone, -120, -101);
  solid(pen, 'M-60 -120 H60 V-124 H-60 Z', mix(stone, '#ffffff', 0.18), -124, -120);
  const bronze = '#4f7d70';
  for (const x of [-26, -10, 8, 24]) {
    shape(
      pen,
      `M${x - 7} -124 L${x - 6} -134 Q${x} -139 ${x + 4} -135 L${x + 5} -144 L${x + 9} -146 L${x + 10} -139 L${x + 7} -132 L${x + 8} -124 L${x + 5} -124 L${x + 4} -130 L${x - 3} -130 L${x - 4} -124 Z`,
      mix(bronze, SHADE, x < 0 ? 0.12 : 0.26),
    );
  }
  shape(pen, 'M-6 -134 Q0 -160 4 -160 Q9 -158 8 -134 Z', bronze);
  ball(pen, 2, -163, 3.4, 3.8, bronze);
  line(pen, 'M9 -136 V-176 M5 -172 H13', bronze, 1.7);
}

/** Barcelona: eight spires like grown stone, pierced all over, over a front of three gates. */
function spiredBasilica(pen: Pen): void {
  const stone = '#c9a97e';
  const spire = (x: number, half: number, top: number, tone: number): void => {
    const colour = mix(stone, SHADE, tone);
    solid(
      pen,
      `M${x - half} 0 C${x - half} ${top * 0.55} ${x - half * 0.7} ${top * 0.84} ${x - 2} ${top} H${x + 2} C${x + half * 0.7} ${top * 0.84} ${x + half} ${top * 0.55} ${x + half} 0 Z`,
      colour,
      top,
      0,
    );
    for (let row = 0; row < 15; row++) {
      const part = 0.34 + row * 0.038;
      const reach = half * (1 - ((part - 0.3) / 0.72) ** 1.8) * 0.7;
      for (const across of [-0.8, 0, 0.8])
        shape(
          pen,
          `M${x + across * reach - 1.2} ${top * part} h2.4 v-4.4 h-2.4 Z`,
          pen.isDark ? '#ffcf82' : mix(colour, SHADE, 0.55),
        );
    }
    ball(pen, x, top - 4, 3.6, 4.6, '#e6d9b8');
    line(pen, `M${x - 4} ${top - 5} h8 M${x} ${top - 12} v12`, '#d8b458', 1.4);
  };
  spire(0, 20, -206, 0.12);
  for (const x of [-26, 26]) spire(x, 13, -160, 0.14);
  for (const x of [-66, 66]) spire(x, 13, -142, 0.06);
  for (const x of [-46, 46]) spire(x, 14, -176, 0);
  solid(
    pen,
    'M-84 0 V-34 L-62 -62 L-42 -40 L0 -96 L42 -40 L62 -62 L84 -34 V0 Z',
    mix(stone, '#ffffff', 0.06),
    -96,
    0,
  );
  for (const [x, wide, tall] of [
    [0, 13, 58],
    [-52, 9, 36],
    [52, 9, 36],
  ] as const) {
    pointed(pen, x, 0, wide + 3, tall + 6, mix(stone, SHADE, 0.26));
    pointed(pen, x, 0, wide, tall, pen.isDark ? '#f4b862' : '#4e3a30');
  }
  ball(pen, 0, -70, 6.4, 6.4, pen.isDark ? '#ffd890' : '#5f7890');
  shadeHalf(pen, 0, 84, -30, 0, 0.14);
}

/** Athens: a temple of columns on its rock. */
function templeOnRock(pen: Pen): void {
  const rock = '#b39c7e';
  solid(
    pen,
    'M-124 0 L-116 -22 L-104 -30 L-100 -52 L-86 -58 L-60 -62 H72 L88 -56 L98 -34 L112 -26 L124 0 Z',
    rock,
    -62,
    6,
  );
  const { random } = pen;
  for (let crack = 0; crack < 40; crack++) {
    const [x, y] = [random.between(-100, 100), random.between(-50, -6)];
    line(pen, `M${x} ${y} l${random.between(-4, 4)} ${random.between(5, 14)}`, mix(rock, SHADE, 0.34), 1);
  }
  for (let bush = 0; bush < 34; bush++)
    ball(pen, random.between(-116, 116), random.between(-12, 0), 6, 4.6, pen.isSnowy ? '#e8edf2' : '#66794c');
  const marble = '#e8d9bc';
  solid(pen, 'M-66 -62 H66 V-68 H-66 Z', marble, -68, -62);
  shape(pen, 'M-60 -68 V-110 H60 V-68 Z', pen.isDark ? '#c88a48' : '#7d6a58');
  for (let column = 0; column < 8; column++) {
    const x = -56 + column * 16;
    bar(pen, x - 4.4, -110, 8.8, 42, marble, 1);
    line(pen, `M${x} -107 V-71`, mix(marble, SHADE, 0.24), 0.8);
    bar(pen, x - 6, -113, 12, 4, mix(marble, '#ffffff', 0.2));
  }
  solid(pen, 'M-66 -113 V-124 H66 V-113 Z', marble, -124, -113);
  for (let x = -60; x <= 60; x += 10) line(pen, `M${x} -115 v-7`, mix(marble, SHADE, 0.3), 1.6);
  solid(pen, 'M-70 -124 L0 -148 L70 -124 Z', marble, -148, -124);
  shape(pen, 'M-54 -126 L0 -144 L54 -126 Z', mix(marble, SHADE, 0.22));
}

export const CITY_SIGHT_DRAWINGS: Readonly<Record<string, OwnDrawing>> = {
  'own/twin-spires': { width: 130, height: 230, paint: twinSpires },
  'own/domed-mosque': { width: 224, height: 190, paint: domedMosque },
  'own/christ-statue': { width: 244, height: 206, paint: christStatue },
  'own/pyramid-tower': { width: 80, height: 242, paint: pyramidTower },
  'own/hill-tower': { width: 224, height: 238, paint: hillTower },
  'own/marina-towers': { width: 224, height: 152, paint: marinaTowers },
  'own/stepped-tower': { width: 84, height: 248, paint: steppedTower },
  'own/brandenburg-gate': { width: 212, height: 180, paint: brandenburgGate },
  'own/spired-basilica': { width: 174, height: 222, paint: spiredBasilica },
  'own/temple-on-rock': { width: 250, height: 150, paint: templeOnRock },
};
