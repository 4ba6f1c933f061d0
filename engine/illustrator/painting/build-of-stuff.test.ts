// A drawing that is built of small things or of fire keeps its outline and has the colours of what it is of.

import { expect, it } from 'vitest';
import { makeRandom } from '#engine/raster/random.ts';
import { makeSurface, readAlpha, readPixels, type Surface } from '#engine/raster/surface.ts';
import { buildOfStuff } from './build-of-stuff.ts';

const SIDE = 160;
const disc = makeSurface(SIDE, SIDE, (brush) => {
  brush.fillStyle = '#7a5a3a';
  brush.beginPath();
  brush.arc(SIDE / 2, SIDE / 2, SIDE * 0.4, 0, 7);
  brush.fill();
});

function build(stuff: Parameters<typeof buildOfStuff>[1], colour?: string): Surface {
  return buildOfStuff(disc, stuff, { colour, random: makeRandom(1, stuff), head: undefined });
}

/** Of those of the outline, how many are seen; and of those outside. */
function sharesOf(made: Surface): { inside: number; outside: number } {
  const [was, is] = [readAlpha(disc), readAlpha(made)];
  let [inside, outside, all, none] = [0, 0, 0, 0];
  for (const [at, value] of was.entries()) {
    const isSeen = (is[at] ?? 0) > 100 ? 1 : 0;
    if (value > 127) [inside, all] = [inside + isSeen, all + 1];
    else [outside, none] = [outside + isSeen, none + 1];
  }
  return { inside: inside / all, outside: outside / none };
}

function meanOf(made: Surface): readonly [number, number, number] {
  const pixels = readPixels(made);
  const sum = [0, 0, 0, 0] as [number, number, number, number];
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 200) continue;
    for (const channel of [0, 1, 2] as const) sum[channel] += pixels[at + channel] ?? 0;
    sum[3] += 1;
  }
  return [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]];
}

it.each(['flowers', 'leaves', 'candy', 'gears', 'fire', 'water', 'clouds', 'toy-bricks', 'cheese'] as const)(
  'keeps its outline: %s',
  (stuff) => {
    const { inside, outside } = sharesOf(build(stuff));
    expect(inside).toBeGreaterThan(0.95);
    expect(outside).toBeLessThan(0.16);
  },
);

it('has the colours of what it is of', () => {
  const [red, green, blue] = meanOf(build('leaves'));
  expect(green).toBeGreaterThan(Math.max(red, blue) * 1.15);
  const water = meanOf(build('water'));
  expect(water[2]).toBeGreaterThan(water[0] * 1.2);
  const [fire] = meanOf(build('fire'));
  expect(fire).toBeGreaterThan(200);
});

it('has the colour that was asked for', () => {
  const [red, , blue] = meanOf(build('fire', '#2f6fd6'));
  expect(blue).toBeGreaterThan(red * 1.3);
  const [rose, green] = meanOf(build('flowers', '#d02040'));
  expect(rose).toBeGreaterThan(green * 1.5);
});
