// A road or a path through open land: it comes from under the viewer's feet and winds away.

import { css, mix } from '#engine/raster/colour.ts';
import { smooth } from '#engine/raster/noise.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { distanceOfRow, EYE_HEIGHT, lit, scaleAt, type Stage } from '../staging/stage.ts';
import { underfootOf } from '../staging/underfoot.ts';
import { isAvenue } from './avenue.ts';
import { groundHeight } from './ground.ts';

/** Scenes with land that a road can lie in, and how high that land rolls. */
const ROLLS: Partial<Record<Stage['scene'], number>> = {
  meadow: 0.9,
  mountains: 1.5,
  forest: 0.5,
  snowfield: 1.1,
  desert: 0.4,
  village: 0.4,
};
const STEPS = 40;

/** Middle and half width in one row, pixels. */
type Row = { x: number; y: number; half: number; distance: number };

export function hasRoad(stage: Stage): boolean {
  const { scene, reading } = stage;
  return (
    underfootOf(stage) !== 'road' &&
    ROLLS[scene] !== undefined &&
    (scene === 'village' || reading.subjects.some(({ key }) => key === 'road'))
  );
}

export function roadLayers(stage: Stage): Layer[] {
  if (!hasRoad(stage)) return [];
  // Over the grass and the corn that grow everywhere, under what stands in them.
  const isSown = stage.reading.subjects.some(({ kind }) => kind === 'plant');
  return [painted('road', isSown ? 0.595 : 0.555, (brush) => paintRoad(stage, brush))];
}

function rowsOf(stage: Stage, halfWidth: number): Row[] {
  const { width, height, short, scene, light, reading } = stage;
  const heightAt = groundHeight(stage, ROLLS[scene] ?? 0);
  const near = distanceOfRow(stage, height * 1.02);
  const hasHouse = reading.subjects.some(({ kind }) => kind === 'building');
  const far = hasHouse ? 8.6 : 30;
  const isStraight = scene === 'village' || isAvenue(stage);
  const bend = isStraight ? 0.012 : 0.075;
  const from = isStraight ? 0 : light.side * 0.12;
  const to = isStraight ? 0 : -light.side * (hasHouse ? 0.09 : 0.05);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const distance = near * (far / near) ** part;
    const wind = Math.sin(part * Math.PI * 2.2) * bend * (1 - part * 0.55);
    const x = width / 2 + short * (from + (to - from) * part + light.side * wind);
    const scale = scaleAt(stage, distance);
    const across = (x - width / 2) / scale;
    return {
      x,
      y: stage.horizon + (EYE_HEIGHT - heightAt(across, distance)) * scale,
      half: halfWidth * scale,
      distance,
    };
  });
}

function paintRoad(stage: Stage, brush: Brush): void {
  const { height, palette, horizon, isSnowy, words } = stage;
  const isPaved = /highway|asphalt|公路|柏油/.test(words);
  const random = stage.random('road');
  const rows = rowsOf(stage, stage.scene === 'village' ? 1.25 : isPaved ? 1.3 : 0.85);
  const earth = lit(stage, isSnowy ? '#aeb4c2' : isPaved ? '#77757c' : '#c9a878');
  const edge = (row: Row, side: -1 | 1): [number, number] => [
    row.x + side * row.half * (1 + random.between(-0.05, 0.05)),
    row.y,
  ];
  const fill = brush.createLinearGradient(0, horizon, 0, height);
  fill.addColorStop(0, css(mix(earth, palette.fog, 0.5)));
  fill.addColorStop(0.4, css(mix(earth, palette.sun, 0.16)));
  fill.addColorStop(1, css(mix(earth, palette.shade, 0.34)));
  brush.fillStyle = fill;
  brush.beginPath();
  for (const row of rows) brush.lineTo(...edge(row, -1));
  for (const row of rows.toReversed()) brush.lineTo(...edge(row, 1));
  brush.closePath();
  brush.fill();
  if (isPaved) paintMiddleLine(stage, brush, rows);
  else for (const rut of [-0.46, 0.46]) paintRut(stage, brush, rows, rut);
  if (!isPaved) paintPebbles(stage, brush, rows);
  if (!isSnowy) for (const side of [-1, 1] as const) paintVerge(stage, brush, rows, side);
}

/** One tone darker where wheels and feet go. */
function paintRut({ palette }: Stage, brush: Brush, rows: readonly Row[], rut: number): void {
  brush.fillStyle = css(palette.shade, 0.13);
  brush.beginPath();
  for (const { x, y, half } of rows) brush.lineTo(x + half * (rut - 0.16), y);
  for (const { x, y, half } of rows.toReversed()) brush.lineTo(x + half * (rut + 0.16), y);
  brush.closePath();
  brush.fill();
}

function paintMiddleLine(stage: Stage, brush: Brush, rows: readonly Row[]): void {
  brush.fillStyle = css(lit(stage, '#f4f0e6'), 0.85);
  for (let at = 0; at + 1 < rows.length; at += 2) {
    const [from, to] = [rows[at] as Row, rows[at + 1] as Row];
    brush.beginPath();
    brush.moveTo(from.x - from.half * 0.04, from.y);
    brush.lineTo(from.x + from.half * 0.04, from.y);
    brush.lineTo(to.x + to.half * 0.04, to.y);
    brush.lineTo(to.x - to.half * 0.04, to.y);
    brush.fill();
  }
}

function paintPebbles(stage: Stage, brush: Brush, rows: readonly Row[]): void {
  const { palette } = stage;
  const random = stage.random('pebbles');
  for (const isLight of [false, true]) {
    brush.fillStyle = css(isLight ? palette.sun : palette.shade, isLight ? 0.24 : 0.22);
    brush.beginPath();
    for (let pebble = 0; pebble < 130; pebble++) {
      const { x, y, half } = rows[random.whole(STEPS * 0.75)] as Row;
      const [px, size] = [x + half * random.between(-0.92, 0.92), half * random.between(0.008, 0.03)];
      brush.moveTo(px + size, y);
      brush.ellipse(px, y + random.between(-0.1, 0.1) * half, size, size * 0.5, 0, 0, 7);
    }
    brush.fill();
  }
}

/** Grass leans in from both sides, so that the edge is none of a knife. */
function paintVerge(stage: Stage, brush: Brush, rows: readonly Row[], side: -1 | 1): void {
  const { palette, scene } = stage;
  if (scene === 'desert') return;
  const random = stage.random(`verge ${side}`);
  const grass = lit(stage, stage.groundColour ?? (stage.isAutumn ? '#a8803a' : '#6c9a48'));
  for (const tone of [-0.3, 0, 0.28]) {
    brush.strokeStyle = css(tone < 0 ? mix(grass, palette.shade, -tone) : mix(grass, palette.sun, tone), 0.8);
    for (let at = 0; at + 1 < rows.length; at++) {
      const [row, next] = [rows[at] as Row, rows[at + 1] as Row];
      brush.lineWidth = Math.max(0.6, row.half * 0.014);
      brush.beginPath();
      for (let blade = 0; blade < 7; blade++) {
        const part = random.next();
        const half = row.half + (next.half - row.half) * part;
        const x = row.x + (next.x - row.x) * part + side * half * random.between(0.93, 1.1);
        const y = row.y + (next.y - row.y) * part;
        const rise = half * random.between(0.06, 0.2) * smooth(0, 0.2, 1 - at / STEPS);
        brush.moveTo(x, y);
        brush.quadraticCurveTo(x, y - rise * 0.7, x - side * rise * random.between(-0.4, 0.7), y - rise);
      }
      brush.stroke();
    }
  }
}
