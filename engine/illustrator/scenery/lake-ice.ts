// The ice of a lake: smooth and blue, the mountains faintly in it, white cracks that run through it, some snow blown over.

import { css, mix } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { distanceOfRow, EYE_HEIGHT, lit, type Stage } from '../staging/stage.ts';
import { waterLayer } from './water.ts';

const NAMED =
  /frozen (?:lake|river|pond|sea)|lake (?:is )?frozen|ice of (?:a|the) lake|\bblue ice\b|\bbaikal\b|结冰的(?:湖|河|江|水)|冰封的(?:湖|河|江)|冰湖|蓝冰|湖面结冰|贝加尔/;

/** Whether the snow lies around a frozen lake. */
export function hasLakeIce({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'snowfield' && NAMED.test(words);
}

/** In place of the snow at the viewer's feet. */
export function lakeIceLayers(stage: Stage): Layer[] {
  return [
    waterLayer(stage, {
      top: stage.horizon + stage.short * 0.03,
      tint: stage.isDark ? '#234a78' : '#6fc0d6',
      body: 0.62,
      waves: 0.06,
      hasGlints: false,
    }),
    painted('lake ice', 0.5, (brush) => paintIce(stage, brush), { isSolid: false }),
  ];
}

type Place = readonly [x: number, distance: number];

function paintIce(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon, palette } = stage;
  const random = stage.random('lake ice');
  const near = distanceOfRow(stage, height * 1.02);
  const seen = ([x, distance]: Place): [number, number] => [
    width / 2 + (x * short) / distance,
    horizon + (EYE_HEIGHT * short) / distance,
  ];
  const white = mix(lit(stage, '#ffffff'), palette.sun, 0.08);
  // Snow that the wind has left in drifts.
  for (let drift = 0; drift < 26; drift++) {
    const distance = near * (1 + 9 * random.next() ** 1.6);
    const [x, y] = seen([random.between(-0.6, 0.6) * (width / short) * distance, distance]);
    const wide = (short / distance) * random.between(0.3, 1.3);
    brush.fillStyle = css(white, random.between(0.14, 0.4));
    brush.beginPath();
    brush.ellipse(x, y, wide, wide * 0.07, 0, 0, 7);
    brush.fill();
  }
  for (let crack = 0; crack < 34; crack++) {
    const distance = near * (0.95 + 6 * random.next() ** 1.5);
    paintCrack(stage, brush, random, {
      from: [random.between(-0.6, 0.6) * (width / short) * distance, distance],
      seen,
      white: css(white, 0.75),
      thick: (short * 0.012 * near) / distance,
      turns: 9,
    });
  }
}

type Crack = {
  from: Place;
  seen: (place: Place) => [number, number];
  white: string;
  thick: number;
  turns: number;
};

/** A white vein, and finer ones that leave it. */
function paintCrack(
  stage: Stage,
  brush: Brush,
  random: Random,
  { from, seen, white, thick, turns }: Crack,
): void {
  let [x, distance] = from;
  let angle = random.between(0, 6.283);
  const step = distance * 0.11;
  const points: Place[] = [];
  for (let turn = 0; turn < turns; turn++) {
    points.push([x, distance]);
    angle += random.between(-0.5, 0.5);
    x += Math.cos(angle) * step;
    distance = Math.max(0.6, distance + Math.sin(angle) * step * 0.9);
  }
  const stroke = (tone: string, broad: number, down: number): void => {
    brush.strokeStyle = tone;
    brush.lineWidth = Math.max(0.6, broad);
    brush.lineJoin = 'round';
    brush.beginPath();
    for (const place of points) {
      const [px, py] = seen(place);
      brush.lineTo(px, py + down);
    }
    brush.stroke();
  };
  stroke(css(mix(lit(stage, '#bfe6f0'), '#ffffff', 0.2), 0.3), thick * 2.6, thick * 0.8);
  stroke(white, thick * 0.5, 0);
  if (turns < 6) return;
  for (const at of [2, 5])
    paintCrack(stage, brush, random, {
      from: points[at] as Place,
      seen,
      white,
      thick: thick * 0.6,
      turns: 4,
    });
}
