// A crossing in a street: broad white stripes before the viewer; where a city is known for it, fronts full of screens.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { EYE_HEIGHT, lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { NEON } from './boards.ts';
import { glow } from './glow.ts';

const CROSSING = /crossing|crosswalk|zebra|shibuya|intersection|十字路口|斑马线|人行横道|涩谷/;
const SCREENS = /shibuya|times square|akihabara|shinjuku|dotonbori|涩谷|时代广场|秋叶原|新宿|道顿堀/;

/** A railway crosses roads too. */
export function hasCrossing({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'street' && CROSSING.test(words) && !/railway crossing|railroad crossing/.test(words);
}

/** Its fronts are known by their screens. */
export function hasScreens({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'street' && SCREENS.test(words);
}

export function crossingLayers(stage: Stage, halfWidth: number): Layer[] {
  return [
    ...(hasScreens(stage)
      ? [painted('screens', 0.305, (brush) => paintScreens(stage, brush, halfWidth))]
      : []),
    ...(hasCrossing(stage) ? [painted('crossing', 0.295, (brush) => paintStripes(stage, brush))] : []),
  ];
}

/** Metres: from the viewer to both edges of the stripes, how wide one is, and from one to the next. */
const [NEAR, FAR, STRIPE, PITCH] = [2.75, 5.4, 0.46, 0.92];

function paintStripes(stage: Stage, brush: Brush): void {
  const { width, palette, isDark } = stage;
  const white = lit(stage, '#f2efe6');
  const reach = Math.ceil((width / 2 / scaleAt(stage, FAR) + PITCH) / PITCH);
  for (const [from, to] of [
    [NEAR, FAR],
    [8.6, 10.6],
  ] as const)
    for (let stripe = -reach * 2; stripe <= reach * 2; stripe++) {
      const left = stripe * PITCH;
      const at = (x: number, distance: number): [number, number] => [
        width / 2 + x * scaleAt(stage, distance),
        rowOfDistance(stage, distance),
      ];
      const colour = brush.createLinearGradient(0, rowOfDistance(stage, to), 0, rowOfDistance(stage, from));
      colour.addColorStop(0, css(mix(white, palette.fog, 0.3), isDark ? 0.7 : 0.86));
      colour.addColorStop(1, css(white, isDark ? 0.78 : 0.92));
      brush.fillStyle = colour;
      brush.beginPath();
      brush.moveTo(...at(left, from));
      brush.lineTo(...at(left + STRIPE, from));
      brush.lineTo(...at(left + STRIPE, to));
      brush.lineTo(...at(left, to));
      brush.fill();
    }
}

/** On both sides, in perspective: pictures of light that are of nothing, and columns of signs. */
function paintScreens(stage: Stage, brush: Brush, halfWidth: number): void {
  const random = stage.random('screens');
  const { width, horizon, short, isDark } = stage;
  const point = (side: number, distance: number, height: number): [number, number] => [
    width / 2 + side * halfWidth * scaleAt(stage, distance),
    horizon + (EYE_HEIGHT - height) * scaleAt(stage, distance),
  ];
  const face = (side: number, near: number, far: number, low: number, high: number): void => {
    brush.beginPath();
    brush.moveTo(...point(side, near, low));
    brush.lineTo(...point(side, far, low));
    brush.lineTo(...point(side, far, high));
    brush.lineTo(...point(side, near, high));
    brush.closePath();
  };
  for (const side of [-1, 1])
    for (let near = 24; near > 6;) {
      const far = near;
      near -= random.between(1.6, 3.4);
      for (let low = random.between(2.9, 3.4); low < 10;) {
        const high = low + random.between(1, 2.6);
        const colour: Colour = random.pick(NEON);
        const [x, y] = point(side, (near + far) / 2, (low + high) / 2);
        if (isDark) glow(brush, x, y, scaleAt(stage, near) * 1.6, css(colour, 0.34), css(colour, 0));
        const [left] = point(side, near, low);
        const [right] = point(side, far, low);
        const shine = brush.createLinearGradient(left, 0, right, 0);
        const base = isDark ? colour : mix(colour, '#8a90a0', 0.35);
        shine.addColorStop(0, css(mix(base, '#ffffff', random.between(0.1, 0.6))));
        shine.addColorStop(1, css(mix(base, random.pick(NEON), 0.6)));
        brush.fillStyle = shine;
        face(side, near + 0.12, far - 0.12, low, high);
        brush.fill();
        brush.strokeStyle = css('#14101c', 0.8);
        brush.lineWidth = Math.max(1, short * 0.002);
        brush.stroke();
        // Some show bands, some a disc: light and no writing.
        brush.fillStyle = css('#ffffff', 0.6);
        if (random.chance(0.5)) {
          for (const part of [0.24, 0.5, 0.74]) {
            const at = low + (high - low) * part;
            face(side, near + 0.3, near + 0.3 + (far - near - 0.6) * random.between(0.5, 1), at, at + 0.12);
            brush.fill();
          }
        } else {
          brush.beginPath();
          const size = (scaleAt(stage, (near + far) / 2) * (high - low)) / 4;
          brush.ellipse(x, y, size * 0.4, size, 0, 0, 7);
          brush.fill();
        }
        low = high + random.between(0.15, 0.6);
      }
    }
}
