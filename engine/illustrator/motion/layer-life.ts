// How the layers of a scene live: what sways in the wind, what drifts, what breathes with light.

import type { PaintedLayer } from '../painting/layer.ts';
import { clamp } from '#engine/raster/noise.ts';
import { distanceOfRow, scaleAt, type Stage } from '../staging/stage.ts';
import { BLOWN_CURTAINS } from '../scenery/room-window.ts';
import type { BakedSheet } from './baked-sheet.ts';
import type { SwayPlan } from './sway.ts';

/** 1 is a breeze. */
export function windOf(stage: Stage): number {
  const { weather } = stage;
  if (weather.has('storm')) return 2.2;
  if (weather.has('wind')) return 1.8;
  if (weather.has('petals') || weather.has('leaves') || weather.has('rain')) return 1.25;
  return weather.has('fog') ? 0.6 : 1;
}

/** How a layer bends, null for what stands firm. */
export function planSway(
  stage: Stage,
  layer: PaintedLayer,
  sheet: Omit<BakedSheet, 'pixels'>,
): SwayPlan | null {
  const { name } = layer;
  const { short } = stage;
  const wind = windOf(stage);
  const phase = stage.random(`sway ${name}`).next() * 6.28;
  const foot = sheet.top + sheet.height;
  const tall = sheet.height;
  const rooted =
    (reach: number, power: number, feet = foot) =>
    (row: number) =>
      short * reach * wind * clamp((feet - row) / tall) ** power;
  const hung = (reach: number) => (row: number) => short * reach * clamp((row - sheet.top) / tall);
  const plan = (reachAt: SwayPlan['reachAt'], wave: number, pace: number): SwayPlan => ({
    reachAt,
    wave: wave * short,
    pace: pace * (0.7 + 0.3 * wind),
    phase,
  });
  if (stage.scene === 'underwater') {
    if (name.endsWith('coral')) return plan(rooted(0.011, 1), 0.5, 1.1);
    if (name === 'deep') return plan(() => short * 0.006, 0.7, 0.6);
    return null;
  }
  if (stage.isSnowy && /turf|^field /.test(name)) return null;
  if (/^turf$|^field |^bank turf$|^lotus$/.test(name)) {
    // Each row by its own distance: near blades go farther, far ones hardly stir.
    return plan((row) => wind * 0.019 * scaleAt(stage, distanceOfRow(stage, row)), 0.62, 1.9);
  }
  if (name === 'foreground' || /^near (?!mountains)/.test(name)) return plan(rooted(0.016, 1.1), 0.8, 1.7);
  if (name === 'reeds') return plan(rooted(0.01, 0.8), 0.5, 1.6);
  if (/^tree |^willow$/.test(name)) return plan(rooted(0.012, 1.5), 1.1, 1.25);
  if (name.startsWith('bamboo')) return plan(rooted(0.011, 1.3), 0.9, 1.1);
  if (name === 'edge trees') return plan(rooted(0.003, 1), 0.3, 1.5);
  if (name === BLOWN_CURTAINS) return plan(hung(0.05), 0.9, 1.9);
  if (name === 'lanterns') return plan(hung(0.012), 0.75, 1.4);
  if (name === 'town lanterns' || name === 'hung lanterns') return plan(hung(0.005), 0.4, 1.5);
  if (name === 'aurora') return plan(() => short * 0.03, 0.9, 0.55);
  if (/^(field|currents|veils)$/.test(name) && stage.scene === 'abstract')
    return plan(() => short * (name === 'field' ? 0.02 : 0.035), 1.3, 0.5);
  return null;
}

/** Painted in a look, what lies flat or far off is one coat with its neighbours; these stay free to move. */
export function livesInPaint(name: string): boolean {
  return /^(clouds|tree |willow$|foreground$|near (?!mountains)|lanterns$|blown curtains$|town lanterns$|hung lanterns$|bamboo |coral$|aurora$|currents$|veils$)/.test(
    name,
  );
}

/** Water that is painted runs in its own strokes, more the nearer it is. */
export function planWaterSway({ short, horizon, height }: Stage): SwayPlan {
  return {
    reachAt: (row) => short * 0.009 * Math.max(0.08, (row - horizon) / (height - horizon)),
    wave: short * 0.22,
    pace: 1.5,
    phase: 1,
  };
}

/** Pixels a second that a layer is blown along; what it leaves behind comes again at the other side. */
export function planDrift(stage: Stage, name: string): number {
  const blown = stage.short * stage.light.side * windOf(stage);
  if (name === 'clouds') return blown * 0.012;
  if (name === 'cloud veil') return blown * 0.007;
  if (/mist$|^mist$|^fog |^cloud sea$|^cloud foot$|haze$/.test(name)) return blown * 0.014;
  if (name === 'galaxy') return stage.short * 0.003;
  return 0;
}

/** How strongly a layer shows at a moment, 0–1. */
export function planShine(stage: Stage, name: string): ((seconds: number) => number) | null {
  const phase = stage.random(`shine ${name}`).next() * 6.28;
  const wave = (low: number, pace: number) => (seconds: number) =>
    low + (1 - low) * (0.5 + 0.5 * Math.sin(seconds * pace + phase));
  if (name === 'aurora') return wave(0.7, 0.9);
  if (name === 'shafts' || name === 'forest light') return wave(0.6, 0.7);
  if (name === 'beams') return wave(0.65, 1.2);
  if (name === 'lights' || name === 'dust') return wave(0.72, 1.3);
  if (name === 'sun on the floor') return wave(0.85, 0.6);
  return null;
}
