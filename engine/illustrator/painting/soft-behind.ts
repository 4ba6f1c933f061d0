// A lens that is focused on what the image is of: all behind it is soft, the ground less and less toward its feet.

import { effect, type Layer } from './layer.ts';
import type { Look } from '../styles/look.ts';
import type { Stage, StageScene } from '../staging/stage.ts';
import { makeSurface, type Brush } from '#engine/raster/surface.ts';

/** Nothing is behind there. */
const FLAT: ReadonlySet<StageScene> = new Set<StageScene>([
  'studio',
  'emblem',
  'poster',
  'abstract',
  'backdrop',
]);
/** These have edges and lines, and no lens. */
const DRAWN: ReadonlySet<Look> = new Set<Look>(['logo', 'line_art', 'papercut', 'pixel', 'poster', 'ink']);
const STEP = 4;

/** One layer before the first whom the image is of, where that was asked for and there is one. */
export function softLayers(stage: Stage, layers: readonly Layer[]): Layer[] {
  if (!stage.reading.blur || FLAT.has(stage.scene) || DRAWN.has(stage.look)) return [];
  const spots = layers.flatMap(({ spot }) => spot ?? []);
  const nearest = Math.max(...spots.map(({ tall }) => tall));
  const main = spots.filter(({ tall, haze }) => tall >= nearest * 0.4 && haze < 0.3);
  if (main.length === 0) return [];
  const foot = Math.max(...main.map(({ y }) => y));
  const depth = Math.min(...main.map((spot) => spot.depth));
  return [effect(SOFT_BEHIND_LAYER, depth - 0.0005, (brush) => soften(stage, brush, foot))];
}

export const SOFT_BEHIND_LAYER = 'soft behind';

/** These are painted as such a lens sees them. */
const SOFT: ReadonlySet<StageScene> = new Set<StageScene>(['backdrop', 'leaf']);

export function isSoftBehind({ scene }: Stage, layers: readonly Layer[]): boolean {
  return SOFT.has(scene) || layers.some(({ name }) => name === SOFT_BEHIND_LAYER);
}

function soften({ short, width, height, horizon }: Stage, brush: Brush, foot: number): void {
  const small = makeSurface(width / STEP, height / STEP, (inner) => {
    inner.filter = `blur(${((short * 0.014) / STEP).toFixed(2)}px)`;
    inner.drawImage(brush.canvas, 0, 0, width / STEP, height / STEP);
    inner.filter = 'none';
    // Nothing of it where they stand.
    inner.globalCompositeOperation = 'destination-in';
    const far = Math.min(horizon, foot - short * 0.1);
    const focus = inner.createLinearGradient(0, far / STEP, 0, Math.max(far + 1, foot) / STEP);
    focus.addColorStop(0, 'rgba(0,0,0,1)');
    focus.addColorStop(1, 'rgba(0,0,0,0)');
    inner.fillStyle = focus;
    inner.fillRect(0, 0, width, height);
  });
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(small, 0, 0, width, height);
}
