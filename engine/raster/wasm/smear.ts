// Takes means along walks through an image, four walks at once. AssemblyScript: `node scripts/build-wasm.ts` compiles it.
// The caller lays out the memory. Nothing here is checked.

/**
 * `cells`: rows of `width` pixels, four numbers each: a direction, across and down, what is to be averaged, and nothing.
 * `across` and `down`: the column and row of the pixels that walks start from, `count` of them (a multiple of four); a
 * walk goes `steps` steps of `stride` pixels to either side, along the directions that it comes by, and ends at an edge.
 * `out`: the mean of what each walk came by.
 */
export function smear(
  cells: usize,
  width: i32,
  height: i32,
  across: usize,
  down: usize,
  out: usize,
  count: i32,
  steps: i32,
  stride: f32,
): void {
  const zero = f32x4.splat(0);
  const half = f32x4.splat(0.5);
  const one = f32x4.splat(1);
  const right = f32x4.splat(<f32>width);
  const bottom = f32x4.splat(<f32>height);
  const pitch = i32x4.splat(width);
  const ahead = f32x4.splat(stride);
  const back = f32x4.splat(-stride);
  for (let n = 0; n < count; n += 4, across += 16, down += 16, out += 16) {
    // Half a pixel ahead, so that cutting off the fraction rounds.
    const startX = f32x4.add(v128.load(across), half);
    const startY = f32x4.add(v128.load(down), half);
    const start = indexOf(startX, startY, pitch);
    const a = v128.load(cellAt(cells, start, 0));
    const b = v128.load(cellAt(cells, start, 1));
    const c = v128.load(cellAt(cells, start, 2));
    const d = v128.load(cellAt(cells, start, 3));
    const first = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
    const last = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
    const flowX = v128.shuffle<f32>(first, last, 0, 1, 4, 5);
    const flowY = v128.shuffle<f32>(first, last, 2, 3, 6, 7);
    let total = v128.shuffle<f32>(
      v128.shuffle<f32>(a, b, 2, 6, 2, 6),
      v128.shuffle<f32>(c, d, 2, 6, 2, 6),
      0,
      1,
      4,
      5,
    );
    let number = one;
    for (let side = 0; side < 2; side++) {
      const turned = side == 0 ? back : ahead;
      let x = startX;
      let y = startY;
      let dx = f32x4.mul(flowX, turned);
      let dy = f32x4.mul(flowY, turned);
      let goesOn = i32x4.splat(-1);
      for (let step = 0; step < steps; step++) {
        x = f32x4.add(x, dx);
        y = f32x4.add(y, dy);
        goesOn = v128.and(goesOn, v128.and(f32x4.ge(x, zero), f32x4.ge(y, zero)));
        goesOn = v128.and(goesOn, v128.and(f32x4.lt(x, right), f32x4.lt(y, bottom)));
        if (!v128.any_true(goesOn)) break;
        // Who has come to an end reads the first pixel, and adds nothing of it.
        const at = v128.and(indexOf(x, y, pitch), goesOn);
        const e = v128.load(cellAt(cells, at, 0));
        const f = v128.load(cellAt(cells, at, 1));
        const g = v128.load(cellAt(cells, at, 2));
        const h = v128.load(cellAt(cells, at, 3));
        const upper = v128.shuffle<f32>(e, f, 0, 4, 1, 5);
        const lower = v128.shuffle<f32>(g, h, 0, 4, 1, 5);
        const nextX = v128.shuffle<f32>(upper, lower, 0, 1, 4, 5);
        const nextY = v128.shuffle<f32>(upper, lower, 2, 3, 6, 7);
        const value = v128.shuffle<f32>(
          v128.shuffle<f32>(e, f, 2, 6, 2, 6),
          v128.shuffle<f32>(g, h, 2, 6, 2, 6),
          0,
          1,
          4,
          5,
        );
        total = f32x4.add(total, v128.and(value, goesOn));
        number = f32x4.add(number, v128.and(one, goesOn));
        // A direction has no front: turn it so that the walk goes on and does not come back.
        const agrees = f32x4.ge(f32x4.add(f32x4.mul(nextX, dx), f32x4.mul(nextY, dy)), zero);
        const sign = v128.bitselect(ahead, back, agrees);
        dx = f32x4.mul(nextX, sign);
        dy = f32x4.mul(nextY, sign);
      }
    }
    v128.store(out, f32x4.div(total, number));
  }
}

function indexOf(x: v128, y: v128, pitch: v128): v128 {
  return i32x4.add(i32x4.mul(i32x4.trunc_sat_f32x4_s(y), pitch), i32x4.trunc_sat_f32x4_s(x));
}

function cellAt(cells: usize, at: v128, lane: i32): usize {
  const index =
    lane == 0
      ? i32x4.extract_lane(at, 0)
      : lane == 1
        ? i32x4.extract_lane(at, 1)
        : lane == 2
          ? i32x4.extract_lane(at, 2)
          : i32x4.extract_lane(at, 3);
  return cells + ((<usize>index) << 4);
}
