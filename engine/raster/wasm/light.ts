// Adds up the pixels of a frame by cells, and lays light and a tint over them. AssemblyScript: `node scripts/build-wasm.ts`
// compiles it. Frames are RGBA; rows lie `pitch` pixels apart, a multiple of 4. Nothing here is checked.

const CELL: i32 = 8;

/** Sums of each channel, four numbers a cell of 8 × 8; what lies beyond the frame counts as nothing. */
export function sumCells(frame: usize, target: usize, width: i32, height: i32, pitch: i32): void {
  const bytes = (<usize>pitch) << 2;
  for (let top = 0; top < height; top += CELL) {
    const rows = min(CELL, height - top);
    for (let left = 0; left < width; left += CELL) {
      const first = frame + bytes * <usize>top + ((<usize>left) << 2);
      v128.store(
        target,
        left + CELL <= width ? sumWhole(first, bytes, rows) : sumPart(first, bytes, rows, width - left),
      );
      target += 16;
    }
  }
}

/** 64 bytes of 255 add up to less than 16 bits hold. */
function sumWhole(at: usize, bytes: usize, rows: i32): v128 {
  let sums = i16x8.splat(0);
  for (let row = 0; row < rows; row++) {
    const one = v128.load(at);
    const two = v128.load(at, 16);
    sums = i16x8.add(sums, i16x8.add(i16x8.extend_low_i8x16_u(one), i16x8.extend_high_i8x16_u(one)));
    sums = i16x8.add(sums, i16x8.add(i16x8.extend_low_i8x16_u(two), i16x8.extend_high_i8x16_u(two)));
    at += bytes;
  }
  return i32x4.add(i32x4.extend_low_i16x8_u(sums), i32x4.extend_high_i16x8_u(sums));
}

function sumPart(at: usize, bytes: usize, rows: i32, columns: i32): v128 {
  let sums = i32x4.splat(0);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const pixel = v128.load32_zero(at + ((<usize>column) << 2));
      sums = i32x4.add(sums, i32x4.extend_low_i16x8_u(i16x8.extend_low_i8x16_u(pixel)));
    }
    at += bytes;
  }
  return sums;
}

/**
 * What of the dark is left of each pixel where light is laid over it, `dark`: four parts a cell, mixed between the middles
 * of the cells; then what is left of the pixel itself under a tint, `clear`: a part a pixel. Parts are of 32 767. `line`
 * has room for a row of cells and two more. `tint`: RGBA, twice, as 16-bit numbers.
 */
export function layLight(
  frame: usize,
  dark: usize,
  line: usize,
  clear: usize,
  tint: usize,
  height: i32,
  pitch: i32,
  columns: i32,
  rows: i32,
): void {
  const over = v128.load(tint);
  // How far each of eight pixels is from the middle of one cell to that of the next.
  const first = i16x8(2048, 2048, 2048, 2048, 6144, 6144, 6144, 6144);
  const second = i16x8(10240, 10240, 10240, 10240, 14336, 14336, 14336, 14336);
  const third = i16x8(18432, 18432, 18432, 18432, 22528, 22528, 22528, 22528);
  const fourth = i16x8(26624, 26624, 26624, 26624, 30720, 30720, 30720, 30720);
  for (let y = 0; y < height; y++) {
    mixCells(dark, line, y, columns, rows);
    for (let x = 0; x < pitch; x += 4) {
      const cell = line + ((<usize>((x + 4) >> 3)) << 3);
      const from = v128.load64_splat(cell);
      const way = i16x8.sub(v128.load64_splat(cell, 8), from);
      const isBeyond = (x & 4) == 0;
      const near = isBeyond ? third : first;
      const far = isBeyond ? fourth : second;
      const pixels = v128.load(frame);
      const left = v128.load64_zero(clear);
      const one = shine(i16x8.extend_low_i8x16_u(pixels), i16x8.add(from, i16x8.q15mulr_sat_s(way, near)));
      const two = shine(i16x8.extend_high_i8x16_u(pixels), i16x8.add(from, i16x8.q15mulr_sat_s(way, far)));
      const oneLeft = i8x16.shuffle(left, left, 0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3);
      const twoLeft = i8x16.shuffle(left, left, 4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7);
      v128.store(frame, i8x16.narrow_i16x8_u(stain(one, over, oneLeft), stain(two, over, twoLeft)));
      frame += 16;
      clear += 8;
    }
  }
}

/** The row of cells that a row of pixels lies in, mixed of those above and below; its ends are repeated. */
function mixCells(dark: usize, line: usize, y: i32, columns: i32, rows: i32): void {
  const below = (y + 4) >> 3;
  const upper = dark + ((<usize>(max(below - 1, 0) * columns)) << 3);
  const lower = dark + ((<usize>(min(below, rows - 1) * columns)) << 3);
  const part = i16x8.splat(<i16>((((y + 4) & 7) * 2 + 1) * 2048));
  for (let column = 0; column < columns; column++) {
    const at = (<usize>column) << 3;
    const from = v128.load64_zero(upper + at);
    const way = i16x8.sub(v128.load64_zero(lower + at), from);
    v128.store64_lane(line + at, i16x8.add(from, i16x8.q15mulr_sat_s(way, part)), 0, 8);
  }
  store<u64>(line, load<u64>(line, 8));
  const end = line + ((<usize>columns) << 3);
  store<u64>(end, load<u64>(end), 8);
}

function shine(pixels: v128, dark: v128): v128 {
  const white = i16x8.splat(255);
  return i16x8.sub(white, i16x8.q15mulr_sat_s(i16x8.sub(white, pixels), dark));
}

function stain(pixels: v128, tint: v128, left: v128): v128 {
  return i16x8.add(tint, i16x8.q15mulr_sat_s(i16x8.sub(pixels, tint), left));
}
