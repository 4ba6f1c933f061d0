// The window of a shop, seen from the street: the front of the house, an awning, what is laid out behind the pane.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { shopWindowBox, type ShopTrade, tradeOfWindow } from '../staging/shop-windows.ts';
import { glow } from './glow.ts';

const WOODS: Record<ShopTrade, Colour> = {
  bread: '#8a5a34',
  flowers: '#4f6f52',
  books: '#2f4a60',
  cafe: '#3f564a',
  wares: '#5c3f4c',
};

export function shopWindowLayers(stage: Stage): Layer[] {
  return [
    painted('shop front', 0.05, (brush) => paintFront(stage, brush), { isSolid: false }),
    painted('shop inside', 0.1, (brush) => paintInside(stage, brush), { isSolid: false }),
    painted('window board', 0.5, (brush) => paintBoard(stage, brush)),
    painted('pane', 0.9, (brush) => paintPane(stage, brush), { isSolid: false }),
    painted('awning', 0.92, (brush) => paintAwning(stage, brush)),
  ];
}

function paintFront(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const asked = stage.reading.colours[0];
  const wood = lit(stage, asked ?? WOODS[tradeOfWindow(stage)]);
  const front = brush.createLinearGradient(0, 0, 0, height);
  front.addColorStop(0, css(mix(wood, palette.sun, 0.1)));
  front.addColorStop(1, css(mix(wood, palette.shade, 0.42)));
  brush.fillStyle = front;
  brush.fillRect(0, 0, width, height);
  const { left, right, bottom } = shopWindowBox(stage);
  const panel = (x: number, y: number, wide: number, tall: number): void => {
    brush.strokeStyle = css(mix(wood, '#ffffff', 0.24));
    brush.lineWidth = short * 0.004;
    brush.strokeRect(x, y, wide, tall);
    brush.strokeStyle = css(mix(wood, palette.shade, 0.5));
    brush.strokeRect(x + short * 0.006, y + short * 0.006, wide - short * 0.012, tall - short * 0.012);
  };
  const low = bottom + short * 0.085;
  const count = Math.max(3, Math.round((right - left) / (short * 0.24)));
  const each = (right - left) / count;
  for (let at = 0; at < count; at++)
    panel(left + at * each + short * 0.012, low, each - short * 0.024, height - low - short * 0.05);
  for (const x of [left - short * 0.075, right + short * 0.02])
    panel(x, height * 0.24, short * 0.055, height * 0.7);
}

/** Until the brush is restored nothing is painted beyond it. Returns its sides, in pixels. */
function clipToWindow(stage: Stage, brush: Brush) {
  const box = shopWindowBox(stage);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  brush.save();
  brush.beginPath();
  brush.rect(box.left, box.top, wide, tall);
  brush.clip();
  return { ...box, wide, tall };
}

function paintInside(stage: Stage, brush: Brush): void {
  const { short, isDark } = stage;
  const random = stage.random('shop inside');
  const { left, right, top, bottom, wide, tall } = clipToWindow(stage, brush);
  const room = brush.createLinearGradient(0, top, 0, bottom);
  room.addColorStop(0, isDark ? '#c98a48' : '#b98e60');
  room.addColorStop(1, isDark ? '#7a4a2c' : '#7d5a40');
  brush.fillStyle = room;
  brush.fillRect(left, top, wide, tall);
  brush.filter = `blur(${(short * 0.006).toFixed(1)}px)`;
  for (let shelf = 0; shelf < 3; shelf++) {
    const y = top + tall * (0.26 + shelf * 0.2);
    for (let x = left; x < right;) x += paintWare(stage, brush, random, x, y);
    brush.fillStyle = css('#5c3a26');
    brush.fillRect(left, y, wide, short * 0.009);
  }
  brush.filter = 'none';
  brush.globalCompositeOperation = 'screen';
  for (const part of [0.2, 0.5, 0.8]) {
    const x = left + wide * part;
    glow(brush, x, top + tall * 0.12, short * 0.3, css('#ffcf8a', isDark ? 0.75 : 0.5), css('#ffcf8a', 0));
  }
  brush.restore();
}

/** One thing on a shelf at the back; how wide it is. */
function paintWare(
  stage: Stage,
  brush: Brush,
  random: ReturnType<Stage['random']>,
  x: number,
  y: number,
): number {
  const { short } = stage;
  const trade = tradeOfWindow(stage);
  const size = short * random.between(0.03, 0.045);
  if (trade === 'bread') {
    brush.fillStyle = random.pick(['#c88a3c', '#a8682c', '#d89a4c']);
    brush.beginPath();
    brush.ellipse(x + size, y - size * 0.5, size, size * 0.55, 0, 0, 7);
    brush.fill();
    return size * 2.1;
  }
  if (trade === 'flowers') {
    brush.fillStyle = random.pick(['#e8564a', '#f2b83a', '#ec6fa4', '#f4efe6', '#8a6ad0']);
    for (let bloom = 0; bloom < 5; bloom++) {
      brush.beginPath();
      brush.arc(
        x + size + random.between(-0.7, 0.7) * size,
        y - size * random.between(0.6, 1.6),
        size * 0.34,
        0,
        7,
      );
      brush.fill();
    }
    return size * 2;
  }
  const tall = size * random.between(1.1, trade === 'books' ? 1.7 : 1.9);
  const wide = size * (trade === 'books' ? random.between(0.25, 0.42) : random.between(0.6, 1.1));
  brush.fillStyle = random.pick(['#a8483c', '#34607a', '#c89a48', '#5c7a52', '#77486a', '#dccbaa']);
  brush.fillRect(x, y - tall, wide * 0.94, tall);
  return wide + (trade === 'books' ? 0 : size * 0.3);
}

/** What is shown stands on it. */
function paintBoard(stage: Stage, brush: Brush): void {
  const { short, palette } = stage;
  const { left, right, bottom } = shopWindowBox(stage);
  const deep = short * 0.12;
  const wood = lit(stage, '#c89a68');
  const board = brush.createLinearGradient(0, bottom - deep, 0, bottom);
  board.addColorStop(0, css(mix(wood, '#5c3a26', 0.42)));
  board.addColorStop(1, css(mix(wood, '#ffe8c0', 0.24)));
  brush.fillStyle = board;
  brush.fillRect(left, bottom - deep, right - left, deep);
  const sill = lit(stage, '#e8dcc4');
  brush.fillStyle = css(sill);
  brush.fillRect(left - short * 0.03, bottom, right - left + short * 0.06, short * 0.026);
  brush.fillStyle = css(mix(sill, palette.shade, 0.5));
  brush.fillRect(left - short * 0.03, bottom + short * 0.026, right - left + short * 0.06, short * 0.014);
}

/** Bars around it, and the sky that it mirrors. */
function paintPane(stage: Stage, brush: Brush): void {
  const { short, isDark } = stage;
  const { left, top, bottom, wide, tall } = clipToWindow(stage, brush);
  for (const [from, broad] of [
    [0.06, 0.1],
    [0.2, 0.03],
    [0.7, 0.14],
  ] as const) {
    brush.fillStyle = css('#ffffff', isDark ? 0.05 : 0.11);
    brush.beginPath();
    brush.moveTo(left + wide * from, bottom);
    brush.lineTo(left + wide * (from + broad), bottom);
    brush.lineTo(left + wide * (from + broad) + tall * 0.4, top);
    brush.lineTo(left + wide * from + tall * 0.4, top);
    brush.fill();
  }
  brush.restore();
  brush.strokeStyle = css(lit(stage, '#efe4cc'));
  brush.lineWidth = short * 0.02;
  brush.strokeRect(left, top, wide, tall);
}

function paintAwning(stage: Stage, brush: Brush): void {
  const { width, short, palette } = stage;
  const { left, right, top } = shopWindowBox(stage);
  const [from, to] = [left - short * 0.07, right + short * 0.07];
  const tone = stage.random('awning').pick(['#c8483c', '#3f7a6a', '#d8a23c', '#48608a']);
  const count = 2 * Math.round((to - from) / (short * 0.17)) + 1;
  const each = (to - from) / count;
  const [high, low] = [top - short * 0.075, top + short * 0.03];
  for (let stripe = 0; stripe < count; stripe++) {
    const cloth = lit(stage, stripe % 2 === 0 ? tone : '#f6efe0');
    const fill = brush.createLinearGradient(0, high, 0, low + each * 0.3);
    fill.addColorStop(0, css(mix(cloth, palette.sun, 0.16)));
    fill.addColorStop(1, css(mix(cloth, palette.shade, 0.3)));
    brush.fillStyle = fill;
    const x = from + stripe * each;
    const inset = (part: number): number => width / 2 + (part - width / 2) * 0.97;
    brush.beginPath();
    brush.moveTo(inset(x), high);
    brush.lineTo(inset(x + each), high);
    brush.lineTo(x + each, low);
    brush.quadraticCurveTo(x + each / 2, low + each * 0.42, x, low);
    brush.fill();
  }
  const shade = brush.createLinearGradient(0, low, 0, low + short * 0.12);
  shade.addColorStop(0, css('#140c14', 0.36));
  shade.addColorStop(1, css('#140c14', 0));
  brush.fillStyle = shade;
  brush.fillRect(left, low, right - left, short * 0.12);
}
