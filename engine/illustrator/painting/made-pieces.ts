// Pieces that are made: sweets, biscuits, coins, buttons, gears, books, gems, balloons and bubbles.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { dark, disc, light, type Piece } from './piece.ts';

/** A round sweet with a swirl, or one in stripes. */
export function paintSweet(brush: Brush, { size, tone, turn, random }: Piece): void {
  disc(brush, 0, 0, size * 0.48, dark(tone, 0.35));
  disc(brush, 0, 0, size * 0.44, css(tone));
  if (random.chance(0.55)) {
    brush.strokeStyle = '#fff8fa';
    brush.lineWidth = size * 0.09;
    brush.beginPath();
    for (let angle = 0; angle < 11; angle += 0.3) {
      const reach = size * 0.4 * (angle / 11);
      brush.lineTo(Math.cos(turn + angle) * reach, Math.sin(turn + angle) * reach);
    }
    brush.stroke();
  }
  disc(brush, -size * 0.16, -size * 0.18, size * 0.09, css('#ffffff', 0.8));
}

/** A coin with its rim. */
export function paintCoin(brush: Brush, { size, tone }: Piece): void {
  disc(brush, 0, size * 0.05, size * 0.5, dark(tone, 0.5));
  disc(brush, 0, 0, size * 0.48, css(tone));
  disc(brush, 0, 0, size * 0.36, dark(tone, 0.16));
  disc(brush, 0, -size * 0.015, size * 0.34, light(tone, 0.16));
  brush.fillStyle = dark(tone, 0.3);
  brush.fillRect(-size * 0.045, -size * 0.2, size * 0.09, size * 0.4);
}

export function paintButton(brush: Brush, { size, tone, turn }: Piece): void {
  disc(brush, 0, size * 0.03, size * 0.5, dark(tone, 0.45));
  disc(brush, 0, 0, size * 0.47, css(tone));
  disc(brush, 0, 0, size * 0.34, light(tone, 0.2));
  for (let hole = 0; hole < 4; hole++) {
    const way = turn + (hole / 4) * Math.PI * 2;
    disc(brush, Math.cos(way) * size * 0.13, Math.sin(way) * size * 0.13, size * 0.055, dark(tone, 0.7));
  }
}

export function paintGear(brush: Brush, { size, tone, turn }: Piece): void {
  brush.rotate(turn);
  for (const [grown, fill] of [
    [1, dark(tone, 0.55)],
    [0.9, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    for (let tooth = 0; tooth < 8; tooth++) {
      brush.rotate(Math.PI / 4);
      brush.fillRect(-size * 0.09 * grown, -size * 0.54 * grown, size * 0.18 * grown, size * 0.24);
    }
    disc(brush, 0, 0, size * 0.42 * grown, fill);
  }
  disc(brush, 0, 0, size * 0.26, light(tone, 0.2));
  disc(brush, 0, 0, size * 0.15, dark(tone, 0.65));
}

/** Upright, or lying on its side, with its pages. */
export function paintBook(brush: Brush, { size, tone, random }: Piece): void {
  const [wide, high] = random.chance(0.5) ? [size * 0.42, size * 1.05] : [size * 1.05, size * 0.42];
  brush.rotate(random.between(-0.12, 0.12));
  brush.fillStyle = dark(tone, 0.5);
  brush.fillRect(-wide / 2, -high / 2, wide, high);
  brush.fillStyle = css(tone);
  brush.fillRect(-wide * 0.45, -high * 0.45, wide * 0.9, high * 0.9);
  brush.fillStyle = '#f4e7c8';
  if (high > wide) {
    for (const at of [-0.3, 0.22]) brush.fillRect(-wide * 0.45, high * at, wide * 0.9, high * 0.07);
  } else {
    brush.fillRect(wide * 0.2, -high * 0.36, wide * 0.26, high * 0.72);
    brush.fillStyle = dark(tone, 0.2);
    brush.fillRect(-wide * 0.3, -high * 0.45, wide * 0.06, high * 0.9);
  }
}

/** Facets around a table. */
export function paintGem(brush: Brush, { size, tone, turn }: Piece): void {
  const corners = 6;
  for (let side = 0; side < corners; side++) {
    const [from, to] = [turn + (side / corners) * Math.PI * 2, turn + ((side + 1) / corners) * Math.PI * 2];
    brush.fillStyle = side % 3 === 0 ? light(tone, 0.5) : side % 3 === 1 ? css(tone) : dark(tone, 0.25);
    brush.beginPath();
    brush.moveTo(0, 0);
    brush.lineTo(Math.cos(from) * size * 0.54, Math.sin(from) * size * 0.54);
    brush.lineTo(Math.cos(to) * size * 0.54, Math.sin(to) * size * 0.54);
    brush.closePath();
    brush.fill();
  }
  brush.fillStyle = light(tone, 0.34);
  brush.beginPath();
  for (let corner = 0; corner < corners; corner++) {
    const way = turn + (corner / corners) * Math.PI * 2;
    brush.lineTo(Math.cos(way) * size * 0.26, Math.sin(way) * size * 0.26);
  }
  brush.closePath();
  brush.fill();
}

export function paintBalloon(brush: Brush, { size, tone, random }: Piece): void {
  brush.rotate(random.between(-0.5, 0.5));
  for (const [grown, fill] of [
    [1, dark(tone, 0.3)],
    [0.94, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.ellipse(0, 0, size * 0.44 * grown, size * 0.52 * grown, 0, 0, 7);
    brush.fill();
  }
  brush.fillStyle = css('#ffffff', 0.7);
  brush.beginPath();
  brush.ellipse(-size * 0.15, -size * 0.2, size * 0.08, size * 0.15, 0.4, 0, 7);
  brush.fill();
}

export function paintBubble(brush: Brush, { size, tone, turn }: Piece): void {
  const fill = brush.createRadialGradient(0, 0, size * 0.1, 0, 0, size * 0.5);
  fill.addColorStop(0, css('#ffffff', 0.14));
  fill.addColorStop(0.8, css(tone, 0.5));
  fill.addColorStop(1, css(mix(tone, '#ffffff', 0.6), 0.9));
  disc(brush, 0, 0, size * 0.5, fill);
  brush.rotate(turn * 0.08);
  brush.fillStyle = css('#ffffff', 0.9);
  brush.beginPath();
  brush.ellipse(-size * 0.18, -size * 0.2, size * 0.07, size * 0.12, 0.7, 0, 7);
  brush.fill();
}

/** A biscuit of gingerbread with its icing. */
export function paintBiscuit(brush: Brush, { size, tone, turn, random }: Piece): void {
  disc(brush, 0, size * 0.03, size * 0.5, dark(tone, 0.45));
  disc(brush, 0, 0, size * 0.47, css(tone));
  brush.rotate(turn);
  for (let crumb = 0; crumb < 6; crumb++) {
    const way = (crumb / 6) * Math.PI * 2;
    const reach = size * random.between(0.1, 0.34);
    disc(brush, Math.cos(way) * reach, Math.sin(way) * reach, size * 0.055, random.pick(CRUMBS));
  }
}

const CRUMBS = ['#5a3018', '#6a3a1e', '#f8f0e6'] as const;
