// A convolution of 3 × 3 by Winograd's F(4 × 4, 3 × 3): sixteen pixels take 36 multiplications for each pair of channels
// instead of 144. Four channels at once. AssemblyScript: `node scripts/build-wasm.ts` compiles it.
// Pixels lie row by row, the channels of each together: a multiple of 4 of the source, of 8 of the target. The caller lays
// out the memory. Nothing here is checked.

/** Pixels that a tile writes to either side, and that it reads. */
const STEP = 4;
const SIDE = 6;
/** Of what a tile becomes. */
const PLACES = 36;
/** Tiles at a time, a multiple of 4: what they become lies in the processor's cache. */
const TILES = 16;

/**
 * Beyond its edges the source is 0, and below 0 a result is 0 with `isCut`. `weights`: for each of the 36 places, each
 * channel of the source, those of the target. `band` has room for 6 rows of ⌈width / 4⌉ · 4 + 2 pixels of the source,
 * `spread` for 36 · 16 pixels of it, `sums` for as many of the target, and `line` for 36 · 4 numbers.
 */
export function convolveByTiles(
  source: usize,
  target: usize,
  weights: usize,
  bias: usize,
  width: i32,
  height: i32,
  from: i32,
  to: i32,
  isCut: bool,
  band: usize,
  spread: usize,
  sums: usize,
  line: usize,
): void {
  const across = (width + STEP - 1) / STEP;
  for (let top = 0; top < height; top += STEP) {
    takeBand(source, band, width, height, from, top, across * STEP + 2);
    for (let first = 0; first < across; first += TILES) {
      const count = min(TILES, across - first);
      for (let tile = 0; tile < count; tile++)
        spreadTile(
          band + ((<usize>((first + tile) * STEP * from)) << 2),
          (across * STEP + 2) * from,
          spread + ((<usize>(tile * from)) << 2),
          from,
          line,
        );
      for (let place = 0; place < PLACES; place++)
        multiply(
          spread + ((<usize>(place * TILES * from)) << 2),
          weights + ((<usize>(place * from * to)) << 2),
          sums + ((<usize>(place * TILES * to)) << 2),
          (count + 3) / 4,
          from,
          to,
        );
      for (let tile = 0; tile < count; tile++)
        gatherTile(
          sums + ((<usize>(tile * to)) << 2),
          bias,
          target,
          (first + tile) * STEP,
          top,
          width,
          height,
          to,
          isCut,
          line,
        );
    }
  }
}

/** Six rows, from the one above `top`, with a pixel of nothing to the left, and what is wanting to the right. */
function takeBand(
  source: usize,
  band: usize,
  width: i32,
  height: i32,
  channels: i32,
  top: i32,
  pitch: i32,
): void {
  const bytes = (<usize>channels) << 2;
  const row = bytes * width;
  for (let y = top - 1; y < top - 1 + SIDE; y++) {
    if (y < 0 || y >= height) memory.fill(band, 0, bytes * pitch);
    else {
      memory.fill(band, 0, bytes);
      memory.copy(band + bytes, source + row * y, row);
      memory.fill(band + bytes + row, 0, bytes * (pitch - 1 - width));
    }
    band += bytes * pitch;
  }
}

/** What six numbers in a line become. */
// @inline
function spreadLine(source: usize, step: usize, target: usize, far: usize): void {
  const d0 = v128.load(source);
  const d1 = v128.load(source + step);
  const d2 = v128.load(source + step * 2);
  const d3 = v128.load(source + step * 3);
  const d4 = v128.load(source + step * 4);
  const d5 = v128.load(source + step * 5);
  const four = f32x4.splat(4);
  const five = f32x4.splat(5);
  const even = f32x4.sub(d4, f32x4.mul(four, d2));
  const odd = f32x4.sub(d3, f32x4.mul(four, d1));
  const near = f32x4.sub(d4, d2);
  const apart = f32x4.sub(d3, d1);
  const twice = f32x4.add(apart, apart);
  v128.store(target, f32x4.add(f32x4.sub(f32x4.mul(four, d0), f32x4.mul(five, d2)), d4));
  v128.store(target + far, f32x4.add(even, odd));
  v128.store(target + far * 2, f32x4.sub(even, odd));
  v128.store(target + far * 3, f32x4.add(near, twice));
  v128.store(target + far * 4, f32x4.sub(near, twice));
  v128.store(target + far * 5, f32x4.add(f32x4.sub(f32x4.mul(four, d1), f32x4.mul(five, d3)), d5));
}

/** All channels of a tile: to 36 places, each `TILES` pixels after the other. */
function spreadTile(tile: usize, pitch: i32, target: usize, channels: i32, line: usize): void {
  const row = (<usize>pitch) << 2;
  const pixel = (<usize>channels) << 2;
  const place = pixel * TILES;
  for (let at: usize = 0; at < pixel; at += 16) {
    for (let x: usize = 0; x < <usize>SIDE; x++) spreadLine(tile + at + x * pixel, row, line + (x << 4), 96);
    for (let y: usize = 0; y < <usize>SIDE; y++)
      spreadLine(line + y * 96, 16, target + at + y * 6 * place, place);
  }
}

/** `fours` · 4 pixels, each the sum over its channels of what they weigh for those of the target. */
function multiply(source: usize, weights: usize, target: usize, fours: i32, from: i32, to: i32): void {
  const pixel = (<usize>from) << 2;
  const done = (<usize>to) << 2;
  for (let four = 0; four < fours; four++) {
    for (let at: usize = 0; at < done; at += 32) {
      let a0 = f32x4.splat(0);
      let a1 = a0;
      let b0 = a0;
      let b1 = a0;
      let c0 = a0;
      let c1 = a0;
      let d0 = a0;
      let d1 = a0;
      let weight = weights + at;
      const end = source + pixel;
      for (let value = source; value < end; value += 4) {
        const w0 = v128.load(weight);
        const w1 = v128.load(weight, 16);
        const a = v128.load32_splat(value);
        a0 = f32x4.add(a0, f32x4.mul(a, w0));
        a1 = f32x4.add(a1, f32x4.mul(a, w1));
        const b = v128.load32_splat(value + pixel);
        b0 = f32x4.add(b0, f32x4.mul(b, w0));
        b1 = f32x4.add(b1, f32x4.mul(b, w1));
        const c = v128.load32_splat(value + pixel * 2);
        c0 = f32x4.add(c0, f32x4.mul(c, w0));
        c1 = f32x4.add(c1, f32x4.mul(c, w1));
        const d = v128.load32_splat(value + pixel * 3);
        d0 = f32x4.add(d0, f32x4.mul(d, w0));
        d1 = f32x4.add(d1, f32x4.mul(d, w1));
        weight += done;
      }
      const to0 = target + at;
      v128.store(to0, a0);
      v128.store(to0, a1, 16);
      v128.store(to0 + done, b0);
      v128.store(to0 + done, b1, 16);
      v128.store(to0 + done * 2, c0);
      v128.store(to0 + done * 2, c1, 16);
      v128.store(to0 + done * 3, d0);
      v128.store(to0 + done * 3, d1, 16);
    }
    source += pixel * 4;
    target += done * 4;
  }
}

/** Adds the 36 places of a tile up to its sixteen pixels. */
function gatherTile(
  sums: usize,
  bias: usize,
  target: usize,
  left: i32,
  top: i32,
  width: i32,
  height: i32,
  channels: i32,
  isCut: bool,
  line: usize,
): void {
  const pixel = (<usize>channels) << 2;
  const place = pixel * TILES;
  const row = pixel * width;
  const columns = min(STEP, width - left);
  const rows = min(STEP, height - top);
  const corner = target + row * top + pixel * left;
  const eight = f32x4.splat(8);
  const four = f32x4.splat(4);
  const zero = f32x4.splat(0);
  for (let at: usize = 0; at < pixel; at += 16) {
    for (let x: usize = 0; x < <usize>SIDE; x++) {
      const from = sums + at + x * place;
      const m0 = v128.load(from);
      const m1 = v128.load(from + place * 6);
      const m2 = v128.load(from + place * 12);
      const m3 = v128.load(from + place * 18);
      const m4 = v128.load(from + place * 24);
      const m5 = v128.load(from + place * 30);
      const a = f32x4.add(m1, m2);
      const b = f32x4.sub(m1, m2);
      const c = f32x4.add(m3, m4);
      const d = f32x4.sub(m3, m4);
      const to = line + (x << 4);
      v128.store(to, f32x4.add(f32x4.add(m0, a), c));
      v128.store(to, f32x4.add(b, f32x4.add(d, d)), 96);
      v128.store(to, f32x4.add(a, f32x4.mul(four, c)), 192);
      v128.store(to, f32x4.add(f32x4.add(b, f32x4.mul(eight, d)), m5), 288);
    }
    const add = v128.load(bias + at);
    for (let y = 0; y < rows; y++) {
      const from = line + <usize>y * 96;
      const m0 = v128.load(from);
      const m1 = v128.load(from, 16);
      const m2 = v128.load(from, 32);
      const m3 = v128.load(from, 48);
      const m4 = v128.load(from, 64);
      const m5 = v128.load(from, 80);
      const a = f32x4.add(m1, m2);
      const b = f32x4.sub(m1, m2);
      const c = f32x4.add(m3, m4);
      const d = f32x4.sub(m3, m4);
      let o0 = f32x4.add(f32x4.add(f32x4.add(m0, a), c), add);
      let o1 = f32x4.add(f32x4.add(b, f32x4.add(d, d)), add);
      let o2 = f32x4.add(f32x4.add(a, f32x4.mul(four, c)), add);
      let o3 = f32x4.add(f32x4.add(f32x4.add(b, f32x4.mul(eight, d)), m5), add);
      if (isCut) {
        o0 = f32x4.max(o0, zero);
        o1 = f32x4.max(o1, zero);
        o2 = f32x4.max(o2, zero);
        o3 = f32x4.max(o3, zero);
      }
      const to = corner + row * y + at;
      v128.store(to, o0);
      if (columns > 1) v128.store(to + pixel, o1);
      if (columns > 2) v128.store(to + pixel * 2, o2);
      if (columns > 3) v128.store(to + pixel * 3, o3);
    }
  }
}
