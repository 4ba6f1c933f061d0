// A composed scene: layers from far to near, of which a video moves some.

import type { Spot } from '../placing/spot.ts';
import type { Water } from './water-sheet.ts';
import type { Brush } from '#engine/raster/surface.ts';

/** How a layer moves as time goes by: shifts in pixels, a turn in radians, about a point. */
export type Motion = {
  x?: number;
  y?: number;
  turn?: number;
  stretch?: number;
  aboutX?: number;
  aboutY?: number;
};

export type PaintedLayer = {
  kind: 'painted';
  name: string;
  /** 0 is at the horizon, 1 at the viewer: how far the layer shifts when the camera moves. */
  depth: number;
  /** Paints the still layer on an empty sheet of the frame's size. */
  paint(brush: Brush): void;
  /** Paints no more than its form: enough for whoever asks what it covers, and cheaper. Absent where that is not all. */
  form?(brush: Brush): void;
  /** The row of the stage above which it paints nothing. Absent where that is not known before it is painted. */
  top?: number;
  /** Where it is in a video, `seconds` after the start: of what moves and is nobody's. Whom it shows moves as they would. */
  move?(seconds: number): Motion;
  blend?: 'source-over' | 'screen' | 'multiply';
  /** Cut from paper: this layer throws a shadow on the ones behind (only the papercut look asks). */
  isSolid?: boolean;
  /** Whom it shows, and where: a video moves them as they would. */
  spot?: Spot;
  /** So many moments of a stride; absent where nobody walks or runs. */
  strides?(count: number): Promise<Strides>;
  /** Of how many of them each is another; absent with them. */
  moments?: number;
};

/** Shadows and mist are seen through, and what lies at the edge of the image hides nobody. */
const THIN = /^clouds?$|^foreground$|mist|light|veil|rain|snow|bloom|fog|haze|colour/;

/** Whether a layer of the land may hide what is behind it. */
export function hides({ name, blend }: PaintedLayer): boolean {
  return blend === undefined && !THIN.test(name);
}

/** What paints each moment, and the box of the stage that all of them lie in with their shadows. */
export type Strides = {
  paints: ((brush: Brush) => void)[];
  within: { left: number; top: number; right: number; bottom: number };
};

/** Changes what was painted so far: water that mirrors it, falling rain over it. */
export type EffectLayer = {
  kind: 'effect';
  name: string;
  depth: number;
  apply(brush: Brush, seconds: number): void;
  /** How all its strokes are laid; they may be so laid on an empty sheet first, and that on the image. */
  blend?: 'screen' | undefined;
  /** It is water: a video mirrors in it by frames, faster. */
  water?: Water;
  /** Whom it belongs to: it stands as far from the viewer. */
  spot?: Spot;
};

export type Layer = PaintedLayer | EffectLayer;

export function painted(
  name: string,
  depth: number,
  paint: (brush: Brush) => void,
  more: Partial<PaintedLayer> = {},
): PaintedLayer {
  return { kind: 'painted', name, depth, paint, isSolid: true, ...more };
}

export function effect(
  name: string,
  depth: number,
  apply: EffectLayer['apply'],
  blend?: EffectLayer['blend'],
): EffectLayer {
  return {
    kind: 'effect',
    name,
    depth,
    blend,
    apply(brush, seconds) {
      if (blend) brush.globalCompositeOperation = blend;
      apply(brush, seconds);
    },
  };
}
