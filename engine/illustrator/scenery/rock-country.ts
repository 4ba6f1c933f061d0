// Country of bare rock: the pillars of Zhangjiajie that stand in mist, the grey blades of a stone forest, the cones and
// chimneys of Cappadocia.

import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Stage } from '../staging/stage.ts';
import { paintMistBank } from './clouds.ts';
import { paintCone } from './rock-cones.ts';
import { paintPillar, paintStone } from './rock-pillars.ts';

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
