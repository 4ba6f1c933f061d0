// What people of sports stand on or climb: blades and wheels under boots, a wall of rock; wraps around a boxer's hands.

import { mix } from '#engine/raster/colour.ts';
import { cloth, deep, fill, limb, oval, stroke, type Draft, type Point } from './draft.ts';
import type { Limb, Skeleton } from './skeleton.ts';

/** Boots over both feet, each with a blade or with four wheels in a row. */
export function drawSkates(draft: Draft, { legs, head: h }: Skeleton, isOnWheels: boolean): void {
  for (const leg of legs) drawSkate(draft, leg, h, isOnWheels);
}

function drawSkate(draft: Draft, { middle, end }: Limb, h: number, isOnWheels: boolean): void {
  const angle = (Math.atan2(end[1] - middle[1], end[0] - middle[0]) - Math.PI / 2) * 0.75;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const at: Draft = {
    ...draft,
    warp: (x, y) => draft.warp(end[0] + (x * cos - y * sin) * h, end[1] + (x * sin + y * cos) * h),
  };
  const boot = isOnWheels ? '#3a3c4c' : '#f2f0ec';
  fill(
    at,
    'M-0.18 -0.42 L0.16 -0.42 C0.18 -0.16 0.22 -0.06 0.42 0.02 C0.52 0.06 0.52 0.2 0.44 0.22 L-0.22 0.22 C-0.26 0 -0.22 -0.2 -0.18 -0.42 Z',
    {
      from: boot,
      to: deep(boot, 0.25),
      top: end[1] - h * 0.4,
      bottom: end[1] + h * 0.3,
    },
  );
  stroke(
    at,
    'M0.1 -0.3 L0.2 -0.26 M0.12 -0.18 L0.24 -0.14 M0.18 -0.06 L0.3 -0.02',
    mix(boot, '#50506a', 0.5),
    h * 0.03,
  );
  if (isOnWheels) {
    for (const x of [-0.16, 0.04, 0.24, 0.44]) {
      const [wx, wy] = at.warp(x, 0.32);
      oval(draft, [wx, wy], h * 0.1, h * 0.1, '#e0503c');
      oval(draft, [wx, wy], h * 0.04, h * 0.04, '#f4e8d8');
    }
    return;
  }
  stroke(at, 'M-0.12 0.22 L-0.12 0.34 M0.32 0.22 L0.32 0.34', '#8a90a0', h * 0.05);
  stroke(at, 'M-0.3 0.36 L0.5 0.36 C0.56 0.35 0.6 0.32 0.62 0.28', '#c8ced8', h * 0.06);
}

/** Behind who climbs: steep stone with cracks, ledges and a rope from above. */
export function drawRockFace(draft: Draft): void {
  const { random } = draft;
  const tone = random.pick(['#a08a78', '#9a9490', '#b08a68']);
  fill(
    draft,
    'M-74 8 L-80 -40 L-70 -84 L-76 -128 L-58 -176 L-20 -188 L22 -182 L58 -186 L74 -140 L68 -96 L80 -52 L72 8 Z',
    { from: mix(tone, '#ffffff', 0.22), to: deep(tone, 0.34), top: -186, bottom: 8 },
  );
  const facet = (path: string, shade: number): void =>
    fill(draft, path, shade > 0 ? mix(tone, '#ffffff', shade) : deep(tone, -shade), 0.55);
  facet('M-80 -40 L-52 -58 L-44 -20 L-74 8 Z', -0.34);
  facet('M-70 -84 L-40 -100 L-30 -70 L-52 -58 L-80 -40 Z', 0.16);
  facet('M-76 -128 L-36 -142 L-40 -100 L-70 -84 Z', -0.2);
  facet('M-58 -176 L-20 -188 L-8 -150 L-36 -142 L-76 -128 Z', 0.24);
  facet('M22 -182 L58 -186 L74 -140 L40 -132 Z', -0.3);
  facet('M40 -132 L74 -140 L68 -96 L36 -86 Z', 0.12);
  facet('M36 -86 L68 -96 L80 -52 L44 -40 Z', -0.26);
  facet('M44 -40 L80 -52 L72 8 L34 8 Z', 0.08);
  facet('M-44 -20 L-10 -34 L6 8 L-74 8 Z', 0.1);
  for (let crack = 0; crack < 16; crack++) {
    const [x, y] = [random.between(-66, 60), random.between(-176, -6)];
    oval(draft, [x, y], random.between(2, 5), random.between(0.8, 1.8), deep(tone, 0.45), 0.5);
    oval(draft, [x, y - 1.6], random.between(2, 5), 0.9, mix(tone, '#ffffff', 0.45), 0.5);
  }
  for (let tuft = 0; tuft < 7; tuft++) {
    const [x, y] = [random.between(-66, 60), random.between(-160, 0)];
    for (const lean of [-3, 0, 3])
      stroke(draft, `M${x} ${y} Q${x + lean * 0.4} ${y - 3} ${x + lean} ${y - 5}`, '#6f8a4a', 0.9);
  }
  stroke(draft, 'M4 -186 C6 -140 2 -100 3 -60', '#2c2c34', 1.5);
  stroke(draft, 'M4 -186 C6 -140 2 -100 3 -60', '#e0503c', 0.8);
}

/** White linen around hand and wrist, its end still loose. */
export function drawHandWraps(draft: Draft, arms: readonly Limb[], h: number): void {
  for (const [index, { middle, end }] of arms.entries()) {
    const angle = Math.atan2(end[1] - middle[1], end[0] - middle[0]);
    const at = (along: number): Point => [
      end[0] + Math.cos(angle) * along * h,
      end[1] + Math.sin(angle) * along * h,
    ];
    limb(
      draft,
      [at(-0.42), at(0), at(0.24)],
      [h * 0.2, h * 0.2, h * 0.24],
      cloth('#f2ede2', end[1] - h * 0.4, end[1] + h * 0.5),
    );
    for (const along of [-0.34, -0.22, -0.1, 0.02, 0.14]) {
      const [x, y] = at(along);
      const [dx, dy] = [-Math.sin(angle) * h * 0.1, Math.cos(angle) * h * 0.1];
      stroke(
        draft,
        `M${x - dx} ${y - dy} L${x + dx + Math.cos(angle) * h * 0.05} ${y + dy}`,
        '#b8b0a4',
        h * 0.02,
        0.8,
      );
    }
    if (index === 1) {
      const [x, y] = at(-0.3);
      const loose = `M${x} ${y} C${x + h * 0.5} ${y + h * 0.1} ${x + h * 0.3} ${y + h * 0.6} ${x + h * 0.7} ${y + h * 0.9}`;
      stroke(draft, loose, '#d8d2c6', h * 0.12);
      stroke(draft, loose, '#f6f2ea', h * 0.08);
    }
  }
}

/** Over the knees of who mends it, down to the ground and out to one side. */
export function drawNet(draft: Draft, { arms, legs, head: h }: Skeleton): void {
  const top = Math.max(arms[0].end[1], arms[1].end[1]) - h * 0.05;
  const ground = 1;
  const [left, right] = [arms[0].end[0] - h * 0.5, arms[1].end[0] + h * 0.5];
  const knee = Math.max(...legs.map(({ middle }) => middle[1]));
  const path = `M${left} ${top} C${left * 0.4} ${top + h * 0.2} ${right * 0.4} ${top + h * 0.2} ${right} ${top} C${right + h * 0.7} ${knee} ${right + h * 1.6} ${ground - h * 0.4} ${right + h * 2.6} ${ground} L${left - h * 1.2} ${ground} C${left - h * 0.9} ${knee} ${left - h * 0.3} ${top + h * 0.6} ${left} ${top} Z`;
  fill(draft, path, '#4a7a6c', 0.4);
  const cord = '#cfe0c8';
  const lines = 15;
  for (let line = 0; line <= lines; line++) {
    const part = line / lines;
    const x = left + (right - left) * part;
    const foot = left - h * 1.2 + (right + h * 2.6 - left + h * 1.2) * part;
    const sway = h * 0.25 * Math.sin(line * 1.7);
    stroke(
      draft,
      `M${x} ${top + h * 0.1} C${x + sway} ${knee} ${foot} ${knee + h * 0.4} ${foot} ${ground}`,
      cord,
      h * 0.028,
      0.9,
    );
  }
  for (let row = 1; row < 9; row++) {
    const part = row / 9;
    const y = top + (ground - top) * part;
    const wide = part ** 1.7;
    const [from, to] = [left - h * 1.2 * wide, right + h * 2.6 * wide];
    stroke(
      draft,
      `M${from} ${y} C${from * 0.4 + to * 0.1} ${y + h * 0.16} ${to * 0.5} ${y + h * 0.16} ${to} ${y}`,
      cord,
      h * 0.028,
      0.85,
    );
  }
  for (let float = 0; float < 5; float++)
    oval(draft, [left - h + float * h * 1.05, ground - h * 0.08], h * 0.14, h * 0.09, '#d8743c');
}
