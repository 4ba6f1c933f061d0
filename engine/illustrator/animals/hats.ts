// Hats that no drawing is there for, on their brims at zero.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';

type Hat = { words?: string; colour?: string };

/** Paints the hat that the words name, `wide` across its brim; returns false where a drawing shows it. */
export function paintNamedHat(brush: Brush, wide: number, hat: Hat): boolean {
  const words = hat.words ?? '';
  if (/graduation|mortar|学士|毕业|博士/i.test(words)) paintMortarboard(brush, wide, hat.colour ?? '#26242e');
  else if (/santa|christmas|圣诞/i.test(words)) paintSantaHat(brush, wide);
  else if (/pirate|海盗/i.test(words)) paintTricorne(brush, wide);
  else if (/witch|wizard|party|birthday|巫师|女巫|生日帽|派对帽/i.test(words)) paintPointed(brush, wide, hat);
  else if (/chef|厨师/i.test(words)) paintToque(brush, wide);
  else if (/beanie|beret|毛线帽|贝雷帽/i.test(words)) paintBeanie(brush, wide, hat.colour ?? '#c8402f');
  else if (/straw|sun ?hat|草帽|遮阳帽|太阳帽/i.test(words))
    paintStrawHat(brush, wide, hat.colour ?? '#e6c47e');
  else return false;
  return true;
}

/** A square board over a cap, a tassel at its edge. */
function paintMortarboard(brush: Brush, wide: number, colour: string): void {
  brush.fillStyle = css(mix(colour, '#000000', 0.25));
  brush.beginPath();
  brush.moveTo(-wide * 0.36, -wide * 0.26);
  brush.lineTo(wide * 0.36, -wide * 0.26);
  brush.lineTo(wide * 0.36, -wide * 0.02);
  brush.quadraticCurveTo(0, wide * 0.12, -wide * 0.36, -wide * 0.02);
  brush.fill();
  const board = brush.createLinearGradient(-wide * 0.7, 0, wide * 0.7, 0);
  board.addColorStop(0, css(mix(colour, '#ffffff', 0.28)));
  board.addColorStop(1, css(colour));
  brush.fillStyle = board;
  brush.beginPath();
  brush.moveTo(-wide * 0.72, -wide * 0.28);
  brush.lineTo(0, -wide * 0.48);
  brush.lineTo(wide * 0.72, -wide * 0.28);
  brush.lineTo(0, -wide * 0.06);
  brush.fill();
  brush.strokeStyle = css(mix(colour, '#ffffff', 0.4));
  brush.lineWidth = wide * 0.02;
  brush.stroke();
  brush.strokeStyle = '#e8b53a';
  brush.lineWidth = wide * 0.035;
  brush.beginPath();
  brush.moveTo(0, -wide * 0.28);
  brush.quadraticCurveTo(wide * 0.4, -wide * 0.26, wide * 0.54, -wide * 0.2);
  brush.lineTo(wide * 0.55, wide * 0.1);
  brush.stroke();
  brush.fillStyle = '#e8b53a';
  brush.beginPath();
  brush.ellipse(wide * 0.55, wide * 0.16, wide * 0.05, wide * 0.1, 0, 0, 7);
  brush.fill();
}

/** Its brim is turned up; bones cross on it. */
function paintTricorne(brush: Brush, wide: number): void {
  const felt = brush.createLinearGradient(0, -wide * 0.5, 0, wide * 0.1);
  felt.addColorStop(0, '#4a4450');
  felt.addColorStop(1, '#1c1820');
  brush.fillStyle = felt;
  brush.beginPath();
  brush.moveTo(-wide * 0.62, -wide * 0.06);
  brush.quadraticCurveTo(-wide * 0.3, -wide * 0.52, 0, -wide * 0.52);
  brush.quadraticCurveTo(wide * 0.3, -wide * 0.52, wide * 0.62, -wide * 0.06);
  brush.quadraticCurveTo(0, wide * 0.18, -wide * 0.62, -wide * 0.06);
  brush.fill();
  brush.strokeStyle = '#e8c46a';
  brush.lineWidth = wide * 0.03;
  brush.stroke();
  brush.fillStyle = '#f6f2ea';
  brush.beginPath();
  brush.ellipse(0, -wide * 0.24, wide * 0.1, wide * 0.095, 0, 0, 7);
  brush.fill();
  brush.fillRect(-wide * 0.05, -wide * 0.18, wide * 0.1, wide * 0.06);
  brush.strokeStyle = '#f6f2ea';
  brush.lineWidth = wide * 0.034;
  brush.beginPath();
  brush.moveTo(-wide * 0.17, -wide * 0.12);
  brush.lineTo(wide * 0.17, wide * 0.0);
  brush.moveTo(wide * 0.17, -wide * 0.12);
  brush.lineTo(-wide * 0.17, wide * 0.0);
  brush.stroke();
  brush.fillStyle = '#2a2430';
  for (const x of [-0.04, 0.04]) {
    brush.beginPath();
    brush.arc(wide * x, -wide * 0.24, wide * 0.026, 0, 7);
    brush.fill();
  }
}

/** Its tip hangs to the side. */
function paintSantaHat(brush: Brush, wide: number): void {
  const half = wide * 0.42;
  const cloth = brush.createLinearGradient(-half, 0, half, 0);
  cloth.addColorStop(0, '#e8483c');
  cloth.addColorStop(1, '#9c1c24');
  brush.fillStyle = cloth;
  brush.beginPath();
  brush.moveTo(-half, 0);
  brush.bezierCurveTo(-half * 0.8, -wide * 0.5, -half * 0.1, -wide * 0.72, half * 0.7, -wide * 0.5);
  brush.quadraticCurveTo(half * 1.3, -wide * 0.36, half * 1.42, -wide * 0.06);
  brush.quadraticCurveTo(half * 1.1, -wide * 0.3, half * 0.7, -wide * 0.28);
  brush.quadraticCurveTo(half * 0.94, -wide * 0.14, half, 0);
  brush.fill();
  brush.fillStyle = '#fbf8f4';
  brush.beginPath();
  brush.roundRect(-half * 1.12, -wide * 0.08, half * 2.24, wide * 0.18, wide * 0.09);
  brush.fill();
  brush.beginPath();
  brush.arc(half * 1.42, -wide * 0.02, wide * 0.1, 0, 7);
  brush.fill();
}

function paintPointed(brush: Brush, wide: number, { words, colour }: Hat): void {
  const isParty = /party|birthday|生日帽|派对帽/i.test(words ?? '');
  const cloth = colour ?? (isParty ? '#e8527a' : /wizard|巫师/i.test(words ?? '') ? '#3a4aa8' : '#352a4a');
  const half = wide * (isParty ? 0.3 : 0.36);
  const tall = wide * (isParty ? 0.8 : 1.05);
  const fill = brush.createLinearGradient(-half, 0, half, 0);
  fill.addColorStop(0, css(mix(cloth, '#ffffff', 0.22)));
  fill.addColorStop(1, css(mix(cloth, '#14081c', 0.35)));
  brush.fillStyle = fill;
  if (!isParty) {
    brush.beginPath();
    brush.ellipse(0, 0, wide * 0.62, wide * 0.13, 0, 0, 7);
    brush.fill();
  }
  brush.beginPath();
  brush.moveTo(-half, 0);
  brush.quadraticCurveTo(-half * 0.3, -tall * 0.5, isParty ? 0 : half * 0.35, -tall);
  brush.quadraticCurveTo(half * 0.55, -tall * 0.45, half, 0);
  brush.quadraticCurveTo(0, wide * 0.12, -half, 0);
  brush.fill();
  brush.fillStyle = '#f2c84a';
  if (isParty) {
    brush.beginPath();
    brush.arc(0, -tall, wide * 0.08, 0, 7);
    brush.fill();
    for (const [x, y] of [
      [-0.08, -0.2],
      [0.1, -0.3],
      [-0.02, -0.48],
    ] as const) {
      brush.beginPath();
      brush.arc(x * wide, y * wide, wide * 0.036, 0, 7);
      brush.fill();
    }
  } else {
    brush.beginPath();
    brush.moveTo(-half * 0.94, -wide * 0.1);
    brush.quadraticCurveTo(0, wide * 0.03, half * 0.94, -wide * 0.1);
    brush.lineTo(half * 0.98, 0);
    brush.quadraticCurveTo(0, wide * 0.14, -half * 0.98, 0);
    brush.fill();
  }
}

/** Pleated, and puffed up over its band. */
function paintToque(brush: Brush, wide: number): void {
  const half = wide * 0.38;
  const linen = brush.createLinearGradient(-half, 0, half, 0);
  linen.addColorStop(0, '#ffffff');
  linen.addColorStop(1, '#cfd0da');
  brush.fillStyle = linen;
  brush.beginPath();
  for (const [x, y, radius] of [
    [-0.32, -0.5, 0.24],
    [0, -0.6, 0.3],
    [0.32, -0.5, 0.24],
  ] as const) {
    brush.moveTo(wide * (x + radius), wide * y);
    brush.arc(wide * x, wide * y, wide * radius, 0, 7);
  }
  brush.fill();
  brush.beginPath();
  brush.moveTo(-half, wide * 0.04);
  brush.lineTo(-wide * 0.44, -wide * 0.42);
  brush.lineTo(wide * 0.44, -wide * 0.42);
  brush.lineTo(half, wide * 0.04);
  brush.quadraticCurveTo(0, wide * 0.14, -half, wide * 0.04);
  brush.fill();
  brush.strokeStyle = '#b9bac8';
  brush.lineWidth = wide * 0.018;
  brush.lineCap = 'round';
  brush.beginPath();
  for (const x of [-0.2, 0, 0.2]) {
    brush.moveTo(wide * x * 1.2, -wide * 0.46);
    brush.lineTo(wide * x, -wide * 0.16);
  }
  brush.moveTo(-half, -wide * 0.12);
  brush.quadraticCurveTo(0, -wide * 0.02, half, -wide * 0.12);
  brush.stroke();
}

function paintBeanie(brush: Brush, wide: number, colour: string): void {
  const fill = brush.createLinearGradient(-wide / 2, 0, wide / 2, 0);
  fill.addColorStop(0, css(mix(colour, '#ffffff', 0.25)));
  fill.addColorStop(1, css(mix(colour, '#14081c', 0.3)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.ellipse(0, 0, wide * 0.44, wide * 0.42, 0, Math.PI, Math.PI * 2);
  brush.fill();
  brush.fillStyle = css(mix(colour, '#ffffff', 0.4));
  brush.beginPath();
  brush.roundRect(-wide * 0.47, -wide * 0.08, wide * 0.94, wide * 0.16, wide * 0.08);
  brush.fill();
  brush.beginPath();
  brush.arc(0, -wide * 0.44, wide * 0.11, 0, 7);
  brush.fill();
}

/** A broad brim around a round crown, plaited, with a ribbon. */
function paintStrawHat(brush: Brush, wide: number, colour: string): void {
  const straw = brush.createLinearGradient(-wide * 0.7, -wide * 0.4, wide * 0.6, wide * 0.1);
  straw.addColorStop(0, css(mix(colour, '#ffffff', 0.35)));
  straw.addColorStop(1, css(mix(colour, '#6a4416', 0.3)));
  brush.fillStyle = straw;
  brush.beginPath();
  brush.ellipse(0, 0, wide * 0.74, wide * 0.15, 0, 0, 7);
  brush.fill();
  const crown = (): void => {
    brush.beginPath();
    brush.moveTo(-wide * 0.4, 0);
    brush.bezierCurveTo(-wide * 0.4, -wide * 0.46, -wide * 0.2, -wide * 0.46, 0, -wide * 0.45);
    brush.bezierCurveTo(wide * 0.2, -wide * 0.46, wide * 0.4, -wide * 0.46, wide * 0.4, 0);
    brush.quadraticCurveTo(0, wide * 0.12, -wide * 0.4, 0);
  };
  crown();
  brush.fill();
  brush.strokeStyle = css(mix(colour, '#6a4416', 0.5), 0.5);
  brush.lineWidth = wide * 0.014;
  for (const [half, y] of [
    [0.39, -0.2],
    [0.35, -0.3],
    [0.25, -0.39],
  ] as const) {
    brush.beginPath();
    brush.moveTo(-wide * half, wide * y);
    brush.quadraticCurveTo(0, wide * (y + 0.09), wide * half, wide * y);
    brush.stroke();
  }
  brush.beginPath();
  brush.ellipse(0, wide * 0.01, wide * 0.6, wide * 0.1, 0, 0.1, Math.PI - 0.1);
  brush.stroke();
  brush.save();
  crown();
  brush.clip();
  brush.strokeStyle = '#c23b3a';
  brush.lineWidth = wide * 0.12;
  brush.beginPath();
  brush.moveTo(-wide * 0.42, -wide * 0.06);
  brush.quadraticCurveTo(0, wide * 0.08, wide * 0.42, -wide * 0.06);
  brush.stroke();
  brush.restore();
}
