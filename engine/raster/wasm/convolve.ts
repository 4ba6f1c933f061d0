// Weighs neighbours of pixels, four pixels at once. AssemblyScript: `node scripts/build-wasm.ts` compiles it.
// Rows lie `pitch` numbers apart, a multiple of 16; the caller lays out the memory. Nothing here is checked.

/**
 * Each number of `rows` rows becomes the sum of those up to `radius` to its left and right, weighed. `line` has room for
 * a row and the radius on both sides. `weights`: of the middle first, then of both that lie one apart, and so on.
 */
export function weighAcross(
  source: usize,
  target: usize,
  line: usize,
  weights: usize,
  width: i32,
  pitch: i32,
  rows: i32,
  radius: i32,
): void {
  const bytes = (<usize>pitch) << 2;
  const middle = line + ((<usize>radius) << 2);
  for (let row = 0; row < rows; row++) {
    const first = load<f32>(source);
    const last = load<f32>(source + ((<usize>(width - 1)) << 2));
    for (let k = 0; k < radius; k++) {
      store<f32>(line + ((<usize>k) << 2), first);
      store<f32>(middle + ((<usize>(width + k)) << 2), last);
    }
    memory.copy(middle, source, (<usize>width) << 2);
    for (let at: usize = 0; at < bytes; at += 64) {
      weighBlock(middle + at, target + at, weights, 4, radius);
    }
    source += bytes;
    target += bytes;
  }
}

/** The same with those above and below. The first row of `source` lies `radius` rows above that of `target`. */
export function weighDown(
  source: usize,
  target: usize,
  weights: usize,
  pitch: i32,
  rows: i32,
  radius: i32,
): void {
  const bytes = (<usize>pitch) << 2;
  let middle = source + bytes * <usize>radius;
  for (let row = 0; row < rows; row++) {
    for (let at: usize = 0; at < bytes; at += 64) {
      weighBlock(middle + at, target + at, weights, <i32>bytes, radius);
    }
    middle += bytes;
    target += bytes;
  }
}

/** Sixteen numbers; neighbours lie `step` bytes apart. */
function weighBlock(middle: usize, target: usize, weights: usize, step: i32, radius: i32): void {
  let weight = v128.load32_splat(weights);
  let a = f32x4.mul(v128.load(middle), weight);
  let b = f32x4.mul(v128.load(middle, 16), weight);
  let c = f32x4.mul(v128.load(middle, 32), weight);
  let d = f32x4.mul(v128.load(middle, 48), weight);
  let before = middle;
  let after = middle;
  for (let k = 1; k <= radius; k++) {
    weights += 4;
    before -= <usize>step;
    after += <usize>step;
    weight = v128.load32_splat(weights);
    a = f32x4.add(a, f32x4.mul(f32x4.add(v128.load(before), v128.load(after)), weight));
    b = f32x4.add(b, f32x4.mul(f32x4.add(v128.load(before, 16), v128.load(after, 16)), weight));
    c = f32x4.add(c, f32x4.mul(f32x4.add(v128.load(before, 32), v128.load(after, 32)), weight));
    d = f32x4.add(d, f32x4.mul(f32x4.add(v128.load(before, 48), v128.load(after, 48)), weight));
  }
  v128.store(target, a);
  v128.store(target, b, 16);
  v128.store(target, c, 32);
  v128.store(target, d, 48);
}
