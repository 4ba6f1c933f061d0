// An elevated road before the towers of a city: it comes past the viewer on its pillars and turns away, with cars on it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { glow } from './glow.ts';

type Overpassed = Pick<Stage, 'scene' | 'reading'>;

/** Whether an elevated road goes through this city. */
export function hasOverpass({ scene, reading }: Overpassed): boolean {
  return scene === 'city' && reading.subjects.some(({ key }) => key === 'overpass');
}

/** Its cars are painted with the road. */
export function isTrafficOfOverpass(
  stage: Overpassed,
  { kind, count }: Pick<Subject, 'kind' | 'count'>,
): boolean {
  return kind === 'vehicle' && count !== 1 && hasOverpass(stage);
}

/** How far along the road, 0 near and 1 far, as pixels: the middle of its deck and the length of a metre there. */
type At = { x: number; y: number; metre: number };

function roadAt({ width, height, horizon, short, light }: Stage, along: number): At {
  const near = short * 0.036;
  const metre = near * (1 - 0.62 * along);
  const from = light.side < 0 ? 1.08 : -0.08;
  const x = width * (from + (1 - 2 * from) * along);
  const low = horizon + (height - horizon) * 0.34 - short * 0.02;
  const high = horizon - short * 0.035;
  return { x, y: low + (high - low) * (1 - (1 - along) ** 1.7), metre };
}

const DECK = 1.5;
const RAIL = 0.9;
/** Metres of road that are seen over its rail. */
const SEEN = 1.5;
const PILLARS = [0.1, 0.3, 0.48, 0.64, 0.78, 0.91] as const;
const STEPS = 48;

/** Its pillars, the road and its traffic; nothing where no such road is. */
export function overpassLayers(stage: Stage): Layer[] {
  if (!hasOverpass(stage)) return [];
  return [painted('elevated road', 0.45, (brush) => paintRoad(stage, brush))];
}

/** A band along the road between two heights over its deck, in metres. */
function band(stage: Stage, brush: Brush, low: number, high: number): void {
  brush.beginPath();
  for (let step = 0; step <= STEPS; step++) {
    const { x, y, metre } = roadAt(stage, step / STEPS);
    brush.lineTo(x, y - high * metre);
  }
  for (let step = STEPS; step >= 0; step--) {
    const { x, y, metre } = roadAt(stage, step / STEPS);
    brush.lineTo(x, y - low * metre);
  }
  brush.fill();
}

function paintRoad(stage: Stage, brush: Brush): void {
  const { width, height, palette, isDark, light } = stage;
  const concrete = lit(stage, isDark ? '#6c7086' : '#b9b7b0');
  for (const along of PILLARS) {
    const { x, y, metre } = roadAt(stage, along);
    const wide = metre * 1.3;
    const foot = Math.min(height + 8, y + metre * 9);
    const round = brush.createLinearGradient(x - wide, 0, x + wide, 0);
    const [left, right] = light.side < 0 ? [0.1, 0.6] : [0.6, 0.1];
    round.addColorStop(0, css(mix(concrete, palette.shade, left)));
    round.addColorStop(1, css(mix(concrete, palette.shade, right)));
    brush.fillStyle = round;
    brush.fillRect(x - wide / 2, y, wide, foot - y);
    // The head that bears the deck.
    brush.beginPath();
    brush.moveTo(x - wide / 2, y + metre * 2.6);
    brush.lineTo(x - wide * 1.5, y + metre * DECK);
    brush.lineTo(x + wide * 1.5, y + metre * DECK);
    brush.lineTo(x + wide / 2, y + metre * 2.6);
    brush.fill();
  }
  const shaded = (colour: Colour, near: number, far: number) => {
    const away = brush.createLinearGradient(roadAt(stage, 0).x, 0, roadAt(stage, 1).x, 0);
    away.addColorStop(0, css(mix(colour, palette.shade, near)));
    away.addColorStop(1, css(mix(mix(colour, palette.shade, near), palette.fog, far)));
    return away;
  };
  brush.fillStyle = shaded(concrete, 0.42, 0.35);
  band(stage, brush, -DECK, 0);
  brush.fillStyle = shaded(lit(stage, isDark ? '#3a3e52' : '#66666c'), 0.1, 0.4);
  band(stage, brush, 0, SEEN + RAIL);
  paintLampPosts(stage, brush);
  paintTraffic(stage, brush, SEEN + 0.35, 1);
  paintTraffic(stage, brush, RAIL * 0.5, -1);
  brush.fillStyle = shaded(mix(concrete, '#ffffff', 0.12), 0.04, 0.3);
  band(stage, brush, -0.1, RAIL);
  brush.fillStyle = css(mix(concrete, palette.sun, 0.4), 0.9);
  band(stage, brush, RAIL - 0.12, RAIL + 0.06);
  if (isDark) {
    brush.globalCompositeOperation = 'screen';
    glow(brush, width / 2, roadAt(stage, 0.5).y, width * 0.4, css('#ffb45a', 0.16), css('#ffb45a', 0));
    brush.globalCompositeOperation = 'source-over';
  }
}

function paintLampPosts(stage: Stage, brush: Brush): void {
  const { palette, isDark } = stage;
  for (let along = 0.06; along < 1; along += 0.13) {
    const { x, y, metre } = roadAt(stage, along);
    const top = y - metre * 8;
    brush.strokeStyle = css(mix(lit(stage, '#5c626c'), palette.fog, along * 0.4));
    brush.lineWidth = Math.max(1, metre * 0.16);
    brush.beginPath();
    brush.moveTo(x, y - metre * SEEN);
    brush.lineTo(x, top);
    brush.lineTo(x + metre * 1.6, top - metre * 0.3);
    brush.stroke();
    if (isDark) glow(brush, x + metre * 1.6, top, metre * 1.8, css('#ffd08a', 0.9), css('#ffd08a', 0));
  }
}

const PAINTS = [
  '#d9dde2',
  '#b8342f',
  '#2f5f9a',
  '#33363c',
  '#e2b53c',
  '#8a9098',
  '#f1efe9',
  '#3f7a5c',
] as const;

/** One lane of it. `way`: 1 goes away from the viewer, and shows its rear lights. */
function paintTraffic(stage: Stage, brush: Brush, up: number, way: -1 | 1): void {
  const random = stage.random(`traffic ${way}`);
  const asked = stage.reading.subjects.find(({ kind }) => kind === 'vehicle')?.colour;
  const heading = (roadAt(stage, 1).x > roadAt(stage, 0).x ? 1 : -1) * way;
  const cars: number[] = [];
  for (let along = 0.01; along < 0.99; along += random.between(0.13, 0.28) * (1 - along * 0.55))
    cars.push(along);
  for (const along of cars.toReversed()) {
    const { x, y, metre } = roadAt(stage, along);
    const paint = asked ?? random.pick(PAINTS);
    const slope = roadAt(stage, along + 0.01);
    brush.save();
    brush.translate(x, y - up * metre);
    brush.rotate(Math.atan((slope.y - y) / (slope.x - x)));
    brush.scale(heading, 1);
    paintCar(stage, brush, random, metre * 1.12, mix(lit(stage, paint), stage.palette.fog, along * 0.3));
    brush.restore();
    if (!stage.isDark) continue;
    const front = x + heading * metre * 2.2;
    const rear = x - heading * metre * 2.2;
    const lamps = y - (up + 0.75) * metre;
    glow(brush, front, lamps, metre * 1.5, css('#fff2c4', 0.95), css('#fff2c4', 0));
    glow(brush, rear, lamps, metre * 1.2, css('#ff3a30', 0.9), css('#ff3a30', 0));
  }
}

/** From the side, driving to the right, its wheels on the origin. */
function paintCar(stage: Stage, brush: Brush, random: Random, metre: number, paint: Colour): void {
  const { palette, isDark } = stage;
  const isTall = random.chance(0.3);
  const roof = isTall ? 1.95 : 1.45;
  const body = brush.createLinearGradient(0, -roof * metre, 0, 0);
  body.addColorStop(0, css(mix(paint, palette.sun, 0.35)));
  body.addColorStop(0.6, css(paint));
  body.addColorStop(1, css(mix(paint, palette.shade, 0.55)));
  brush.fillStyle = body;
  brush.beginPath();
  brush.moveTo(-2.2 * metre, -0.3 * metre);
  brush.lineTo(-2.2 * metre, -0.9 * metre);
  brush.lineTo(-1.7 * metre, -1 * metre);
  brush.lineTo(-1.35 * metre, -roof * metre);
  brush.lineTo((isTall ? 0.9 : 0.45) * metre, -roof * metre);
  brush.lineTo(1.2 * metre, -0.95 * metre);
  brush.lineTo(2.15 * metre, -0.75 * metre);
  brush.lineTo(2.2 * metre, -0.3 * metre);
  brush.fill();
  brush.fillStyle = css(mix(isDark ? '#1c2438' : '#3a4a5c', palette.skyMiddle, 0.25));
  brush.beginPath();
  brush.moveTo(-1.45 * metre, -1 * metre);
  brush.lineTo(-1.22 * metre, -(roof - 0.12) * metre);
  brush.lineTo((isTall ? 0.82 : 0.38) * metre, -(roof - 0.12) * metre);
  brush.lineTo(0.98 * metre, -1 * metre);
  brush.fill();
  for (const wheel of [-1.35, 1.35]) {
    brush.fillStyle = '#17181c';
    brush.beginPath();
    brush.arc(wheel * metre, -0.3 * metre, 0.36 * metre, 0, 7);
    brush.fill();
    brush.fillStyle = css(mix('#9aa0a8', palette.shade, 0.3));
    brush.beginPath();
    brush.arc(wheel * metre, -0.3 * metre, 0.17 * metre, 0, 7);
    brush.fill();
  }
}
