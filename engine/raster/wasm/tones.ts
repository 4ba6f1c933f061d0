// What looks reckon for each pixel of its tones, four pixels at once. AssemblyScript: `node scripts/build-wasm.ts`
// compiles it. The caller lays out the memory. Nothing here is checked; `count` is always a multiple of four, and planes
// are named by the byte at which they begin.

/** Brightness of colours, as the eye weighs them, and its square. */
export function weighLight(
  red: usize,
  green: usize,
  blue: usize,
  luma: usize,
  squared: usize,
  count: i32,
): void {
  for (let end = red + ((<usize>count) << 2); red < end; red += 16) {
    const light = lumaOf(v128.load(red), v128.load(green), v128.load(blue));
    v128.store(luma, light);
    v128.store(squared, f32x4.mul(light, light));
    green += 16;
    blue += 16;
    luma += 16;
    squared += 16;
  }
}

/** In place: `spread`, the mean of squares, becomes how calm a square is, to its eighth power; colours are weighed by it. */
export function weighCalm(
  spread: usize,
  mean: usize,
  red: usize,
  green: usize,
  blue: usize,
  count: i32,
): void {
  const one = f32x4.splat(1);
  for (let end = spread + ((<usize>count) << 2); spread < end; spread += 16) {
    const middle = v128.load(mean);
    const variance = f32x4.max(f32x4.splat(0), f32x4.sub(v128.load(spread), f32x4.mul(middle, middle)));
    const calm = f32x4.div(one, f32x4.add(one, f32x4.mul(variance, f32x4.splat(900))));
    const second = f32x4.mul(calm, calm);
    const fourth = f32x4.mul(second, second);
    const weight = f32x4.add(f32x4.mul(fourth, fourth), f32x4.splat(1e-6));
    v128.store(spread, weight);
    v128.store(red, f32x4.mul(v128.load(red), weight));
    v128.store(green, f32x4.mul(v128.load(green), weight));
    v128.store(blue, f32x4.mul(v128.load(blue), weight));
    mean += 16;
    red += 16;
    green += 16;
    blue += 16;
  }
}

/** How far colours lie from grey, toward red and toward blue. */
export function readHues(red: usize, green: usize, blue: usize, warm: usize, cold: usize, count: i32): void {
  const half = f32x4.splat(0.5);
  for (let end = red + ((<usize>count) << 2); red < end; red += 16) {
    const r = v128.load(red);
    const g = v128.load(green);
    v128.store(warm, f32x4.sub(r, g));
    v128.store(cold, f32x4.sub(v128.load(blue), f32x4.mul(f32x4.add(r, g), half)));
    green += 16;
    blue += 16;
    warm += 16;
    cold += 16;
  }
}

/**
 * The tone a draughtsman would give each pixel, read from its colour and how its hue differs from that of its ground.
 * `lifted`: a table that bends brightness, of `steps` steps from 0 to 1 and one number more.
 */
export function readTones(
  red: usize,
  green: usize,
  blue: usize,
  warm: usize,
  cold: usize,
  warmGround: usize,
  coldGround: usize,
  tone: usize,
  count: i32,
  lifted: usize,
  steps: f32,
): void {
  const zero = f32x4.splat(0);
  for (let end = red + ((<usize>count) << 2); red < end; red += 16) {
    const r = v128.load(red);
    const g = v128.load(green);
    const b = v128.load(blue);
    const chroma = f32x4.sub(f32x4.max(f32x4.max(r, g), b), f32x4.min(f32x4.min(r, g), b));
    const warmer = f32x4.sub(v128.load(warm), v128.load(warmGround));
    const colder = f32x4.sub(v128.load(cold), v128.load(coldGround));
    const apart = f32x4.sqrt(f32x4.add(f32x4.mul(warmer, warmer), f32x4.mul(colder, colder)));
    const bright = f32x4.add(
      f32x4.add(f32x4.mul(r, f32x4.splat(0.25)), f32x4.mul(g, f32x4.splat(0.46))),
      f32x4.mul(b, f32x4.splat(0.29)),
    );
    // In the dark the eye sees smaller differences.
    const offset = f32x4.min(
      f32x4.splat(0.24),
      f32x4.div(f32x4.mul(apart, f32x4.splat(0.3)), f32x4.add(f32x4.splat(0.25), bright)),
    );
    const dimmed = f32x4.sub(
      f32x4.sub(bright, f32x4.mul(chroma, f32x4.splat(0.12))),
      f32x4.mul(offset, f32x4.add(f32x4.splat(0.35), bright)),
    );
    const place = f32x4.mul(f32x4.min(f32x4.splat(1), f32x4.max(zero, dimmed)), f32x4.splat(steps));
    const cell = i32x4.trunc_sat_f32x4_s(place);
    const share = f32x4.sub(place, f32x4.convert_i32x4_s(cell));
    const a = lifted + ((<usize>i32x4.extract_lane(cell, 0)) << 2);
    const c = lifted + ((<usize>i32x4.extract_lane(cell, 1)) << 2);
    const d = lifted + ((<usize>i32x4.extract_lane(cell, 2)) << 2);
    const e = lifted + ((<usize>i32x4.extract_lane(cell, 3)) << 2);
    const from = v128.load32_lane(e, v128.load32_lane(d, v128.load32_lane(c, v128.load32_zero(a), 1), 2), 3);
    const to = v128.load32_lane(
      e + 4,
      v128.load32_lane(d + 4, v128.load32_lane(c + 4, v128.load32_zero(a + 4), 1), 2),
      3,
    );
    v128.store(tone, f32x4.add(from, f32x4.mul(f32x4.sub(to, from), share)));
    green += 16;
    blue += 16;
    warm += 16;
    cold += 16;
    warmGround += 16;
    coldGround += 16;
    tone += 16;
  }
}

/** In place: from `low` to `low + span` becomes 0 to 1, what lies beyond is held. */
export function stretch(tone: usize, count: i32, low: f32, span: f32): void {
  const from = f32x4.splat(low);
  const scale = f32x4.splat(1 / span);
  for (let end = tone + ((<usize>count) << 2); tone < end; tone += 16)
    v128.store(tone, held(f32x4.mul(f32x4.sub(v128.load(tone), from), scale)));
}

/**
 * How a row rises across and down: the products of both. `above`, `row` and `below` hold one pixel more at each end and
 * begin with it.
 */
export function readSlopes(
  above: usize,
  row: usize,
  below: usize,
  xx: usize,
  xy: usize,
  yy: usize,
  count: i32,
): void {
  for (let end = row + ((<usize>count) << 2); row < end; row += 16) {
    const a = v128.load(above);
    const b = v128.load(above, 8);
    const c = v128.load(below);
    const d = v128.load(below, 8);
    const level = f32x4.sub(v128.load(row, 8), v128.load(row));
    const upright = f32x4.sub(v128.load(below, 4), v128.load(above, 4));
    const across = f32x4.add(f32x4.add(level, level), f32x4.add(f32x4.sub(b, a), f32x4.sub(d, c)));
    const down = f32x4.add(f32x4.add(upright, upright), f32x4.add(f32x4.sub(c, a), f32x4.sub(d, b)));
    v128.store(xx, f32x4.mul(across, across));
    v128.store(xy, f32x4.mul(across, down));
    v128.store(yy, f32x4.mul(down, down));
    above += 16;
    below += 16;
    xx += 16;
    xy += 16;
    yy += 16;
  }
}

/**
 * In place: the means of those products become a unit vector along the forms, across and down, and how sure it is. By
 * half the angle of (xx − yy, 2·xy), and a quarter turn.
 */
export function readDirections(xx: usize, xy: usize, yy: usize, count: i32): void {
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  const half = f32x4.splat(0.5);
  for (let end = xx + ((<usize>count) << 2); xx < end; xx += 16) {
    const a = v128.load(xx);
    const b = v128.load(xy);
    const c = v128.load(yy);
    const apart = f32x4.sub(a, c);
    const length = f32x4.sqrt(f32x4.add(f32x4.mul(apart, apart), f32x4.mul(f32x4.splat(4), f32x4.mul(b, b))));
    const cosine = v128.bitselect(f32x4.div(apart, length), one, f32x4.gt(length, zero));
    const across = f32x4.sqrt(f32x4.max(zero, f32x4.mul(f32x4.sub(one, cosine), half)));
    v128.store(xx, v128.bitselect(across, f32x4.neg(across), f32x4.lt(b, zero)));
    v128.store(xy, f32x4.sqrt(f32x4.max(zero, f32x4.mul(f32x4.add(one, cosine), half))));
    const energy = f32x4.add(a, c);
    const sureness = f32x4.mul(
      f32x4.div(length, f32x4.add(energy, f32x4.splat(1e-9))),
      f32x4.min(one, f32x4.mul(energy, f32x4.splat(60))),
    );
    v128.store(yy, v128.and(sureness, f32x4.ge(energy, f32x4.splat(1e-5))));
    xy += 16;
    yy += 16;
  }
}

/** Adds to the three sums what of each colour is bright enough to shine: nothing below `threshold`, all of white. */
export function gatherShine(
  red: usize,
  green: usize,
  blue: usize,
  redSum: usize,
  greenSum: usize,
  blueSum: usize,
  count: i32,
  threshold: f32,
): void {
  const low = f32x4.splat(threshold);
  const scale = f32x4.splat(1 / (1 - threshold));
  for (let end = red + ((<usize>count) << 2); red < end; red += 16) {
    const r = v128.load(red);
    const g = v128.load(green);
    const b = v128.load(blue);
    const above = held(f32x4.mul(f32x4.sub(lumaOf(r, g, b), low), scale));
    if (v128.any_true(above)) {
      const shine = smooth(above);
      v128.store(redSum, f32x4.add(v128.load(redSum), f32x4.mul(r, shine)));
      v128.store(greenSum, f32x4.add(v128.load(greenSum), f32x4.mul(g, shine)));
      v128.store(blueSum, f32x4.add(v128.load(blueSum), f32x4.mul(b, shine)));
    }
    green += 16;
    blue += 16;
    redSum += 16;
    greenSum += 16;
    blueSum += 16;
  }
}

/** In place: a channel lightened by a glow, as two projectors on one screen do. */
export function layGlow(channel: usize, glow: usize, count: i32, share: f32): void {
  const one = f32x4.splat(1);
  const strength = f32x4.splat(share);
  for (let end = channel + ((<usize>count) << 2); channel < end; channel += 16, glow += 16) {
    const below = f32x4.sub(one, held(v128.load(channel)));
    const above = f32x4.sub(one, held(f32x4.mul(v128.load(glow), strength)));
    v128.store(channel, f32x4.sub(one, f32x4.mul(below, above)));
  }
}

function lumaOf(red: v128, green: v128, blue: v128): v128 {
  return f32x4.add(
    f32x4.add(f32x4.mul(red, f32x4.splat(0.299)), f32x4.mul(green, f32x4.splat(0.587))),
    f32x4.mul(blue, f32x4.splat(0.114)),
  );
}

function held(value: v128): v128 {
  return f32x4.min(f32x4.splat(1), f32x4.max(f32x4.splat(0), value));
}

/** Smooth at both ends: 3t² − 2t³. */
function smooth(t: v128): v128 {
  return f32x4.mul(f32x4.mul(t, t), f32x4.sub(f32x4.splat(3), f32x4.add(t, t)));
}
