// Reckons a plane from the colours of an image by lines that are fitted at the cells of a small one. AssemblyScript: `node
// scripts/build-wasm.ts` compiles it. The caller lays out the memory. Nothing here is checked.

/**
 * A row of pixels, four bytes each: `out` gets red · r + green · g + blue · b + base of each, held within 0–1. `line`: four
 * numbers a cell (red, green and blue for colours of 0–1, base); `places` and `shares`: of each pixel the byte at which
 * its cell begins, that at which the next does, and how much the next counts.
 */
export function applyLine(
  pixels: usize,
  out: usize,
  width: i32,
  line: usize,
  places: usize,
  shares: usize,
): void {
  const scale = f32x4.splat(1.0 / 255.0);
  for (let x = 0; x < width; x++, pixels += 4, out += 4, places += 8, shares += 4) {
    const from = v128.load(line + load<u32>(places));
    const to = v128.load(line + load<u32>(places, 4));
    const fitted = f32x4.add(from, f32x4.mul(f32x4.sub(to, from), v128.load32_splat(shares)));
    const bytes = v128.load32_zero(pixels);
    const colour = f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)));
    const terms = f32x4.mul(fitted, f32x4.replace_lane(f32x4.mul(colour, scale), 3, 1));
    const pairs = f32x4.add(terms, v128.shuffle<f32>(terms, terms, 1, 0, 3, 2));
    const sum = f32x4.extract_lane(pairs, 0) + f32x4.extract_lane(pairs, 2);
    store<f32>(out, max<f32>(0, min<f32>(1, sum)));
  }
}

/** A row between two rows of numbers, `count` of them (a multiple of four). */
export function mixLines(first: usize, second: usize, out: usize, count: i32, share: f32): void {
  const part = f32x4.splat(share);
  for (let at = 0; at < count; at += 4, first += 16, second += 16, out += 16) {
    const from = v128.load(first);
    v128.store(out, f32x4.add(from, f32x4.mul(f32x4.sub(v128.load(second), from), part)));
  }
}
