// Tails of animals on four legs, in profile to the left.

import { limb, oval, type Draft, type Paint, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import { scaleLeg } from './four-legged-coats.ts';
import type { Build } from './four-legged-build.ts';

/** How far a tail reaches behind and above. */
export function tailReach({ tail, long, tall }: Build): { out: number; up: number } {
  const out = {
    brush: 0.76,
    fox: 1.14,
    nine: 1.76,
    curl: 0.74,
    feather: 0.98,
    stub: 0.57,
    tuft: 0.58,
    raised: 0.86,
    flowing: 0.76,
    hanging: 0.84,
    cone: 1.16,
    bush: 1.36,
  }[tail];
  const up = { curl: 1.32, raised: 1.66, nine: 2.72 }[tail as string] ?? 1;
  return { out: long * out, up: tall * up };
}

function tailPaint(colour: Colour, tall: number): Paint {
  return { from: mix(colour, '#ffffff', 0.1), to: mix(colour, '#2a1826', 0.34), top: -tall, bottom: 0 };
}

/** Nine brushes in a fan from straight up over the back to low behind it, the middle ones last. */
function drawNine(draft: Draft, long: number, tall: number, coat: Colour, tip: Colour): void {
  for (const [order, place] of [0, 8, 1, 7, 2, 6, 3, 5, 4].entries()) {
    const angle = -2.02 + place * 0.245;
    const far = long * (1.14 + (place % 2) * 0.12);
    const bend = angle + (place - 4.4) * 0.1;
    const from: Point = [long * 0.42, -tall * 0.84];
    const along = (part: number, turn: number): Point => [
      from[0] + Math.cos(turn) * far * part,
      from[1] + Math.sin(turn) * far * part,
    ];
    const tone = mix(coat, '#2a1826', 0.2 - order * 0.022);
    const end = along(1.04, bend + (place - 4.4) * 0.03);
    limb(
      draft,
      [from, along(0.36, angle), along(0.72, (angle + bend) / 2), end],
      [long * 0.08, long * 0.21, long * 0.27, long * 0.03],
      {
        from: mix(tone, '#ffffff', 0.14),
        to: mix(tone, '#2a1826', 0.24),
        top: from[1] - far,
        bottom: from[1],
      },
    );
    limb(
      draft,
      [along(0.74, (angle + bend) / 2), along(0.9, (angle + bend * 3) / 4), end],
      [long * 0.03, long * 0.15, long * 0.03],
      mix(tip, '#2a1826', 0.12 - order * 0.012),
    );
  }
}

/** Long coarse hair along a tail that is held out: an anteater's. */
function drawBush(draft: Draft, { long, tall, coat, back }: Build): void {
  const { random } = draft;
  for (let lock = 0; lock <= 40; lock++) {
    const part = lock / 40;
    const [x, y] = [long * (0.4 + part * 0.66), -tall * (0.78 - part * 0.2 + Math.sin(part * 3.1) * 0.06)];
    const far = tall * (0.22 + Math.sin(part * 3) * 0.34) * random.between(0.86, 1.1);
    limb(
      draft,
      [
        [x, y - far * 0.2],
        [x + long * 0.06, y + far * 0.5],
        [x + long * 0.16, y + far],
      ],
      [long * 0.09, long * 0.07, long * 0.01],
      mix(mix(coat, back ?? coat, 0.5), lock % 2 === 0 ? '#ffffff' : '#2a1826', random.between(0.04, 0.2)),
    );
  }
}

export function drawBeastTail(draft: Draft, build: Build): void {
  const { tail, long, tall, coat, under, back, mane, stripes, ruff, tips } = build;
  const at = (x: number, y: number): Point => [x * long, y * tall];
  const paint = tailPaint(mix(coat, back ?? coat, 0.5), tall);
  if (tail === 'brush') {
    const points = [at(0.44, -0.9), at(0.6, -0.82), at(0.68, -0.6), at(0.66, -0.36)];
    limb(draft, points, [long * 0.1, long * 0.15, long * 0.17, long * 0.04], paint);
    limb(draft, points.slice(2), [long * 0.1, long * 0.03], mix(back ?? coat, '#2a1826', 0.35));
  } else if (tail === 'fox') {
    const points = [at(0.44, -0.86), at(0.64, -0.84), at(0.84, -0.64), at(1.1, -0.56)];
    limb(draft, points, [long * 0.09, long * 0.2, long * 0.26, long * 0.05], paint);
    limb(draft, [at(0.93, -0.6), at(1.1, -0.56)], [long * 0.19, long * 0.05], mix(under, '#ffffff', 0.3));
  } else if (tail === 'nine') {
    drawNine(draft, long, tall, coat, tips ?? under);
  } else if (tail === 'curl') {
    const points = [at(0.42, -0.92), at(0.57, -1.02), at(0.53, -1.16), at(0.4, -1.15), at(0.35, -1.04)];
    limb(draft, points, [long * 0.12, long * 0.2, long * 0.22, long * 0.2, long * 0.09], paint);
  } else if (tail === 'feather') {
    const points = [at(0.44, -0.92), at(0.62, -0.96), at(0.8, -1), at(0.94, -1.04)];
    limb(draft, points, [long * 0.08, long * 0.12, long * 0.11, long * 0.03], paint);
  } else if (tail === 'hanging') {
    const points = [at(0.44, -0.86), at(0.58, -0.7), at(0.6, -0.4), at(0.68, -0.2), at(0.8, -0.24)];
    limb(draft, points, [long * 0.075, long * 0.06, long * 0.052, long * 0.05, long * 0.045], paint);
    if (stripes !== undefined)
      for (const [x, y] of [
        [0.585, -0.62],
        [0.6, -0.48],
        [0.605, -0.36],
        [0.66, -0.235],
        [0.74, -0.21],
      ] as const)
        limb(draft, [at(x - 0.024, y), at(x + 0.024, y + 0.01)], [long * 0.022, long * 0.02], stripes);
    if (mane !== undefined || ruff !== undefined)
      limb(
        draft,
        [at(0.73, -0.24), at(0.8, -0.24), at(0.84, -0.3)],
        [long * 0.05, long * 0.085, long * 0.02],
        ruff ?? mane ?? coat,
      );
  } else if (tail === 'raised') {
    const points = [at(0.44, -0.9), at(0.62, -0.98), at(0.7, -1.26), at(0.76, -1.52), at(0.66, -1.6)];
    limb(draft, points, [long * 0.1, long * 0.095, long * 0.09, long * 0.085, long * 0.06], paint);
    const bands = build.rings ?? stripes;
    if (bands !== undefined)
      for (const [x, y] of [
        [0.69, -1.2],
        [0.73, -1.36],
        [0.745, -1.52],
      ] as const)
        limb(draft, [at(x - 0.035, y), at(x + 0.035, y - 0.02)], [long * 0.035, long * 0.03], bands);
  } else if (tail === 'cone') {
    const points = [at(0.34, -0.62), at(0.62, -0.5), at(0.88, -0.2), at(1.14, -0.06)];
    const widths = [long * 0.3, long * 0.22, long * 0.13, long * 0.03];
    limb(draft, points, widths, paint);
    if (build.scales !== undefined) scaleLeg(draft, points, widths, build, build.scales);
  } else if (tail === 'bush') {
    drawBush(draft, build);
  } else if (tail === 'flowing') {
    const hair = mane ?? coat;
    for (const [out, tone] of [
      [0, 0.1],
      [0.04, 0],
      [-0.03, 0.06],
    ] as const)
      limb(
        draft,
        [at(0.46, -0.92), at(0.58 + out, -0.84), at(0.62 + out, -0.56), at(0.58 + out * 2, -0.28)],
        [long * 0.07, long * 0.11, long * 0.13, long * 0.02],
        mix(hair, '#ffffff', tone),
      );
  } else {
    oval(draft, at(0.5, -0.86), long * 0.065, long * 0.07, paint);
    if (tail === 'tuft') oval(draft, at(0.525, -0.83), long * 0.04, long * 0.055, under);
  }
}
