// Changes the light of pixels, and casts their colours toward inks, by tables, four pixels at once. AssemblyScript: `node scripts/build-wasm.ts`
// compiles it. Nothing here is checked; `count` is a multiple of four.

/**
 * Changes RGBA pixels in place. `cells`: a word for each colour of five bits a channel, red in the highest: how far it goes
 * (0–256) in its lower half, and at which byte of `inks` the ramp begins to which it goes in its upper one. A ramp is a
 * word for each lightness, 0–255, red in the lowest byte.
 */
export function castPixels(pixels: usize, count: i32, cells: usize, inks: usize): void {
  const channels = i32x4.splat(0xff00ff);
  const lowest = i32x4.splat(0xff);
  const second = i32x4.splat(0xff00);
  const opaque = i32x4.splat(<i32>0xff000000);
  const whole = i16x8.splat(256);
  for (let end = pixels + ((<usize>count) << 2); pixels < end; pixels += 16) {
    const word = v128.load(pixels);
    const redBlue = v128.and(word, channels);
    const green = v128.and(i32x4.shr_u(word, 8), lowest);
    const cell = v128.or(
      v128.or(
        i32x4.shl(v128.and(word, i32x4.splat(0xf8)), 7),
        i32x4.shr_u(v128.and(word, i32x4.splat(0xf800)), 6),
      ),
      i32x4.shr_u(v128.and(word, i32x4.splat(0xf80000)), 19),
    );
    const found = gather(cells, i32x4.shl(cell, 2));
    // Of 256 parts of its lightness red is 54, green 183 and blue 19.
    const luma = i32x4.shr_u(
      i32x4.add(i32x4.dot_i16x8_s(redBlue, i32x4.splat((19 << 16) | 54)), i32x4.mul(green, i32x4.splat(183))),
      8,
    );
    const ink = gather(inks, i32x4.add(i32x4.shr_u(found, 16), i32x4.shl(luma, 2)));
    const share = v128.and(found, i32x4.splat(0xffff));
    const shares = v128.or(share, i32x4.shl(share, 16));
    const rests = i16x8.sub(whole, shares);
    const outer = mixed(redBlue, rests, v128.and(ink, channels), shares);
    const middle = mixed(green, rests, v128.and(i32x4.shr_u(ink, 8), lowest), shares);
    v128.store(
      pixels,
      v128.or(v128.or(v128.and(word, opaque), i16x8.shr_u(outer, 8)), v128.and(middle, second)),
    );
  }
}

/**
 * Changes RGBA pixels of a row in place. `tones`: a word for each value of red, then of green, then of blue, what it becomes.
 * `columns`: a word for each pixel; with `down` it is the place in `lits`, in bytes, of how much of it is left, of 4096.
 */
export function lightPixels(
  pixels: usize,
  count: i32,
  tones: usize,
  columns: usize,
  lits: usize,
  down: i32,
): void {
  const lowest = i32x4.splat(0xff);
  const opaque = i32x4.splat(<i32>0xff000000);
  const row = i32x4.splat(down);
  for (let end = pixels + ((<usize>count) << 2); pixels < end; pixels += 16, columns += 16) {
    const word = v128.load(pixels);
    const lit = gather(lits, i32x4.add(v128.load(columns), row));
    const red = gather(tones, i32x4.shl(v128.and(word, lowest), 2));
    const green = gather(tones + 1024, i32x4.shl(v128.and(i32x4.shr_u(word, 8), lowest), 2));
    const blue = gather(tones + 2048, i32x4.shl(v128.and(i32x4.shr_u(word, 16), lowest), 2));
    const outer = v128.or(
      i32x4.shr_u(i32x4.mul(red, lit), 12),
      i32x4.shl(i32x4.shr_u(i32x4.mul(blue, lit), 12), 16),
    );
    const middle = i32x4.shl(i32x4.shr_u(i32x4.mul(green, lit), 12), 8);
    v128.store(pixels, v128.or(v128.or(v128.and(word, opaque), middle), outer));
  }
}

/** The sum of both, 255 × 256 at most, which is just what 16 bits hold. */
// @inline
function mixed(one: v128, rests: v128, other: v128, shares: v128): v128 {
  return i16x8.add(i16x8.mul(one, rests), i16x8.mul(other, shares));
}

/** The words at four places of a table, in bytes from its beginning. */
// @inline
function gather(table: usize, places: v128): v128 {
  const one = v128.load32_zero(table + <usize>i32x4.extract_lane(places, 0));
  const two = v128.load32_lane(table + <usize>i32x4.extract_lane(places, 1), one, 1);
  const three = v128.load32_lane(table + <usize>i32x4.extract_lane(places, 2), two, 2);
  return v128.load32_lane(table + <usize>i32x4.extract_lane(places, 3), three, 3);
}
