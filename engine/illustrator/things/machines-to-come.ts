// Machines and beings of science fiction: a robot and an alien on their legs, a flying car, a rover, a time machine.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { ball, bar, line, moved, shadeInto, shape, shineAround, type OwnDrawing, type Pen } from './pen.ts';

const STEEL = '#b8c2ce';
const JOINT = '#3c4654';
const NIGHT = '#141a2c';

const below = shadeInto(NIGHT, 0.36);

/** Two segments with a dark joint between them. */
function jointed(pen: Pen, points: readonly (readonly [number, number])[], wide: number, tone: Colour): void {
  points.forEach(([x, y], index) => {
    const next = points[index + 1];
    if (!next) return;
    const path = `M${x} ${y} L${next[0]} ${next[1]}`;
    line(pen, path, mix(tone, NIGHT, 0.42), wide + 2);
    line(pen, path, tone, wide);
    line(
      pen,
      `M${x + pen.side * wide * 0.2} ${y} L${next[0] + pen.side * wide * 0.2} ${next[1]}`,
      mix(tone, '#ffffff', 0.45),
      wide * 0.22,
    );
  });
  for (const [x, y] of points.slice(0, -1)) ball(pen, x, y, wide * 0.68, wide * 0.68, JOINT);
}

/** Of plates, with a visor that shines; both feet on the ground. */
function robot(pen: Pen): void {
  const shell = STEEL;
  const glow = '#58d8f4';
  for (const side of [-1, 1]) {
    jointed(
      pen,
      [
        [side * 15, -86],
        [side * 17, -48],
        [side * 17, -12],
      ],
      14,
      shell,
    );
    shape(
      pen,
      `M${side * 17 - 11} -15 Q${side * 17} -20 ${side * 17 + 11} -15 L${side * 17 + 14} 0 L${side * 17 - 14} 0 Z`,
      mix(shell, '#ffffff', 0.2),
      below(shell, -16, 0, 0.5),
    );
    bar(pen, side * 17 - 9, -58, 18, 18, mix(shell, '#ffffff', 0.18), 6);
  }
  shape(pen, 'M-24 -98 L24 -98 L20 -78 L-20 -78 Z', JOINT, below(JOINT, -98, -78));
  for (const side of [-1, 1])
    jointed(
      pen,
      [
        [side * 38, -146],
        [side * 46, -114],
        [side * 44, -84],
      ],
      11,
      shell,
    );
  shape(
    pen,
    'M-34 -156 Q0 -164 34 -156 L31 -122 Q28 -104 18 -96 L-18 -96 Q-28 -104 -31 -122 Z',
    mix(shell, '#ffffff', 0.34),
    below(shell, -160, -94, 0.42),
  );
  line(pen, 'M-29 -122 Q0 -114 29 -122 M0 -117 V-97', mix(shell, NIGHT, 0.5), 1.4);
  shineAround(pen, 0, -136, 22, glow, 0.55);
  ball(pen, 0, -136, 8, 8, NIGHT);
  ball(pen, 0, -136, 5.6, 5.6, glow);
  for (const side of [-1, 1]) {
    ball(pen, side * 39, -149, 12, 11, mix(shell, '#ffffff', 0.14));
    // A hand of three fingers.
    ball(pen, side * 44, -80, 6.4, 6.4, JOINT);
    for (const finger of [-4.4, 0, 4.4])
      line(pen, `M${side * 44 + finger * 0.7} -78 L${side * 44 + finger} -67`, mix(shell, NIGHT, 0.3), 3.6);
  }
  bar(pen, -7, -168, 14, 12, JOINT, 3);
  robotHead(pen);
}

/** With a visor, an aerial and two shining eyes; its chin is where the robot has it. */
function robotHead(pen: Pen): void {
  const shell = STEEL;
  const glow = '#58d8f4';
  line(pen, 'M15 -204 L19 -216', JOINT, 2);
  ball(pen, 19.4, -217, 2.8, 2.8, '#f0645a');
  shape(
    pen,
    'M-25 -184 C-25 -206 -14 -210 0 -210 C14 -210 25 -206 25 -184 C25 -170 16 -164 0 -164 C-16 -164 -25 -170 -25 -184 Z',
    mix(shell, '#ffffff', 0.4),
    below(shell, -208, -164, 0.4),
  );
  for (const side of [-1, 1]) bar(pen, side * 26 - 4, -193, 8, 16, JOINT, 3);
  shape(pen, 'M-20 -196 Q0 -200 20 -196 L19 -181 Q0 -175 -19 -181 Z', NIGHT, below('#28344e', -198, -178));
  for (const side of [-1, 1]) {
    shineAround(pen, side * 9, -188, 10, glow, 0.6);
    ball(pen, side * 9, -188, 4, 4, glow);
  }
  line(pen, 'M-7 -171 H7', mix(shell, NIGHT, 0.55), 1.8);
}

/** Slight, with a great head, black eyes and long hands. */
function alien(pen: Pen): void {
  const skin = '#8fb68a';
  const dark = mix(skin, '#1c3048', 0.46);
  const limbOf = (path: string, wide: number): void => {
    line(pen, path, dark, wide + 1.6);
    line(pen, path, mix(skin, '#1c3048', 0.14), wide);
  };
  for (const side of [-1, 1]) {
    limbOf(`M${side * 8} -70 Q${side * 13} -44 ${side * 10} -6`, 9);
    shape(
      pen,
      `M${side * 10 - 7} -7 Q${side * 10} -11 ${side * 10 + 7} -7 L${side * 10 + 10} 0 L${side * 10 - 10} 0 Z`,
      skin,
      below(skin, -9, 0, 0.5),
    );
  }
  shape(
    pen,
    'M-19 -118 Q0 -126 19 -118 C17 -100 12 -88 15 -66 Q0 -58 -15 -66 C-12 -88 -17 -100 -19 -118 Z',
    mix(skin, '#ffffff', 0.18),
    below(skin, -122, -62, 0.44),
  );
  line(pen, 'M-7 -98 Q0 -94 7 -98 M-6 -88 Q0 -84 6 -88', dark, 1);
  for (const side of [-1, 1]) {
    limbOf(`M${side * 18} -114 Q${side * 30} -92 ${side * 27} -66`, 6.4);
    for (const finger of [-5, 0, 5])
      limbOf(`M${side * 27} -66 Q${side * 27 + finger} -58 ${side * 27 + finger * 1.1} -50`, 2.2);
  }
  bar(pen, -4.4, -132, 8.8, 16, mix(skin, '#1c3048', 0.16), 3);
  shape(
    pen,
    'M0 -124 C-12 -126 -34 -148 -34 -168 C-34 -190 -18 -200 0 -200 C18 -200 34 -190 34 -168 C34 -148 12 -126 0 -124 Z',
    mix(skin, '#ffffff', 0.28),
    below(skin, -198, -126, 0.4),
  );
  for (const side of [-1, 1]) {
    shape(
      pen,
      `M${side * 5} -150 C${side * 8} -164 ${side * 18} -172 ${side * 28} -168 C${side * 28} -156 ${side * 18} -146 ${side * 5} -150 Z`,
      '#10141e',
      { colour: '#2c3a54', from: -170, to: -146 },
    );
    ball(pen, side * 17 - 3, -162, 2.6, 2, '#e4f0ff');
  }
  line(pen, 'M-5 -134.6 Q0 -133 5 -134.6', dark, 1.6);
  line(pen, 'M-1.8 -143 V-141 M1.8 -143 V-141', dark, 1.1);
}

/** From the side, without wheels: two drives that blow downward bear it, a third one pushes. */
function flyingCar(pen: Pen): void {
  const paint = pen.random.pick(['#c8384a', '#2f7fc4', '#e2a63a', '#6a58c0', '#d8dee6', '#2fa08c']);
  const thrust = '#6ce4ff';
  for (const x of [-54, 52]) {
    shineAround(pen, x, -8, 34, thrust, 0.6);
    shape(pen, `M${x - 15} -18 L${x + 15} -18 L${x + 5} 0 L${x - 5} 0 Z`, mix(thrust, '#ffffff', 0.6), {
      colour: thrust,
      from: -18,
      to: -2,
    });
  }
  shineAround(pen, 98, -38, 34, '#ff9a5c', 0.7);
  shape(pen, 'M88 -45 L122 -39 L88 -32 Z', '#fff0c8', { colour: '#ff8a4a', from: -45, to: -32 });
  shape(pen, 'M62 -58 L96 -78 L98 -72 L84 -50 Z', mix(paint, NIGHT, 0.3), below(paint, -78, -50, 0.6));
  shape(
    pen,
    'M-98 -34 C-94 -44 -70 -50 -46 -53 C-32 -68 -14 -74 8 -74 C34 -74 48 -66 60 -54 C76 -52 90 -48 92 -38 C92 -28 84 -22 70 -20 L-74 -20 C-90 -22 -98 -26 -98 -34 Z',
    mix(paint, '#ffffff', 0.26),
    below(paint, -74, -20, 0.5),
  );
  shape(
    pen,
    'M-40 -52 C-28 -64 -12 -69 6 -69 C26 -69 40 -63 50 -53 Z',
    '#a8d4ea',
    below('#3c6488', -69, -52, 0.1),
  );
  line(pen, 'M6 -69 V-53', mix(paint, NIGHT, 0.4), 2.6);
  line(pen, 'M-32 -55 L-20 -64', '#ffffff', 1.8);
  line(pen, 'M-88 -36 Q0 -44 88 -38', mix(paint, '#ffffff', 0.55), 1.6);
  for (const x of [-54, 52]) {
    shape(
      pen,
      `M${x - 26} -27 Q${x} -36 ${x + 26} -27 L${x + 20} -15 L${x - 20} -15 Z`,
      JOINT,
      below('#5c6a7c', -34, -15, 0.6),
    );
    line(pen, `M${x - 18} -16 H${x + 18}`, thrust, 2.4);
  }
  shineAround(pen, -93, -36, 22, '#fff2c0', 0.8);
  ball(pen, -92, -36, 4.4, 3.2, '#fff6d8');
  bar(pen, 86, -42, 5, 9, '#ff4a4a', 2);
}

/** Six wheels on a rocker, a mast with two eyes, a dish, plates that drink the sun. */
function rover(pen: Pen): void {
  const body = '#e2ddd2';
  line(pen, 'M-58 -14 L-30 -34 L4 -30 L30 -14 M4 -30 L62 -16 M-30 -34 L-20 -44', '#5c626c', 5);
  for (const x of [-60, 2, 62]) {
    ball(pen, x, -15, 15, 15, '#34383f');
    ball(pen, x, -15, 8.4, 8.4, '#8d949e');
    for (let spoke = 0; spoke < 6; spoke++) {
      const turn = (spoke / 6) * Math.PI * 2;
      line(pen, `M${x} -15 l${Math.cos(turn) * 12} ${Math.sin(turn) * 12}`, '#555c66', 1.6);
    }
  }
  shape(pen, 'M-52 -62 L52 -62 L58 -38 L-46 -38 Z', body, below(body, -62, -38, 0.44));
  shape(pen, 'M-62 -70 L64 -70 L54 -61 L-52 -61 Z', '#27406e', below('#3c62a4', -70, -61, 0.5));
  for (const x of [-38, -14, 10, 34]) line(pen, `M${x - 2} -69.4 L${x + 1} -61.4`, '#9fc0e8', 1);
  line(pen, 'M-40 -70 L-42 -112', '#c6c9cc', 4);
  bar(pen, -56, -124, 28, 14, body, 3);
  for (const x of [-51, -38]) {
    ball(pen, x, -117, 4, 4, '#1d2230');
    ball(pen, x - 1, -118, 1.2, 1.2, '#bfe4ff');
  }
  line(pen, 'M40 -70 L42 -88', '#c6c9cc', 3);
  shape(pen, 'M26 -100 Q44 -78 62 -96 Q46 -90 26 -100 Z', '#f2f0ea', below(body, -100, -82, 0.3));
  line(pen, 'M-46 -46 L-72 -56 L-84 -40', '#9aa0a8', 4);
  ball(pen, -84, -39, 4.6, 4.6, '#5c626c');
}

/** A seat in a frame of brass, a great dish behind it that turns, lights and levers. */
function timeMachine(pen: Pen): void {
  const brass = '#c8953c';
  const glow = '#7ce0f0';
  shineAround(pen, 22, -92, 96, glow, 0.4);
  ball(pen, 22, -92, 68, 68, '#5a3c22');
  for (const [reach, tone] of [
    [66, mix(brass, '#ffffff', 0.16)],
    [58, '#3c2a22'],
    [54, brass],
    [24, '#3c2a22'],
    [20, mix(brass, '#ffffff', 0.3)],
  ] as const)
    ball(pen, 22, -92, reach, reach, tone);
  for (let spoke = 0; spoke < 12; spoke++) {
    const turn = (spoke / 12) * Math.PI * 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    line(pen, `M${22 + x * 26} ${-92 + y * 26} L${22 + x * 52} ${-92 + y * 52}`, '#5a3c22', 3);
    ball(pen, 22 + x * 61, -92 + y * 61, 3.4, 3.4, glow);
  }
  shape(
    pen,
    'M-86 -12 L78 -12 C92 -12 92 -2 78 0 L-86 0 C-100 -2 -100 -12 -86 -12 Z',
    brass,
    below(brass, -12, 0, 0.5),
  );
  line(pen, 'M-82 -12 C-92 -60 -80 -84 -58 -92 M-82 -12 H70', '#8a5f26', 5);
  shape(pen, 'M-30 -42 L20 -42 L24 -34 L-34 -34 Z', '#9c2f34', below('#b8444a', -44, -34, 0.4));
  shape(
    pen,
    'M14 -44 C20 -74 22 -90 18 -104 C30 -108 38 -102 38 -92 C38 -70 34 -52 28 -34 L12 -34 Z',
    '#b8444a',
    below('#b8444a', -104, -34, 0.5),
  );
  for (const x of [-24, 18]) bar(pen, x, -34, 6, 23, '#6a4a2a', 2);
  bar(pen, -76, -54, 34, 10, '#8a5f26', 3);
  shape(pen, 'M-80 -72 L-46 -72 L-42 -54 L-78 -54 Z', '#3c2a22', below('#6a4a2a', -72, -54));
  for (const [x, tone] of [
    [-71, '#ff7a5a'],
    [-61, '#ffd66a'],
    [-51, glow],
  ] as const) {
    shineAround(pen, x, -63, 8, tone, 0.6);
    ball(pen, x, -63, 3.4, 3.4, tone);
  }
  line(pen, 'M-48 -72 L-38 -92', '#d8dce2', 3);
  ball(pen, -37, -94, 5, 5, '#e0544a');
}

export const MACHINES_TO_COME: Record<string, OwnDrawing> = {
  'own/robot': { width: 116, height: 222, paint: robot },
  'own/robot-head': { width: 64, height: 62, paint: (pen) => moved(pen, robotHead, 0, 162) },
  'own/alien': { width: 78, height: 202, paint: alien },
  'own/flying-car': { width: 250, height: 82, isLamp: true, paint: flyingCar },
  'own/rover': { width: 182, height: 128, paint: rover },
  'own/time-machine': { width: 204, height: 164, isLamp: true, paint: timeMachine },
};
