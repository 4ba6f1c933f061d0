// The hall around an instrument: many echoes that run into one another.
import type { Stereo } from './sound-bricks.ts';

/** Samples; no two have a common divisor, so that their echoes never fall together. */
const COMBS = [1687, 1601, 2053, 2251] as const;
const PASSES = [347, 113] as const;
const WIDTH = 37;

/** Adds it in place: `share` 0 is a dry room, 0.5 a large hall. */
export function addRoom(mix: Stereo, share: number): void {
  if (share <= 0) return;
  for (const [side, channel] of mix.entries()) {
    let wet = new Float32Array(channel.length);
    for (const comb of COMBS) addEchoes(channel, wet, comb + side * WIDTH, 0.72 + share * 0.22);
    for (const pass of PASSES) wet = scatter(wet, pass + side * 5);
    for (let index = 0; index < channel.length; index++)
      channel[index] = (channel[index] as number) + (wet[index] as number) * share * 0.32;
  }
}

function addEchoes(dry: Float32Array, wet: Float32Array, delay: number, feedback: number): void {
  const ring = new Float32Array(delay);
  let soft = 0;
  for (let index = 0, at = 0; index < dry.length; index++) {
    const echo = ring[at] as number;
    wet[index] = (wet[index] as number) + echo;
    // Every round loses its highs, as walls take them.
    soft += (echo - soft) * 0.72;
    ring[at] = (dry[index] as number) + soft * feedback;
    at = at + 1 === delay ? 0 : at + 1;
  }
}

function scatter(sound: Float32Array, delay: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(sound.length);
  const ring = new Float32Array(delay);
  for (let index = 0, at = 0; index < sound.length; index++) {
    const echo = ring[at] as number;
    const value = sound[index] as number;
    out[index] = echo - value * 0.5;
    ring[at] = value + echo * 0.5;
    at = at + 1 === delay ? 0 : at + 1;
  }
  return out;
}
