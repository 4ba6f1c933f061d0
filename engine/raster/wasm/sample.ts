// Reads a square of an image in another size, a pixel's four bytes at once. AssemblyScript: `node scripts/build-wasm.ts`
// compiles it. The caller lays out the memory. Nothing here is checked.

/** Adds `share` of a row of bytes, `count` pixels (a multiple of four), to a row of four numbers a pixel. */
export function addRow(row: usize, line: usize, count: i32, share: f32): void {
  const part = f32x4.splat(share);
  const end = row + ((<usize>count) << 2);
  for (; row < end; row += 16, line += 64) {
    const bytes = v128.load(row);
    const low = i16x8.extend_low_i8x16_u(bytes);
    const high = i16x8.extend_high_i8x16_u(bytes);
    add(line, i32x4.extend_low_i16x8_u(low), part);
    add(line + 16, i32x4.extend_high_i16x8_u(low), part);
    add(line + 32, i32x4.extend_low_i16x8_u(high), part);
    add(line + 48, i32x4.extend_high_i16x8_u(high), part);
  }
}

function add(to: usize, numbers: v128, part: v128): void {
  v128.store(to, f32x4.add(v128.load(to), f32x4.mul(f32x4.convert_i32x4_u(numbers), part)));
}

/**
 * Each of `count` pixels becomes the sum of pixels of `line`: `taps` says from which one on and of how many, two numbers
 * each, and `shares` how much of each of them, one after the other.
 */
export function mixColumns(line: usize, taps: usize, shares: usize, target: usize, count: i32): void {
  for (let n = 0; n < count; n++, taps += 8, target += 16) {
    let place = line + ((<usize>load<i32>(taps)) << 4);
    let sum = f32x4.splat(0);
    for (let k = load<i32>(taps, 4); k > 0; k--, place += 16, shares += 4) {
      sum = f32x4.add(sum, f32x4.mul(v128.load(place), v128.load32_splat(shares)));
    }
    v128.store(target, sum);
  }
}

/**
 * Each pixel of a square of `side` pixels becomes the sum of `samples` × `samples` places of the image, each read between
 * four pixels. `x` and `y`: of the first place; `acrossX` … `downY`: of one place to the next along a row and a column.
 * `pitch`: bytes of a row of the image. What lies beyond the image, or `width` × `height` pixels of it, adds nothing.
 */
export function sampleTurned(
  image: usize,
  pitch: usize,
  width: i32,
  height: i32,
  target: usize,
  side: i32,
  samples: i32,
  x: f64,
  y: f64,
  acrossX: f64,
  acrossY: f64,
  downX: f64,
  downY: f64,
): void {
  const rightmost = <f64>width - 0.5;
  const lowest = <f64>height - 0.5;
  for (let v = 0; v < side * samples; v++) {
    const row = target + ((<usize>((v / samples) * side)) << 4);
    let px = x + downX * <f64>v;
    let py = y + downY * <f64>v;
    let to = row;
    for (let u = 0; u < side; u++, to += 16) {
      let sum = v128.load(to);
      for (let n = 0; n < samples; n++, px += acrossX, py += acrossY) {
        if (px < -0.5 || py < -0.5 || px > rightmost || py > lowest) continue;
        // Half a pixel beyond the edge is the edge.
        const inX = px > 0 ? px : 0;
        const inY = py > 0 ? py : 0;
        const left = <i32>inX;
        const top = <i32>inY;
        const beside = f32x4.splat(<f32>(inX - <f64>left));
        const deep = f32x4.splat(<f32>(inY - <f64>top));
        const next: usize = left < width - 1 ? 4 : 0;
        const at = image + <usize>top * pitch + ((<usize>left) << 2);
        const below = at + (top < height - 1 ? pitch : 0);
        const upper = between(pixel(at), pixel(at + next), beside);
        const lower = between(pixel(below), pixel(below + next), beside);
        sum = f32x4.add(sum, between(upper, lower, deep));
      }
      v128.store(to, sum);
    }
  }
}

function pixel(at: usize): v128 {
  return f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(v128.load32_zero(at))));
}

function between(one: v128, other: v128, share: v128): v128 {
  return f32x4.add(one, f32x4.mul(f32x4.sub(other, one), share));
}
