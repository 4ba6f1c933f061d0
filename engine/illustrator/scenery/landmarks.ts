// Things that belong to the land itself: a waterfall, the Great Wall, a bridge, a hot spring.

import { SPRING_ROW } from '../casting/bathers.ts';
import { css, mix } from '#engine/raster/colour.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { relight } from '../painting/relight.ts';
import { renderOwn } from '../painting/render-own.ts';
import { lit, rowOfDistance, scaleAt, type Stage } from '../staging/stage.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { LONG_BRIDGES } from '../things/ancient-sights.ts';
import type { OwnDrawing } from '../things/pen.ts';
import { archedBridgeOf } from '../things/structures.ts';
import { isGreatTree } from './at-tree.ts';
import { armyLayers } from './army.ts';
import { underfootOf } from '../staging/underfoot.ts';
import { hasGorge } from './gorge.ts';
import { islandOf } from './floating-island.ts';
import { paintStone } from './ground.ts';
import { waterLine } from './open-land.ts';
import { glow } from './glow.ts';
import { railLayers } from './rails.ts';
import { paintWaterfall } from './waterfall.ts';
import { greatWallLayers } from './great-wall.ts';
import { hasSkiLift, skiLiftLayer } from './ski-lift.ts';
import { hasZenGarden, paintZenGarden } from './zen-garden.ts';

export function landmarkLayers(stage: Stage): Layer[] {
  const has = (key: string): boolean => stage.reading.subjects.some((subject) => subject.key === key);
  const layers: Layer[] = armyLayers(stage);
  if (has('waterfall') && !islandOf(stage))
    layers.push(
      // In a gorge it falls behind the bridge.
      painted('waterfall', hasGorge(stage) ? 0.515 : 0.556, (brush) => paintWaterfall(stage, brush)),
    );
  if (has('great-wall')) layers.push(...greatWallLayers(stage));
  if (
    has('bridge') &&
    stage.scene !== 'water-town' &&
    stage.scene !== 'street' &&
    stage.scene !== 'sky' &&
    underfootOf(stage) !== 'bridge'
  )
    layers.push(
      painted('bridge', stage.scene === 'lake' ? 0.28 : has('waterfall') ? 0.558 : 0.53, (brush) =>
        paintBridge(stage, brush),
      ),
    );
  const long = LONG_BRIDGES[stage.reading.subjects.find(({ key }) => key in LONG_BRIDGES)?.key ?? ''];
  if (long && ['sea', 'lake', 'city'].includes(stage.scene))
    layers.push(painted('landmark bridge', 0.275, (brush) => paintLongBridge(stage, brush, long)));
  if (hasZenGarden(stage)) layers.push(painted('zen garden', 0.6, (brush) => paintZenGarden(stage, brush)));
  if (hasSkiLift(stage)) layers.push(skiLiftLayer(stage));
  if (has('hot-spring')) layers.push(painted('hot spring', 0.57, (brush) => paintHotSpring(stage, brush)));
  layers.push(...railLayers(stage));
  return layers;
}

const OF_WOOD = /木(?:质|制|头)?(?:的)?(?:小|拱)?桥|\bwood(?:en)? (?:arch(?:ed)? |foot)?bridge/iu;
const WOOD = '#9a6a40';

/** Where a bridge stands over the water, and how wide it is. */
export function bridgeAcross(stage: Stage): { x: number; wide: number; foot: number } {
  const distance = stage.scene === 'lake' ? 15 : 10;
  // A great tree stands on the side away from the light.
  const hasTree = stage.reading.subjects.some((subject) => isGreatTree(stage, subject));
  return {
    x: stage.width * (0.5 + stage.light.side * (hasTree ? 0.16 : -0.1)),
    wide: Math.min(scaleAt(stage, distance) * 9.5, stage.width * 0.9),
    // On the waterline of the far shore, so that it stands over its mirror image.
    foot: stage.scene === 'lake' ? waterLine(stage) + 1 : rowOfDistance(stage, distance),
  };
}

function paintBridge(stage: Stage, brush: Brush): void {
  const asked = stage.reading.subjects.find(({ key }) => key === 'bridge')?.colour;
  const bridge = archedBridgeOf(asked ?? (OF_WOOD.test(stage.words) ? WOOD : undefined));
  const sheet = relight(stage, renderOwn(stage, bridge, 'bridge', 320), { haze: 0.14 });
  const { x, wide, foot } = bridgeAcross(stage);
  const tall = (wide * sheet.height) / sheet.width;
  if (stage.scene === 'lake')
    for (const side of [-1, 1] as const) paintSpit(stage, brush, x + side * wide * 0.42, foot, side);
  brush.drawImage(sheet, x - wide / 2, foot - tall * 0.98, wide, tall);
}

/** From one side of the image to the other, its towers in the water. */
function paintLongBridge(stage: Stage, brush: Brush, bridge: OwnDrawing): void {
  const wide = Math.max(stage.width * 1.04, stage.short * 1.3);
  const tall = (wide * bridge.height) / bridge.width;
  const sheet = relight(stage, renderOwn(stage, bridge, 'long bridge', Math.round(tall)), {
    haze: stage.weather.has('fog') ? 0.24 : 0.1,
  });
  const foot = (stage.scene === 'lake' ? waterLine(stage) : stage.horizon) + stage.short * 0.03;
  brush.drawImage(sheet, (stage.width - wide) / 2, foot - tall, wide, tall);
}

/** Land comes out from a side of the image as far as the foot of the bridge. */
function paintSpit(stage: Stage, brush: Brush, end: number, foot: number, side: -1 | 1): void {
  const { width, short, palette } = stage;
  const random = stage.random(`spit ${side}`);
  const outer = side < 0 ? -10 : width + 10;
  const tone = lit(stage, stage.isSnowy ? '#eef3fb' : stage.isAutumn ? '#b08a42' : '#7aa654');
  const at = (part: number): number => end + (outer - end) * part;
  const low = foot + 1;
  const grass = brush.createLinearGradient(0, foot - short * 0.06, 0, low);
  grass.addColorStop(0, css(mix(mix(tone, palette.sun, 0.12), palette.fog, 0.22)));
  grass.addColorStop(1, css(mix(mix(tone, palette.shade, 0.4), palette.fog, 0.14)));
  brush.fillStyle = grass;
  brush.beginPath();
  brush.moveTo(end, low);
  brush.quadraticCurveTo(at(0.1), foot - short * 0.012, at(0.35), foot - short * 0.018);
  brush.quadraticCurveTo(at(0.7), foot - short * 0.036, outer, foot - short * 0.03);
  brush.lineTo(outer, low);
  brush.fill();
  for (let stone = 0; stone < 7; stone++) {
    const wide = short * random.between(0.018, 0.04);
    const grey = mix(lit(stage, '#8d8a8c'), palette.fog, 0.2);
    paintStone(
      brush,
      at(stone / 14),
      low,
      wide,
      wide * 0.5,
      grey,
      palette.shade,
      palette.sun,
      stage.light.side,
      random.next,
    );
  }
}

function paintHotSpring(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const random = stage.random('hot spring');
  const x = width / 2;
  const y = height * SPRING_ROW;
  const rx = short * 0.42;
  const ry = short * 0.12;
  const water = brush.createLinearGradient(0, y - ry, 0, y + ry);
  water.addColorStop(0, css(mix(lit(stage, '#bfe4e8'), palette.horizon, 0.4)));
  water.addColorStop(1, css(mix(lit(stage, '#3f8f9c'), palette.shade, 0.2)));
  brush.fillStyle = water;
  brush.beginPath();
  brush.ellipse(x, y, rx, ry, 0, 0, 7);
  brush.fill();
  for (let ring = 0; ring < 26; ring++) {
    brush.strokeStyle = css('#ffffff', random.between(0.08, 0.3));
    brush.lineWidth = short * 0.0016;
    brush.beginPath();
    brush.ellipse(
      x + random.between(-0.7, 0.7) * rx,
      y + random.between(-0.6, 0.6) * ry,
      short * random.between(0.01, 0.06),
      short * random.between(0.002, 0.008),
      0,
      0,
      7,
    );
    brush.stroke();
  }
  for (let stone = 0; stone < 30; stone++) {
    const angle = (stone / 30) * 6.283;
    const wide = short * random.between(0.06, 0.11);
    paintStone(
      brush,
      x + Math.cos(angle) * rx * 1.04,
      y + Math.sin(angle) * ry * 1.06 + wide * 0.22,
      wide,
      wide * 0.6,
      lit(stage, stage.isSnowy ? '#cfd8e6' : '#85827f'),
      palette.shade,
      palette.sun,
      light.side,
      random.next,
    );
  }
  for (let steam = 0; steam < 16; steam++) {
    glow(
      brush,
      x + random.between(-0.9, 0.9) * rx,
      y - random.next() * short * 0.34,
      short * random.between(0.05, 0.13),
      css('#ffffff', 0.2),
      css('#ffffff', 0),
    );
  }
}

/** Rails that cross the image on their bed of stones. */
