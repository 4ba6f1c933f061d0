// Fills what is not known of an image from smaller and smaller copies of it, the four numbers of a pixel at once.
// AssemblyScript: `node scripts/build-wasm.ts` compiles it. The caller lays out the memory. Nothing here is checked.
//
// A level is half as wide and high as what it is made of, rounded up, and holds four numbers a cell: red, green and blue
// (0–255), each multiplied by how much of the cell is known, and that (0–1).

/** `pixels`: four bytes each; `known`: 0–1 of each pixel. Writes the first level. */
export function shrinkKnown(pixels: usize, known: usize, width: i32, height: i32, cells: usize): void {
  const across = (width + 1) >> 1;
  const down = (height + 1) >> 1;
  for (let y = 0; y < down; y++) {
    const upper = (y << 1) * width;
    const lower = (y << 1) + 1 < height ? upper + width : -1;
    for (let x = 0; x < across; x++, cells += 16) {
      const left = x << 1;
      const isWide = left + 1 < width;
      let sum = knownOf(pixels, known, upper + left);
      if (isWide) sum = f32x4.add(sum, knownOf(pixels, known, upper + left + 1));
      if (lower >= 0) {
        sum = f32x4.add(sum, knownOf(pixels, known, lower + left));
        if (isWide) sum = f32x4.add(sum, knownOf(pixels, known, lower + left + 1));
      }
      v128.store(cells, level(sum));
    }
  }
}

/** Writes the level below one of `width` × `height` cells. */
export function shrinkLevel(from: usize, width: i32, height: i32, to: usize): void {
  const across = (width + 1) >> 1;
  const down = (height + 1) >> 1;
  const pitch = (<usize>width) << 4;
  for (let y = 0; y < down; y++) {
    const isHigh = (y << 1) + 1 < height;
    let at = from + <usize>(y << 1) * pitch;
    for (let x = 0; x < across; x++, at += 32, to += 16) {
      const isWide = (x << 1) + 1 < width;
      let sum = v128.load(at);
      if (isWide) sum = f32x4.add(sum, v128.load(at + 16));
      if (isHigh) {
        sum = f32x4.add(sum, v128.load(at + pitch));
        if (isWide) sum = f32x4.add(sum, v128.load(at + pitch + 16));
      }
      v128.store(to, level(sum));
    }
  }
}

/** Adds to each cell of a level what it misses, of the level below it. `line`: room for a row of that. */
export function fillLevel(fine: usize, width: i32, height: i32, coarse: usize, line: usize): void {
  const across = (width + 1) >> 1;
  const down = (height + 1) >> 1;
  for (let y = 0; y < height; y++) {
    mixRows(coarse, across, down, y, line);
    for (let x = 0; x < width; x++, fine += 16) {
      const own = v128.load(fine);
      const missing: f32 = 1 - f32x4.extract_lane(own, 3);
      if (missing <= 0) continue;
      v128.store(fine, f32x4.add(own, f32x4.mul(between(line, across, x), f32x4.splat(missing))));
    }
  }
}

/**
 * Gives each pixel what it misses, of the first level, and makes all of them opaque. `pixels` and `known` are of `rows` rows
 * of the image, from row `top` on; `height` is that of the whole.
 */
export function fillImage(
  pixels: usize,
  known: usize,
  width: i32,
  height: i32,
  rows: i32,
  top: i32,
  cells: usize,
  line: usize,
): void {
  const across = (width + 1) >> 1;
  const down = (height + 1) >> 1;
  for (let y = 0; y < rows; y++) {
    mixRows(cells, across, down, top + y, line);
    for (let x = 0; x < width; x++, pixels += 4, known += 4) {
      const own = load<f32>(known);
      if (own < 1) {
        const missing: f32 = 1 - own;
        const found = between(line, across, x);
        const weight = max<f32>(1e-6, own + f32x4.extract_lane(found, 3) * missing);
        const sum = f32x4.add(
          f32x4.mul(colourOf(pixels), f32x4.splat(own)),
          f32x4.mul(found, f32x4.splat(missing)),
        );
        // To the nearest number, halves to the even one, as bytes of an image are written.
        const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.div(sum, f32x4.splat(weight))));
        const words = i16x8.narrow_i32x4_s(whole, whole);
        store<u32>(pixels, i32x4.extract_lane(i8x16.narrow_i16x8_u(words, words), 0));
      }
      store<u8>(pixels, 255, 3);
    }
  }
}

/** Red, green, blue and one, all by how much of the pixel is known. */
function knownOf(pixels: usize, known: usize, at: i32): v128 {
  const share = load<f32>(known + ((<usize>at) << 2));
  if (share == 0) return f32x4.splat(0);
  const colour = f32x4.replace_lane(colourOf(pixels + ((<usize>at) << 2)), 3, 1);
  return f32x4.mul(colour, f32x4.splat(share));
}

function colourOf(pixel: usize): v128 {
  const bytes = v128.load32_zero(pixel);
  return f32x4.convert_i32x4_s(i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(bytes)));
}

/** Little that is known says as much as a lot: a weight above one is brought back to one. */
function level(sum: v128): v128 {
  const weight = f32x4.extract_lane(sum, 3);
  return weight <= 1 ? sum : f32x4.div(sum, f32x4.splat(weight));
}

/** Where a row of twice as many lies between two rows of cells: writes that row. */
function mixRows(cells: usize, across: i32, down: i32, y: i32, line: usize): void {
  const first = placeOf(y);
  const second = min(down - 1, first + 1);
  const share = f32x4.splat(shareOf(y, down));
  const pitch = (<usize>across) << 4;
  let upper = cells + <usize>first * pitch;
  let lower = cells + <usize>second * pitch;
  for (let x = 0; x < across; x++, upper += 16, lower += 16, line += 16) {
    const from = v128.load(upper);
    v128.store(line, f32x4.add(from, f32x4.mul(f32x4.sub(v128.load(lower), from), share)));
  }
}

function between(line: usize, across: i32, x: i32): v128 {
  const first = placeOf(x);
  const from = v128.load(line + ((<usize>first) << 4));
  const to = v128.load(line + ((<usize>min(across - 1, first + 1)) << 4));
  return f32x4.add(from, f32x4.mul(f32x4.sub(to, from), f32x4.splat(shareOf(x, across))));
}

/** Each cell lies in the middle of two pixels: so a pixel lies a quarter from the one and three from the other. */
function placeOf(at: i32): i32 {
  return at == 0 ? 0 : (at - 1) >> 1;
}

function shareOf(at: i32, cells: i32): f32 {
  return at == 0 || at == (cells << 1) - 1 ? 0 : (at & 1) != 0 ? 0.25 : 0.75;
}
