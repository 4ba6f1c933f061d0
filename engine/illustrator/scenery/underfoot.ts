// The deck of a bridge, a balcony, a flight of steps: under the feet of somebody, across the foot of the image.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { underfootOf } from '../staging/underfoot.ts';
import { paintPavilion } from './pavilion.ts';
import { colourOf, paintFloor } from './floor-at-foot.ts';
import { paintHighway } from './highway.ts';
import { isSportsGround } from '../lexicon/sports-grounds.ts';
import { paintRoadAcross } from './road-across.ts';
import { paintShipDeck } from './ship-deck.ts';
import { paintSkatepark } from './skatepark.ts';
import { paintSportsGround } from './sports-ground.ts';

export function underfootLayers(stage: Stage, spots: readonly Spot[]): Layer[] {
  const ground = underfootOf(stage);
  if (ground === undefined && stage.scene === 'water-town' && spots.some(standsOnLand))
    return [painted('quay', 0.69, (brush) => paintQuay(stage, brush))];
  if (ground === 'bridge') return [painted('bridge deck', 0.7, (brush) => paintDeck(stage, brush))];
  if (ground === 'balcony') return [painted('balcony', 0.7, (brush) => paintBalcony(stage, brush))];
  if (ground === 'pavilion-floor') return [painted('pavilion', 0.7, (brush) => paintPavilion(stage, brush))];
  if (ground === 'ship-deck') return [painted('ship deck', 0.7, (brush) => paintShipDeck(stage, brush))];
  if (ground === 'pool') return [painted('pool', 0.7, (brush) => paintPool(stage, brush))];
  if (ground === 'skatepark') return [painted('skatepark', 0.7, (brush) => paintSkatepark(stage, brush))];
  if (ground === 'highway') return [painted('highway', 0.56, (brush) => paintHighway(stage, brush))];
  if (ground === 'road') return [painted('road across', 0.7, (brush) => paintRoadAcross(stage, brush))];
  if (ground === 'steps') return [painted('steps', 0.7, (brush) => paintSteps(stage, brush))];
  if (isSportsGround(ground))
    return [painted(ground, 0.7, (brush) => paintSportsGround(stage, brush, ground))];
  return [];
}

function standsOnLand({ depth, isFloating, isOnWater }: Spot): boolean {
  return depth > 0.7 && !isFloating && !isOnWater;
}

/** The bank of a canal: slabs, and the stones of its edge. */
function paintQuay(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const tone = lit(stage, '#aaa498');
  const top = height * 0.9;
  paintFloor(stage, brush, top, tone, 12);
  brush.fillStyle = css(mix(tone, palette.sun, 0.34));
  brush.fillRect(0, top - short * 0.012, width, short * 0.022);
  brush.fillStyle = css(mix(tone, palette.shade, 0.5));
  brush.fillRect(0, top + short * 0.01, width, short * 0.005);
}

/** Of stone with balusters, of wood, or of steel where it is one over a road. */
function paintDeck(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, words } = stage;
  const isWooden = /wood|木/.test(words);
  const isSteel = /footbridge|pedestrian bridge|overpass|天桥|过街/.test(words);
  const tone = colourOf(stage, 'bridge', isWooden ? '#9a6a40' : isSteel ? '#8a929c' : '#b4aca0');
  const floor = height * 0.885;
  const arch = isSteel ? 0 : short * 0.035;
  const rowAt = (x: number, row: number): number =>
    height * row + arch * ((x - width / 2) / (width / 2)) ** 2;
  const rail = (row: number, thick: number, colour: Colour): void => {
    brush.strokeStyle = css(colour);
    brush.lineWidth = thick;
    brush.beginPath();
    for (let step = 0; step <= 24; step++) {
      const x = (width * step) / 24;
      brush.lineTo(x, rowAt(x, row));
    }
    brush.stroke();
  };
  const post = (x: number, wide: number, row: number): void => {
    const top = rowAt(x, row);
    const bar = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
    bar.addColorStop(stage.light.side > 0 ? 1 : 0, css(mix(tone, palette.sun, 0.34)));
    bar.addColorStop(stage.light.side > 0 ? 0 : 1, css(mix(tone, palette.shade, 0.46)));
    brush.fillStyle = bar;
    brush.fillRect(x - wide / 2, top, wide, floor - top + short * 0.02);
  };
  const gap = short * (isSteel ? 0.036 : isWooden ? 0.075 : 0.055);
  for (let x = gap / 2; x < width; x += gap)
    post(x, short * (isSteel ? 0.006 : isWooden ? 0.014 : 0.024), 0.73);
  for (let x = width / 2 - short * 0.88; x < width; x += short * 0.44) post(x, short * 0.045, 0.69);
  rail(0.725, short * (isSteel ? 0.016 : 0.032), mix(tone, palette.sun, 0.22));
  rail(0.735, short * 0.008, mix(tone, palette.shade, 0.5));
  if (isSteel || isWooden) rail(0.81, short * 0.01, mix(tone, palette.shade, 0.2));
  rail(0.878, short * 0.022, mix(tone, palette.shade, 0.3));
  paintFloor(stage, brush, floor, mix(tone, '#6a5a4c', 0.15), 12);
}

/** Tiles, a railing of iron with flowers hung on it. */
function paintBalcony(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const random = stage.random('balcony');
  const iron = colourOf(stage, 'balcony', '#2f343c');
  const floor = height * 0.88;
  const top = height * 0.69;
  paintFloor(stage, brush, floor, lit(stage, '#c4a88c'), 11);
  brush.strokeStyle = css(iron);
  brush.lineWidth = short * 0.006;
  for (let x = short * 0.02; x < width; x += short * 0.042) {
    brush.beginPath();
    brush.moveTo(x, top);
    brush.lineTo(x, floor);
    brush.stroke();
    brush.beginPath();
    brush.arc(x + short * 0.021, top + short * 0.034, short * 0.015, 0, 7);
    brush.lineWidth = short * 0.004;
    brush.stroke();
    brush.lineWidth = short * 0.006;
  }
  brush.fillStyle = css(mix(iron, palette.sun, 0.2));
  brush.fillRect(0, top - short * 0.011, width, short * 0.02);
  brush.fillStyle = css(iron);
  brush.fillRect(0, top + short * 0.058, width, short * 0.006);
  brush.fillRect(0, floor - short * 0.012, width, short * 0.014);
  for (const part of [0.1, 0.3, 0.74, 0.93])
    paintBox(stage, brush, random, width * part, top + short * 0.012);
}

function paintBox(
  stage: Stage,
  brush: Brush,
  random: ReturnType<Stage['random']>,
  x: number,
  y: number,
): void {
  const { short } = stage;
  const wide = short * 0.13;
  for (let leaf = 0; leaf < 46; leaf++) {
    const isBloom = leaf > 26;
    brush.fillStyle = css(
      lit(
        stage,
        isBloom
          ? random.pick(['#e8567a', '#f4efe6', '#f2b83a', '#d8405c'])
          : random.pick(['#4f8a48', '#3f7040']),
      ),
    );
    brush.beginPath();
    brush.ellipse(
      x + random.between(-0.52, 0.52) * wide,
      y - short * random.between(-0.012, isBloom ? 0.05 : 0.042),
      short * (isBloom ? 0.008 : 0.011),
      short * 0.0075,
      random.next() * 3,
      0,
      7,
    );
    brush.fill();
  }
  brush.fillStyle = css(lit(stage, '#a8573a'));
  brush.fillRect(x - wide / 2, y + short * 0.006, wide, short * 0.045);
}

/** Blue water in a frame of pale slabs, a ladder at its side. */
function paintPool(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const random = stage.random('pool');
  const slab = lit(stage, '#d8cfc0');
  const [top, far, near] = [height * 0.635, height * 0.66, height * 0.86];
  paintFloor(stage, brush, top, slab, 12);
  const edge = (row: number): number => short * (0.46 + 0.34 * ((row - far) / (near - far)));
  const basin = (grow: number): void => {
    brush.beginPath();
    brush.moveTo(width / 2 - edge(far) - grow, far - grow * 0.4);
    brush.lineTo(width / 2 + edge(far) + grow, far - grow * 0.4);
    brush.lineTo(width / 2 + edge(near) + grow * 1.3, near + grow);
    brush.lineTo(width / 2 - edge(near) - grow * 1.3, near + grow);
    brush.fill();
  };
  brush.fillStyle = css(mix(slab, '#ffffff', 0.45));
  basin(short * 0.022);
  const water = brush.createLinearGradient(0, far, 0, near);
  water.addColorStop(0, css(lit(stage, '#8fe0f0')));
  water.addColorStop(1, css(lit(stage, '#1f9cc8')));
  brush.fillStyle = water;
  basin(0);
  for (let ripple = 0; ripple < 90; ripple++) {
    const row = far + (near - far) * random.next();
    const x = width / 2 + random.between(-0.96, 0.96) * edge(row);
    const size = short * 0.03 * (0.4 + (row - far) / (near - far));
    brush.strokeStyle = css(mix('#ffffff', palette.sun, 0.2), random.between(0.2, 0.6));
    brush.lineWidth = Math.max(1, short * 0.0024);
    brush.beginPath();
    brush.moveTo(x - size, row);
    brush.quadraticCurveTo(x, row - size * 0.26, x + size, row);
    brush.stroke();
  }
  const x = width / 2 + light.side * (edge(near) - short * 0.1);
  brush.strokeStyle = css(lit(stage, '#e4e9ee'));
  brush.lineWidth = short * 0.009;
  for (const aside of [0, 0.055]) {
    brush.beginPath();
    brush.moveTo(x + aside * short, near + short * 0.03);
    brush.bezierCurveTo(
      x + aside * short,
      near - short * 0.1,
      x + aside * short,
      near - short * 0.1,
      x + aside * short,
      near - short * 0.035,
    );
    brush.stroke();
  }
}

/** Seen from below: risers and treads across the image, lower ones nearer and larger. */
function paintSteps(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const stone = colourOf(stage, 'steps', /wood|木/.test(stage.words) ? '#a8774a' : '#b8b0a4');
  const many = 7;
  const rows = Array.from({ length: many + 1 }, (_, at) => height * (0.66 + 0.34 * (at / many) ** 1.16));
  const half = (row: number): number => short * (0.36 + 0.5 * ((row / height - 0.66) / 0.34));
  for (let step = 0; step < many; step++) {
    const [top, low] = [rows[step] ?? 0, rows[step + 1] ?? height];
    const tread = (low - top) * 0.42;
    const [near, far] = [half(low), half(top)];
    const quad = (from: number, to: number, wideFrom: number, wideTo: number): void => {
      brush.beginPath();
      brush.moveTo(width / 2 - wideFrom, from);
      brush.lineTo(width / 2 + wideFrom, from);
      brush.lineTo(width / 2 + wideTo, to);
      brush.lineTo(width / 2 - wideTo, to);
      brush.fill();
    };
    brush.fillStyle = css(mix(stone, palette.shade, 0.48 - step * 0.02));
    quad(top + tread, low, near, near);
    brush.fillStyle = css(mix(stone, palette.sun, 0.26));
    quad(top, top + tread, far, near);
    brush.fillStyle = css(mix(stone, '#ffffff', 0.42), 0.8);
    quad(top + tread - short * 0.004, top + tread, near, near);
    if (stage.isSnowy) {
      brush.fillStyle = css(lit(stage, '#f4f8ff'), 0.85);
      quad(top, top + tread * 0.8, far, near);
    }
  }
  for (const side of [-1, 1]) paintWall(stage, brush, { side, stone, rows, half });
}

/** The low wall beside them. */
function paintWall(
  stage: Stage,
  brush: Brush,
  {
    side,
    stone,
    rows,
    half,
  }: { side: number; stone: Colour; rows: readonly number[]; half: (row: number) => number },
): void {
  const { width, height, short, palette } = stage;
  const [top = 0, low = height] = [rows[0], rows.at(-1)];
  const x = (row: number): number => width / 2 + side * half(row);
  const wall = mix(stone, palette.shade, side === stage.light.side ? 0.36 : 0.16);
  brush.fillStyle = css(wall);
  brush.beginPath();
  brush.moveTo(x(top), top - short * 0.06);
  brush.lineTo(x(low), low - short * 0.13);
  brush.lineTo(x(low), low);
  brush.lineTo(x(top), top);
  brush.fill();
  brush.fillStyle = css(mix(stone, palette.sun, 0.3));
  brush.beginPath();
  brush.moveTo(x(top), top - short * 0.06);
  brush.lineTo(x(low), low - short * 0.13);
  brush.lineTo(x(low) + side * short * 0.12, low - short * 0.12);
  brush.lineTo(x(top) + side * short * 0.06, top - short * 0.057);
  brush.fill();
  brush.fillStyle = css(mix(stone, palette.shade, 0.3));
  brush.beginPath();
  brush.moveTo(x(top) + side * short * 0.06, top - short * 0.057);
  brush.lineTo(x(low) + side * short * 0.12, low - short * 0.12);
  brush.lineTo(x(low) + side * short * 0.12, height);
  brush.lineTo(x(top) + side * short * 0.06, height);
  brush.fill();
}
