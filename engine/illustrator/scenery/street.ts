// A street one stands in: houses at both sides run to the vanishing point, lamps and signs hang over it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import { frontsOf, sightOf } from '../staging/city-sight.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { renderOwn } from '../painting/render-own.ts';
import { STRUCTURES } from '../things/structures.ts';
import { CRAFTS } from '../things/crafts.ts';
import { frontOf } from './city-fronts.ts';
import { paintMistBank } from './clouds.ts';
import { LANE_HEIGHTS, LANE_WALLS, laneOf } from './hutong.ts';
import { crossingLayers } from './crossing.ts';
import {
  paintEaveLanterns,
  paintQuarterEnd,
  paintSeasonTrees,
  QUARTER_HEIGHTS,
  QUARTER_WALLS,
  quarterOf,
} from './old-street.ts';
import { isRuinedStreet, paintRubble, RUINED_HEIGHTS, RUINED_WALLS } from './ruined-street.ts';
import { glow } from './glow.ts';
import { paintWall, quarterIn, type Wall } from './street-houses.ts';
import { across, fogged, halfWidth, rowAt } from './street-view.ts';
import { waterLayer } from './water.ts';

const USUAL_HEIGHTS = [4.5, 9.5] as const;

export function streetLayers(stage: Stage): Layer[] {
  const random = stage.random('street');
  const layers: Layer[] = [
    painted('street end', 0.12, (brush) => paintStreetEnd(stage, brush), { isSolid: false }),
  ];
  const walls: Wall[] = [];
  const lane = laneOf(stage);
  const quarter = quarterIn(stage);
  if (quarter) layers.push(painted('street gate', 0.285, (brush) => paintQuarterEnd(stage, brush, quarter)));
  const front = frontOf(stage);
  const isRuined = isRuinedStreet(stage);
  for (const side of [-1, 1] as const) {
    for (let near = 4.2; near < LENGTH;) {
      const far = near + random.between(2.2, 4.6) * (1 + near * 0.03);
      const tones: [Colour, ...Colour[]] = isRuined
        ? [...RUINED_WALLS]
        : lane
          ? LANE_WALLS[lane]
          : quarter
            ? QUARTER_WALLS[quarter]
            : stage.isNeon
              ? ['#1c1038', '#241450', '#10142e']
              : stage.isDark
                ? ['#28304e', '#33304a', '#202a44']
                : front
                  ? [...front.walls]
                  : ['#d8b894', '#c9a284', '#b8a89a', '#e0cdb0', '#a88a78'];
      walls.push({
        side,
        near,
        far,
        tall: isRuined
          ? random.between(...RUINED_HEIGHTS)
          : lane
            ? random.between(...LANE_HEIGHTS[lane])
            : quarter
              ? random.between(...QUARTER_HEIGHTS[quarter])
              : random.between(...(front?.heights ?? USUAL_HEIGHTS)) * (stage.isNeon && !front ? 1.9 : 1),
        colour: lit(stage, random.pick(tones)),
        label: `${side} ${walls.length}`,
      });
      near = far;
    }
  }
  walls.sort((a, b) => b.near - a.near);
  layers.push(painted('houses', 0.3, (brush) => walls.forEach((wall) => paintWall(stage, brush, wall))));
  layers.push(painted('street', 0.29, (brush) => paintRoad(stage, brush)));
  layers.push(
    painted(
      'street haze',
      0.31,
      (brush) =>
        paintMistBank(
          stage,
          brush,
          'street haze',
          stage.horizon,
          stage.short * 0.3,
          stage.isDark ? 0.34 : 0.36,
        ),
      { isSolid: false },
    ),
  );
  // Its lamps are seen in the wet stones.
  const isNoir = stage.reading.tone === 'noir';
  if (stage.weather.has('rain') || stage.isNeon || isNoir) {
    layers.push(
      waterLayer(stage, {
        top: farEnd(stage) + 2,
        tint: stage.isNeon ? '#120828' : '#39424e',
        body: 0.16,
        // More of it would be a canal.
        waves: 0.6,
        hasGlints: false,
        mirror: 0.55,
        halfWidth: halfWidth(stage),
      }),
    );
  }
  if (quarter === 'kyoto' && (stage.isAutumn || stage.weather.has('petals')))
    layers.push(painted('street trees', 0.288, (brush) => paintSeasonTrees(stage, brush)));
  if (quarter)
    layers.push(painted('eave lanterns', 0.305, (brush) => paintEaveLanterns(stage, brush, quarter)));
  layers.push(...crossingLayers(stage, halfWidth(stage)));
  if (isRuined) layers.push(painted('rubble', 0.42, (brush) => paintRubble(stage, brush)));
  else if (!lane && !quarter && frontsOf(stage) !== 'clay')
    layers.push(painted('street lamps', 0.42, (brush) => paintLamps(stage, brush)));
  if (!stage.isNeon && (stage.isDark || quarter === 'old-town') && hasLanterns(stage))
    layers.push(painted('hung lanterns', 0.62, (brush) => paintHungLanterns(stage, brush)));
  return layers;
}

/** Where they belong: no street of the West has them. */
function hasLanterns({ words: said, reading: { subjects, links } }: Stage): boolean {
  // One that somebody holds is none of the street.
  const held = subjects.filter(
    ({ kind }, at) =>
      kind === 'hang' && links.some(({ relation, to }) => relation === 'holding' && to === at),
  );
  const words = held.length > 0 ? said.replaceAll(/lanterns?|灯笼/g, '') : said;
  return (
    subjects.some((one) => one.kind === 'hang' && !held.includes(one)) ||
    laneOf({ words }) !== undefined ||
    quarterOf({ words }) !== undefined ||
    /lantern|chin(?:a|ese)|japan|tokyo|kyoto|osaka|asia|taiwan|taipei|korea|seoul|vietnam|hong kong|shanghai|beijing|night market|festival|celebrat|灯笼|花灯|灯会|中国|中式|古代|古风|古街|老街|唐|宋|明清|日本|日式|东京|京都|夜市|庙会|集市|节|新年|祭/i.test(
      words,
    )
  );
}

/** In metres: as far as houses stand along it. */
const LENGTH = 34;

/** The row where the ground ends: at houses across, or far off, where a sight or a gate stands. */
function farEnd(stage: Stage): number {
  const isOpen = sightOf(stage) !== undefined || laneOf(stage) || quarterIn(stage) || isRuinedStreet(stage);
  return isOpen ? stage.horizon : rowOfDistance(stage, LENGTH);
}

function paintStreetEnd(stage: Stage, brush: Brush): void {
  const { width, horizon, short, palette } = stage;
  const random = stage.random('street end');
  // The farther the fainter, and none is as tall as the houses in front of it.
  const count = laneOf(stage) || quarterIn(stage) ? 0 : 22;
  const foot = farEnd(stage);
  for (let index = 0; index < count; index++) {
    const near = index / count;
    const wide = short * random.between(0.03, 0.07);
    const tall = short * random.between(0.05, 0.24 - near * 0.1);
    const x = width / 2 + random.between(-0.24, 0.24) * short;
    brush.fillStyle = css(mix(palette.shade, palette.fog, random.between(0.72, 0.85) - near * 0.3));
    brush.fillRect(x, horizon - tall, wide, tall + foot - horizon + 4);
    if (stage.isDark) paintFarWindows(brush, { x, y: horizon - tall, wide, tall }, random);
  }
  const light = stage.isNeon ? '#ff7ac8' : stage.isDark ? '#ffc078' : palette.sun;
  glow(brush, width / 2, horizon - short * 0.02, short * 0.42, css(light, 0.55), css(light, 0));
}

/** Few of them are lit. */
function paintFarWindows(
  brush: Brush,
  house: { x: number; y: number; wide: number; tall: number },
  random: Random,
): void {
  const size = house.wide / 9;
  brush.fillStyle = css('#ffd890', 0.6);
  for (let x = house.x + size; x < house.x + house.wide - size; x += size * 2)
    for (let y = house.y + size * 1.5; y < house.y + house.tall - size * 2; y += size * 2.6)
      if (random.chance(0.34)) brush.fillRect(x, y, size, size * 1.3);
}

function paintRoad(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, horizon } = stage;
  const road = lit(
    stage,
    stage.isSnowy ? '#dfe7f2' : stage.isNeon ? '#1a1730' : stage.isDark ? '#3c4256' : '#a49a90',
  );
  const gradient = brush.createLinearGradient(0, horizon, 0, height);
  gradient.addColorStop(0, css(mix(road, palette.fog, 0.7)));
  gradient.addColorStop(0.35, css(mix(road, palette.fog, 0.15)));
  gradient.addColorStop(1, css(mix(road, palette.shade, 0.45)));
  brush.fillStyle = gradient;
  const top = farEnd(stage);
  brush.fillRect(0, top, width, height - top);
  if (stage.isSnowy) return;
  if (isSlabbed(stage)) paintSlabs(stage, brush);
  brush.strokeStyle = css(palette.shade, isSlabbed(stage) ? 0.5 : 0.22);
  for (let course = 0; course < 46; course++) {
    const distance = 2.6 * 1.07 ** course;
    const y = rowOfDistance(stage, distance);
    brush.lineWidth = Math.max(0.5, scaleAt(stage, distance) * 0.016);
    brush.beginPath();
    brush.moveTo(0, y);
    brush.lineTo(width, y);
    const pitch = 0.8;
    for (let stone = -9; stone <= 9; stone++) {
      const x = across(stage, (stone + (course % 2) * 0.5) * pitch, distance);
      brush.moveTo(x, y);
      brush.lineTo(
        across(stage, (stone + (course % 2) * 0.5) * pitch, distance * 1.07),
        rowOfDistance(stage, distance * 1.07),
      );
    }
    brush.stroke();
  }
  glow(brush, width / 2, horizon + short * 0.05, short * 0.5, css(palette.sun, 0.28), css(palette.sun, 0));
}

/** Said to be, and in lanes of old towns of the south. */
function isSlabbed(stage: Stage): boolean {
  return (
    laneOf(stage) === 'jiangnan' ||
    quarterIn(stage) !== undefined ||
    /石板|cobble|flagstone/.test(stage.words)
  );
}

/** Every stone has a grey of its own, under the joints. */
function paintSlabs(stage: Stage, brush: Brush): void {
  const random = stage.random('slabs');
  const { palette } = stage;
  for (let course = 0; course < 46; course++) {
    const distance = 2.6 * 1.07 ** course;
    const [low, high] = [rowOfDistance(stage, distance), rowOfDistance(stage, distance * 1.07)];
    for (let stone = -9; stone < 9; stone++) {
      const left = (stone + (course % 2) * 0.5) * 0.8;
      const tone = lit(stage, random.pick(['#7c878c', '#8f999c', '#6c777e', '#9aa19f']));
      brush.fillStyle = css(mix(tone, palette.fog, fogged(distance)), 0.72);
      brush.beginPath();
      brush.moveTo(across(stage, left, distance), low);
      brush.lineTo(across(stage, left + 0.8, distance), low);
      brush.lineTo(across(stage, left + 0.8, distance * 1.07), high);
      brush.lineTo(across(stage, left, distance * 1.07), high);
      brush.fill();
    }
  }
}

/** How far off they stand, the nearest last. */
const LAMPS_AT = [17, 11.5, 7.8] as const;

/** From far to near, on both sides; only as many as were asked for by number. */
export function lampsOf({ reading, light }: Pick<Stage, 'reading' | 'light'>): [number, number][] {
  const all = LAMPS_AT.flatMap((distance): [number, number][] => [
    [distance, light.side],
    [distance, -light.side],
  ]);
  const asked = reading.subjects.find(({ key, isCounted }) => key === 'street-lamp' && isCounted === true);
  return asked ? all.slice(-asked.count) : all;
}

function paintLamps(stage: Stage, brush: Brush): void {
  const lamp = STRUCTURES['own/street-lamp'];
  if (!lamp) return;
  const sheet = renderOwn(stage, lamp, 'lamp', 420);
  for (const [distance, side] of lampsOf(stage)) {
    const tall = scaleAt(stage, distance) * 5.4;
    const wide = (tall * sheet.width) / sheet.height;
    brush.drawImage(
      sheet,
      across(stage, side * (halfWidth(stage) - 0.75), distance) - wide / 2,
      rowOfDistance(stage, distance) - tall,
      wide,
      tall,
    );
  }
}

function paintHungLanterns(stage: Stage, brush: Brush): void {
  const lantern = CRAFTS['own/paper-lantern'];
  if (!lantern) return;
  const sheet = renderOwn(stage, lantern, 'hung', 200);
  for (const distance of [15, 10.5, 7.2, 5.2]) {
    const tall = scaleAt(stage, distance) * 0.95;
    const wide = (tall * sheet.width) / sheet.height;
    const top = rowAt(stage, 5.2, distance);
    brush.strokeStyle = css('#1a1018', 0.7);
    brush.lineWidth = Math.max(0.7, scaleAt(stage, distance) * 0.018);
    brush.beginPath();
    brush.moveTo(across(stage, -halfWidth(stage), distance), top - tall * 0.35);
    brush.quadraticCurveTo(
      stage.width / 2,
      top + tall * 0.5,
      across(stage, halfWidth(stage), distance),
      top - tall * 0.35,
    );
    brush.stroke();
    for (let index = -3; index <= 3; index++) {
      const x = across(stage, (index / 3.6) * halfWidth(stage), distance);
      const sag = (1 - (index / 3.6) ** 2) * tall * 0.42;
      brush.drawImage(sheet, x - wide / 2, top - tall * 0.3 + sag, wide, tall);
    }
  }
}
