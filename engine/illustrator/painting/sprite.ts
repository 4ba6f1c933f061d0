// A drawing with the light of its scene laid on it when it is painted, and not before: that costs more than to draw it, and
// who is only placed, or asked what it covers, needs no light.

import { rasterize, type Surface } from '#engine/raster/surface.ts';

export type Sprite = {
  /** Pixels, of both sheets. */
  width: number;
  height: number;
  /** As it is painted. */
  lit(): Surface;
  /** Its form, as no light has fallen on it yet. */
  bare(): Surface;
};

/** `light` keeps the size of the sheet. */
export function litLater(sheet: Surface, light: (sheet: Surface) => Surface): Sprite {
  // Else all that it was painted from is kept until then.
  rasterize(sheet);
  return drawnLater(sheet, () => sheet, light);
}

/** The same of a sheet that is not yet there; its size is known. */
export function drawnLater(
  { width, height }: Pick<Sprite, 'width' | 'height'>,
  draw: () => Surface,
  light: (sheet: Surface) => Surface,
): Sprite {
  const bare = once(draw);
  return { width, height, bare, lit: once(() => light(bare())) };
}

/** Of what has its light already, or gets none. */
export function asItIs(sheet: Surface): Sprite {
  return { width: sheet.width, height: sheet.height, lit: () => sheet, bare: () => sheet };
}

/** The same changed in what keeps its size. */
export function changed({ width, height, lit, bare }: Sprite, change: (sheet: Surface) => Surface): Sprite {
  return { width, height, lit: once(() => change(lit())), bare: once(() => change(bare())) };
}

/** Lets go of what it was made from. */
function once(make: () => Surface): () => Surface {
  let given: (() => Surface) | undefined = make;
  let made: Surface | undefined;
  return () => {
    made ??= given?.() as Surface;
    given = undefined;
    return made;
  };
}
