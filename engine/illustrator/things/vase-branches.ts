// Branches for a vase, out of its neck and over it: blossoming twigs, catkins, leaves, berries, plumes of grass.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { blossom, lying, magnolia, petal } from './flower-heads.ts';
import { ball, line, shape, type OwnDrawing, type Pen } from './pen.ts';

/** Higher and wider than flowers stand; the neck of the vase is at `NECK`. */
const BOX = { width: 150, height: 172 } as const;
const NECK = -49;
/** Of one kind that nobody counted, and most that find room. */
const [USUAL, MOST] = [4, 7] as const;

/** What grows at a point of a twig that goes on at `angle`; `at` counts them. */
type Wear = (pen: Pen, x: number, y: number, angle: number, at: number, colour: Colour) => void;

type BranchKind = {
  bark: Colour;
  colour: Colour;
  /** How much it bends to and fro, and how far its end hangs. */
  kinks: number;
  hang?: number;
  wide: number;
  /** How many along one twig, and whether side twigs bear them, too. */
  many: number;
  forks?: number;
  /** Grows at its end only. */
  isPlume?: true;
  wear: Wear;
};

/** Leaves on both sides, each `long` and `wide`. */
function leaves(long: number, wide: number, spread: number): Wear {
  return (pen, x, y, angle, at, colour) => {
    const tall = long * (1 - at * 0.03);
    const path = `M0 0 Q${-wide} ${-tall * 0.5} 0 ${-tall} Q${wide} ${-tall * 0.5} 0 0 Z`;
    for (const side of [-1, 1]) {
      const tone = mix(colour, side * pen.side > 0 ? '#ffffff' : '#10281c', 0.12 + (at % 3) * 0.07);
      lying(pen, x, y, angle + Math.PI / 2 + side * spread, 1, () => {
        shape(pen, path, mix(tone, '#ffffff', 0.1), {
          colour: mix(tone, '#10281c', 0.2),
          from: -tall,
          to: 0,
        });
        line(pen, `M0 0 L0 ${-tall * 0.8}`, mix(tone, '#ffffff', 0.3), 0.5);
      });
    }
  };
}

/** Open blossoms, and buds toward the end. */
function blossoms(head: typeof blossom, size: number): Wear {
  return (pen, x, y, angle, at, colour) => {
    const side = at % 2 === 0 ? 1 : -1;
    const away = size * 0.5 * side;
    const [bx, by] = [x + Math.cos(angle + Math.PI / 2) * away, y + Math.sin(angle + Math.PI / 2) * away];
    if (at > 5 || at % 4 === 3) ball(pen, bx, by, size * 0.42, size * 0.46, mix(colour, '#8a1c4a', 0.2));
    else head(pen, bx, by, size * (1 - at * 0.035), colour);
  };
}

const catkin: Wear = (pen, x, y, angle, at, colour) => {
  const side = at % 2 === 0 ? 1 : -1;
  lying(pen, x, y, angle + Math.PI / 2 + side * 0.5, 1, () => {
    ball(pen, 0, -1.2, 1.9, 1.6, '#7a4a30');
    ball(pen, 0, -5, 2.9, 4.7, colour);
    ball(pen, 0.6, -6, 1.7, 3, mix(colour, '#ffffff', 0.6));
  });
};

/** Four puffs out of a brown husk. */
const boll: Wear = (pen, x, y, angle, at, colour) => {
  const side = at % 2 === 0 ? 1 : -1;
  const [bx, by] = [x + Math.cos(angle + side * 1.2) * 5, y + Math.sin(angle + side * 1.2) * 5];
  for (const turn of [-2.5, -1.57, -0.6, 0.6])
    lying(pen, bx, by + 2, turn + Math.PI / 2, 1, () => petal(pen, 9.4, 2.6, '#8a5c3a'));
  for (const [dx, dy] of [
    [-3.2, 0.6],
    [3.2, 0.6],
    [0, 2.6],
    [0, -2.6],
  ] as const)
    ball(pen, bx + dx, by + dy, 4.8, 4.4, colour);
};

const berries: Wear = (pen, x, y, angle, at, colour) => {
  for (const side of [-1, 1]) {
    const away = 3.4 + (at % 2);
    const [bx, by] = [x + Math.cos(angle + side * 1.3) * away, y + Math.sin(angle + side * 1.3) * away];
    ball(pen, bx, by, 2.7, 2.7, colour);
    ball(pen, bx - 0.8, by - 0.9, 0.7, 0.6, '#ffffff');
  }
};

const needles: Wear = (pen, x, y, angle, at, colour) => {
  for (let needle = -6; needle <= 6; needle++) {
    const turn = angle + needle * 0.2;
    const tone = mix(colour, needle % 2 === 0 ? '#ffffff' : '#0c2018', 0.16);
    line(pen, `M${x} ${y} L${x + Math.cos(turn) * 12} ${y + Math.sin(turn) * 12}`, tone, 0.9);
  }
  if (at % 3 === 0) ball(pen, x, y, 1.6, 1.6, '#8a5a3a');
};

/** A feather of soft grass, which hangs over at its end. */
const plume: Wear = (pen, x, y, angle, _at, colour) => {
  const lean = Math.cos(angle) >= 0 ? 1 : -1;
  lying(pen, x, y, angle + Math.PI / 2, 1, () => {
    for (let row = 0; row < 46; row++) {
      const part = row / 46;
      const [cx, up] = [lean * part ** 2 * 9, 14 - row * 1.25];
      const reach = 10 * Math.sin(Math.min(1, (part + 0.08) / 0.4) * 1.57) * (1 - part * 0.72);
      for (const side of [-1, 1]) {
        const light = side * pen.side > 0 ? 0.3 : 0.05;
        const tone = mix(mix(colour, '#7a5a34', (row % 3) * 0.07), '#ffffff', light);
        const tip = reach * pen.random.between(0.75, 1.1);
        line(pen, `M${cx} ${up} Q${cx + side * tip * 0.5} ${up - 7} ${cx + side * tip} ${up - 2}`, tone, 1.1);
      }
    }
  });
};

/** A full ear with its beard. */
const ear: Wear = (pen, x, y, angle, _at, colour) => {
  lying(pen, x, y, angle + Math.PI / 2, 1, () => {
    for (let grain = 0; grain < 9; grain++)
      for (const side of [-1, 1]) {
        const up = -grain * 3;
        line(pen, `M${side * 1.6} ${up} l${side * 4} -14`, mix(colour, '#ffffff', 0.3), 0.5);
        ball(pen, side * 2, up, 2, 2.8, mix(colour, '#8a5a1c', (grain % 3) * 0.08));
      }
  });
};

const fan: Wear = (pen, x, y, angle, at, colour) => {
  for (const side of [-1, 1])
    lying(pen, x, y, angle + Math.PI / 2 + side * (0.9 + (at % 2) * 0.3), 1, () => {
      shape(
        pen,
        'M0 0 L-1 -4 C-7 -5 -8 -10 -7 -12 Q-3 -14 0 -11 Q3 -14 7 -12 C8 -10 7 -5 1 -4 Z',
        mix(colour, '#ffffff', 0.2),
        {
          colour: mix(colour, '#7a4a10', 0.24),
          from: -13,
          to: 0,
        },
      );
    });
};

const nothing: Wear = () => undefined;

const WOODY = { bark: '#5a4038', kinks: 0.26, wide: 2.6, many: 8, forks: 3 } as const;
const LEAFY = { bark: '#7a8a5a', kinks: 0.06, wide: 1.7, many: 9, forks: 1 } as const;
const GRASS = { bark: '#b89a62', kinks: 0.02, wide: 1.2, many: 1, isPlume: true } as const;

const KINDS = {
  plum: { ...WOODY, kinks: 0.42, colour: '#e8607f', wear: blossoms(blossom, 6.4) },
  wintersweet: { ...WOODY, kinks: 0.4, colour: '#f4cf4a', wear: blossoms(blossom, 5.6) },
  peach: { ...WOODY, colour: '#f28aac', wear: blossoms(blossom, 6.8) },
  cherry: { ...WOODY, colour: '#f8c4d6', many: 10, wear: blossoms(blossom, 7) },
  pear: { ...WOODY, colour: '#fbf8f2', wear: blossoms(blossom, 6.8) },
  forsythia: { ...WOODY, kinks: 0.12, colour: '#f6cf3a', many: 12, wear: blossoms(blossom, 5) },
  magnolia: { ...WOODY, colour: '#fbeef2', many: 4, forks: 2, wear: blossoms(magnolia, 10) },
  catkins: { ...WOODY, bark: '#7a4a34', kinks: 0.08, wide: 1.8, colour: '#d8d8d6', forks: 2, wear: catkin },
  cotton: {
    ...WOODY,
    bark: '#7a5a44',
    kinks: 0.14,
    wide: 2,
    colour: '#fbf8f2',
    many: 5,
    forks: 1,
    wear: boll,
  },
  berries: { ...WOODY, kinks: 0.2, wide: 1.8, colour: '#d8302a', many: 9, wear: berries },
  pine: { ...WOODY, colour: '#2f6a48', many: 7, forks: 2, wear: needles },
  osmanthus: {
    ...WOODY,
    kinks: 0.14,
    colour: '#f2b43a',
    many: 9,
    wear: berriesOn(leaves(13, 4.2, 1.1), '#4f7a3c'),
  },
  eucalyptus: { ...LEAFY, bark: '#8a6a54', colour: '#86a898', many: 7, wear: leaves(13, 9.5, 1.15) },
  olive: { ...LEAFY, bark: '#7a6a54', colour: '#7f9a68', wear: leaves(15, 3.4, 0.8) },
  willow: { ...LEAFY, colour: '#8fb84a', hang: 0.9, many: 13, wear: leaves(14, 2.6, 0.5) },
  bamboo: { ...LEAFY, bark: '#7aa04a', colour: '#5a9a48', many: 6, forks: 2, wear: leaves(22, 3.6, 0.8) },
  greenery: { ...LEAFY, colour: '#5a8a48', wear: leaves(17, 6.6, 0.95) },
  maple: { ...WOODY, kinks: 0.16, wide: 2, colour: '#d8452a', wear: fan },
  ginkgo: { ...WOODY, kinks: 0.16, wide: 2, colour: '#f0bc34', wear: fan },
  pampas: { ...GRASS, colour: '#e8d4b0', hang: 0.3, wear: plume },
  reeds: { ...GRASS, bark: '#8a8a54', colour: '#c0a47c', hang: 0.24, wear: plume },
  wheat: { ...GRASS, bark: '#c8a44a', colour: '#e0b048', hang: 0.2, wear: ear },
  bare: { ...WOODY, kinks: 0.34, colour: '#5a4038', forks: 4, wear: nothing },
} as const satisfies Readonly<Record<string, BranchKind>>;

export type BranchName = keyof typeof KINDS;

/** Small ones between leaves. */
function berriesOn(green: Wear, leafGreen: Colour): Wear {
  return (pen, x, y, angle, at, colour) => {
    green(pen, x, y, angle, at, leafGreen);
    for (const [dx, dy] of [
      [-2, 1],
      [2, 0],
      [0, -2],
      [1, 3],
    ] as const)
      ball(pen, x + dx, y + dy, 1.8, 1.7, colour);
  };
}

type Twig = { x: number; y: number; angle: number; long: number; wide: number };

/** From its foot on, step by step; returns what lies on its way. */
function growTwig(
  pen: Pen,
  kind: BranchKind,
  { x, y, angle, long, wide }: Twig,
): Omit<Twig, 'long' | 'wide'>[] {
  const steps = 12;
  const way = [{ x, y, angle }];
  let turn = angle;
  for (let step = 1; step <= steps; step++) {
    const last = way.at(-1) ?? { x, y, angle };
    const isKink = step % 3 === 0;
    turn += isKink ? kind.kinks * (step % 2 === 0 ? 1 : -1) * pen.random.between(0.6, 1.2) : 0;
    // What hangs bends to the side that it leans to.
    turn += ((kind.hang ?? 0) * (Math.cos(angle) >= 0 ? 1 : -1) * step) / (steps * 3);
    const [nx, ny] = [last.x + (Math.cos(turn) * long) / steps, last.y + (Math.sin(turn) * long) / steps];
    const thick = wide * (1 - (step / steps) * 0.66);
    line(pen, `M${last.x} ${last.y} L${nx} ${ny}`, kind.bark, thick);
    line(
      pen,
      `M${last.x + pen.side * thick * 0.2} ${last.y} L${nx + pen.side * thick * 0.2} ${ny}`,
      mix(kind.bark, '#ffffff', 0.24),
      thick * 0.3,
    );
    way.push({ x: nx, y: ny, angle: turn });
  }
  return way;
}

function dress(pen: Pen, kind: BranchKind, way: ReturnType<typeof growTwig>, many: number): void {
  if (kind.isPlume) {
    const end = way.at(-1);
    if (end) kind.wear(pen, end.x, end.y, end.angle, 0, kind.colour);
    return;
  }
  // Bare where it comes out of the neck.
  for (let at = 0; at < many; at++) {
    const place = way[Math.round(3 + (at / Math.max(1, many - 1)) * (way.length - 4))];
    if (place) kind.wear(pen, place.x, place.y, place.angle, at, kind.colour);
  }
}

function paintBranches(pen: Pen, kind: BranchKind, count: number): void {
  const spread = Math.min(1.5, 0.34 * (count - 1));
  for (let stem = 0; stem < count; stem++) {
    const part = count === 1 ? 0.62 : stem / (count - 1);
    const angle =
      -Math.PI / 2 + (part - 0.5) * (count === 1 ? 0.9 : spread) + pen.random.between(-0.07, 0.07);
    const long = (count === 1 ? 108 : 96) - Math.abs(part - 0.5) * 22 - pen.random.between(0, 16);
    const way = growTwig(pen, kind, {
      x: 0,
      y: NECK + 6,
      angle,
      long: long * (kind.isPlume ? 0.7 : 1),
      wide: kind.wide,
    });
    const forks = (kind.forks ?? 0) + (count === 1 ? 1 : 0);
    for (let fork = 0; fork < forks; fork++) {
      const from = way[5 + Math.floor((fork / forks) * 6)];
      if (!from) continue;
      const side = (fork + stem) % 2 === 0 ? 1 : -1;
      const twig = growTwig(pen, kind, {
        ...from,
        angle: from.angle + side * pen.random.between(0.5, 0.85),
        long: long * pen.random.between(0.26, 0.4),
        wide: kind.wide * 0.6,
      });
      dress(pen, kind, twig, Math.ceil(kind.many / 2));
    }
    dress(pen, kind, way, kind.many);
  }
}

/** Undefined for what is no branch. */
export function branchNameOf(key: string): BranchName | undefined {
  const name = key.replace(/^vase-/, '');
  return name !== key && name in KINDS ? (name as BranchName) : undefined;
}

/** The key of such branches, which are no tree. */
export function branchKey(name: BranchName): string {
  return `vase-${name}`;
}

/** In the box in which they stand in their vase. `count`: where somebody said how many. */
export function branchesOf(name: BranchName, count: number | undefined, colour?: Colour): OwnDrawing {
  const kind: BranchKind = KINDS[name];
  const worn = colour === undefined ? kind : { ...kind, colour };
  return { ...BOX, paint: (pen) => paintBranches(pen, worn, Math.min(MOST, count ?? USUAL)) };
}
