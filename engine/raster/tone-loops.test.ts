// The compiled loops for tones give what plain ones give, for lengths that are no multiple of their parts too.
import { describe, expect, it } from 'vitest';
import { openToneLoops, runOver } from './tone-loops.ts';

const LENGTHS = [1, 4, 4097, 9003];

function plane(length: number, seed: number, low = 0, high = 1): Float32Array {
  return Float32Array.from(
    { length },
    (_, i) => low + (high - low) * (0.5 + 0.5 * Math.sin(i * i * 0.37 + seed)),
  );
}

const NEAR = 1e-4;

/** How far the number is off that is farthest from what is wanted. */
function farthest(found: Float32Array, wanted: (i: number) => number): number {
  return Math.max(...found.map((value, i) => Math.abs(value - wanted(i))));
}

function held(value: number): number {
  return Math.min(1, Math.max(0, value));
}

describe.each(LENGTHS)('over %i numbers', (length) => {
  const [red, green, blue] = [plane(length, 1), plane(length, 2), plane(length, 3)];
  const lumaAt = (i: number): number =>
    (red[i] as number) * 0.299 + (green[i] as number) * 0.587 + (blue[i] as number) * 0.114;

  it('weighs light and its square, and leaves what it only reads', () => {
    const [luma, squared] = [plane(length, 4), plane(length, 5)];
    const before = red.slice();
    runOver([red, green, blue, luma, squared], [luma, squared], (loops, at, count) => {
      const [r = 0, g = 0, b = 0, l = 0, s = 0] = at;
      loops.weighLight(r, g, b, l, s, count);
    });
    expect(farthest(luma, lumaAt)).toBeLessThan(NEAR);
    expect(farthest(squared, (i) => lumaAt(i) ** 2)).toBeLessThan(NEAR);
    expect(red).toEqual(before);
  });

  it('weighs colours by how calm their square is', () => {
    const mean = plane(length, 4, 0.2, 0.6);
    const spread = mean.map((value, i) => value * value + (i % 3 === 0 ? 0 : 0.0005));
    const [weight, colour] = [spread.slice(), red.slice()];
    runOver([weight, mean, colour], [weight, colour], (loops, [s = 0, m = 0, c = 0], count) => {
      // The other two colours lie where nothing is read back from.
      loops.weighCalm(s, m, c, m, m, count);
    });
    const wanted = (i: number): number => {
      const variance = Math.max(0, (spread[i] as number) - (mean[i] as number) ** 2);
      return (1 / (1 + variance * 900)) ** 8 + 1e-6;
    };
    expect(farthest(weight, wanted)).toBeLessThan(1e-3);
    expect(farthest(colour, (i) => (red[i] as number) * wanted(i))).toBeLessThan(1e-3);
  });

  it('turns slopes into directions of length one along the forms', () => {
    const xx = plane(length, 1, 0, 0.4);
    const yy = plane(length, 2, 0, 0.4);
    const xy = xx.map((value, i) => Math.sqrt(value * (yy[i] as number)) * (i % 2 === 0 ? 0.6 : -0.6));
    const [x, y, sureness] = [xx.slice(), xy.slice(), yy.slice()];
    runOver([x, y, sureness], [x, y, sureness], (loops, [a = 0, b = 0, c = 0], count) => {
      loops.readDirections(a, b, c, count);
    });
    const angleAt = (i: number): number =>
      Math.atan2(2 * (xy[i] as number), (xx[i] as number) - (yy[i] as number)) / 2 + Math.PI / 2;
    expect(
      farthest(
        x.map((across, i) => Math.hypot(across, y[i] as number)),
        () => 1,
      ),
    ).toBeLessThan(NEAR);
    // Either way along the same line.
    expect(
      farthest(
        x.map((across, i) =>
          Math.abs(across * Math.cos(angleAt(i)) + (y[i] as number) * Math.sin(angleAt(i))),
        ),
        () => 1,
      ),
    ).toBeLessThan(1e-3);
    expect(Math.min(...sureness)).toBeGreaterThanOrEqual(0);
  });

  it('is not sure of a direction where nothing rises', () => {
    const [x, y, sureness] = [plane(length, 1, 0, 0), plane(length, 1, 0, 0), plane(length, 1, 0, 0)];
    runOver([x, y, sureness], [x, y, sureness], (loops, [a = 0, b = 0, c = 0], count) => {
      loops.readDirections(a, b, c, count);
    });
    expect(farthest(sureness, () => 0)).toBeLessThan(NEAR);
    expect(farthest(x, () => 0)).toBeLessThan(NEAR);
    expect(farthest(y, () => 1)).toBeLessThan(NEAR);
  });

  it('stretches tones, and holds what lies beyond', () => {
    const tone = red.slice();
    runOver([tone], [tone], (loops, [at = 0], count) => loops.stretch(at, count, 0.2, 0.5));
    expect(farthest(tone, (i) => Math.min(1, Math.max(0, ((red[i] as number) - 0.2) / 0.5)))).toBeLessThan(
      NEAR,
    );
  });

  it('lays a glow over a channel', () => {
    const [channel, glow] = [plane(length, 1, -0.2, 1.2), plane(length, 2, 0, 3)];
    const before = channel.slice();
    runOver([channel, glow], [channel], (loops, [to = 0, from = 0], count) => {
      loops.layGlow(to, from, count, 0.4);
    });
    expect(
      farthest(channel, (i) => 1 - (1 - held(before[i] as number)) * (1 - held((glow[i] as number) * 0.4))),
    ).toBeLessThan(NEAR);
  });
});

it('gathers what shines above a threshold, and adds it to what is there', () => {
  const count = 8;
  const { loops, numbers } = openToneLoops(count * 6 * 4);
  const light = [0, 0.2, 0.5, 0.6, 0.7, 0.8, 0.9, 1];
  for (let channel = 0; channel < 3; channel++) numbers.set(light, channel * count);
  numbers.fill(1, count * 3, count * 6);
  const [r = 0, g = 0, b = 0, rs = 0, gs = 0, bs = 0] = [0, 1, 2, 3, 4, 5].map((slot) => slot * count * 4);
  loops.gatherShine(r, g, b, rs, gs, bs, count, 0.5);
  for (const [i, value] of light.entries()) {
    const t = Math.max(0, (value - 0.5) / 0.5);
    expect(numbers[count * 3 + i]).toBeCloseTo(1 + value * t * t * (3 - 2 * t), 4);
  }
});
