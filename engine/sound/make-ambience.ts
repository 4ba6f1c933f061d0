// The sound of a place, synthesised: wind, rain, the sea, birds, a city, a fire, crickets.
import { makeRandom } from '#engine/raster/random.ts';
import { addSound, finishMix, makeSilence, type Stereo } from './sound-bricks.ts';
import { soundBirds, soundCrickets } from './sound-of-animals.ts';
import { soundCity, soundFire, soundRain, soundSea, soundWind } from './sound-of-places.ts';

export const AMBIENCES = ['wind', 'rain', 'sea', 'birds', 'city', 'fire', 'crickets'] as const;
export type Ambience = (typeof AMBIENCES)[number];

/** Each sounds alone at a like loudness; in a mix the soft ones stay behind. */
const MAKERS: Record<Ambience, { make: typeof soundWind; gain: number }> = {
  wind: { make: soundWind, gain: 0.8 },
  rain: { make: soundRain, gain: 1 },
  sea: { make: soundSea, gain: 1 },
  birds: { make: soundBirds, gain: 0.5 },
  city: { make: soundCity, gain: 0.9 },
  fire: { make: soundFire, gain: 0.9 },
  crickets: { make: soundCrickets, gain: 0.45 },
};

/** Same kinds, seconds and seed make the same samples. No kinds make silence. */
export function makeAmbience(order: { kinds: readonly Ambience[]; seconds: number; seed: number }): Stereo {
  const { kinds, seconds, seed } = order;
  const mix = makeSilence(seconds);
  for (const kind of new Set(kinds)) {
    const { make, gain } = MAKERS[kind];
    const alone = finishMix(make(makeRandom(seed, `sound ${kind}`), seconds), 0.1 * gain, 0.001, 0.001);
    addSound(mix, alone[0], { gain: 1, pan: -1 });
    addSound(mix, alone[1], { gain: 1, pan: 1 });
  }
  return finishMix(mix, 0.1, 0.35, 0.6);
}
