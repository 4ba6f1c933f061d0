// What is around whoever is in a pavilion: its floor, a railing with a bench, posts at both sides, and the eaves over all.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { lit, type Stage } from '../staging/stage.ts';
import { colourOf, paintFloor } from './floor-at-foot.ts';

/** Rows, as parts of the frame's height. */
const [EAVES, LATTICE, RAIL, SEAT, FLOOR] = [0.055, 0.125, 0.68, 0.76, 0.875] as const;

export function paintPavilion(stage: Stage, brush: Brush): void {
  const isGazebo = /gazebo/.test(stage.words);
  const wood = colourOf(stage, 'pavilion-floor', isGazebo ? '#ece6da' : '#a8372c');
  paintFloor(stage, brush, stage.height * FLOOR, lit(stage, isGazebo ? '#a88c6c' : '#b8b0a2'), 11);
  paintRailing(stage, brush, wood);
  paintPosts(stage, brush, wood);
  paintEaves(stage, brush, wood, isGazebo);
}

/** In pixels from the middle to each side. */
function postsOf({ width, short }: Stage): { far: number; near: number } {
  return { far: Math.min(width * 0.3, short * 0.42), near: width / 2 - short * 0.055 };
}

/** Slats between two rails, and the board of the bench before them. */
function paintRailing(stage: Stage, brush: Brush, wood: Colour): void {
  const { width, height, short, palette } = stage;
  const { near } = postsOf(stage);
  const [left, right] = [width / 2 - near, width / 2 + near];
  brush.strokeStyle = css(mix(wood, palette.shade, 0.22));
  brush.lineWidth = short * 0.009;
  brush.beginPath();
  for (let x = left; x <= right; x += short * 0.034) {
    brush.moveTo(x, height * RAIL);
    brush.lineTo(x, height * SEAT);
  }
  brush.stroke();
  brush.fillStyle = css(mix(wood, palette.sun, 0.16));
  brush.fillRect(left, height * RAIL - short * 0.012, right - left, short * 0.022);
  brush.fillStyle = css(mix(wood, palette.sun, 0.28));
  brush.fillRect(left, height * SEAT, right - left, short * 0.018);
  brush.fillStyle = css(mix(wood, palette.shade, 0.45));
  brush.fillRect(left, height * SEAT + short * 0.018, right - left, short * 0.016);
  brush.fillStyle = css(mix(wood, palette.shade, 0.58));
  brush.fillRect(left, height * SEAT + short * 0.034, right - left, height * (FLOOR - SEAT) - short * 0.034);
}

function paintPosts(stage: Stage, brush: Brush, wood: Colour): void {
  const { width, height, short } = stage;
  const { far, near } = postsOf(stage);
  for (const side of [-1, 1]) {
    paintPost(stage, brush, wood, { x: width / 2 + side * far, wide: short * 0.034, foot: height * FLOOR });
    paintPost(stage, brush, wood, { x: width / 2 + side * near, wide: short * 0.062, foot: height * 0.93 });
  }
}

function paintPost(
  { height, short, palette, light }: Stage,
  brush: Brush,
  wood: Colour,
  { x, wide, foot }: { x: number; wide: number; foot: number },
): void {
  const top = height * EAVES;
  const round = brush.createLinearGradient(x - wide / 2, 0, x + wide / 2, 0);
  round.addColorStop(light.side > 0 ? 1 : 0, css(mix(wood, palette.sun, 0.36)));
  round.addColorStop(0.55, css(wood));
  round.addColorStop(light.side > 0 ? 0 : 1, css(mix(wood, palette.shade, 0.5)));
  brush.fillStyle = round;
  brush.fillRect(x - wide / 2, top, wide, foot - top);
  brush.fillStyle = css(mix('#b8b0a2', palette.shade, 0.25));
  brush.fillRect(x - wide * 0.72, foot - short * 0.022, wide * 1.44, short * 0.026);
}

/** The dark underside of the roof, its beam, and a band of lattice that hangs from it. */
function paintEaves(stage: Stage, brush: Brush, wood: Colour, isGazebo: boolean): void {
  const { width, height, short, palette } = stage;
  const roof = lit(stage, isGazebo ? '#8a7a68' : '#3c3a3e');
  const [eaves, lattice] = [height * EAVES, height * LATTICE];
  brush.fillStyle = css(mix(roof, palette.shade, 0.4));
  brush.fillRect(0, 0, width, eaves);
  brush.strokeStyle = css(mix(roof, palette.sun, 0.18));
  brush.lineWidth = short * 0.012;
  brush.beginPath();
  for (let rafter = -8; rafter <= 8; rafter++) {
    brush.moveTo(width / 2 + rafter * width * 0.09, 0);
    brush.lineTo(width / 2 + rafter * width * 0.072, eaves);
  }
  brush.stroke();
  brush.fillStyle = css(mix(wood, palette.shade, 0.1));
  brush.fillRect(0, eaves - short * 0.006, width, short * 0.026);
  brush.fillStyle = css(isGazebo ? mix(wood, palette.shade, 0.25) : lit(stage, '#d8ac4c'));
  brush.fillRect(0, eaves + short * 0.02, width, short * 0.006);
  brush.strokeStyle = css(mix(wood, palette.shade, 0.16));
  brush.lineWidth = short * 0.0075;
  const [low, cell] = [lattice, short * 0.044];
  brush.beginPath();
  for (let x = width / 2 - cell * Math.ceil(width / 2 / cell); x < width; x += cell) {
    brush.moveTo(x, eaves + short * 0.026);
    brush.lineTo(x, low);
    brush.rect(x + cell * 0.25, eaves + short * 0.036, cell * 0.5, low - eaves - short * 0.05);
  }
  brush.moveTo(0, low);
  brush.lineTo(width, low);
  brush.stroke();
}
