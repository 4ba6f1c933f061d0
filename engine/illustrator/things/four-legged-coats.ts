// Coats of animals on four legs that are no plain ones: spots in rows, stripes of tigers, manes of lions, shoulders of pandas.

import { fill, limb, oval, type Draft, type Point } from '../people/draft.ts';
import { mix, type Colour } from '#engine/raster/colour.ts';
import type { Build } from './four-legged-build.ts';

/** In rows, as on a cheetah, the lower the fewer. */
export function finelySpotted(draft: Draft, { long, tall, deep }: Build, colour: Colour): void {
  const { random } = draft;
  for (let row = 0; row < 7; row++)
    for (let x = -0.52; x < 0.52; x += 0.052)
      oval(
        draft,
        [
          (x + (row % 2) * 0.026 + random.between(-0.008, 0.008)) * long,
          -tall + (0.04 + row * 0.12 + random.between(-0.03, 0.03)) * deep,
        ],
        long * random.between(0.01, 0.017),
        long * random.between(0.009, 0.015),
        colour,
        0.9 - row * 0.07,
      );
}

/** Plates from one flank to the other, the middle ones narrow. */
export function bandTorso(draft: Draft, { long, tall, deep }: Build, rim: Colour): void {
  for (const x of [-0.3, -0.2, -0.12, -0.04, 0.04, 0.12, 0.2, 0.3])
    limb(
      draft,
      [
        [long * x, -tall - deep * 0.4],
        [long * (x + 0.05), -tall + deep * 0.36],
        [long * (x + 0.02), -tall + deep * 0.86],
      ],
      [long * 0.014, long * 0.018, long * 0.008],
      rim,
    );
}

/** In rows, each over the gaps of the one above it. */
export function scaledTorso(draft: Draft, build: Build, rim: Colour): void {
  const { long, tall, deep } = build;
  const size = long * 0.034;
  for (let row = 12; row >= 0; row--)
    for (let at = -17; at <= 17; at++)
      scale(
        draft,
        [(at + (row % 2) / 2) * size * 1.72, -tall - deep * 0.02 + row * size * 1.16],
        size,
        rim,
        mix(build.coat, row < 4 ? '#ffffff' : '#2a1826', Math.abs(4 - row) * 0.035),
      );
}

/** A lit half moon with a rim below. */
function scale(draft: Draft, [x, y]: Point, size: number, rim: Colour, body: Colour): void {
  oval(draft, [x, y], size, size * 0.98, mix(rim, body, 0.35));
  oval(draft, [x, y - size * 0.2], size * 0.84, size * 0.82, body);
}

/** Down thigh and shoulder to the shank, as large as those of the body. */
export function scaleLeg(
  draft: Draft,
  joints: readonly Point[],
  widths: readonly number[],
  { long, coat }: Build,
  rim: Colour,
): void {
  const size = long * 0.034;
  const rows: { at: Point; wide: number }[] = [];
  for (const [from, a] of joints.slice(0, -1).entries()) {
    const b = joints[from + 1] as Point;
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (size * 1.16)));
    for (let step = 0; step < count; step++) {
      const part = step / count;
      rows.push({
        at: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part],
        wide: (widths[from] as number) * (1 - part) + (widths[from + 1] as number) * part,
      });
    }
  }
  const [top] = rows;
  // The round of the thigh over the hip.
  if (top)
    for (let up = 1; up * size * 1.16 < top.wide * 0.34; up++)
      rows.unshift({ at: [top.at[0], top.at[1] - up * size * 1.16], wide: top.wide * (1 - up * 0.1) });
  for (const [row, { at, wide }] of [...rows.entries()].toReversed()) {
    const half = wide / 2 - size * 0.9;
    for (let x = -half + (row % 2) * size * 0.86; x <= half; x += size * 1.72)
      scale(draft, [at[0] + x, at[1]], size, rim, mix(coat, x < 0 ? '#ffffff' : '#2a1826', 0.08));
  }
}

/** Wedges from the back down and from the belly up, bent with the barrel of the body. */
export function stripeTorso(draft: Draft, { long, tall, deep, hasBrush }: Build, colour: Colour): void {
  const { random } = draft;
  // A zebra's are as broad as what is white between them.
  const bold = hasBrush ? 1.5 : 1;
  for (let at = 0; at < 15; at++) {
    const x = (-0.46 + at * 0.068) * long;
    const low = at % 2 === 0 ? 0.72 : 0.5;
    const lean = long * random.between(0.01, 0.035);
    limb(
      draft,
      [
        [x, -tall - deep * 0.05],
        [x + lean, -tall + deep * low * 0.5],
        [x + lean * 0.4, -tall + deep * low],
      ],
      [long * 0.03 * bold, long * random.between(0.02, 0.028) * bold, long * 0.004 * bold],
      colour,
    );
    if (at % 3 === 1)
      limb(
        draft,
        [
          [x + long * 0.01, -tall + deep * 1.02],
          [x + long * 0.03, -tall + deep * 0.84],
          [x + long * 0.02, -tall + deep * 0.7],
        ],
        [long * 0.022, long * 0.016, long * 0.003],
        colour,
      );
  }
}

/** Bands across thigh and shank, the lower the shorter. */
export function stripeLeg(
  draft: Draft,
  joints: readonly Point[],
  widths: readonly number[],
  colour: Colour,
): void {
  for (let band = 1; band < 8; band++) {
    const place = 0.32 + band * 0.3;
    const from = Math.min(joints.length - 2, Math.floor(place));
    const part = place - from;
    const [a, b] = [joints[from] as Point, joints[from + 1] as Point];
    const [x, y] = [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    const wide = (widths[from] as number) * (1 - part) + (widths[from + 1] as number) * part;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const across: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const back = (wide / 2) * 0.94 * (across[0] > 0 ? 1 : -1);
    limb(
      draft,
      [
        [x + across[0] * back, y + across[1] * back],
        [x + across[0] * back * 0.3, y + across[1] * back * 0.3 + wide * 0.04],
        [x - across[0] * back * 0.4, y - across[1] * back * 0.4],
      ],
      [wide * 0.13, wide * 0.1, wide * 0.02],
      colour,
    );
  }
}

/** Over thigh and shoulder, fewer below. */
export function spotLeg(
  draft: Draft,
  joints: readonly Point[],
  widths: readonly number[],
  colour: Colour,
): void {
  const { random } = draft;
  for (let spot = 0; spot < 22; spot++) {
    const place = random.next() ** 1.2 * (joints.length - 1.01);
    const from = Math.floor(place);
    const part = place - from;
    const [a, b] = [joints[from] as Point, joints[from + 1] as Point];
    const wide = (widths[from] as number) * (1 - part) + (widths[from + 1] as number) * part;
    const aside = random.between(-0.36, 0.36) * wide;
    const size = 0.9 + wide * 0.028;
    oval(
      draft,
      [a[0] + (b[0] - a[0]) * part + aside, a[1] + (b[1] - a[1]) * part],
      size,
      size * 0.9,
      colour,
      0.85,
    );
  }
}

/** Locks all around the head but for the face, and down over the breast. */
export function drawRuff(
  draft: Draft,
  { head: { size }, long, tall, deep }: Build,
  [x, y]: Point,
  colour: Colour,
): void {
  const { random } = draft;
  oval(draft, [x + size * 0.72, y + size * 0.5], size * 1.75, size * 1.95, mix(colour, '#1a0c08', 0.24));
  if (y < -tall)
    oval(draft, [-long * 0.4, -tall + deep * 0.42], size * 1.2, deep * 0.52, mix(colour, '#1a0c08', 0.2));
  for (let ring = 0; ring < 4; ring++) {
    const from = size * (1.62 - ring * 0.34);
    const locks = 34 - ring * 5;
    for (let lock = 0; lock < locks; lock++) {
      // From under the chin over the nape to the brow.
      const angle = 2.5 - (lock / (locks - 1)) * 5;
      const long = size * random.between(0.6, 0.86);
      const root: Point = [
        x + size * 0.5 + Math.cos(angle) * from,
        y + size * 0.36 + Math.sin(angle) * from * 1.08,
      ];
      const bend = random.between(-0.1, 0.3);
      limb(
        draft,
        [
          root,
          [root[0] + Math.cos(angle) * long * 0.5, root[1] + Math.sin(angle) * long * 0.5 + size * 0.08],
          [
            root[0] + Math.cos(angle + bend) * long + size * 0.08,
            root[1] + Math.sin(angle + bend) * long + size * 0.3,
          ],
        ],
        [size * 0.34, size * 0.28, size * 0.04],
        mix(
          mix(colour, '#1a0c08', 0.34 - ring * 0.1),
          '#f2c070',
          ring === 3 ? 0.24 : lock % 3 === 0 ? 0.12 : 0,
        ),
      );
    }
  }
}

/** The near foreleg and the band over the shoulders. */
export function drawShoulders(draft: Draft, { long, tall, deep, leg, thick }: Build, colour: Colour): void {
  const paint = { from: mix(colour, '#ffffff', 0.14), to: colour, top: -tall, bottom: -leg * 0.4 };
  limb(
    draft,
    [
      [-long * 0.25, -tall + deep * 0.22],
      [-long * 0.33, -tall + deep * 0.5],
      [-long * 0.32, -leg * 0.72],
    ],
    [long * 0.16, long * 0.3, thick * 1.3],
    paint,
  );
}

/** Large, with uneven rims, over shoulder, flank and rump. */
export function drawPatches(draft: Draft, { long, tall, deep }: Build, colour: Colour): void {
  for (const [x, y, size] of [
    [-0.4, 0.2, 0.13],
    [-0.33, 0.42, 0.1],
    [-0.06, 0.16, 0.15],
    [0.02, 0.4, 0.12],
    [-0.02, 0.6, 0.07],
    [0.36, 0.16, 0.15],
    [0.44, 0.46, 0.12],
    [0.22, 0.82, 0.06],
    [-0.24, 0.9, 0.05],
  ] as const)
    for (const [dx, dy, part] of [
      [0, 0, 1],
      [0.6, 0.3, 0.62],
      [-0.5, 0.5, 0.58],
      [0.1, -0.6, 0.66],
    ] as const)
      oval(
        draft,
        [(x + dx * size * 0.8) * long, -tall + y * deep + dy * size * long * 0.8],
        long * size * part,
        long * size * part * 0.84,
        colour,
        1,
        0.4,
      );
}

/** Two rows of bands around a neck, from the crest to the throat. */
export function stripeNeck(
  draft: Draft,
  { neck: { wide } }: Build,
  root: Point,
  skull: Point,
  colour: Colour,
): void {
  const length = Math.hypot(skull[0] - root[0], skull[1] - root[1]) || 1;
  const across: Point = [-(skull[1] - root[1]) / length, (skull[0] - root[0]) / length];
  for (let band = 0; band < 7; band++) {
    const part = 0.16 + band * 0.125;
    const [x, y] = [root[0] + (skull[0] - root[0]) * part, root[1] + (skull[1] - root[1]) * part];
    const half = wide * (0.6 - part * 0.12);
    limb(
      draft,
      [
        [x + across[0] * half, y + across[1] * half],
        [x - wide * 0.04, y + wide * 0.05],
        [x - across[0] * half * 0.9, y - across[1] * half * 0.9],
      ],
      [wide * 0.13, wide * 0.11, wide * 0.05],
      colour,
    );
  }
}

/** Curls in rows, the lit ones above: over the whole trunk, the neck, and the top of the head. */
export function drawWool(
  draft: Draft,
  { long, tall, deep, neck, head }: Build,
  [x, y]: Point,
  wool: Colour,
): void {
  const { random } = draft;
  const curl = (cx: number, cy: number, size: number, tone: number): void => {
    const base = mix(wool, '#3a2a4a', tone);
    oval(draft, [cx, cy], size, size * 0.92, {
      from: mix(base, '#ffffff', 0.4),
      to: mix(base, '#4a3a56', 0.22),
      top: cy - size,
      bottom: cy + size,
    });
  };
  for (let row = 0; row < 6; row++)
    for (let at = 0; at <= 11; at++) {
      const part = at / 11 - 0.5;
      const low = 0.02 + row * 0.18;
      const bulge = Math.cos(part * 2.6);
      curl(
        part * long * (1.02 - Math.abs(row - 2.4) * 0.05) + random.between(-1, 1),
        -tall + deep * (low * (0.5 + bulge * 0.5) + (1 - bulge) * 0.22 + random.between(-0.04, 0.04)),
        long * random.between(0.058, 0.088),
        0.02 + row * 0.05 + random.between(-0.03, 0.03),
      );
    }
  for (let at = 0; at < 5; at++)
    for (const side of [-0.3, 0.12, 0.5])
      curl(
        -long * 0.36 + (x + head.size * 0.6 + long * 0.36) * (at / 4) + side * neck.wide * 0.6,
        -tall + deep * 0.3 + (y + tall - deep * 0.3 + head.size * 0.1) * (at / 4) + side * neck.wide * 0.5,
        long * 0.066,
        0.05 + side * 0.12,
      );
}

/** Over the brow, in curls that stand on the head. */
export function drawWoolCap(
  draft: Draft,
  { long, head: { size } }: Build,
  [x, y]: Point,
  wool: Colour,
): void {
  for (const [dx, dy] of [
    [0.5, -0.5],
    [-0.34, -0.74],
    [0.2, -0.86],
  ] as const)
    oval(draft, [x + dx * size, y + dy * size], long * 0.05, long * 0.046, {
      from: mix(wool, '#ffffff', 0.4),
      to: mix(wool, '#4a3a56', 0.22),
      top: y - size * 1.3,
      bottom: y,
    });
}

/** Fields in rows, each of its own form, the lower the smaller; from `from` to `to` across a limb `wide` there. */
export function drawNet(
  draft: Draft,
  from: Point,
  to: Point,
  [wideFrom, wideTo]: readonly [number, number],
  colour: Colour,
): void {
  const { random } = draft;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  let part = 0.02;
  while (part < 0.98) {
    const wide = wideFrom + (wideTo - wideFrom) * part;
    const size = wide * 0.24;
    for (let row = -1; row <= 1; row++) {
      const aside = row * wide * 0.3 + random.between(-0.03, 0.03) * wide;
      const along = part * long + (row === 0 ? size * 0.55 : 0);
      const [x, y] = [
        from[0] + (dx / long) * along - (dy / long) * aside,
        from[1] + (dy / long) * along + (dx / long) * aside,
      ];
      const corners = Array.from({ length: 6 }, (_, corner): string => {
        const angle = (corner / 6) * Math.PI * 2 + random.between(-0.2, 0.2);
        const far = size * 0.56 * random.between(0.84, 1.12);
        return `${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
      });
      fill(draft, `M${corners.join(' L')} Z`, mix(colour, '#2a1826', (row + 1) * 0.06));
    }
    part += (size * 1.16) / long;
  }
}
