// A plane is smeared along the forms as plain loops would do it, and only where that can matter.
import { expect, it } from 'vitest';
import { makeRandom } from '#engine/raster/random.ts';
import { readFlow, type Flow } from './flow.ts';
import { smearAlong } from './smear-along.ts';

const SIDE = 48;

/** The mean of what a walk from one pixel to both sides comes by. */
function plainMean(flow: Flow, plane: Float32Array, at: number, steps: number, stride: number): number {
  const { width, height } = flow;
  let [total, count] = [plane[at] as number, 1];
  for (const side of [-stride, stride]) {
    let [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5];
    let [dx, dy] = [(flow.x[at] as number) * side, (flow.y[at] as number) * side];
    for (let step = 0; step < steps; step++) {
      x += dx;
      y += dy;
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      const here = Math.floor(y) * width + Math.floor(x);
      total += plane[here] as number;
      count++;
      const [nx, ny] = [flow.x[here] as number, flow.y[here] as number];
      const sign = nx * dx + ny * dy < 0 ? -stride : stride;
      [dx, dy] = [nx * sign, ny * sign];
    }
  }
  return total / count;
}

it.each([
  { width: 1, height: 1, reach: 3 },
  { width: 5, height: 3, reach: 1 },
  { width: 41, height: 150, reach: 4 },
  { width: 30, height: 129, reach: 12 },
])('takes the mean along walks in $width x $height pixels, $reach to either side', (asked) => {
  const { width, height, reach } = asked;
  const luma = Float32Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return 0.5 + 0.5 * Math.sin(x * 0.21 + Math.sin(y * 0.13) * 2);
  });
  const flow = readFlow(luma, width, height, 2);
  const random = makeRandom(5, 'plane');
  const plane = Float32Array.from(luma, () => random.next());
  const stride = reach > 5 ? 2 : 1;
  const smeared = smearAlong(flow, plane, reach);
  const plain = plane.map((_, at) => plainMean(flow, plane, at, Math.round(reach / stride), stride));
  // A walk may round to the pixel beside where it comes to a border between two.
  const apart = smeared.filter((value, at) => Math.abs(value - (plain[at] as number)) > 1e-4);
  expect(apart.length / plain.length).toBeLessThan(0.01);
});

it('smears the same above a least value, and walks nowhere else', () => {
  const random = makeRandom(3, 'smear');
  const luma = Float32Array.from({ length: SIDE * SIDE }, () => random.next());
  const flow = readFlow(luma, SIDE, SIDE, 2);
  // One bright spot near a corner; most of the plane lies farther from it than a walk goes.
  const plane = Float32Array.from({ length: SIDE * SIDE }, () => random.next() / 60);
  plane[14 * SIDE + 14] = 1;
  for (const reach of [1, 4, 7, 10]) {
    const least = 0.02;
    const all = smearAlong(flow, plane, reach);
    const some = smearAlong(flow, plane, reach, { least });
    const above = (values: Float32Array) => values.map((value) => Math.max(least, value));
    expect(above(some)).toEqual(above(all));
    expect(all.some((value) => value > least)).toBe(true);
    expect(some).not.toEqual(all);
  }
});
