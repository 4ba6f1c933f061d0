// Koi seen from above: one after the other around the middle of a pond, each with a coat of its own.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import type { Random } from '#engine/raster/random.ts';
import { painted, type Layer, type Motion } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** How koi are marked: the coat, and the colours of its patches. */
const COATS: readonly (readonly [coat: Colour, patches: readonly Colour[]])[] = [
  ['#fbf4ea', ['#e2502c']],
  ['#f4a83c', ['#ffd890']],
  ['#fbf4ea', ['#e2502c', '#2a2830']],
  ['#ee6a30', ['#fbf4ea']],
  ['#fdf8f0', ['#f08a3c']],
];

type Fish = {
  x: number;
  y: number;
  long: number;
  heading: number;
  bend: number;
  /** Around which it swims: its middle, half its sides, and where on it the fish is, in radians. */
  ring: { x: number; y: number; wide: number; tall: number; turn: number };
};

function fishesOf(stage: Stage, random: Random): Fish[] {
  const koi = stage.reading.subjects.find(({ key }) => key === 'koi');
  if (!koi) return [];
  const { width, height, short } = stage;
  // "A koi pond" is one pond.
  const isCounted = koi.isCounted === true && !/(?:koi|goldfish|carp) ponds?\b/.test(stage.words);
  const count = Math.min(14, isCounted ? koi.count : Math.max(7, koi.count));
  const long = short * (count < 4 ? 0.4 : 0.27);
  // Around the middle, one after the other in a ring that is not quite one.
  return Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * Math.PI * 2 + random.between(-0.25, 0.25) + 0.6;
    const reach = count === 1 ? 0 : random.between(0.2, 0.36);
    const x = width * (0.5 + Math.cos(turn) * reach);
    const y = height * (0.5 + Math.sin(turn) * reach);
    const alone = short * 0.3;
    return {
      x,
      y,
      ring:
        count === 1
          ? { x: x - Math.cos(turn) * alone, y: y - Math.sin(turn) * alone, wide: alone, tall: alone, turn }
          : { x: width / 2, y: height / 2, wide: width * reach, tall: height * reach, turn },
      long: long * random.between(0.82, 1.1),
      heading: turn + Math.PI / 2 + random.between(-0.5, 0.5),
      bend: random.between(0.35, 0.8) * (at % 4 === 3 ? -1 : 1),
    };
  });
}

/** Each by itself, so that a video lets them swim. */
export function koiLayers(stage: Stage): Layer[] {
  const asked = stage.reading.subjects.find(({ key }) => key === 'koi')?.colour;
  return fishesOf(stage, stage.random('koi')).map((fish, at) => {
    const [coat, patches] = COATS[at % COATS.length] as (typeof COATS)[number];
    const marks = asked === undefined ? patches : [mix(asked, '#ffffff', 0.4)];
    return painted(
      `koi ${at}`,
      0.3,
      (brush) => paintFish(stage, brush, fish, asked ?? coat, marks, stage.random(`koi ${at}`)),
      { move: (seconds) => swimAround(fish, seconds) },
    );
  });
}

/** Radians a second around the middle, and to each side of a fish as its tail beats. */
const SWUM = 0.15;
const BEAT = 0.06;

/** On along its ring. All go at one pace, so that none swims through another. */
function swimAround({ x, y, ring }: Fish, seconds: number): Motion {
  const turn = SWUM * seconds;
  return {
    x: ring.x + Math.cos(ring.turn + turn) * ring.wide - x,
    y: ring.y + Math.sin(ring.turn + turn) * ring.tall - y,
    turn: turn + BEAT * Math.sin(seconds * 4 + ring.turn * 3) - BEAT * Math.sin(ring.turn * 3),
    aboutX: x,
    aboutY: y,
  };
}

/** Half the breadth of a body along it, from the nose to the tail, as parts of its length. */
const BREADTHS = [0.026, 0.068, 0.092, 0.11, 0.114, 0.106, 0.09, 0.07, 0.05, 0.033, 0.024] as const;

function paintFish(
  stage: Stage,
  brush: Brush,
  { x, y, long, heading, bend }: Fish,
  coat: Colour,
  patches: readonly Colour[],
  random: Random,
): void {
  // Along a bow: the nose first.
  const along = (part: number, aside = 0): [number, number] => {
    const turn = bend * (part - 0.35) ** 2 * 1.1;
    const back = (0.4 - part) * long;
    const side = aside * long + turn * long;
    return [
      x + Math.cos(heading) * back - Math.sin(heading) * side,
      y + Math.sin(heading) * back + Math.cos(heading) * side,
    ];
  };
  const trace = (points: readonly (readonly [number, number])[]): void => {
    brush.beginPath();
    points.forEach(([px, py], at) => (at === 0 ? brush.moveTo(px, py) : brush.lineTo(px, py)));
    brush.closePath();
  };
  const steps = BREADTHS.map((half, at) => [at / (BREADTHS.length - 1), half] as const);
  const body = [
    ...steps.map(([part, half]) => along(part * 0.84, half)),
    ...steps.toReversed().map(([part, half]) => along(part * 0.84, -half)),
  ];
  const colour = lit(stage, coat);
  const low = mix(colour, '#0a2a30', 0.4);
  // Its shadow on the bed.
  brush.save();
  brush.translate(-stage.light.side * long * 0.1, long * 0.14);
  brush.filter = `blur(${(long * 0.035).toFixed(1)}px)`;
  brush.fillStyle = css('#03161a', 0.45);
  trace(body);
  brush.fill();
  brush.restore();
  paintFins(brush, along, mix(colour, '#ffffff', 0.35));
  brush.fillStyle = css(colour);
  trace(body);
  brush.fill();
  brush.save();
  brush.clip();
  for (let patch = 0; patch < 5; patch++) {
    const tone = lit(stage, patches[patch % patches.length] as Colour);
    const [px, py] = along(0.1 + patch * 0.16 + random.between(-0.03, 0.03), random.between(-0.05, 0.05));
    brush.fillStyle = css(tone);
    brush.beginPath();
    brush.ellipse(
      px,
      py,
      long * random.between(0.06, 0.1),
      long * random.between(0.04, 0.075),
      heading + random.between(-0.6, 0.6),
      0,
      7,
    );
    brush.fill();
  }
  paintRound(brush, along, long, low, mix(stage.palette.sun, '#ffffff', 0.6));
  brush.restore();
  for (const side of [-1, 1]) {
    const [ex, ey] = along(0.07, side * 0.052);
    brush.fillStyle = css('#15151c');
    brush.beginPath();
    brush.arc(ex, ey, Math.max(1, long * 0.011), 0, 7);
    brush.fill();
  }
}

type Along = (part: number, aside?: number) => [number, number];

/** Darker toward both sides, a line of light along the back. */
function paintRound(brush: Brush, along: Along, long: number, low: Rgb, shine: Rgb): void {
  brush.lineCap = 'round';
  const stroke = (aside: number, wide: number, colour: string): void => {
    brush.strokeStyle = colour;
    brush.lineWidth = long * wide;
    brush.beginPath();
    for (let step = 0; step <= 10; step++) {
      const [px, py] = along(step * 0.086, aside * ((BREADTHS[step] ?? 0) + 0.012));
      if (step === 0) brush.moveTo(px, py);
      else brush.lineTo(px, py);
    }
    brush.stroke();
  };
  for (const side of [-1, 1]) stroke(side, 0.06, css(low, 0.36));
  stroke(0.12, 0.02, css(shine, 0.5));
}

/** Two pairs at the sides and the fan of the tail, seen through. */
function paintFins(brush: Brush, along: Along, colour: Rgb): void {
  brush.fillStyle = css(colour, 0.72);
  const leaf = (
    from: [number, number],
    a: [number, number],
    tip: [number, number],
    b: [number, number],
    to: [number, number],
  ): void => {
    brush.beginPath();
    brush.moveTo(...from);
    brush.quadraticCurveTo(...a, ...tip);
    brush.quadraticCurveTo(...b, ...to);
    brush.fill();
  };
  for (const side of [-1, 1]) {
    leaf(
      along(0.2, side * 0.08),
      along(0.2, side * 0.22),
      along(0.34, side * 0.24),
      along(0.36, side * 0.14),
      along(0.3, side * 0.09),
    );
    leaf(
      along(0.5, side * 0.07),
      along(0.52, side * 0.14),
      along(0.6, side * 0.15),
      along(0.6, side * 0.1),
      along(0.57, side * 0.06),
    );
    leaf(
      along(0.8, 0),
      along(0.92, side * 0.03),
      along(1.1, side * 0.13),
      along(1.02, side * 0.02),
      along(0.99, 0),
    );
  }
}
