// The formulas, on numbers that diffusers makes of the same configuration.
import { describe, expect, it } from 'vitest';
import { embedGuidance, makeSampler, NoiseConfig } from './sampler.ts';

const NOISE = NoiseConfig.parse({});
const none = () => new Float32Array(3);
const some = () => Float32Array.of(0, 1, 2);
const WHOLE = { steps: 4, strength: 1 };

describe('LCM', () => {
  it('takes the steps of diffusers', () => {
    expect(makeSampler('lcm', NOISE, WHOLE).timesteps).toEqual([999, 759, 499, 259]);
    expect(makeSampler('lcm', NOISE, { steps: 8, strength: 1 }).timesteps).toHaveLength(8);
  });

  it('ends at the image that diffusers ends at', () => {
    const sampler = makeSampler('lcm', NOISE, WHOLE);
    const end = sampler.next(Float32Array.of(1, 1, -2), 3, Float32Array.of(2, -1, 0.5), none);
    for (const [at, value] of [1.744363, -1.951252, 2.054696].entries())
      expect(end[at]).toBeCloseTo(value, 4);
  });

  it('adds new noise between two steps, and none at the end', () => {
    const sampler = makeSampler('lcm', NOISE, WHOLE);
    const [said, sample] = [Float32Array.of(0, 0, 0), Float32Array.of(1, 1, 1)];
    expect(new Set(sampler.next(said, 0, sample, some)).size).toBe(3);
    expect(new Set(sampler.next(said, 3, sample, some)).size).toBe(1);
  });

  it('goes so much of the way as it is told, in no more steps than that has', () => {
    const half = makeSampler('lcm', NOISE, { steps: 4, strength: 0.5 });
    expect(half.timesteps).toEqual([499, 379, 259, 139]);
    expect(makeSampler('lcm', NOISE, { steps: 4, strength: 0.04 }).timesteps).toEqual([39, 19]);
    expect(makeSampler('lcm', NOISE, { steps: 4, strength: 0 }).timesteps).toEqual([]);
  });

  it('begins with an image under as much noise as its first step has', () => {
    const [noise, image] = [new Float32Array(1000).fill(1), new Float32Array(1000).fill(1)];
    const [much] = makeSampler('lcm', NOISE, { steps: 4, strength: 1 }).begin(noise, image);
    const [little] = makeSampler('lcm', NOISE, { steps: 4, strength: 0.1 }).begin(noise, image);
    // Squares of both shares make one: at the end of the way there is only noise, at its begin mostly image.
    expect(much).toBeCloseTo(Math.sqrt(0.0047) + Math.sqrt(1 - 0.0047), 2);
    expect(little).toBeGreaterThan(1.2);
    expect(makeSampler('lcm', NOISE, WHOLE).begin(noise, null)).toEqual(noise);
  });
});

describe('Euler with trailing steps', () => {
  it('takes the steps of diffusers', () => {
    expect(makeSampler('euler', NOISE, { steps: 1, strength: 1 }).timesteps).toEqual([999]);
    expect(makeSampler('euler', NOISE, WHOLE).timesteps).toEqual([999, 749, 499, 249]);
  });

  it('begins with noise at the highest level, and is at the image after one step', () => {
    const sampler = makeSampler('euler', NOISE, { steps: 1, strength: 1 });
    const level = 14.614646911621094;
    const sample = sampler.begin(Float32Array.of(1, -0.5, 0), null);
    expect(sample[0]).toBeCloseTo(level, 3);
    expect(sampler.scale(sample, 0)[0]).toBeCloseTo(level / Math.sqrt(level ** 2 + 1), 5);
    const said = Float32Array.of(0.9, -0.5, 0.1);
    const end = sampler.next(said, 0, sample, none);
    for (const at of [0, 1, 2]) {
      expect(end[at]).toBeCloseTo((sample[at] ?? 0) - level * (said[at] ?? 0), 3);
    }
  });

  it('understands a model that says how noise and image move', () => {
    const velocity = { ...NOISE, prediction_type: 'v_prediction' as const };
    const level = 14.614646911621094;
    const end = makeSampler('euler', velocity, { steps: 1, strength: 1 }).next(
      Float32Array.of(0.5),
      0,
      Float32Array.of(level),
      none,
    );
    expect(end[0]).toBeCloseTo((-0.5 * level) / Math.sqrt(level ** 2 + 1) + level / (level ** 2 + 1), 4);
  });

  it.each([
    [1, 0.5, [499]],
    [4, 0.5, [499, 249]],
    [1, 0.1, [99]],
    [4, 0, []],
  ])('of %i steps at a strength of %f takes %j', (steps, strength, timesteps) => {
    expect(makeSampler('euler', NOISE, { steps, strength }).timesteps).toEqual(timesteps);
  });
});

it('tells the guidance as diffusers does', () => {
  const told = embedGuidance(8, 256);
  expect(told).toHaveLength(256);
  for (const [at, value] of [0.506885, 0.804287, -0.86048, 0.999944].entries()) {
    expect(told[at]).toBeCloseTo(value, 3);
  }
  expect(told[128]).toBeCloseTo(0.862013, 3);
  expect(told[129]).toBeCloseTo(0.594241, 3);
});
