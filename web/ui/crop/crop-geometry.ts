// The mathematics of a crop: a frame over an image that is turned, mirrored and tilted, and never leaves it.

export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/**
 * A crop. The origin is the middle of the image and one unit is one of its pixels, seen after turning, mirroring and
 * tilting: the frame stands upright and the image lies under it.
 */
export type Crop = Size &
  Point & {
    /** Clockwise quarter turns, 0–3. */
    turns: number;
    /** Mirrored left to right, before it is turned. */
    isMirrored: boolean;
    /** Fine angle in degrees, clockwise. */
    tilt: number;
  };

export const LEAST_SIDE = 16;
export const MOST_TILT = 45;

/** A corner or side that is dragged: which way it lies from the middle. */
export type Handle = { x: -1 | 0 | 1; y: -1 | 0 | 1 };

/** The whole image, or the largest frame of a ratio (width divided by height) in its middle. */
export function startCrop(image: Size, ratio: number | null = null): Crop {
  return fillCrop({ ...image, x: 0, y: 0, turns: 0, isMirrored: false, tilt: 0 }, image, ratio);
}

/** The largest frame in the middle, at the present turn and tilt. */
export function fillCrop(crop: Crop, image: Size, ratio: number | null): Crop {
  const across = turnedSize(image, crop.turns);
  const shape = ratio ?? across.width / across.height;
  const wanted = {
    ...crop,
    x: 0,
    y: 0,
    width: across.width * across.height * shape,
    height: across.width * across.height,
  };
  return clampSpot(wanted, image);
}

/** The frame in another ratio around the same middle, about as large as before. */
export function shapeCrop(crop: Crop, image: Size, ratio: number): Crop {
  const area = crop.width * crop.height;
  return clampSpot({ ...crop, width: Math.sqrt(area * ratio), height: Math.sqrt(area / ratio) }, image);
}

export function moveCrop(crop: Crop, image: Size, by: Point): Crop {
  return clampSpot({ ...crop, x: crop.x + by.x, y: crop.y + by.y }, image);
}

/** A factor above 1 comes closer. The point under `at` (from the middle of the frame, in parts of it) stays. */
export function zoomCrop(crop: Crop, image: Size, factor: number, at: Point = { x: 0, y: 0 }): Crop {
  const least = LEAST_SIDE / Math.min(crop.width, crop.height);
  const scale = Math.max(1 / factor, Math.min(1, least));
  const [width, height] = [crop.width * scale, crop.height * scale];
  const moved = { x: crop.x + at.x * (crop.width - width), y: crop.y + at.y * (crop.height - height) };
  return clampSpot({ ...crop, ...moved, width, height }, image);
}

export function tiltCrop(crop: Crop, image: Size, tilt: number): Crop {
  const bounded = Math.max(-MOST_TILT, Math.min(MOST_TILT, tilt));
  // What was in the middle of the frame stays there.
  const middle = rotate(crop, bounded - crop.tilt);
  return clampSpot({ ...crop, ...middle, tilt: bounded }, image);
}

/** A quarter turn clockwise, of frame and image together. */
export function turnCrop(crop: Crop): Crop {
  const { x, y, width, height } = crop;
  return { ...crop, x: -y, y: x, width: height, height: width, turns: (crop.turns + 1) % 4 };
}

export function mirrorCrop(crop: Crop, axis: 'across' | 'down'): Crop {
  const { turns, isMirrored, tilt } = crop;
  // Mirroring a turned image turns it the other way round; downwards is across and half a turn.
  const turned = (axis === 'across' ? 4 - turns : 6 - turns) % 4;
  const middle = axis === 'across' ? { x: -crop.x } : { y: -crop.y };
  return { ...crop, ...middle, turns: turned, isMirrored: !isMirrored, tilt: tilt === 0 ? 0 : -tilt };
}

/** The frame after its handle moved; the opposite corner or side stays. `ratio` null: free. */
export function dragHandle(crop: Crop, image: Size, handle: Handle, by: Point, ratio: number | null): Crop {
  let width = Math.max(LEAST_SIDE, crop.width + by.x * handle.x);
  let height = Math.max(LEAST_SIDE, crop.height + by.y * handle.y);
  if (ratio !== null) {
    // A side leads alone; of a corner the longer way.
    const isWidthLeading = handle.y === 0 || (handle.x !== 0 && width / ratio >= height);
    if (isWidthLeading) height = width / ratio;
    else width = height * ratio;
  }
  const wanted: Crop = {
    ...crop,
    width,
    height,
    x: crop.x + (handle.x * (width - crop.width)) / 2,
    y: crop.y + (handle.y * (height - crop.height)) / 2,
  };
  return goAsFarAsFits(crop, wanted, image);
}

/** The frame in exact pixels, around the same middle; smaller where the image has not so many. */
export function sizeCrop(crop: Crop, image: Size, size: Partial<Size>, ratio: number | null): Crop {
  let { width = crop.width, height = crop.height } = size;
  if (ratio !== null) {
    if (size.width === undefined) width = height * ratio;
    else height = width / ratio;
  }
  return clampSpot({ ...crop, width: Math.max(1, width), height: Math.max(1, height) }, image);
}

/** How far one has come closer than the largest frame of the same ratio: 1 is as far as it goes. */
export function zoomOf(crop: Crop, image: Size): number {
  return fillCrop(crop, image, crop.width / crop.height).width / crop.width;
}

export function cropPixels({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

export function turnedSize({ width, height }: Size, turns: number): Size {
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** True when all four corners of the frame lie on the image. */
export function isInside(crop: Crop, image: Size, slack = 1e-6): boolean {
  const { half, reach, middle } = measure(crop, image);
  return (
    Math.abs(middle.x) + reach.width <= half.width + slack &&
    Math.abs(middle.y) + reach.height <= half.height + slack
  );
}

/** Shrinks the frame if it is larger than the image, then pushes it back onto it. */
export function clampSpot(crop: Crop, image: Size): Crop {
  const { half, reach, middle } = measure(crop, image);
  const scale = Math.min(1, half.width / reach.width, half.height / reach.height);
  const container = {
    x: Math.max(0, half.width - reach.width * scale),
    y: Math.max(0, half.height - reach.height * scale),
  };
  const pushed = {
    x: Math.max(-container.x, Math.min(container.x, middle.x)),
    y: Math.max(-container.y, Math.min(container.y, middle.y)),
  };
  return {
    ...crop,
    ...rotate(pushed, crop.tilt),
    width: crop.width * scale,
    height: crop.height * scale,
  };
}

/** As the image sees the frame: half its own sides, how far the tilted frame reaches, and where its middle is. */
function measure(crop: Crop, image: Size) {
  const turned = turnedSize(image, crop.turns);
  const angle = (crop.tilt * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  return {
    half: { width: turned.width / 2, height: turned.height / 2 },
    reach: {
      width: (crop.width * cos + crop.height * sin) / 2,
      height: (crop.width * sin + crop.height * cos) / 2,
    },
    middle: rotate(crop, -crop.tilt),
  };
}

function rotate({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}

const HALVINGS = 24;

/** All frames that fit are one convex set: of the way from a frame that fits, everything up to one point fits. */
function goAsFarAsFits(from: Crop, to: Crop, image: Size): Crop {
  if (isInside(to, image)) return to;
  const between = (part: number): Crop => ({
    ...to,
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
    width: from.width + (to.width - from.width) * part,
    height: from.height + (to.height - from.height) * part,
  });
  let [fits, leaves] = [0, 1];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (fits + leaves) / 2;
    if (isInside(between(middle), image)) fits = middle;
    else leaves = middle;
  }
  return between(fits);
}
