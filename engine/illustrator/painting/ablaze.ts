// A building, a vehicle, a ship or any thing on fire: flames along its upper edge and out of it, dark smoke over it.

import { css } from '#engine/raster/colour.ts';
import type { Random } from '#engine/raster/random.ts';
import { makeSurface, readPixels, releasePixels, type Brush, type Surface } from '#engine/raster/surface.ts';

/** Parts of the drawing's height that flames and smoke reach over it. */
const ABOVE = 0.62;
const LOW_ABOVE = 0.4;
const COLUMNS = 9;

type Point = { x: number; y: number };

/** From outside in: how large each body of a flame is, and its colours from foot to tip. */
const BODIES = [
  { size: 1, from: '#ff8a1a', to: '#d8281a' },
  { size: 0.74, from: '#ffc02a', to: '#f2641a' },
  { size: 0.46, from: '#fff6c0', to: '#ffb42a' },
] as const;

/** Parts of the drawing's width that the glow reaches beside it. */
const BESIDE = 0.22;
/** Of what is slim, of its height. */
const BESIDE_SLIM = 0.16;

/**
 * A bird of fire or a small thing: flames rise behind it, and nothing of it is hidden or black. `share`: how many times
 * the result is as tall as the drawing; `isBird`: it has its wings over them.
 */
export function setInFlames(
  sheet: Surface,
  random: Random,
  isBird: boolean,
): { sheet: Surface; share: number } {
  const { width, height } = sheet;
  const above = height * LOW_ABOVE;
  const aside = Math.max(width * BESIDE, height * BESIDE_SLIM);
  const wide = width + aside * 2;
  const blaze = makeSurface(wide, height + above, (brush) => {
    paintGlow(brush, wide, height + above, above + height * 0.5);
    for (let at = 0; at < 15; at++) {
      const across = at / 14 - 0.5;
      const reach = isBird ? 1.06 - Math.abs(across) * 1.2 : 1.34 - Math.abs(across) * 0.7;
      const long = height * reach * random.between(0.62, 1);
      flame(
        brush,
        wide / 2 + across * width * 1.1,
        above + height * random.between(0.86, 1),
        long,
        random,
        0.8,
      );
    }
    brush.drawImage(sheet, aside, above * 0.7);
    paintSparks(brush, wide, above, random);
  });
  return { sheet: blaze, share: 1 + LOW_ABOVE };
}

/** A building or a vehicle. `share`: how many times the result is as tall as the drawing. */
export function setAblaze(sheet: Surface, random: Random): { sheet: Surface; share: number } {
  const { width, height } = sheet;
  const above = height * ABOVE;
  const edge = upperEdge(sheet);
  const blaze = makeSurface(width, height + above, (brush) => {
    paintSmoke(brush, width, above, random);
    paintGlow(brush, width, height + above, above + height * 0.2);
    for (const { x, y } of edge)
      flame(brush, x, above + y + height * 0.06, height * random.between(0.3, 0.46), random, 0.9);
    brush.drawImage(charred(sheet), 0, above);
    for (const { x, y } of edge)
      flame(
        brush,
        x + width * random.between(-0.03, 0.03),
        above + y + height * 0.14,
        height * random.between(0.18, 0.34),
        random,
      );
    // Out of it: where windows and doors are, or along the foot.
    for (const part of [0.3, 0.52, 0.72])
      flame(
        brush,
        width * part,
        above + height * random.between(0.62, 0.86),
        height * random.between(0.16, 0.24),
        random,
      );
    paintSparks(brush, width, above, random);
  });
  return { sheet: blaze, share: 1 + ABOVE };
}

function paintGlow(brush: Brush, width: number, height: number, y: number): void {
  const reach = Math.min(width / 2, height - y, y * 1.6);
  const glow = brush.createRadialGradient(width / 2, y, 0, width / 2, y, reach);
  glow.addColorStop(0, css('#ff9a3a', 0.75));
  glow.addColorStop(1, css('#ff6a1a', 0));
  brush.fillStyle = glow;
  brush.fillRect(0, 0, width, height);
}

function paintSparks(brush: Brush, width: number, above: number, random: Random): void {
  for (let spark = 0; spark < 46; spark++) {
    brush.fillStyle = css(random.pick(['#ffd25a', '#ff9a3a', '#ffe9a0']), random.between(0.5, 1));
    brush.beginPath();
    brush.arc(
      random.between(0.1, 0.9) * width,
      random.between(0.1, 1) * above,
      random.between(0.002, 0.006) * width,
      0,
      7,
    );
    brush.fill();
  }
}

/** Where the drawing begins from above, at some places across it. */
function upperEdge(sheet: Surface): Point[] {
  const { width, height } = sheet;
  const pixels = readPixels(sheet);
  const edge: Point[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    const x = Math.round(width * (0.12 + (0.76 * column) / (COLUMNS - 1)));
    let y = 0;
    while (y < height && (pixels[(y * width + x) * 4 + 3] ?? 0) < 128) y += 1;
    if (y < height * 0.85) edge.push({ x, y });
  }
  releasePixels(pixels);
  return edge;
}

/** Lit from within, dark where it burns. */
function charred(sheet: Surface): Surface {
  const { width, height } = sheet;
  return makeSurface(width, height, (brush) => {
    brush.drawImage(sheet, 0, 0);
    brush.globalCompositeOperation = 'source-atop';
    const heat = brush.createLinearGradient(0, 0, 0, height);
    heat.addColorStop(0, css('#3a1408', 0.7));
    heat.addColorStop(0.45, css('#d85a1a', 0.3));
    heat.addColorStop(1, css('#ff8a2a', 0.1));
    brush.fillStyle = heat;
    brush.fillRect(0, 0, width, height);
  });
}

function paintSmoke(brush: Brush, width: number, above: number, random: Random): void {
  brush.save();
  brush.filter = `blur(${(width * 0.014).toFixed(1)}px)`;
  for (let puff = 0; puff < 34; puff++) {
    const rise = puff / 34;
    const x = width * (0.5 + random.between(-0.3, 0.3) * (0.6 + rise * 0.4) + rise * 0.1);
    const radius = width * random.between(0.06, 0.13) * (0.7 + rise * 0.5);
    const y = above * (1.1 - rise * 0.9);
    brush.fillStyle = css(random.pick(['#3a3436', '#4c4648', '#2c282c', '#5a5454']), 0.5 * (1 - rise * 0.6));
    brush.beginPath();
    brush.ellipse(
      Math.max(radius, Math.min(width - radius, x)),
      Math.max(radius, y),
      radius,
      radius * 0.86,
      0,
      0,
      7,
    );
    brush.fill();
  }
  brush.restore();
}

/** Upright, its tip swaying to one side. */
function flame(brush: Brush, x: number, y: number, tall: number, random: Random, alpha = 1): void {
  const sway = random.between(-0.22, 0.22) * tall;
  for (const { size, from, to } of BODIES) {
    const [high, half] = [tall * size, tall * 0.27 * size];
    const fill = brush.createLinearGradient(0, y, 0, y - high);
    fill.addColorStop(0, css(from, alpha));
    fill.addColorStop(1, css(to, alpha * 0.92));
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(x - half * 0.5, y);
    brush.bezierCurveTo(
      x - half * 1.5,
      y - high * 0.3,
      x - half * 0.5,
      y - high * 0.5,
      x - half * 0.7 + sway * 0.5,
      y - high * 0.74,
    );
    brush.quadraticCurveTo(x - half * 0.1, y - high * 0.62, x + sway, y - high);
    brush.quadraticCurveTo(
      x + half * 0.3 + sway * 0.4,
      y - high * 0.72,
      x + half * 0.6 + sway * 0.3,
      y - high * 0.66,
    );
    brush.bezierCurveTo(x + half * 0.5, y - high * 0.46, x + half * 1.5, y - high * 0.26, x + half * 0.5, y);
    brush.fill();
  }
}
