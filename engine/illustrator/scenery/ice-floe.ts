// A floe of ice in dark water, which those stand on who are said to be on one.

import { css, mix } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { FLOES, sailsAmongIce } from '../staging/among-ice.ts';
import { lit, type Stage } from '../staging/stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { paintCrag } from './sea-rocks.ts';
import { BODY_KINDS } from '../reading/subject-kinds.ts';

const BERGS = /icebergs?|冰山/;

/** "Between two icebergs": one on each side. */
const BETWEEN =
  /between (?:the |two |a pair of )?(?:\w+ )?icebergs|(?:两座|两个|两块)冰山(?:之间|中间)|冰山(?:之间|中间)/;

/** Somebody who is no passenger and does not fly: they stand on a floe before the water. */
function isStoodOn({ reading }: Stage): boolean {
  return reading.subjects.some(({ kind }) => BODY_KINDS.has(kind) && kind !== 'bird');
}

/** Whether a mountain of ice is on both sides of who is said to be between two. */
export function isBetweenBergs({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'snowfield' && BETWEEN.test(words);
}

/** Empty where no floe is named. */
export function iceFloeLayers(stage: Stage): Layer[] {
  if (!FLOES.test(stage.words)) return [];
  return [
    ...(BERGS.test(stage.words)
      ? [painted('icebergs', 0.565, (brush: Brush) => paintBergs(stage, brush))]
      : []),
    painted('ice floe', 0.57, (brush) => paintFloe(stage, brush)),
  ];
}

/** Mountains of ice behind the water, blue in their shade. */
function paintBergs(stage: Stage, brush: Brush): void {
  const { width, height, short, light } = stage;
  const random = stage.random('icebergs');
  const shore = height * 0.745;
  if (isBetweenBergs(stage)) {
    for (const side of [-1, 1])
      paintCrag(
        stage,
        brush,
        {
          x: width * (0.5 + side * 0.4),
          y: shore + short * 0.05,
          wide: short * 0.46,
          tall: short * 0.36,
          haze: 0,
        },
        random,
        side < 0 ? '#cfeaf6' : '#b4def0',
      );
    return;
  }
  const count = Math.round(4 * Math.max(1, width / short));
  for (let berg = 0; berg < count; berg++) {
    const aside = Math.abs((berg + 0.5) / count - 0.5) * 2;
    const wide = short * random.between(0.16, 0.34);
    const crag = {
      x: ((berg + random.between(0.2, 0.8)) / count) * width,
      y: shore + random.between(0, 0.012) * short,
      wide,
      tall: wide * random.between(0.34, 0.7) * (0.7 + aside * 0.5),
      haze: random.between(0, 0.2),
    };
    paintCrag(stage, brush, crag, random, berg % 2 === 0 ? '#cfeaf6' : '#b4def0');
    // Snow on its shoulder, toward the light.
    brush.fillStyle = css(lit(stage, '#ffffff'), 0.5);
    brush.beginPath();
    brush.ellipse(
      crag.x + light.side * wide * 0.12,
      crag.y - crag.tall * 0.72,
      wide * 0.14,
      crag.tall * 0.09,
      0,
      0,
      7,
    );
    brush.fill();
  }
}

function paintFloe(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const random = stage.random('ice floe');
  const shore = height * 0.74;
  const water = brush.createLinearGradient(0, shore, 0, height);
  water.addColorStop(0, css(mix(lit(stage, '#6fa6c6'), palette.horizon, 0.3)));
  water.addColorStop(1, css(lit(stage, '#1c4a70')));
  brush.fillStyle = water;
  brush.beginPath();
  brush.moveTo(0, shore);
  for (let x = 0; x <= 12; x++)
    brush.lineTo((x / 12) * width, shore + random.between(-0.008, 0.008) * height);
  brush.lineTo(width, height);
  brush.lineTo(0, height);
  brush.fill();
  for (let piece = 0; piece < 7; piece++) {
    const y = shore + height * random.between(0.03, 0.22);
    const wide = short * random.between(0.05, 0.14) * (0.5 + (y - shore) / (height * 0.2));
    slab(stage, brush, random.next() * width, y, wide, wide * 0.16, wide * 0.1);
  }
  if (sailsAmongIce(stage) && !isStoodOn(stage)) return;
  const wide = Math.min(width * 1.04, short * 1.24);
  slab(stage, brush, width / 2, height * 0.93, wide, short * 0.13, short * 0.075);
}

/** Its top lies around the row `y`; below it is the broken edge, and what the water mirrors of it. */
function slab(
  stage: Stage,
  brush: Brush,
  x: number,
  y: number,
  wide: number,
  deep: number,
  thick: number,
): void {
  const random = stage.random(`slab ${Math.round(x)} ${Math.round(y)}`);
  const points = Array.from({ length: 22 }, (_, at) => {
    const angle = (at / 22) * Math.PI * 2;
    const reach = random.between(0.92, 1.05);
    return [x + (Math.cos(angle) * wide * reach) / 2, y + (Math.sin(angle) * deep * reach) / 2] as const;
  });
  const outline = (down: number): void => {
    brush.beginPath();
    for (const [at, [px, py]] of points.entries()) {
      if (at === 0) brush.moveTo(px, py + down);
      else brush.lineTo(px, py + down);
    }
    brush.closePath();
  };
  brush.fillStyle = css(lit(stage, '#8fc4dc'), 0.35);
  outline(thick * 1.7);
  brush.fill();
  const side = brush.createLinearGradient(0, y, 0, y + deep / 2 + thick);
  side.addColorStop(0, css(lit(stage, '#d4ecf8')));
  side.addColorStop(1, css(lit(stage, '#5fa4c8')));
  brush.fillStyle = side;
  for (let down = thick; down > 0; down -= Math.max(0.75, thick / 60)) {
    outline(down);
    brush.fill();
  }
  const top = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  const [bright, pale] = [
    css(lit(stage, '#ffffff')),
    css(mix(lit(stage, '#dcecf8'), stage.palette.shade, 0.12)),
  ];
  top.addColorStop(0, stage.light.side < 0 ? bright : pale);
  top.addColorStop(1, stage.light.side < 0 ? pale : bright);
  brush.fillStyle = top;
  outline(0);
  brush.fill();
}
