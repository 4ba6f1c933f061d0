// A roof of tiles under the feet: its ridge, the slope toward the viewer, other roofs behind it.

import { css, mix, type Colour } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { hasTileRoof, RIDGE_ROW } from '../staging/underfoot.ts';
import { faded, lit, type Stage } from '../staging/stage.ts';

/** In such land no other roofs are near. */
const WILD = new Set(['forest', 'mountains', 'sea', 'lake', 'desert', 'sky']);
/** Of old China and Japan. */
const EASTERN = /[\u4e00-\u9fff]|ninja|samurai|wuxia|kung fu|pagoda|temple|bamboo|geisha|chinese|japan/;

export function tileRoofLayers(stage: Stage): Layer[] {
  if (!hasTileRoof(stage)) return [];
  return [
    ...(WILD.has(stage.scene) || stage.scene === 'city'
      ? []
      : [painted('other roofs', 0.54, (brush: Brush) => paintFarRoofs(stage, brush), { isSolid: false })]),
    painted('roof', 0.7, (brush) => paintRoof(stage, brush)),
  ];
}

function tilesOf(stage: Stage): Colour {
  const asked = stage.reading.subjects.find(({ key }) => key === 'tile-roof')?.colour;
  return asked ?? (EASTERN.test(stage.words) ? '#5a646c' : '#b4603f');
}

function paintFarRoofs(stage: Stage, brush: Brush): void {
  const { width, height, short, horizon } = stage;
  const random = stage.random('other roofs');
  const tiles = tilesOf(stage);
  for (let row = 0; row < 3; row++) {
    const foot = horizon + (height * RIDGE_ROW - horizon) * (0.3 + row * 0.42);
    const haze = 0.55 - row * 0.2;
    for (let x = -short * 0.1 * random.next(); x < width;) {
      const wide = short * random.between(0.22, 0.34) * (0.7 + row * 0.26);
      const rise = wide * 0.24;
      const wall = brush.createLinearGradient(0, foot - rise, 0, foot + short * 0.1);
      wall.addColorStop(0, css(faded(stage, lit(stage, '#d8cdb8'), haze)));
      wall.addColorStop(1, css(faded(stage, lit(stage, '#8a7c70'), haze)));
      brush.fillStyle = wall;
      brush.fillRect(x + wide * 0.06, foot, wide * 0.88, height);
      brush.fillStyle = css(faded(stage, lit(stage, stage.isSnowy ? '#eef3fa' : tiles), haze));
      brush.beginPath();
      brush.moveTo(x - wide * 0.04, foot + rise * 0.12);
      brush.quadraticCurveTo(x + wide * 0.12, foot - rise * 0.3, x + wide * 0.2, foot - rise);
      brush.lineTo(x + wide * 0.8, foot - rise);
      brush.quadraticCurveTo(x + wide * 0.88, foot - rise * 0.3, x + wide * 1.04, foot + rise * 0.12);
      brush.fill();
      if (stage.isDark && random.chance(0.7)) {
        brush.fillStyle = css(mix('#ffc870', stage.palette.fog, haze * 0.5));
        brush.fillRect(x + wide * random.between(0.2, 0.7), foot + rise * 0.4, wide * 0.09, wide * 0.11);
      }
      x += wide * random.between(0.94, 1.2);
    }
  }
}

function paintRoof(stage: Stage, brush: Brush): void {
  const { width, height, short, palette, light, isSnowy } = stage;
  const tiles = lit(stage, tilesOf(stage));
  const ridge = height * (RIDGE_ROW - 0.012);
  const slope = brush.createLinearGradient(0, ridge, 0, height);
  slope.addColorStop(0, css(mix(tiles, palette.sun, 0.16)));
  slope.addColorStop(1, css(mix(tiles, palette.shade, 0.5)));
  brush.fillStyle = slope;
  brush.fillRect(0, ridge, width, height - ridge);
  const pitch = short * 0.052;
  const spread = 1.5;
  const middle = width / 2;
  for (let at = -20; at <= 20; at++) {
    const [top, foot] = [middle + at * pitch, middle + at * pitch * spread];
    const lightSide = light.side * 0.26;
    // A round tile over the joint of two hollow ones.
    for (const [aside, tone, wide] of [
      [0, mix(tiles, palette.shade, 0.55), 0.5],
      [0, mix(tiles, '#ffffff', isSnowy ? 0.7 : 0.06), 0.38],
      [lightSide * 0.4, mix(tiles, palette.sun, 0.34), 0.12],
    ] as const) {
      brush.fillStyle = css(tone);
      brush.beginPath();
      brush.moveTo(top + (aside - wide / 2) * pitch, ridge);
      brush.lineTo(top + (aside + wide / 2) * pitch, ridge);
      brush.lineTo(foot + (aside + wide / 2) * pitch * spread, height);
      brush.lineTo(foot + (aside - wide / 2) * pitch * spread, height);
      brush.fill();
    }
  }
  brush.strokeStyle = css(palette.shade, 0.34);
  for (let course = 1; course < 9; course++) {
    const y = ridge + (height - ridge) * (course / 9) ** 1.3;
    brush.lineWidth = Math.max(1, short * 0.002 * (0.6 + course * 0.12));
    brush.beginPath();
    brush.moveTo(0, y);
    brush.lineTo(width, y);
    brush.stroke();
  }
  if (isSnowy) {
    brush.fillStyle = css(lit(stage, '#f4f8ff'), 0.8);
    brush.fillRect(0, ridge, width, (height - ridge) * 0.5);
  }
  paintRidge(stage, brush, ridge, tiles);
}

/** A bar of tiles along the top, on which one stands. */
function paintRidge(stage: Stage, brush: Brush, ridge: number, tiles: Colour): void {
  const { width, short, palette, isSnowy } = stage;
  const tall = short * 0.034;
  const bar = brush.createLinearGradient(0, ridge - tall * 0.4, 0, ridge + tall);
  bar.addColorStop(0, css(mix(tiles, isSnowy ? '#ffffff' : palette.sun, isSnowy ? 0.8 : 0.4)));
  bar.addColorStop(0.4, css(tiles));
  bar.addColorStop(1, css(mix(tiles, palette.shade, 0.6)));
  brush.fillStyle = bar;
  brush.fillRect(0, ridge - tall * 0.4, width, tall * 1.4);
  brush.strokeStyle = css(palette.shade, 0.4);
  brush.lineWidth = Math.max(1, short * 0.0018);
  brush.beginPath();
  for (let x = 0; x < width; x += short * 0.07) {
    brush.moveTo(x, ridge - tall * 0.3);
    brush.lineTo(x, ridge + tall);
  }
  brush.stroke();
}
