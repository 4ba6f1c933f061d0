// How near each layer of a scene is, and how a camera move shows on it.

import type { Layer } from '../painting/layer.ts';
import type { Spot } from '../placing/spot.ts';
import { clamp } from '#engine/raster/noise.ts';
import type { Stage } from '../staging/stage.ts';
import type { View } from './camera.ts';

/**
 * Upright things shift as a whole by their nearness: 0 the sky, 1 at the lower edge. The ground is a plane that runs
 * to the horizon: its rows shift by their own nearness, so that whoever stands on it keeps standing. Walls of a street
 * run to the same point from both sides.
 */
export type Place = { shape: 'upright' | 'ground' | 'walls'; nearness: number; size: number };

/** The frame within a stage that is painted larger. Pixels of the stage. */
export type Frame = { width: number; height: number };

const PLANES =
  /^(ground|street|turf|field |beach|bank|bank turf|stones|rails|lotus|white caps|terrace|sun on the floor|swash|hot spring)/;
const WALLS = /^(houses|street lamps|hung lanterns)$/;

/** Where known layers stand, by nearness. */
const KNOWN: readonly (readonly [RegExp, number])[] = [
  [/^far trees$|^far shore$/, 0.08],
  [/^edge trees$/, 0.14],
  [/^tree /, 0.78],
  [/^waterfall$|^fall$|^bridge$/, 0.3],
  [/^steam hot spring$/, 0.6],
  [/^great wall$/, 0.24],
  [/^headland$/, 0.5],
  [/^reeds$/, 0.86],
  [/^bamboo 0$/, 0.12],
  [/^bamboo 1$/, 0.28],
];

/** Ground and whoever stands on it come nearer together. */
const GROUND_SIZE = 0.75;

export function placeLayer(stage: Stage, layer: Layer): Place {
  const { name, depth } = layer;
  if (layer.spot) return placeSubject(stage, layer.spot, depth);
  if (stage.scene === 'street' && WALLS.test(name)) return { shape: 'walls', nearness: 1, size: GROUND_SIZE };
  if (PLANES.test(name) && hasGround(stage)) return { shape: 'ground', nearness: 1, size: GROUND_SIZE };
  const known = KNOWN.find(([pattern]) => pattern.test(name))?.[1];
  const nearness = known ?? (depth < 0.5 ? depth * 0.42 : Math.min(1.15, depth));
  return { shape: 'upright', nearness, size: nearness > 0.2 ? Math.max(0.4, nearness) : nearness };
}

function placeSubject(stage: Stage, spot: Spot, depth: number): Place {
  if (spot.isPortrait) return { shape: 'upright', nearness: 0.82, size: 0.82 };
  if (spot.isFloating || !hasGround(stage)) {
    const nearness = depth < 0.3 ? depth * 0.5 : depth;
    return { shape: 'upright', nearness, size: nearness };
  }
  return { shape: 'upright', nearness: nearnessOfRow(stage, spot.y), size: GROUND_SIZE };
}

/** Space, the deep and the open sky have no plane that one stands on. */
export function hasGround(stage: Stage): boolean {
  return stage.horizon < stage.height * 0.88;
}

export function nearnessOfRow(stage: Stage, row: number): number {
  return clamp((row - stage.horizon) / (stage.height - stage.horizon), 0.03, 1.08);
}

/** The point that everything grows away from when the camera comes nearer. */
function focusOf(stage: Stage): { x: number; y: number } {
  return {
    x: stage.width * 0.5,
    y: hasGround(stage) ? clamp(stage.horizon, stage.height * 0.25, stage.height * 0.66) : stage.height / 2,
  };
}

/** What floats grows only so far that it stays within the frame when the camera is nearest. */
export function fitWithin(stage: Stage, frame: Frame, place: Place, spot: Spot, dolly: number): Place {
  if (!spot.isFloating || spot.isPerched || dolly <= 0) return place;
  const focus = focusOf(stage);
  const border = (stage.height - frame.height) / 2;
  const edge = frame.height * 0.015;
  const above = focus.y - (spot.y - spot.tall);
  const below = spot.y - focus.y;
  const most = Math.min(
    above > 0 ? (focus.y - border - edge) / above : 2,
    below > 0 ? (stage.height - focus.y - border - edge) / below : 2,
  );
  return { ...place, size: clamp((most - 1) / dolly, 0.05, place.size) };
}

/** Stage pixels to frame pixels: a, b, c, d, e, f of a canvas transform. */
export type Matrix = readonly [number, number, number, number, number, number];

/** `half` is which wall of a street is meant. */
export function projectLayer(
  stage: Stage,
  frame: Frame,
  place: Place,
  view: View,
  half: -1 | 0 | 1 = 0,
): Matrix {
  const focus = focusOf(stage);
  const originX = (frame.width - stage.width) / 2 + view.panX * frame.width;
  const originY = (frame.height - stage.height) / 2 + view.panY * frame.height;
  const trackX = view.trackX * frame.width;
  const trackY = view.trackY * frame.height;
  const size = 1 + view.dolly * place.size;
  const rows = stage.height - stage.horizon;
  let matrix: Matrix;
  if (place.shape === 'ground') {
    const skew = (trackX / rows) * size;
    const tall = size * (1 + trackY / rows);
    matrix = [
      size,
      0,
      skew,
      tall,
      focus.x * (1 - size) - skew * stage.horizon + originX,
      focus.y * (1 - size) - (tall - size) * stage.horizon + originY,
    ];
  } else if (place.shape === 'walls') {
    const wide = size * (1 + half * ((trackX * 2) / stage.width));
    matrix = [wide, 0, 0, size, focus.x * (1 - wide) + originX, focus.y * (1 - size) + originY];
  } else {
    matrix = [
      size,
      0,
      0,
      size,
      focus.x * (1 - size) + trackX * place.nearness + originX,
      focus.y * (1 - size) + trackY * place.nearness + originY,
    ];
  }
  return view.roll === 0 ? matrix : rolled(matrix, frame, view.roll);
}

/** Turned by so many radians about the middle of the frame. */
export function rolled([a, b, c, d, e, f]: Matrix, frame: Frame, roll: number): Matrix {
  const cos = Math.cos(roll);
  const sin = Math.sin(roll);
  const x = e - frame.width / 2;
  const y = f - frame.height / 2;
  return [
    cos * a - sin * b,
    sin * a + cos * b,
    cos * c - sin * d,
    sin * c + cos * d,
    cos * x - sin * y + frame.width / 2,
    sin * x + cos * y + frame.height / 2,
  ];
}
