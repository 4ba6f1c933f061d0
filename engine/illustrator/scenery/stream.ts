// A brook through grass or between trees: it winds away from the viewer, over stones and around them.

import { css, mix } from '#engine/raster/colour.ts';
import type { Brush } from '#engine/raster/surface.ts';
import { painted, type Layer } from '../painting/layer.ts';
import { EYE_HEIGHT, distanceOfRow, lit, scaleAt, type Stage } from '../staging/stage.ts';
import { groundHeight, paintStone } from './ground.ts';

/** Land that a brook can run through, and how high that land rolls. */
const ROLLS: Partial<Record<Stage['scene'], number>> = { meadow: 0.9, forest: 0.5, mountains: 1.5 };
const STEPS = 46;

type Row = { x: number; y: number; half: number };

export function hasStream({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  return ROLLS[scene] !== undefined && reading.subjects.some(({ key }) => key === 'stream');
}

export function streamLayers(stage: Stage): Layer[] {
  if (!hasStream(stage)) return [];
  // Over the flowers that grow everywhere.
  const isSown = stage.reading.subjects.some(({ kind }) => kind === 'plant');
  return [painted('stream', isSown ? 0.595 : 0.556, (brush) => paintStream(stage, brush))];
}

function rowsOf(stage: Stage): Row[] {
  const { width, height, short, light, horizon, scene } = stage;
  const heightAt = groundHeight(stage, ROLLS[scene] ?? 0);
  const near = distanceOfRow(stage, height * 1.04);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const part = step / STEPS;
    const distance = near * (26 / near) ** part;
    const scale = scaleAt(stage, distance);
    const wind = Math.sin(part * Math.PI * 2.6 + 0.6) * 0.15 * (1 - part * 0.75);
    const x = width / 2 + short * light.side * (wind - 0.05);
    const rise = heightAt((x - width / 2) / scale, distance);
    return {
      x,
      y: horizon + (EYE_HEIGHT - rise) * scale,
      half: scale * (/river|河/.test(stage.words) ? 1.9 : 1.15),
    };
  });
}

function paintStream(stage: Stage, brush: Brush): void {
  const { height, horizon, palette, short, light, isSnowy } = stage;
  const random = stage.random('stream');
  const rows = rowsOf(stage);
  const outline = (grown: number): void => {
    brush.beginPath();
    for (const { x, y, half } of rows) brush.lineTo(x - half * grown, y);
    for (const { x, y, half } of rows.toReversed()) brush.lineTo(x + half * grown, y);
    brush.closePath();
  };
  // A bank of wet earth, then the water that holds the sky.
  outline(1.12);
  brush.fillStyle = css(mix(lit(stage, isSnowy ? '#aeb8c8' : '#6a5a40'), palette.shade, 0.3));
  brush.fill();
  outline(1);
  const water = brush.createLinearGradient(0, horizon, 0, height);
  water.addColorStop(0, css(mix(palette.horizon, palette.fog, 0.3)));
  water.addColorStop(0.3, css(mix(palette.skyMiddle, lit(stage, '#4f9aa8'), 0.5)));
  water.addColorStop(1, css(mix(lit(stage, '#2a6a7a'), palette.skyTop, 0.25)));
  brush.fillStyle = water;
  brush.fill();
  brush.save();
  brush.clip();
  const white = mix(lit(stage, '#ffffff'), '#ffffff', stage.isDark ? 0.15 : 0.45);
  brush.lineCap = 'round';
  for (let ripple = 0; ripple < 190; ripple++) {
    const at = random.next() ** 1.3 * (STEPS - 2);
    const row = rows[Math.floor(at)] as Row;
    const x = row.x + row.half * random.between(-0.95, 0.95);
    const reach = row.half * random.between(0.05, 0.2);
    brush.strokeStyle = css(white, random.between(0.2, 0.75));
    brush.lineWidth = Math.max(0.7, row.half * random.between(0.008, 0.024));
    brush.beginPath();
    brush.moveTo(x - reach, row.y);
    brush.quadraticCurveTo(x, row.y - reach * 0.24, x + reach, row.y + reach * 0.1);
    brush.stroke();
  }
  brush.restore();
  for (let stone = STEPS - 3; stone >= 0; stone--) {
    const row = rows[stone] as Row;
    for (const side of [-1, 1] as const) {
      const isInside = random.chance(0.22);
      const x = row.x + side * row.half * (isInside ? random.between(0.1, 0.6) : random.between(0.92, 1.14));
      const wide = row.half * random.between(0.1, 0.3);
      if (wide < short * 0.004 || random.chance(0.24)) continue;
      const tone = lit(stage, isSnowy ? '#dfe6f0' : random.chance(0.5) ? '#8b8a8c' : '#9a9184');
      paintStone(
        brush,
        x,
        row.y,
        wide,
        wide * 0.56,
        tone,
        palette.shade,
        palette.sun,
        light.side,
        random.next,
      );
      if (!isInside) continue;
      brush.fillStyle = css(white, 0.7);
      brush.beginPath();
      brush.ellipse(x, row.y + wide * 0.26, wide * 0.56, wide * 0.07, 0, 0, 7);
      brush.fill();
    }
  }
}
