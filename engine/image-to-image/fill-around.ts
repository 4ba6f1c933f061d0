// Adds to a surface what lies between it and the things on it: their shadows and rims, which have another colour.
import { ramp } from '#engine/raster/curves.ts';
import { labelComponents } from '#engine/raster/label-components.ts';
import { growMask, resizeMask, type Mask } from '#engine/raster/mask.ts';

const SEARCH_PIXELS = 320;
/** Of the image: a larger patch is something else. */
const LARGEST = 0.08;
/** Of what a patch borders on: so much is a thing that lies on the surface. */
const LEAST_BESIDE = 0.2;

/** Pixels of those: so far around things and patches no pixel of the surface is left out. */
const AROUND = 3;

/** `things`: what lies on the surface. Where neither is, patches beside a thing become the surface. */
export function fillAround(surface: Mask, things: Mask): Mask {
  const scale = Math.min(1, SEARCH_PIXELS / Math.max(surface.width, surface.height));
  const [width, height] = [Math.round(surface.width * scale), Math.round(surface.height * scale)];
  const own = resizeMask(surface, width, height).values;
  const on = resizeMask(things, width, height).values;
  const isNeither = (i: number): boolean => (own[i] as number) < 0.5 && (on[i] as number) < 0.5;
  const { labels, sizes } = labelComponents(width, height, isNeither);
  const borders = sizes.map(() => ({ things: 0, all: 0 }));
  for (let i = 0; i < labels.length; i++) {
    const border = borders[labels[i] as number];
    if (!border) continue;
    const x = i % width;
    for (const n of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (n < 0 || n >= labels.length || isNeither(n)) continue;
      border.all++;
      if ((on[n] as number) >= 0.5) border.things++;
    }
  }
  const isFilled = borders.map(
    (border, label) =>
      (sizes[label] as number) < width * height * LARGEST && border.things > border.all * LEAST_BESIDE,
  );
  const isElse = (i: number): boolean => isNeither(i) && !isFilled[labels[i] as number];
  // Around all that was filled, and up to the things, whose own edge is the finer one.
  const filled = own.map((_, i) => ((on[i] as number) >= 0.5 || isFilled[labels[i] as number] ? 1 : 0));
  const near = growMask({ width, height, values: filled }, AROUND);
  near.values.forEach((_, i) => {
    if (isElse(i)) near.values[i] = 0;
  });
  const around = resizeMask(near, surface.width, surface.height).values;
  return {
    ...surface,
    values: surface.values.map(
      (value, i) => Math.max(value, ramp(0.2, 0.5, around[i] as number)) * (1 - (things.values[i] as number)),
    ),
  };
}
