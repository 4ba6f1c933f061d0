// Pieces that grow: flowers, leaves, feathers, grass, fruit and vegetables.

import { css } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { dark, disc, light, type Piece } from './piece.ts';

/** Five petals around a heart. */
export function paintBlossom(brush: Brush, { size, tone, turn }: Piece): void {
  brush.rotate(turn);
  for (const [scale, fill] of [
    [1, dark(tone, 0.3)],
    [0.9, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    for (let petal = 0; petal < 5; petal++) {
      const way = (petal / 5) * Math.PI * 2;
      const [x, y] = [Math.cos(way) * size * 0.27, Math.sin(way) * size * 0.27];
      brush.beginPath();
      brush.ellipse(x, y, size * 0.25 * scale, size * 0.19 * scale, way, 0, 7);
      brush.fill();
    }
  }
  disc(brush, 0, 0, size * 0.13, '#f6cf4a');
}

/** Petals that lie around each other. */
export function paintRose(brush: Brush, { size, tone, turn }: Piece): void {
  disc(brush, 0, 0, size * 0.5, dark(tone, 0.4));
  brush.lineWidth = size * 0.07;
  for (const [radius, fill] of [
    [0.46, css(tone)],
    [0.33, light(tone, 0.14)],
    [0.2, dark(tone, 0.14)],
  ] as const) {
    disc(brush, 0, 0, size * radius, fill);
    brush.strokeStyle = dark(tone, 0.45);
    for (let arc = 0; arc < 3; arc++) {
      const from = turn + radius * 6 + (arc / 3) * Math.PI * 2;
      brush.beginPath();
      brush.arc(0, 0, size * radius * 0.94, from, from + 1.5);
      brush.stroke();
    }
  }
}

export function paintLeaf(brush: Brush, { size, tone, turn }: Piece): void {
  brush.rotate(turn);
  for (const [grown, fill] of [
    [1, dark(tone, 0.4)],
    [0.9, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.moveTo(-size * 0.56 * grown, 0);
    brush.quadraticCurveTo(0, -size * 0.46 * grown, size * 0.6 * grown, 0);
    brush.quadraticCurveTo(0, size * 0.46 * grown, -size * 0.56 * grown, 0);
    brush.fill();
  }
  brush.strokeStyle = light(tone, 0.34);
  brush.lineWidth = Math.max(0.6, size * 0.05);
  brush.beginPath();
  brush.moveTo(-size * 0.5, 0);
  brush.lineTo(size * 0.5, 0);
  for (const at of [-0.2, 0.05, 0.28])
    for (const way of [-1, 1]) {
      brush.moveTo(at * size - size * 0.08, 0);
      brush.lineTo(at * size + size * 0.06, way * size * 0.15);
    }
  brush.stroke();
}

/** Five points, as a maple has them. */
export function paintMapleLeaf(brush: Brush, { size, tone, turn }: Piece): void {
  brush.rotate(turn);
  for (const [grown, fill] of [
    [1, dark(tone, 0.42)],
    [0.88, css(tone)],
  ] as const) {
    brush.fillStyle = fill;
    brush.beginPath();
    for (let point = 0; point < 10; point++) {
      const way = (point / 10) * Math.PI * 2;
      const reach = size * grown * (point % 2 === 0 ? 0.58 : 0.28);
      brush.lineTo(Math.cos(way) * reach, Math.sin(way) * reach);
    }
    brush.closePath();
    brush.fill();
  }
  brush.strokeStyle = light(tone, 0.3);
  brush.lineWidth = Math.max(0.6, size * 0.045);
  brush.beginPath();
  for (let vein = 0; vein < 5; vein++) {
    const way = (vein / 5) * Math.PI * 2;
    brush.moveTo(0, 0);
    brush.lineTo(Math.cos(way) * size * 0.42, Math.sin(way) * size * 0.42);
  }
  brush.stroke();
}

/** They lie downwards, as on a bird. */
export function paintFeather(brush: Brush, { size, tone, random }: Piece): void {
  paintLeaf(brush, { size: size * 1.15, tone, turn: Math.PI / 2 + random.between(-0.35, 0.35), random });
}

export function paintBlades(brush: Brush, { size, tone, random }: Piece): void {
  brush.lineCap = 'round';
  brush.lineWidth = Math.max(0.8, size * 0.12);
  for (let blade = 0; blade < 5; blade++) {
    brush.strokeStyle = blade % 2 === 0 ? css(tone) : dark(tone, 0.25);
    const x = random.between(-0.4, 0.4) * size;
    brush.beginPath();
    brush.moveTo(x, size * 0.45);
    brush.quadraticCurveTo(x, 0, x + random.between(-0.34, 0.34) * size, -size * 0.5);
    brush.stroke();
  }
}

/** One that is round, with a leaf at its stalk. */
export function paintFruit(brush: Brush, { size, tone, random }: Piece): void {
  const isLong = tone === BANANA;
  if (isLong) {
    brush.rotate(random.between(-0.6, 0.6));
    brush.strokeStyle = dark(tone, 0.4);
    brush.lineCap = 'round';
    for (const [thick, stroke] of [
      [0.3, dark(tone, 0.35)],
      [0.24, css(tone)],
    ] as const) {
      brush.lineWidth = size * thick;
      brush.strokeStyle = stroke;
      brush.beginPath();
      brush.arc(0, -size * 0.36, size * 0.5, 0.5, 2.6);
      brush.stroke();
    }
    return;
  }
  disc(brush, 0, 0, size * 0.5, dark(tone, 0.45));
  disc(brush, 0, 0, size * 0.46, css(tone));
  disc(brush, -size * 0.14, -size * 0.16, size * 0.15, light(tone, 0.45));
  brush.strokeStyle = '#5a3a1c';
  brush.lineWidth = size * 0.06;
  brush.beginPath();
  brush.moveTo(0, -size * 0.3);
  brush.lineTo(size * 0.06, -size * 0.5);
  brush.stroke();
  brush.fillStyle = '#4f9a3a';
  brush.beginPath();
  brush.ellipse(size * 0.18, -size * 0.42, size * 0.15, size * 0.07, -0.4, 0, 7);
  brush.fill();
}

export const BANANA = '#f6d84a';

/** A carrot, a tomato, a head of lettuce. */
export function paintVegetable(brush: Brush, piece: Piece): void {
  const { size, tone, turn, random } = piece;
  if (tone === CARROT) {
    brush.rotate(random.between(-0.7, 0.7));
    brush.fillStyle = dark(tone, 0.25);
    brush.beginPath();
    brush.moveTo(-size * 0.2, -size * 0.3);
    brush.lineTo(size * 0.2, -size * 0.3);
    brush.lineTo(0, size * 0.6);
    brush.closePath();
    brush.fill();
    brush.fillStyle = css(tone);
    brush.fillRect(-size * 0.14, -size * 0.28, size * 0.2, size * 0.3);
    brush.fillStyle = '#4f9a3a';
    for (const lean of [-0.16, 0, 0.16]) {
      brush.beginPath();
      brush.ellipse(lean * size, -size * 0.42, size * 0.06, size * 0.18, lean * 3, 0, 7);
      brush.fill();
    }
    return;
  }
  if (tone === LETTUCE || tone === BROCCOLI) {
    const knots = tone === LETTUCE ? 6 : 9;
    disc(brush, 0, 0, size * 0.42, dark(tone, 0.35));
    for (let knot = 0; knot < knots; knot++) {
      const way = turn + (knot / knots) * Math.PI * 2;
      disc(
        brush,
        Math.cos(way) * size * 0.28,
        Math.sin(way) * size * 0.28,
        size * 0.18,
        knot % 2 === 0 ? css(tone) : light(tone, 0.2),
      );
    }
    disc(brush, 0, 0, size * 0.2, light(tone, 0.3));
    return;
  }
  paintFruit(brush, piece);
}

export const [CARROT, LETTUCE, BROCCOLI] = ['#ee8a2c', '#8cc85a', '#3f8a44'];
