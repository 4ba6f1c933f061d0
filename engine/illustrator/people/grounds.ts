// What is under and around who works: the water of a paddy, a bed of flowers, a snowboard, a flight of steps.

import { paintSkateboard } from '../things/pastimes.ts';
import { fill, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Skeleton } from './skeleton.ts';

const FIELD = 108;

/** Behind the legs: shallow water, which has no edge, with rows of seedlings that are set already. */
export function drawPaddy(draft: Draft): void {
  const { brush } = draft;
  const water = brush.createRadialGradient(0, 0, 0, 0, 0, FIELD);
  for (const [part, alpha] of [
    [0, 0.92],
    [0.55, 0.8],
    [1, 0],
  ] as const)
    water.addColorStop(part, `rgba(150, 190, 204, ${alpha})`);
  brush.save();
  brush.translate(0, -9);
  brush.scale(1, 0.19);
  brush.fillStyle = water;
  brush.beginPath();
  brush.arc(0, 0, FIELD, 0, 7);
  brush.fill();
  brush.restore();
  for (let glint = 0; glint < 26; glint++) {
    const [x, y] = [draft.random.between(-FIELD, FIELD) * 0.6, draft.random.between(-22, 2)];
    stroke(draft, `M${x} ${y} L${x + draft.random.between(5, 14)} ${y}`, '#f4fbff', 0.5, 0.55);
  }
  for (const [y, apart, size, reach] of [
    [-24, 9, 0.5, 0.6],
    [-18, 11, 0.7, 0.76],
    [-10, 14, 0.95, 0.86],
  ] as const)
    for (let x = -FIELD * reach; x < FIELD * reach; x += apart)
      setSeedling(draft, [x + draft.random.between(-1, 1), y], size);
}

/** Over the feet: they stand in it. */
export function drawPaddyBefore(draft: Draft): void {
  fill(
    draft,
    `M-26 -4.6 C-16 -7 20 -7 30 -4.6 C34 0 30 5 20 6 L-18 6 C-28 5 -30 0 -26 -4.6 Z`,
    '#8fb6c2',
    0.82,
  );
  for (const rx of [12, 17]) {
    const { brush } = draft;
    brush.strokeStyle = 'rgba(244,251,255,0.7)';
    brush.lineWidth = 0.5;
    brush.beginPath();
    brush.ellipse(2, -3, rx, rx * 0.22, 0, 0, 7);
    brush.stroke();
  }
  for (let x = -FIELD + 4; x < FIELD - 2; x += 18)
    setSeedling(draft, [x + draft.random.between(-1, 1), 5], 1.25);
  setSeedling(draft, [31, -3], 1.05);
}

function setSeedling(draft: Draft, [x, y]: Point, size: number): void {
  oval(draft, [x, y], 2.6 * size, 0.7 * size, '#5a8290', 0.6);
  for (const lean of [-2.6, -1, 0.6, 2.4])
    stroke(
      draft,
      `M${x} ${y} Q${x + lean * 0.4 * size} ${y - 4 * size} ${x + lean * size} ${y - (8 - Math.abs(lean)) * size}`,
      lean > 0 ? '#7ac04a' : '#4f9a3a',
      0.9 * size,
    );
}

const PETALS = ['#e8604a', '#f2c84a', '#e88ab4', '#f6f2ea', '#a878d8'] as const;

/** Before the feet, where the water falls: a bed, in a room a pot. */
export function drawWatered(draft: Draft, { isInside }: { isInside?: boolean }): void {
  if (isInside === true) {
    fill(draft, 'M33 -17 L63 -17 L59 2 L37 2 Z', { from: '#c8744a', to: '#8a4428', top: -17, bottom: 2 });
    fill(draft, 'M31 -20 L65 -20 L64.4 -15 L31.6 -15 Z', {
      from: '#d88a5c',
      to: '#a85c38',
      top: -20,
      bottom: -15,
    });
    oval(draft, [48, -19.4], 15.4, 1.8, '#4e3424');
  } else oval(draft, [48, 0], 27, 4.4, { from: '#7a5638', to: '#4e3424', top: -4, bottom: 5 });
  drawFlowers(
    draft,
    isInside === true ? { from: 36, apart: 1.7, foot: -19 } : { from: 26, apart: 3.1, foot: 0 },
  );
}

function drawFlowers(draft: Draft, bed: { from: number; apart: number; foot: number }): void {
  const { random } = draft;
  for (let flower = 0; flower < 15; flower++) {
    const x = bed.from + flower * bed.apart + random.between(-1.4, 1.4);
    const [foot, tall] = [bed.foot + random.between(-1, 2), random.between(10, 21)];
    const top: Point = [x + random.between(-2, 2), foot - tall];
    stroke(draft, `M${x} ${foot} Q${x} ${foot - tall * 0.6} ${top[0]} ${top[1]}`, '#4f8a3c', 0.9);
    for (const side of [-1, 1])
      oval(draft, [x + side * 2, foot - tall * random.between(0.25, 0.5)], 2.6, 1, '#5fa048', 1, side * -0.6);
    const petal = random.pick(PETALS);
    for (let leaf = 0; leaf < 5; leaf++) {
      const angle = (leaf / 5) * Math.PI * 2;
      oval(draft, [top[0] + Math.cos(angle) * 1.7, top[1] + Math.sin(angle) * 1.5], 1.5, 1.3, petal);
    }
    oval(draft, top, 1.1, 1.1, '#f2b83a');
  }
}

/** Under both feet; snow flies up behind it. */
export function drawSnowboard(draft: Draft, asked?: string): void {
  const colour = asked ?? draft.random.pick(['#d8453c', '#2f66b8', '#f2b83a', '#8a4aa8'] as const);
  fill(
    draft,
    'M-50 -9 C-46 -3 -40 -2 -34 -2 L36 -2 C44 -2 50 -4 54 -10 C55 -3 48 3 38 3 L-36 3 C-46 3 -52 -2 -50 -9 Z',
    {
      from: colour,
      to: '#2a2034',
      top: -9,
      bottom: 4,
    },
  );
  stroke(draft, 'M-36 -1.2 L38 -1.2', '#ffffff', 0.7, 0.7);
  for (let flake = 0; flake < 34; flake++) {
    const away = draft.random.next();
    const size = draft.random.between(1, 3.6);
    oval(draft, [-40 - away * 28, 2 - draft.random.between(0, 15) * away], size * 1.3, size, '#ffffff', 0.8);
  }
}

/** At the feet, level with them wherever they are. */
export function drawSkateboardUnder(draft: Draft, { legs }: Skeleton): void {
  const [far, near] = legs;
  const { brush } = draft;
  const y = Math.max(far.end[1], near.end[1]);
  brush.save();
  brush.translate((far.end[0] + near.end[0]) / 2 + 2, y + 12.6);
  brush.rotate(Math.atan2(far.end[1] - near.end[1], far.end[0] - near.end[0]));
  brush.scale(0.36, 0.36);
  paintSkateboard({ ...draft, isSnowy: false });
  brush.restore();
}

const STEP = { wide: 17, high: 6.4, many: 5, top: -42 };

/** Down to the right, with a rail behind them. */
export function drawSteps(draft: Draft): void {
  const { wide, high, many, top } = STEP;
  const rise = high * many;
  stroke(
    draft,
    `M-72 ${-rise - 22} L${top} ${-rise - 22} L${top + wide * many} -22 L${top + wide * many + 6} -22`,
    '#5c6470',
    1.7,
  );
  for (const [x, y] of [
    [-66, -rise],
    [top, -rise],
    [top + wide * 2.5, -rise / 2],
    [top + wide * many, 0],
  ] as const)
    stroke(draft, `M${x} ${y} L${x} ${y - 22}`, '#5c6470', 1.4);
  let path = `M-74 2 L-74 ${-rise} L${top} ${-rise}`;
  for (let step = 0; step < many; step++)
    path += ` L${top + wide * step} ${-rise + high * (step + 1)} L${top + wide * (step + 1)} ${-rise + high * (step + 1)}`;
  fill(draft, `${path} L${top + wide * many} 2 Z`, { from: '#c4c0b8', to: '#86827e', top: -rise, bottom: 2 });
  for (let step = 0; step <= many; step++) {
    const from = step === 0 ? -74 : top + wide * (step - 1);
    const y = -rise + high * step;
    stroke(draft, `M${from + 0.6} ${y + 0.5} L${top + wide * step - 0.4} ${y + 0.5}`, '#e4e0d8', 1.2);
    if (step < many)
      stroke(
        draft,
        `M${top + wide * step} ${y + 1.4} L${top + wide * step} ${y + high}`,
        '#6e6a68',
        0.8,
        0.8,
      );
  }
}
