// Country of bare rock: the pillars of Zhangjiajie that stand in mist, the grey blades of a stone forest, the cones and
// chimneys of Cappadocia.

import { css, mix, type Colour, type Rgb } from '#engine/raster/colour.ts';
import { fractal } from '#engine/raster/noise.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { paintMistBank } from './clouds.ts';

export type RockKind = 'pillars' | 'stones' | 'cones';

/** Which rocks the words say that mountains are. */
export function rockKindOf({ words }: Pick<Stage, 'words'>): RockKind | undefined {
  if (/cappadocia|卡帕多|fairy chimney/.test(words)) return 'cones';
  if (/石林|stone forest/.test(words)) return 'stones';
  return /zhangjiajie|张家界|武陵源|三清山|峰林|avatar mountains|huangshan|yellow mountains?|黄山|(?:rock|stone) pillars|pillars of (?:rock|stone)|石柱/.test(
    words,
  )
    ? 'pillars'
    : undefined;
}

/** Parts of the short side, but for the haze. */
type Row = {
  name: string;
  depth: number;
  haze: number;
  count: number;
  tall: readonly [number, number];
  wide: readonly [number, number];
  /** Over the horizon, where their feet are. */
  foot: number;
};

const ROWS: Readonly<Record<RockKind, readonly Row[]>> = {
  pillars: [
    {
      name: 'far rocks',
      depth: 0.12,
      haze: 0.72,
      count: 13,
      tall: [0.2, 0.44],
      wide: [0.05, 0.09],
      foot: 0.03,
    },
    {
      name: 'middle rocks',
      depth: 0.16,
      haze: 0.46,
      count: 8,
      tall: [0.22, 0.5],
      wide: [0.07, 0.12],
      foot: 0.01,
    },
    {
      name: 'near rocks',
      depth: 0.2,
      haze: 0.16,
      count: 5,
      tall: [0.24, 0.6],
      wide: [0.1, 0.17],
      foot: -0.03,
    },
  ],
  stones: [
    {
      name: 'far rocks',
      depth: 0.12,
      haze: 0.6,
      count: 24,
      tall: [0.1, 0.22],
      wide: [0.04, 0.08],
      foot: 0.01,
    },
    {
      name: 'middle rocks',
      depth: 0.16,
      haze: 0.34,
      count: 17,
      tall: [0.16, 0.34],
      wide: [0.06, 0.11],
      foot: -0.01,
    },
    {
      name: 'near rocks',
      depth: 0.2,
      haze: 0.08,
      count: 11,
      tall: [0.18, 0.48],
      wide: [0.09, 0.16],
      foot: -0.05,
    },
  ],
  cones: [
    {
      name: 'far rocks',
      depth: 0.12,
      haze: 0.62,
      count: 16,
      tall: [0.06, 0.13],
      wide: [0.1, 0.2],
      foot: 0.01,
    },
    {
      name: 'middle rocks',
      depth: 0.16,
      haze: 0.36,
      count: 11,
      tall: [0.1, 0.19],
      wide: [0.1, 0.16],
      foot: -0.005,
    },
    {
      name: 'near rocks',
      depth: 0.51,
      haze: 0.1,
      count: 7,
      tall: [0.16, 0.3],
      wide: [0.14, 0.2],
      foot: -0.06,
    },
  ],
};

export function rockLayers(stage: Stage, kind: RockKind): Layer[] {
  const isMisty = kind === 'pillars' || stage.weather.has('fog');
  return ROWS[kind].flatMap((row, at) => {
    const rocks = painted(row.name, row.depth, (brush) => paintRow(stage, brush, kind, row));
    const strength = (isMisty ? 0.95 : 0.4) - at * 0.12;
    const mist = painted(
      `mist ${row.name}`,
      row.depth + 0.01,
      (brush) =>
        paintMistBank(
          stage,
          brush,
          `mist ${row.name}`,
          stage.horizon - stage.short * (row.foot - 0.01),
          stage.short * (isMisty ? 0.2 : 0.1),
          strength,
        ),
      { isSolid: false },
    );
    return row.depth > 0.5 ? [rocks] : [rocks, mist];
  });
}

function paintRow(stage: Stage, brush: Brush, kind: RockKind, row: Row): void {
  const { width, short, horizon } = stage;
  const random = stage.random(row.name);
  const count = Math.round(row.count * Math.max(1, width / short));
  // In an upright image pillars rise as high as the sky does.
  const rise = kind === 'pillars' ? Math.min(1.5, Math.max(1, horizon / (short * 0.66))) : 1;
  const places = Array.from({ length: count }, (_, at) => {
    const across = (at + random.between(0.15, 0.85)) / count;
    // The tallest stand at the sides: the middle is for the light and for who is in the picture.
    const aside = Math.min(1, Math.abs(across - 0.5) * 2.2);
    const [low, high] = row.tall;
    return {
      x: across * width,
      tall: short * rise * (low + (high - low) * Math.min(1, aside * random.between(0.55, 1.15))),
      wide: short * random.between(...row.wide),
    };
  });
  for (const place of places.toSorted((a, b) => b.tall - a.tall)) {
    const rock = {
      ...place,
      foot: horizon - short * (row.foot + random.between(-0.012, 0.012)),
      haze: row.haze,
      random,
    };
    if (kind === 'pillars') paintPillar(stage, brush, rock);
    else if (kind === 'stones') paintStone(stage, brush, rock);
    else paintCone(stage, brush, rock);
  }
}

type Rock = { x: number; foot: number; tall: number; wide: number; haze: number; random: Random };

/** The half of its width at each height, 0 the foot and 1 the top, at one side. */
type Outline = (side: -1 | 1, up: number) => number;

/** Clips to the rock, lit from one side, and leaves the clip for what is painted upon it. */
function fillRock(
  stage: Stage,
  brush: Brush,
  { x, foot, tall, wide, haze }: Rock,
  outline: Outline,
  tone: Rgb,
): void {
  const { palette, light } = stage;
  const side = light.side;
  const across = brush.createLinearGradient(x - (side * wide) / 2, 0, x + (side * wide) / 2, 0);
  across.addColorStop(0, css(mix(mix(tone, palette.shade, 0.55), palette.fog, haze)));
  across.addColorStop(0.55, css(mix(tone, palette.fog, haze)));
  across.addColorStop(1, css(mix(mix(tone, palette.sun, 0.34), palette.fog, haze)));
  brush.fillStyle = across;
  brush.beginPath();
  const steps = 34;
  for (let step = 0; step <= steps; step++)
    brush.lineTo(x - outline(-1, step / steps), foot - (tall * step) / steps);
  for (let step = steps; step >= 0; step--)
    brush.lineTo(x + outline(1, step / steps), foot - (tall * step) / steps);
  brush.closePath();
  brush.fill();
  brush.clip();
}

/** Grey limestone, bare and fluted, that ends in a blade. */
function paintStone(stage: Stage, brush: Brush, rock: Rock): void {
  const { random } = rock;
  const noise = stage.noise('stone');
  const seed = random.between(0, 90);
  const lean = random.between(-0.25, 0.25);
  const blade = random.between(0.5, 0.8);
  const outline: Outline = (side, up) => {
    const body = 1.1 - 0.3 * up + fractal(noise, seed + side * 7, up * 5, 4) * 0.4;
    const edge = Math.sqrt(Math.max(0.004, 1 - Math.max(0, (up - blade) / (1 - blade)) ** 1.6));
    return (rock.wide / 2) * (body * edge + side * lean * Math.max(0, up - blade));
  };
  const tone = lit(stage, stage.isSnowy ? '#a4abb6' : random.pick(LIMESTONES));
  brush.save();
  fillRock(stage, brush, rock, outline, tone);
  crackRock(stage, brush, rock, tone);
  brush.globalAlpha = 1;
  brush.restore();
}

const LIMESTONES: readonly [Colour, ...Colour[]] = ['#8f9494', '#9a9c98', '#858b8f', '#a3a39c'];

/** Upright cracks and a few level ones, over what the brush is clipped to. */
function crackRock(
  { palette }: Stage,
  brush: Brush,
  { x, foot, tall, wide, haze, random }: Rock,
  tone: Rgb,
): void {
  const shown = (colour: Colour | Rgb): string => css(mix(colour, palette.fog, haze));
  for (let crack = 0; crack < 26; crack++) {
    const at = x + random.between(-0.6, 0.6) * wide;
    const top = foot - tall * random.between(0.2, 1);
    brush.fillStyle = shown(
      mix(tone, random.chance(0.6) ? palette.shade : palette.sun, random.between(0.2, 0.5)),
    );
    brush.globalAlpha = 0.5;
    const thick = wide * random.between(0.02, 0.09);
    brush.beginPath();
    brush.moveTo(at, top);
    brush.lineTo(at + thick, top + tall * 0.03);
    brush.lineTo(at + thick * random.between(0, 1.4), top + tall * random.between(0.15, 0.5));
    brush.lineTo(at - thick * 0.3, top + tall * random.between(0.1, 0.3));
    brush.fill();
  }
  for (let layer = 0; layer < 9; layer++) {
    const y = foot - tall * random.between(0.05, 0.96);
    brush.globalAlpha = 0.35;
    brush.fillStyle = shown(mix(tone, palette.shade, 0.5));
    brush.fillRect(x - wide, y, wide * 2, tall * random.between(0.004, 0.012));
  }
}

/** Steep, cracked from top to foot, with trees on its head and its ledges. */
function paintPillar(stage: Stage, brush: Brush, rock: Rock): void {
  const { x, foot, tall, wide, haze, random } = rock;
  const { palette, short } = stage;
  const noise = stage.noise('pillar');
  const seed = random.between(0, 90);
  const outline: Outline = (side, up) =>
    (wide / 2) *
    (1.15 - 0.42 * up + fractal(noise, seed + side * 7, up * 4.4, 4) * 0.62) *
    Math.sqrt(Math.max(0.06, 1 - Math.max(0, (up - 0.86) / 0.14) ** 2));
  const tone = lit(stage, stage.isSnowy ? '#8b93a2' : '#a08a74');
  const shown = (colour: Colour | Rgb): string => css(mix(colour, palette.fog, haze));
  brush.save();
  fillRock(stage, brush, rock, outline, tone);
  crackRock(stage, brush, rock, tone);
  brush.globalAlpha = 1;
  brush.restore();
  const green = lit(stage, stage.isSnowy ? '#e8eef6' : stage.isAutumn ? '#b5803a' : '#4f7a4c');
  const tuft = (at: number, y: number, size: number): void => {
    brush.fillStyle = shown(
      mix(green, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.36)),
    );
    brush.beginPath();
    brush.ellipse(at, y, size, size * random.between(0.7, 1.1), 0, 0, 7);
    brush.fill();
  };
  for (let ledge = 0; ledge < 26; ledge++) {
    const up = random.between(0.02, 0.9);
    const side = random.side();
    tuft(
      x + side * outline(side, up) * random.between(0.5, 1),
      foot - tall * up,
      short * random.between(0.004, 0.009),
    );
  }
  // They hide the rounded head, the highest first.
  for (let tree = 0; tree < 44; tree++) {
    const up = 1 - 0.16 * (tree / 44) ** 0.8;
    const side = random.side();
    const at = x + side * outline(side, Math.min(0.985, up)) * random.between(0, 1.02);
    const size = short * random.between(0.012, 0.034) * (1.25 - haze * 0.6);
    paintTinyPine(
      brush,
      at,
      foot - tall * (up - 0.02),
      size,
      shown(mix(green, palette.shade, random.between(0.05, 0.5))),
    );
  }
}

function paintTinyPine(brush: Brush, x: number, y: number, tall: number, colour: string): void {
  brush.fillStyle = colour;
  for (const [low, wide] of [
    [0, 0.36],
    [0.28, 0.28],
    [0.54, 0.19],
  ] as const) {
    brush.beginPath();
    brush.moveTo(x - tall * wide, y - tall * low);
    brush.lineTo(x, y - tall * (low + 0.48));
    brush.lineTo(x + tall * wide, y - tall * low);
    brush.fill();
  }
}

const TUFFS: readonly [Colour, ...Colour[]] = ['#dcb992', '#e2c6a2', '#d2a982', '#e6cfb0'];

/** A cone in bands of pale rock; some bear a dark cap, some have doors and windows cut into them. */
function paintCone(stage: Stage, brush: Brush, rock: Rock): void {
  const { x, foot, tall, wide, haze, random } = rock;
  const { palette } = stage;
  const noise = stage.noise('cone');
  const seed = random.between(0, 90);
  const hasCap = random.chance(0.55);
  const outline: Outline = (side, up) => {
    const body = (1 - up) ** 0.72 * 0.9 + (hasCap ? 0.15 : 0.05) * (1 - up * 0.3) + 0.3 * Math.exp(-up * 12);
    return (
      (wide / 2) * Math.max(0.02, body + fractal(noise, seed + side * 5, up * 6, 3) * 0.1 * (1 - up * 0.6))
    );
  };
  const tone = lit(stage, stage.isSnowy ? '#cbb6a0' : random.pick(TUFFS));
  const shown = (colour: Colour | Rgb): string => css(mix(colour, palette.fog, haze));
  brush.save();
  fillRock(stage, brush, rock, outline, tone);
  for (let band = 0; band < 7; band++) {
    const up = (band + random.between(0.1, 0.9)) / 7;
    brush.globalAlpha = 0.3;
    brush.fillStyle = shown(mix(tone, band % 2 === 0 ? lit(stage, '#b3705a') : palette.sun, 0.5));
    brush.fillRect(x - wide, foot - tall * up, wide * 2, tall * random.between(0.015, 0.05));
  }
  for (let groove = 0; groove < 16; groove++) {
    const at = random.between(-1, 1);
    brush.globalAlpha = 0.3;
    brush.strokeStyle = shown(mix(tone, palette.shade, 0.5));
    brush.lineWidth = wide * random.between(0.008, 0.024);
    brush.beginPath();
    brush.moveTo(x + at * wide * 0.08, foot - tall * 0.96);
    brush.quadraticCurveTo(x + at * wide * 0.2, foot - tall * 0.5, x + at * wide * 0.5, foot);
    brush.stroke();
  }
  brush.globalAlpha = 1;
  if (tall > stage.short * 0.14) paintDoors(brush, rock, shown(mix('#4a2f26', palette.shade, 0.3)));
  brush.restore();
  paintFootOfCone(stage, brush, rock, shown);
  if (hasCap) paintCap(stage, brush, rock, shown);
}

/** Its shadow, and the rubble that it stands in. */
function paintFootOfCone(
  stage: Stage,
  brush: Brush,
  { x, foot, wide, random }: Rock,
  shown: (colour: Colour | Rgb) => string,
): void {
  const sand = lit(stage, stage.isSnowy ? '#eef2f8' : '#d9b98f');
  const { palette, short, light } = stage;
  brush.fillStyle = css(palette.shade, 0.16);
  brush.beginPath();
  brush.ellipse(x - light.side * wide * 0.3, foot + short * 0.004, wide * 0.62, short * 0.012, 0, 0, 7);
  brush.fill();
  for (let heap = 0; heap < 9; heap++) {
    const size = wide * random.between(0.08, 0.2);
    brush.fillStyle = shown(
      mix(sand, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.2)),
    );
    brush.beginPath();
    brush.ellipse(
      x + random.between(-0.62, 0.62) * wide,
      foot + short * 0.006,
      size,
      size * 0.3,
      0,
      Math.PI,
      0,
    );
    brush.fill();
  }
}

function paintDoors(brush: Brush, { x, foot, tall, wide, random }: Rock, dark: string): void {
  brush.fillStyle = dark;
  for (let opening = 0; opening < 5; opening++) {
    const up = random.between(0.14, 0.62);
    const size = wide * 0.05;
    const at = x + random.between(-0.26, 0.26) * wide * (1 - up);
    brush.beginPath();
    brush.roundRect(at - size / 2, foot - tall * up, size, size * 1.6, [size / 2, size / 2, 0, 0]);
    brush.fill();
  }
}

function paintCap(
  { palette, light }: Stage,
  brush: Brush,
  { x, foot, tall, wide }: Rock,
  shown: (colour: Colour | Rgb) => string,
): void {
  const top = foot - tall;
  const half = wide * 0.15;
  const shade = brush.createLinearGradient(x - light.side * half, 0, x + light.side * half, 0);
  shade.addColorStop(0, shown(mix('#6a5148', palette.shade, 0.5)));
  shade.addColorStop(1, shown(mix('#8a6a58', palette.sun, 0.3)));
  brush.fillStyle = shade;
  brush.beginPath();
  brush.moveTo(x - half, top + tall * 0.05);
  brush.quadraticCurveTo(x - half * 1.05, top - tall * 0.02, x - half * 0.4, top - tall * 0.08);
  brush.quadraticCurveTo(x, top - tall * 0.13, x + half * 0.5, top - tall * 0.07);
  brush.quadraticCurveTo(x + half * 1.1, top - tall * 0.01, x + half, top + tall * 0.05);
  brush.quadraticCurveTo(x, top + tall * 0.085, x - half, top + tall * 0.05);
  brush.fill();
}
