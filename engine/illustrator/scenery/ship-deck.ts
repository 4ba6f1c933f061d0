// The deck of a ship under the feet of whoever is aboard: planks, the rail, a mast with its ladders of rope, a wheel.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';

/** Of steel and painted white; the others are ships under sail. */
const OF_STEEL = /cruise|ferry|yacht|liner|steam|邮轮|游轮|轮船|渡轮|游艇|军舰|warship/;
const PLANK: Colour = '#9c6b40';

export function paintShipDeck(stage: Stage, brush: Brush): void {
  const isOfSteel = OF_STEEL.test(stage.words);
  paintRail(stage, brush, isOfSteel);
  paintPlanks(stage, brush);
  if (isOfSteel) return;
  paintMast(stage, brush);
  paintWheel(stage, brush);
  paintBarrel(stage, brush);
}

const FLOOR = 0.86;

/** They run toward the sea and meet far away. */
function paintPlanks(stage: Stage, brush: Brush): void {
  const { width, height, short, palette } = stage;
  const top = height * FLOOR;
  const tone = lit(stage, PLANK);
  const floor = brush.createLinearGradient(0, top, 0, height);
  floor.addColorStop(0, css(mix(tone, palette.sun, 0.22)));
  floor.addColorStop(1, css(mix(tone, palette.shade, 0.4)));
  brush.fillStyle = floor;
  brush.fillRect(0, top, width, height - top);
  brush.strokeStyle = css(mix(tone, '#1c1008', 0.6), 0.6);
  brush.lineWidth = Math.max(1, short * 0.0024);
  brush.beginPath();
  const joints = Math.ceil(width / short / 0.06);
  for (let joint = -joints; joint <= joints; joint++) {
    brush.moveTo(width / 2 + joint * short * 0.068, top);
    brush.lineTo(width / 2 + joint * short * 0.1, height);
  }
  brush.stroke();
  brush.fillStyle = css(palette.shade, 0.3);
  brush.fillRect(0, top, width, short * 0.012);
}

/** A wall of boards with a broad top; of steel, bars. */
function paintRail(stage: Stage, brush: Brush, isOfSteel: boolean): void {
  const { width, height, short, palette } = stage;
  const [top, foot] = [height * 0.735, height * FLOOR];
  const tone = lit(stage, isOfSteel ? '#eef1f4' : '#7c5030');
  const bar = (y: number, thick: number, colour: Colour): void => {
    brush.fillStyle = css(colour);
    brush.fillRect(0, y, width, thick);
  };
  const light = mix(tone, palette.sun, 0.28);
  const low = mix(tone, palette.shade, 0.45);
  const gap = short * (isOfSteel ? 0.11 : 0.052);
  for (let x = gap / 2; x < width; x += gap) {
    const wide = short * (isOfSteel ? 0.009 : 0.022);
    const post = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
    post.addColorStop(stage.light.side > 0 ? 1 : 0, css(light));
    post.addColorStop(stage.light.side > 0 ? 0 : 1, css(low));
    brush.fillStyle = post;
    if (isOfSteel) brush.fillRect(x - wide / 2, top, wide, foot - top);
    else {
      // Turned on a lathe.
      brush.beginPath();
      brush.moveTo(x - wide * 0.35, top);
      brush.quadraticCurveTo(x - wide * 0.9, (top + foot) / 2, x - wide * 0.35, foot);
      brush.lineTo(x + wide * 0.35, foot);
      brush.quadraticCurveTo(x + wide * 0.9, (top + foot) / 2, x + wide * 0.35, top);
      brush.fill();
    }
  }
  if (isOfSteel)
    for (const part of [0.3, 0.6])
      bar(top + (foot - top) * part, short * 0.006, mix(tone, palette.shade, 0.2));
  bar(top - short * 0.022, short * (isOfSteel ? 0.018 : 0.034), isOfSteel ? lit(stage, '#a8703c') : light);
  bar(top + short * 0.01, short * 0.006, low);
  bar(foot - short * 0.02, short * 0.024, low);
}

/** At the side that the light does not come from, with rope ladders to both sides and the foot of a sail. */
function paintMast(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const x = width / 2 - light.side * Math.min(width * 0.4, short * 0.44);
  const wide = short * 0.052;
  const foot = height * 0.9;
  const wood = lit(stage, '#80552f');
  const rope = lit(stage, '#4a3826');
  brush.strokeStyle = css(rope, 0.9);
  const side = light.side;
  const strands = Array.from(
    { length: 5 },
    (_, at) => [x + side * short * (0.03 + at * 0.012), x + side * short * (0.16 + at * 0.045)] as const,
  );
  brush.lineWidth = Math.max(1, short * 0.0036);
  const peak = -height * 0.12;
  const low = height * 0.735;
  for (const [from, to] of strands) {
    brush.beginPath();
    brush.moveTo(from, peak);
    brush.lineTo(to, low);
    brush.stroke();
  }
  brush.lineWidth = Math.max(1, short * 0.0026);
  for (let rung = 0; rung < 18; rung++) {
    const part = 0.1 + rung * 0.05;
    const ends = strands.map(([from, to]) => from + (to - from) * part);
    brush.beginPath();
    for (const end of ends) brush.lineTo(end, peak + (low - peak) * part);
    brush.stroke();
  }
  const fill = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  fill.addColorStop(side > 0 ? 1 : 0, css(mix(wood, palette.sun, 0.34)));
  fill.addColorStop(side > 0 ? 0 : 1, css(mix(wood, '#1c0e08', 0.5)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(x - wide * 0.36, 0);
  brush.lineTo(x + wide * 0.36, 0);
  brush.lineTo(x + wide / 2, foot);
  brush.lineTo(x - wide / 2, foot);
  brush.fill();
  for (const row of [0.3, 0.56, 0.8]) {
    brush.fillStyle = css(mix(wood, '#16100c', 0.62));
    brush.fillRect(x - wide * 0.52, height * row, wide * 1.04, short * 0.016);
  }
  paintSail(stage, brush, x, wood);
}

/** Black on a pirate's ship. */
function paintSail(stage: Stage, brush: Brush, x: number, wood: Colour): void {
  const { height, short, palette, words, light } = stage;
  const cloth = lit(stage, /pirate|海盗/.test(words) ? '#2b2a32' : '#efe6d2');
  const reach = short * 0.42;
  const [top, low] = [-height * 0.02, height * 0.17];
  const fill = brush.createLinearGradient(x - reach, top, x + reach, low);
  fill.addColorStop(light.side > 0 ? 1 : 0, css(mix(cloth, palette.sun, 0.25)));
  fill.addColorStop(light.side > 0 ? 0 : 1, css(mix(cloth, palette.shade, 0.4)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(x - reach, top);
  brush.lineTo(x + reach, top);
  brush.quadraticCurveTo(x + reach * 0.94, low * 0.6, x + reach * 1.02, low);
  brush.quadraticCurveTo(x, low - short * 0.075, x - reach * 1.02, low);
  brush.quadraticCurveTo(x - reach * 0.94, low * 0.6, x - reach, top);
  brush.fill();
  brush.strokeStyle = css(mix(cloth, palette.shade, 0.5), 0.4);
  brush.lineWidth = Math.max(1, short * 0.002);
  for (const part of [-0.5, 0, 0.5]) {
    brush.beginPath();
    brush.moveTo(x + reach * part, top);
    brush.lineTo(x + reach * part * 1.02, low - short * 0.04 * (1 - Math.abs(part)));
    brush.stroke();
  }
  brush.strokeStyle = css(mix(wood, '#1c0e08', 0.3));
  brush.lineWidth = Math.max(1, short * 0.003);
  for (const end of [-1, 1]) {
    brush.beginPath();
    brush.moveTo(x + reach * 1.02 * end, low);
    brush.lineTo(x + reach * 0.7 * end, height * 0.735);
    brush.stroke();
  }
}

/** Eight spokes on a post, toward the light. */
function paintWheel(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const x = width / 2 + light.side * Math.min(width * 0.38, short * 0.38);
  const radius = short * 0.088;
  const y = height * 0.735;
  const wood = lit(stage, '#8a5a30');
  const [high, low] = [mix(wood, palette.sun, 0.3), mix(wood, '#180c06', 0.5)];
  brush.fillStyle = css(low);
  brush.beginPath();
  brush.moveTo(x - short * 0.024, y);
  brush.lineTo(x + short * 0.024, y);
  brush.lineTo(x + short * 0.04, height * 0.915);
  brush.lineTo(x - short * 0.04, height * 0.915);
  brush.fill();
  brush.lineCap = 'round';
  for (let spoke = 0; spoke < 8; spoke++) {
    const turn = (spoke / 8) * Math.PI * 2 + 0.2;
    brush.strokeStyle = css(spoke % 2 === 0 ? high : wood);
    brush.lineWidth = short * 0.011;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.lineTo(x + Math.cos(turn) * radius * 1.32, y + Math.sin(turn) * radius * 1.32);
    brush.stroke();
  }
  for (const [grow, thick, colour] of [
    [1, 0.022, low],
    [1, 0.014, high],
    [0.56, 0.008, low],
  ] as const) {
    brush.strokeStyle = css(colour);
    brush.lineWidth = short * thick;
    brush.beginPath();
    brush.arc(x, y, radius * grow, 0, 7);
    brush.stroke();
  }
  brush.fillStyle = css(lit(stage, '#d8a84c'));
  brush.beginPath();
  brush.arc(x, y, short * 0.016, 0, 7);
  brush.fill();
}

/** Beside the foot of the mast. */
function paintBarrel(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light } = stage;
  const x = width / 2 - light.side * (Math.min(width * 0.4, short * 0.44) - short * 0.1);
  const [tall, half, foot] = [short * 0.115, short * 0.044, height * 0.925];
  const wood = lit(stage, '#8c5a32');
  brush.fillStyle = css(palette.shade, 0.35);
  brush.beginPath();
  brush.ellipse(x, foot, half * 1.2, half * 0.26, 0, 0, 7);
  brush.fill();
  const fill = brush.createLinearGradient(x - half, 0, x + half, 0);
  fill.addColorStop(light.side > 0 ? 1 : 0, css(mix(wood, palette.sun, 0.3)));
  fill.addColorStop(light.side > 0 ? 0 : 1, css(mix(wood, '#180c06', 0.5)));
  brush.fillStyle = fill;
  brush.beginPath();
  brush.moveTo(x - half * 0.8, foot - tall);
  brush.quadraticCurveTo(x - half * 1.2, foot - tall / 2, x - half * 0.8, foot);
  brush.quadraticCurveTo(x, foot + half * 0.26, x + half * 0.8, foot);
  brush.quadraticCurveTo(x + half * 1.2, foot - tall / 2, x + half * 0.8, foot - tall);
  brush.fill();
  brush.strokeStyle = css(mix(wood, '#16181c', 0.7));
  brush.lineWidth = short * 0.006;
  for (const part of [0.22, 0.78]) {
    brush.beginPath();
    brush.moveTo(x - half * 0.94, foot - tall * part);
    brush.quadraticCurveTo(x, foot - tall * part + half * 0.26, x + half * 0.94, foot - tall * part);
    brush.stroke();
  }
  brush.fillStyle = css(mix(wood, palette.sun, 0.12));
  brush.beginPath();
  brush.ellipse(x, foot - tall, half * 0.8, half * 0.24, 0, 0, 7);
  brush.fill();
}
