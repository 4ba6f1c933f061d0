// Blurs planes in a time that does not grow with the radius.
import { clamp } from './curves.ts';
import { releasePlanes, takePlane } from './plane-store.ts';
import type { Planes } from './planes.ts';
import { enlargePlane, shrinkPlane } from './resize-plane.ts';

/** A blurred copy of a plane; `sigma` in pixels, near enough to a true Gaussian for images. */
export function blurPlane(plane: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const target = takePlane(plane.length);
  if (sigma < 0.3) {
    target.set(plane);
    return target;
  }
  // A wide blur holds no detail that a smaller plane could not: eight times faster, and no eye sees it.
  const factor = sigma >= 32 ? 8 : sigma >= 8 ? 4 : 1;
  if (factor > 1 && Math.min(width, height) >= factor * 8) {
    blurSmaller(plane, target, width, height, sigma, factor);
    return target;
  }
  const passing = takePlane(plane.length);
  if (sigma < 2) {
    blurByKernel(plane, passing, target, width, height, sigma);
  } else {
    // Three box blurs are within a few per cent of a Gaussian.
    const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
    blurBox(plane, passing, target, width, height, radius);
    blurBox(target, passing, target, width, height, radius);
    blurBox(target, passing, target, width, height, radius);
  }
  releasePlanes(passing);
  return target;
}

/** A copy averaged over a square of `2 * radius + 1` pixels. */
export function averagePlane(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const target = takePlane(plane.length);
  const passing = takePlane(plane.length);
  blurBox(plane, passing, target, width, height, Math.max(0, Math.round(radius)));
  releasePlanes(passing);
  return target;
}

export function blurPlanes(image: Planes, sigma: number): Planes {
  const { width, height } = image;
  return {
    width,
    height,
    red: blurPlane(image.red, width, height, sigma),
    green: blurPlane(image.green, width, height, sigma),
    blue: blurPlane(image.blue, width, height, sigma),
  };
}

function blurSmaller(
  source: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  sigma: number,
  factor: number,
): void {
  const small = shrinkPlane(source, width, height, factor);
  const cells = blurPlane(small.cells, small.width, small.height, sigma / factor);
  enlargePlane({ ...small, cells }, target, width, height);
  releasePlanes(small.cells, cells);
}

function blurByKernel(
  source: Float32Array,
  passing: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  sigma: number,
): void {
  const radius = Math.ceil(sigma * 2.6);
  const kernel = Float32Array.from({ length: radius * 2 + 1 }, (_, i) =>
    Math.exp(-((i - radius) ** 2) / (2 * sigma * sigma)),
  );
  const sum = kernel.reduce((total, weight) => total + weight, 0);
  for (let k = 0; k < kernel.length; k++) kernel[k] = (kernel[k] ?? 0) / sum;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      let total = 0;
      for (let k = -radius; k <= radius; k++) {
        const at = x + k < 0 ? 0 : x + k >= width ? width - 1 : x + k;
        total += (source[row + at] ?? 0) * (kernel[k + radius] ?? 0);
      }
      passing[row + x] = total;
    }
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    target.fill(0, row, row + width);
    for (let k = -radius; k <= radius; k++) {
      const from = clamp(y + k, 0, height - 1) * width;
      const weight = kernel[k + radius] ?? 0;
      for (let x = 0; x < width; x++)
        target[row + x] = (target[row + x] ?? 0) + (passing[from + x] ?? 0) * weight;
    }
  }
}

function blurBox(
  source: Float32Array,
  passing: Float32Array,
  target: Float32Array,
  width: number,
  height: number,
  radius: number,
): void {
  const share = 1 / (radius * 2 + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const last = row + width - 1;
    let total = (source[row] ?? 0) * (radius + 1);
    for (let k = 1; k <= radius; k++) total += source[Math.min(row + k, last)] ?? 0;
    for (let x = 0; x < width; x++) {
      passing[row + x] = total * share;
      const enters = x + radius + 1 < width ? row + x + radius + 1 : last;
      const leaves = x - radius > 0 ? row + x - radius : row;
      total += (source[enters] ?? 0) - (source[leaves] ?? 0);
    }
  }
  const totals = new Float64Array(width);
  for (let k = -radius; k <= radius; k++) {
    const from = clamp(k, 0, height - 1) * width;
    for (let x = 0; x < width; x++) totals[x] = (totals[x] ?? 0) + (passing[from + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enters = Math.min(y + radius + 1, height - 1) * width;
    const leaves = Math.max(y - radius, 0) * width;
    for (let x = 0; x < width; x++) {
      const total = totals[x] ?? 0;
      target[row + x] = total * share;
      totals[x] = total + (passing[enters + x] ?? 0) - (passing[leaves + x] ?? 0);
    }
  }
}
