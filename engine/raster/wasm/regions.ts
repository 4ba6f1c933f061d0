// Gives each pixel the weighed mean of eight places around it, four pixels at once. AssemblyScript: `node
// scripts/build-wasm.ts` compiles it. The caller lays out the memory. Nothing here is checked.

/**
 * `source` is the first number of the weights, and at each further `plane` bytes lie red, green and blue, weighed already;
 * their rows are `pitch` bytes apart and go on for `far` numbers beyond both ends, as there are `far` rows above and below.
 * `target`: red, green and blue, `rows` rows of `count` numbers (a multiple of four), `out` bytes from one to the next.
 * `far` and `slant`: how far the places lie, straight and askew.
 */
export function meanOfEight(
  source: usize,
  plane: usize,
  pitch: usize,
  target: usize,
  out: usize,
  count: i32,
  rows: i32,
  far: i32,
  slant: i32,
): void {
  const straight = (<usize>far) << 2;
  const askew = (<usize>slant) << 2;
  const bytes = (<usize>count) << 2;
  const farRows = pitch * <usize>far;
  const slantRows = pitch * <usize>slant;
  for (let row = 0; row < rows; row++) {
    for (let at: usize = 0; at < bytes; at += 16) {
      let place = source + at;
      const total = sumOfEight(place, straight, askew, farRows, slantRows);
      let to = target + at;
      for (let channel = 0; channel < 3; channel++) {
        place += plane;
        v128.store(to, f32x4.div(sumOfEight(place, straight, askew, farRows, slantRows), total));
        to += out;
      }
    }
    source += pitch;
    target += bytes;
  }
}

function sumOfEight(place: usize, straight: usize, askew: usize, farRows: usize, slantRows: usize): v128 {
  const level = f32x4.add(v128.load(place - straight), v128.load(place + straight));
  const upright = f32x4.add(v128.load(place - farRows), v128.load(place + farRows));
  const above = f32x4.add(v128.load(place - slantRows - askew), v128.load(place - slantRows + askew));
  const below = f32x4.add(v128.load(place + slantRows - askew), v128.load(place + slantRows + askew));
  return f32x4.add(f32x4.add(level, upright), f32x4.add(above, below));
}
