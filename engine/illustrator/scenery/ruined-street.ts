// The street of a town that people have left: houses broken off at the top, black windows, creepers, rubble on the road.

import { css, mix, type Rgb } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import { across, fogged, halfWidth, rowAt } from './street-view.ts';
import type { WallQuad } from './street-wall.ts';

const LEFT =
  /(?:ruined|abandoned|destroyed|deserted|derelict|decaying|crumbling|broken|bombed|war-?torn|devastated|collapsed|burnt|apocalyp\w*|dystopian)[^,.]{0,24}(?:cit(?:y|ies)|towns?|streets?|downtown|metropolis|urban|skyscrapers?)|(?:city|town|street)\b[^.]{0,24}(?:ruins|apocalyp)|ruins of (?:a|the) (?:city|town)|(?:废弃|荒废|遗弃|被毁|毁灭|残破|破败|末日|末世|废土|战后).{0,6}(?:城|都市|街|高楼|摩天)|(?:城市|都市|街道|城镇).{0,6}(?:废墟|末日|被毁)/;
/** Where there are robots. */
const OF_MACHINES = /^(?=.*(?:robot|android|\bmech|机器人|机甲)).*(?:\bruins\b|废墟)/is;
const BARREN = /desert(?! city)|nuclear|wasteland|\bash(?:es)?\b|burn|沙漠|核|废土|燃烧/;

export const RUINED_WALLS = ['#8f8a80', '#a3937e', '#7c7f80', '#9a8472', '#86807a'] as const;
/** From the lowest to the highest, in metres. */
export const RUINED_HEIGHTS = [4.5, 10.5] as const;

/** Whether nobody lives in this street any more. */
export function isRuinedStreet({ scene, words }: Pick<Stage, 'scene' | 'words'>): boolean {
  return scene === 'street' && (LEFT.test(words) || OF_MACHINES.test(words));
}

type RuinedWall = {
  near: number;
  far: number;
  tall: number;
  tone: Rgb;
  quad: WallQuad;
  random: Random;
  side: -1 | 1;
};

/** One house: its broken outline, its empty windows, what grows on it. */
export function paintRuinedWall(stage: Stage, brush: Brush, wall: RuinedWall): void {
  const { palette, short } = stage;
  const { near, far, tall, tone, random, side, quad } = wall;
  const edge = side * halfWidth(stage);
  const point = (along: number, height: number): [number, number] => {
    const distance = near + (far - near) * along;
    return [across(stage, edge, distance), rowAt(stage, height, distance)];
  };
  const haze = fogged((near + far) / 2);
  const veiled = (colour: Parameters<typeof mix>[0], most = 0.8): string =>
    css(mix(colour, palette.fog, haze * most));
  // Broken off: storeys are missing in steps, with a ragged edge.
  const steps = 9;
  let height = tall * random.between(0.78, 1);
  const tops = Array.from({ length: steps + 1 }, () => {
    if (random.chance(0.4)) height = tall * random.between(0.5, 1);
    return height + random.between(-0.25, 0.25);
  });
  const [nearX] = point(0, 0);
  const outer = nearX + side * short * 0.9;
  brush.fillStyle = css(mix(mix(tone, palette.shade, 0.5), palette.fog, fogged(near)));
  const gable = rowAt(stage, tops[0] ?? tall, near);
  brush.beginPath();
  brush.moveTo(nearX, rowAt(stage, 0, near));
  for (let step = 0; step <= 6; step++)
    brush.lineTo(
      nearX + ((outer - nearX) * step) / 6,
      gable + (step === 0 ? 0 : random.between(-0.3, 0.9) * scaleAt(stage, near)),
    );
  brush.lineTo(outer, rowAt(stage, 0, near));
  brush.fill();
  const face = brush.createLinearGradient(0, point(0, tall)[1], 0, point(0, 0)[1]);
  face.addColorStop(0, veiled(mix(tone, palette.sun, 0.14)));
  face.addColorStop(1, veiled(mix(tone, palette.shade, 0.3)));
  brush.save();
  brush.fillStyle = face;
  brush.beginPath();
  brush.moveTo(...point(0, 0));
  for (const [step, top] of tops.entries()) {
    brush.lineTo(...point(Math.max(0, (step - 0.06) / steps), top));
    brush.lineTo(...point(Math.min(1, (step + 0.5) / steps), top + random.between(-0.3, 0.3)));
  }
  brush.lineTo(...point(1, 0));
  brush.fill();
  brush.clip();
  const bays = Math.max(2, Math.round((far - near) / 1.2));
  const hole = mix(mix('#14131a', palette.shade, 0.4), palette.skyMiddle, 0.06);
  for (let low = 0.5; low < tall; low += 1.9)
    for (let bay = 0; bay < bays; bay++) {
      // Here and there the sky is seen through, where the floors are gone.
      const isOpen = low > tall * 0.45 && random.chance(0.22);
      brush.fillStyle = isOpen ? css(mix(palette.horizon, palette.fog, 0.4)) : veiled(hole, 0.7);
      brush.beginPath();
      quad((bay + 0.2) / bays, (bay + random.between(0.66, 0.82)) / bays, low, low + random.between(1, 1.35));
      brush.fill();
    }
  brush.strokeStyle = veiled(mix(tone, palette.shade, 0.6));
  brush.lineWidth = Math.max(0.7, scaleAt(stage, near) * 0.03);
  for (let crack = 0; crack < 5; crack++) {
    let [along, up] = [random.next(), tall * random.between(0.3, 0.9)];
    brush.beginPath();
    brush.moveTo(...point(along, up));
    for (let part = 0; part < 5; part++) {
      [along, up] = [along + random.between(-0.08, 0.08), up - random.between(0.2, 0.7)];
      brush.lineTo(...point(along, up));
    }
    brush.stroke();
  }
  brush.restore();
  // Steel that stuck in the concrete.
  for (let bar = 0; bar < 6; bar++) {
    const step = random.whole(steps);
    const along = step / steps;
    const top = tops[step] ?? tall;
    brush.beginPath();
    brush.moveTo(...point(along, top - 0.2));
    brush.lineTo(...point(along + random.between(-0.03, 0.03), top + random.between(0.3, 0.9)));
    brush.stroke();
  }
  if (!BARREN.test(stage.words)) paintCreepers(stage, brush, wall, point, tops);
}

function paintCreepers(
  stage: Stage,
  brush: Brush,
  { near, far, random }: RuinedWall,
  point: (along: number, height: number) => [number, number],
  tops: readonly number[],
): void {
  const { palette } = stage;
  const haze = fogged((near + far) / 2);
  const green = lit(stage, stage.isSnowy ? '#8fa08c' : stage.isAutumn ? '#a8702c' : '#56803c');
  for (const [step, top] of tops.entries()) {
    if (random.chance(0.3)) continue;
    const along = step / (tops.length - 1);
    const long = top * random.between(0.12, 0.6);
    const leaves = Math.round(26 + 60 * (long / 8));
    for (let leaf = 0; leaf < leaves; leaf++) {
      const part = random.next() ** 1.5;
      const [x, y] = point(
        Math.min(1, Math.max(0, along + random.between(-0.14, 0.14) * (1.1 - part))),
        top + 0.15 - long * part,
      );
      const size = scaleAt(stage, near + (far - near) * along) * random.between(0.08, 0.19);
      brush.fillStyle = css(
        mix(
          mix(green, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.42)),
          palette.fog,
          haze * 0.8,
        ),
      );
      brush.beginPath();
      brush.ellipse(x, y, size, size * 0.68, random.between(0, 3), 0, 7);
      brush.fill();
    }
  }
}

/** Lumps of walls along both sides of the road, and grass in its cracks. */
export function paintRubble(stage: Stage, brush: Brush): void {
  const { palette, light } = stage;
  const random = stage.random('rubble');
  const green = lit(stage, stage.isAutumn ? '#a8702c' : '#5f8a42');
  const isGreen = !BARREN.test(stage.words) && !stage.isSnowy;
  for (let row = 0; row < 52; row++) {
    const distance = 26 * 0.955 ** row + 1.4;
    const scale = scaleAt(stage, distance);
    const floor = rowOfDistance(stage, distance);
    const haze = fogged(distance) * 0.85;
    const shown = (colour: Rgb): string => css(mix(colour, palette.fog, haze));
    for (let lump = 0; lump < 5; lump++) {
      const aside = 1 - random.next() ** 2 * 0.55;
      const x = across(stage, random.side() * halfWidth(stage) * aside, distance);
      const size = scale * random.between(0.1, 0.42) * aside;
      const tone = lit(stage, random.pick(['#8b857b', '#9d9284', '#777678']));
      paintLump(brush, random, { x, y: floor, size, side: light.side }, [
        shown(mix(tone, palette.shade, 0.45)),
        shown(mix(tone, palette.sun, 0.16)),
      ]);
    }
    if (!isGreen) continue;
    for (let tuft = 0; tuft < 5; tuft++) {
      const x = across(stage, random.between(-1, 1) * halfWidth(stage), distance);
      brush.strokeStyle = shown(
        mix(green, random.chance(0.5) ? palette.sun : palette.shade, random.between(0.05, 0.35)),
      );
      brush.lineWidth = Math.max(0.7, scale * 0.03);
      brush.beginPath();
      for (let blade = 0; blade < 7; blade++) {
        brush.moveTo(x + random.between(-0.1, 0.1) * scale, floor);
        brush.lineTo(x + random.between(-0.26, 0.26) * scale, floor - random.between(0.12, 0.42) * scale);
      }
      brush.stroke();
    }
  }
}

function paintLump(
  brush: Brush,
  random: Random,
  { x, y, size, side }: { x: number; y: number; size: number; side: number },
  [dark, bright]: readonly [string, string],
): void {
  const tall = size * random.between(0.5, 0.95);
  const peak = x + size * random.between(-0.2, 0.2);
  brush.fillStyle = dark;
  brush.beginPath();
  brush.moveTo(x - size, y + tall * 0.06);
  brush.lineTo(x - size * 0.6, y - tall * 0.7);
  brush.lineTo(peak, y - tall);
  brush.lineTo(x + size * 0.7, y - tall * 0.6);
  brush.lineTo(x + size, y + tall * 0.08);
  brush.fill();
  brush.fillStyle = bright;
  brush.beginPath();
  brush.moveTo(peak, y - tall);
  brush.lineTo(x + side * size * 0.65, y - tall * 0.66);
  brush.lineTo(x + side * size * 0.85, y);
  brush.lineTo(peak + side * size * 0.1, y - tall * 0.3);
  brush.fill();
}
