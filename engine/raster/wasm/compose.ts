// Draws sheets of pixels onto a frame, moved, scaled and turned. AssemblyScript: `node scripts/build-wasm.ts` compiles it.
// Pixels are RGBA, premultiplied by their alpha; places on a sheet are in 65 536ths of a pixel. Nothing here is checked.

const OVER: i32 = 0;
const SCREEN: i32 = 1;

/** Farther apart on a sheet, pixels are not taken by the stretch. */
const MOST_STEP: i32 = 4 << 16;

/** Answers that the compiler knows. */
type Yes = bool;
type No = i32;

/**
 * Draws `rows` rows of `count` pixels from `target` on. `sheet` is the first pixel of the sheet, whose rows lie `pitch`
 * bytes apart; a see-through pixel lies around it. `places`: for each `stretch` pixels of a row where on the sheet the
 * first is, from left, and how far the next one is from it; `rowX` is added for each row. `y` is where the first pixel is
 * from above, `stepY` and `rowY` what each pixel and each row add. Left and above, places are kept from `low` to `high`
 * and from −1 to `highY`. `mode`: 0 over what is there, 1 as a screen, 2 multiplied. `part` of it shows, of 256. What
 * `isSolid` has no see-through pixel, and replaces what is there. `line` has room for a row of the sheet's pixels, in eight
 * bytes each: as many as one stretch takes at `MOST_STEP`, and eight more.
 */
export function drawBox(
  target: usize,
  frameBytes: usize,
  rows: i32,
  count: i32,
  sheet: usize,
  pitch: usize,
  places: usize,
  stretch: i32,
  rowX: i32,
  y: i32,
  stepY: i32,
  rowY: i32,
  low: i32,
  high: i32,
  highY: i32,
  mode: i32,
  part: i32,
  isSolid: bool,
  line: usize,
): void {
  let shift = 0;
  for (let row = 0; row < rows; row++) {
    let at = target;
    let place = places;
    let down = y;
    for (let left = count; left > 0; left -= stretch) {
      const x = load<i32>(place) + shift;
      const stepX = load<i32>(place, 4);
      const n = min(left, stretch);
      const isWithin = stepX >= 0 && stepX <= MOST_STEP && x >= low && x + stepX * n <= high;
      const end = down + stepY * n;
      if (stepY != 0) {
        if (isWithin && min(down, end) >= -65536 && max(down, end) <= highY)
          drawTurned(at, n, sheet, pitch, x, stepX, down, stepY, mode, part);
        else drawSpan<Yes>(at, n, sheet, pitch, x, stepX, down, stepY, low, high, highY, mode, part, false);
      } else if (isWithin) {
        drawStraight(at, n, sheet + <usize>(y >> 16) * pitch, pitch, x, stepX, y, mode, part, line);
      } else {
        drawSpan<No>(at, n, sheet, pitch, x, stepX, y, 0, low, high, highY, mode, part, isSolid);
      }
      at += (<usize>n) << 2;
      place += 8;
      down = end;
    }
    shift += rowX;
    y += rowY;
    target += frameBytes;
  }
}

/**
 * What is not turned and lies within the sheet: all that a stretch takes of two rows is mixed first, then of each pixel two
 * that lie side by side. `from` is the first pixel of the upper row.
 */
function drawStraight(
  target: usize,
  count: i32,
  from: usize,
  pitch: usize,
  x: i32,
  stepX: i32,
  y: i32,
  mode: i32,
  part: i32,
  line: usize,
): void {
  const first = x >> 16;
  const last = (x + stepX * count) >> 16;
  const down = i16x8.splat(<i16>((y >> 9) & 127));
  let at = from + <usize>(first << 2);
  let to = line;
  let any = i16x8.splat(0);
  let every = i16x8.splat(255);
  for (let left = last - first + 2; left > 0; left -= 4) {
    const upper = v128.load(at);
    const lower = v128.load(at + pitch);
    const one = mix(i16x8.extend_low_i8x16_u(upper), i16x8.extend_low_i8x16_u(lower), down);
    const two = mix(i16x8.extend_high_i8x16_u(upper), i16x8.extend_high_i8x16_u(lower), down);
    v128.store(to, one);
    v128.store(to, two, 16);
    any = v128.or(any, v128.or(one, two));
    every = v128.and(every, v128.and(one, two));
    at += 16;
    to += 32;
  }
  if (!v128.any_true(any)) return;
  const place = x & 65535;
  if (mode == OVER && part == 256 && isWhole(every))
    drawAcross<Yes>(target, count, line, place, stepX, mode, part);
  else drawAcross<No>(target, count, line, place, stepX, mode, part);
}

/** Of mixed rows. Nothing is seen through what is wholly there: it replaces what was. */
function drawAcross<Solid>(
  target: usize,
  count: i32,
  line: usize,
  place: i32,
  stepX: i32,
  mode: i32,
  part: i32,
): void {
  // How far each of both lies between two pixels, in 65 536ths: what is whole of it runs over.
  let ways = waysOf(place, place + stepX);
  const steps = i16x8.splat(<i16>(stepX + stepX));
  for (let i = 0; i < count; i += 2) {
    const one = v128.load(line + <usize>((place >> 16) << 3));
    const two = v128.load(line + <usize>(((place + stepX) >> 16) << 3));
    place += stepX + stepX;
    const pixels = mix(i64x2.shuffle(one, two, 0, 2), i64x2.shuffle(one, two, 1, 3), i16x8.shr_u(ways, 9));
    ways = i16x8.add(ways, steps);
    if (isBoolean<Solid>()) put(target, pixels, i + 1 < count);
    else if (v128.any_true(pixels)) lay(target, pixels, mode, part, i + 1 < count);
    target += 8;
  }
}

/** What is turned and lies within the sheet. */
function drawTurned(
  target: usize,
  count: i32,
  sheet: usize,
  pitch: usize,
  x: i32,
  stepX: i32,
  y: i32,
  stepY: i32,
  mode: i32,
  part: i32,
): void {
  let ways = waysOf(x, x + stepX);
  let down = i16x8.splat(<i16>y);
  let nextDown = i16x8.splat(<i16>(y + stepY));
  const steps = i16x8.splat(<i16>(stepX + stepX));
  const falls = i16x8.splat(<i16>(stepY + stepY));
  for (let i = 0; i < count; i += 2) {
    const at = sheet + <usize>(y >> 16) * pitch + <usize>((x >> 16) << 2);
    const nextAt = sheet + <usize>((y + stepY) >> 16) * pitch + <usize>(((x + stepX) >> 16) << 2);
    const one = mix(v128.load_ext<u8>(at), v128.load_ext<u8>(at + pitch), i16x8.shr_u(down, 9));
    const two = mix(v128.load_ext<u8>(nextAt), v128.load_ext<u8>(nextAt + pitch), i16x8.shr_u(nextDown, 9));
    if (v128.any_true(v128.or(one, two))) {
      const across = i16x8.shr_u(ways, 9);
      lay(
        target,
        mix(i64x2.shuffle(one, two, 0, 2), i64x2.shuffle(one, two, 1, 3), across),
        mode,
        part,
        i + 1 < count,
      );
    }
    x += stepX + stepX;
    y += stepY + stepY;
    ways = i16x8.add(ways, steps);
    down = i16x8.add(down, falls);
    nextDown = i16x8.add(nextDown, falls);
    target += 8;
  }
}

/** The lowest 16 bits of the places of two pixels, for each of their channels. */
// @inline
function waysOf(one: i32, two: i32): v128 {
  return i64x2.shuffle(i16x8.splat(<i16>one), i16x8.splat(<i16>two), 0, 2);
}

/** Of two pixels, neither of which anything is seen through. */
// @inline
function isWhole(pixels: v128): bool {
  return (i16x8.extract_lane_u(pixels, 3) & i16x8.extract_lane_u(pixels, 7)) == 255;
}

/** Lays two pixels over what is there, or only the first. */
// @inline
function lay(target: usize, pixels: v128, mode: i32, part: i32, hasBoth: bool): void {
  if (part < 256) pixels = i16x8.shr_u(i16x8.mul(pixels, i16x8.splat(<i16>part)), 8);
  if (mode != OVER || !isWhole(pixels)) pixels = blend(v128.load_ext<u8>(target), pixels, mode);
  put(target, pixels, hasBoth);
}

// @inline
function put(target: usize, pixels: v128, hasBoth: bool): void {
  const bytes = i8x16.narrow_i16x8_u(pixels, pixels);
  if (hasBoth) v128.store64_lane(target, bytes, 0);
  else v128.store32_lane(target, bytes, 0);
}

/** Two pixels at once, each mixed of four of the sheet, at and beyond its edges. */
function drawSpan<Turned>(
  target: usize,
  count: i32,
  sheet: usize,
  pitch: usize,
  x: i32,
  stepX: i32,
  y: i32,
  stepY: i32,
  low: i32,
  high: i32,
  highY: i32,
  mode: i32,
  part: i32,
  isSolid: bool,
): void {
  let row = sheet + <usize>(y >> 16) * pitch;
  let nextRow = row;
  let down = i16x8.splat(<i16>((y >> 9) & 127));
  let nextDown = down;
  for (let i = 0; i < count; i += 2) {
    const left = min(max(x, low), high);
    const nextLeft = min(max(x + stepX, low), high);
    x += stepX + stepX;
    if (isBoolean<Turned>()) {
      const top = min(max(y, -65536), highY);
      const nextTop = min(max(y + stepY, -65536), highY);
      y += stepY + stepY;
      row = sheet + <usize>(top >> 16) * pitch;
      nextRow = sheet + <usize>(nextTop >> 16) * pitch;
      down = i16x8.splat(<i16>((top >> 9) & 127));
      nextDown = i16x8.splat(<i16>((nextTop >> 9) & 127));
    }
    const at = row + <usize>((left >> 16) << 2);
    const nextAt = nextRow + <usize>((nextLeft >> 16) << 2);
    const one = mix(v128.load_ext<u8>(at), v128.load_ext<u8>(at + pitch), down);
    const two = mix(v128.load_ext<u8>(nextAt), v128.load_ext<u8>(nextAt + pitch), nextDown);
    if (isSolid || v128.any_true(v128.or(one, two))) {
      const across = waysOf(left, nextLeft);
      const pixels = mix(
        i64x2.shuffle(one, two, 0, 2),
        i64x2.shuffle(one, two, 1, 3),
        i16x8.shr_u(across, 9),
      );
      if (isSolid) put(target, pixels, i + 1 < count);
      else lay(target, pixels, mode, part, i + 1 < count);
    }
    target += 8;
  }
}

/** Numbers of 0 to 255; `part` of the second, of 128. */
// @inline
function mix(one: v128, two: v128, part: v128): v128 {
  const way = i16x8.add(i16x8.mul(i16x8.sub(two, one), part), i16x8.splat(64));
  return i16x8.add(one, i16x8.shr_s(way, 7));
}

/** Two pixels of 16-bit numbers laid on two others. */
// @inline
function blend(below: v128, above: v128, mode: i32): v128 {
  const alpha = i8x16.shuffle(above, above, 6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15);
  const white = i16x8.splat(255);
  if (mode == OVER) return i16x8.add(above, times(below, i16x8.sub(white, alpha)));
  if (mode == SCREEN) return i16x8.add(above, times(below, i16x8.sub(white, above)));
  return times(below, i16x8.add(i16x8.sub(white, alpha), above));
}

/** Numbers of 0 to 255 multiplied as parts of 255, rounded. */
// @inline
function times(one: v128, two: v128): v128 {
  const product = i16x8.add(i16x8.mul(one, two), i16x8.splat(128));
  return i16x8.shr_u(i16x8.add(product, i16x8.shr_u(product, 8)), 8);
}

/** Lays pixels one to one on others, four at once; `count` is a multiple of 4. Modes as above. */
export function layOver(target: usize, source: usize, count: i32, mode: i32): void {
  for (let i = 0; i < count; i += 4) {
    const above = v128.load(source);
    if (v128.any_true(above)) {
      const below = v128.load(target);
      v128.store(
        target,
        i8x16.narrow_i16x8_u(
          blend(i16x8.extend_low_i8x16_u(below), i16x8.extend_low_i8x16_u(above), mode),
          blend(i16x8.extend_high_i8x16_u(below), i16x8.extend_high_i8x16_u(above), mode),
        ),
      );
    }
    target += 16;
    source += 16;
  }
}
