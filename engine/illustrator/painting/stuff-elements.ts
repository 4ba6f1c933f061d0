// Fire, water, clouds, smoke, stars, lightning, sand, snow and cheese in the outline of a drawing.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, readAlpha, releasePixels, type Brush, type Surface } from '#engine/raster/surface.ts';
import type { StuffName } from '../lexicon/stuffs.ts';
import { recolour } from './recolour.ts';

type Ask = { colour: string | undefined; random: Random };
type Element = (drawing: Surface, ask: Ask) => Surface;
type Point = { x: number; y: number };
/** `isUnderEdge`: the outline ends right above it. */
type Inside = Point & { isUnderEdge: boolean };

/** Points in the outline, in rows from above. `step`: pixels from one to the next. */
function pointsIn(drawing: Surface, step: number, random: Random): Inside[] {
  const { width, height } = drawing;
  const alpha = readAlpha(drawing);
  const points: Inside[] = [];
  for (let y = step / 2; y < height; y += step)
    for (let x = step / 2; x < width; x += step) {
      const [left, top] = [x + random.between(-0.4, 0.4) * step, y + random.between(-0.4, 0.4) * step];
      const [column, row] = [Math.round(left), Math.round(top)];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      if ((alpha[row * width + column] ?? 0) <= 127) continue;
      const above = Math.max(0, row - Math.round(step * 1.5));
      points.push({ x: left, y: top, isUnderEdge: (alpha[above * width + column] ?? 0) < 64 });
    }
  releasePixels(alpha);
  return points;
}

function sizeOf({ width, height }: Surface): number {
  return Math.sqrt(width * height);
}

/** The drawing in one colour, so that its lights and shades still show, and `paint` on it alone. */
function within(drawing: Surface, colour: Colour, paint: (brush: Brush) => void, opacity = 1): Surface {
  return makeSurface(drawing.width, drawing.height, (brush) => {
    brush.globalAlpha = opacity;
    brush.drawImage(recolour(drawing, colour), 0, 0);
    brush.globalAlpha = 1;
    brush.globalCompositeOperation = 'source-atop';
    paint(brush);
  });
}

/** Hot below, with tongues that lick along it, and over it at its upper edges. */
function ofFire(drawing: Surface, { colour, random }: Ask): Surface {
  const { width, height } = drawing;
  const hot = colour ?? '#f26a14';
  const [bright, deep] =
    colour === undefined
      ? ['#ffd84a', '#c8240c']
      : [mix(colour, '#ffffff', 0.55), mix(colour, '#10082a', 0.35)];
  const size = sizeOf(drawing);
  const body = within(drawing, hot, (brush) => {
    const heat = brush.createLinearGradient(0, 0, 0, height);
    heat.addColorStop(0, css(deep, 0.5));
    heat.addColorStop(0.55, css(hot, 0.2));
    heat.addColorStop(1, css(bright, 0.6));
    brush.fillStyle = heat;
    brush.fillRect(0, 0, width, height);
  });
  const points = pointsIn(drawing, size * 0.034, random);
  return makeSurface(width, height, (brush) => {
    brush.drawImage(body, 0, 0);
    for (const { x, y, isUnderEdge } of points) {
      const tall = size * (isUnderEdge ? random.between(0.08, 0.15) : random.between(0.05, 0.1));
      const tone = isUnderEdge
        ? random.pick([hot, bright, deep] as const)
        : random.pick([bright, hot] as const);
      brush.globalCompositeOperation = isUnderEdge ? 'source-over' : 'screen';
      paintTongue(brush, [x, Math.min(height, y + tall * 0.3)], tall, tone, random);
    }
  });
}

function paintTongue(
  brush: Brush,
  [x, y]: readonly [number, number],
  tall: number,
  tone: Colour,
  random: Random,
): void {
  const half = tall * 0.2;
  const sway = random.between(-0.3, 0.3) * tall;
  const fill = brush.createLinearGradient(0, y, 0, y - tall);
  fill.addColorStop(0, css(tone, 0));
  fill.addColorStop(0.45, css(tone, 0.62));
  fill.addColorStop(1, css(tone, 0.12));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(x, y);
  brush.bezierCurveTo(x - half * 1.8, y - tall * 0.2, x - half, y - tall * 0.6, x + sway, y - tall);
  brush.bezierCurveTo(x + half, y - tall * 0.6, x + half * 1.8, y - tall * 0.2, x, y);
  brush.fill();
}

/** Clear, with crests that run along it and drops at its rim. */
function ofWater(drawing: Surface, { colour, random }: Ask): Surface {
  const { width, height } = drawing;
  const blue = colour ?? '#3f9ad8';
  const size = sizeOf(drawing);
  const body = within(
    drawing,
    blue,
    (brush) => {
      brush.lineCap = 'round';
      for (let y = 0; y < height; y += size * 0.05) {
        brush.strokeStyle = css(random.chance(0.5) ? '#ffffff' : mix(blue, '#0a2a6a', 0.5), 0.5);
        brush.lineWidth = size * random.between(0.006, 0.016);
        const phase = random.between(0, 6);
        brush.beginPath();
        for (let x = 0; x <= width; x += size * 0.03)
          brush.lineTo(x, y + Math.sin(phase + x / (size * 0.09)) * size * 0.018 + x * 0.08);
        brush.stroke();
      }
    },
    0.86,
  );
  return makeSurface(width, height, (brush) => {
    brush.drawImage(body, 0, 0);
    brush.drawImage(rim(drawing, '#ffffff', 0.8), 0, 0);
    for (const { x, y } of pointsIn(drawing, size * 0.1, random)) {
      const radius = size * random.between(0.008, 0.02);
      const drop = brush.createRadialGradient(x - radius * 0.3, y - radius * 0.3, 0, x, y, radius);
      drop.addColorStop(0, css('#ffffff', 0.95));
      drop.addColorStop(1, css(mix(blue, '#ffffff', 0.4), 0.6));
      brush.fillStyle = drop;
      brush.beginPath();
      brush.arc(x, y, radius, 0, 7);
      brush.fill();
    }
  });
}

/** The edge of a drawing, lit. */
function rim(drawing: Surface, colour: Colour, strength: number): Surface {
  const { width, height } = drawing;
  const thick = Math.max(1.5, Math.min(width, height) * 0.014);
  return makeSurface(width, height, (brush) => {
    brush.drawImage(drawing, 0, 0);
    brush.globalCompositeOperation = 'source-in';
    brush.fillStyle = css(colour, strength);
    brush.fillRect(0, 0, width, height);
    brush.globalCompositeOperation = 'destination-out';
    brush.filter = `blur(${(thick * 0.8).toFixed(1)}px)`;
    for (const [x, y] of [
      [thick, thick],
      [-thick, thick * 0.4],
    ] as const)
      brush.drawImage(drawing, x, y);
    brush.filter = 'none';
  });
}

/** Round puffs, lit from above, that soften the outline. */
function puffs(
  drawing: Surface,
  { tone, shade, opacity, random }: { tone: Colour; shade: Colour; opacity: number; random: Random },
): Surface {
  const { width, height } = drawing;
  const size = sizeOf(drawing);
  const step = size * 0.05;
  return makeSurface(width, height, (brush) => {
    brush.globalAlpha = opacity;
    brush.drawImage(recolour(drawing, mix(tone, shade, 0.2)), 0, 0);
    brush.globalAlpha = 1;
    for (const { x, y } of pointsIn(drawing, step, random).toSorted((a, b) => b.y - a.y)) {
      const radius = step * random.between(0.7, 1.25);
      const [left, top] = [
        Math.max(radius, Math.min(width - radius, x)),
        Math.max(radius, Math.min(height - radius, y)),
      ];
      const puff = brush.createRadialGradient(left - radius * 0.3, top - radius * 0.4, 0, left, top, radius);
      puff.addColorStop(0, css(tone, 0.8 * opacity));
      puff.addColorStop(0.62, css(mix(tone, shade, 0.3), 0.5 * opacity));
      puff.addColorStop(1, css(shade, 0));
      brush.fillStyle = puff;
      brush.fillRect(left - radius, top - radius, radius * 2, radius * 2);
    }
    brush.globalCompositeOperation = 'multiply';
    brush.globalAlpha = 0.55;
    brush.drawImage(recolour(drawing, '#c4c6d0'), 0, 0);
  });
}

/** The night sky seen through it, its rim lit. */
function ofStars(drawing: Surface, { colour, random }: Ask): Surface {
  const { width, height } = drawing;
  const size = sizeOf(drawing);
  const deep = colour === undefined ? '#2a2464' : mix(colour, '#0c0a28', 0.4);
  const body = within(drawing, deep, (brush) => {
    for (let cloud = 0; cloud < 9; cloud++) {
      const [x, y, radius] = [
        random.between(0, 1) * width,
        random.between(0, 1) * height,
        size * random.between(0.14, 0.34),
      ];
      const tone = random.pick(['#b05ae0', '#4a7af0', '#e86ab4', '#3ac0d8'] as const);
      const haze = brush.createRadialGradient(x, y, 0, x, y, radius);
      haze.addColorStop(0, css(tone, 0.5));
      haze.addColorStop(1, css(tone, 0));
      brush.fillStyle = haze;
      brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
    }
  });
  return makeSurface(width, height, (brush) => {
    brush.drawImage(body, 0, 0);
    brush.drawImage(rim(drawing, '#c8d8ff', 0.95), 0, 0);
    for (const { x, y } of pointsIn(drawing, size * 0.045, random))
      paintStar(brush, x, y, size * (random.chance(0.12) ? 0.03 : random.between(0.005, 0.011)));
  });
}

/** A small one is a point; a large one has four rays. */
function paintStar(brush: Brush, x: number, y: number, reach: number): void {
  brush.fillStyle = css('#fffdf0', 0.96);
  brush.beginPath();
  for (let point = 0; point < 8; point++) {
    const way = (point / 8) * Math.PI * 2;
    const long = reach * (point % 2 === 0 ? 1 : 0.28);
    brush.lineTo(x + Math.cos(way) * long, y + Math.sin(way) * long);
  }
  brush.closePath();
  brush.fill();
}

/** Bolts that fork over it, all of it lit from within. */
function ofLightning(drawing: Surface, { colour, random }: Ask): Surface {
  const { width, height } = drawing;
  const size = sizeOf(drawing);
  const glow = colour ?? '#8ac4ff';
  const body = within(drawing, mix(glow, '#1c2474', 0.72), (brush) => {
    for (let bolt = 0; bolt < 20; bolt++) {
      const path: Point[] = [{ x: random.between(0, 1) * width, y: random.between(-0.05, 0.4) * height }];
      for (let step = 0; step < 8; step++) {
        const last = path.at(-1) as Point;
        path.push({
          x: last.x + random.between(-0.09, 0.09) * size,
          y: last.y + random.between(0.04, 0.1) * size,
        });
      }
      for (const [thick, tone, alpha] of [
        [0.026, glow, 0.5],
        [0.008, '#ffffff', 0.95],
      ] as const) {
        brush.strokeStyle = css(tone, alpha);
        brush.lineWidth = size * thick;
        brush.beginPath();
        for (const { x, y } of path) brush.lineTo(x, y);
        brush.stroke();
      }
    }
  });
  return makeSurface(width, height, (brush) => {
    brush.drawImage(body, 0, 0);
    brush.drawImage(rim(drawing, '#f4faff', 1), 0, 0);
  });
}

/** Fine grains, light and dark. */
function ofGrains(drawing: Surface, base: Colour, random: Random): Surface {
  const size = sizeOf(drawing);
  return within(drawing, base, (brush) => {
    brush.fillStyle = css(base, 0.4);
    brush.fillRect(0, 0, drawing.width, drawing.height);
    for (const { x, y } of pointsIn(drawing, Math.max(2, size * 0.012), random)) {
      brush.fillStyle = css(mix(base, random.chance(0.5) ? '#3a2a20' : '#ffffff', 0.5), 0.5);
      brush.beginPath();
      brush.arc(x, y, size * random.between(0.002, 0.005), 0, 7);
      brush.fill();
    }
  });
}

/** Yellow, with holes. */
function ofCheese(drawing: Surface, { colour, random }: Ask): Surface {
  const size = sizeOf(drawing);
  const base = colour ?? '#f4c63c';
  return within(drawing, base, (brush) => {
    brush.fillStyle = css(base, 0.45);
    brush.fillRect(0, 0, drawing.width, drawing.height);
    for (const { x, y } of pointsIn(drawing, size * 0.085, random)) {
      const radius = size * random.between(0.012, 0.036);
      for (const [shift, tone] of [
        [0.16, mix(base, '#fff6d0', 0.6)],
        [0, mix(base, '#8a5a0c', 0.45)],
      ] as const) {
        brush.fillStyle = css(tone);
        brush.beginPath();
        brush.ellipse(x, y + radius * shift, radius, radius * 0.86, 0, 0, 7);
        brush.fill();
      }
    }
  });
}

export const ELEMENTS: Readonly<Partial<Record<StuffName, Element>>> = {
  fire: ofFire,
  water: ofWater,
  smoke: (drawing, { colour, random }) =>
    puffs(drawing, { tone: colour ?? '#a8a8b4', shade: '#4c4a58', opacity: 0.86, random }),
  shadow: (drawing, { random }) =>
    puffs(drawing, { tone: '#34303e', shade: '#0e0c14', opacity: 0.92, random }),
  clouds: (drawing, { colour, random }) =>
    puffs(drawing, { tone: colour ?? '#ffffff', shade: '#a8b8d4', opacity: 1, random }),
  stars: ofStars,
  lightning: ofLightning,
  sand: (drawing, { colour, random }) => ofGrains(drawing, colour ?? '#d8b478', random),
  snow: (drawing, { colour, random }) => ofGrains(drawing, colour ?? '#f2f6fc', random),
  cheese: ofCheese,
};
