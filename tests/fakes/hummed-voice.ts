// Something like a voice for tests: pitched, in syllables, with vowels that differ and hisses between them.
import { makeRandom } from '#engine/raster/random.ts';

export const HUMMED_RATE = 16_000;
/** Formants of "ah", "ee", "oo". */
const VOWELS = [
  [750, 1250],
  [320, 2400],
  [350, 800],
] as const;
const SYLLABLES_A_SECOND = 4;

export function hummedVoice(seconds: number): Float32Array {
  const random = makeRandom(1, 'voice');
  const noise = Float32Array.from({ length: Math.round(seconds * HUMMED_RATE) }, () => random.next() - 0.5);
  return noise.map((hiss, i) => {
    const t = i / HUMMED_RATE;
    const syllable = Math.floor(t * SYLLABLES_A_SECOND);
    const within = t * SYLLABLES_A_SECOND - syllable;
    const [low, high] = VOWELS[syllable % VOWELS.length] ?? VOWELS[0];
    const pitch = 130 + 15 * Math.sin(t * 3);
    let value = 0;
    for (let partial = 1; partial <= 24; partial++) {
      const hertz = pitch * partial;
      const gain = 1 / (1 + ((hertz - low) / 120) ** 2) + 0.5 / (1 + ((hertz - high) / 180) ** 2);
      value += gain * Math.sin(2 * Math.PI * hertz * t);
    }
    const loud = within < 0.75 ? Math.sin((within / 0.75) * Math.PI) : 0;
    const hissing = within >= 0.75 && syllable % 2 === 0 ? 0.1 : 0.004;
    return value * loud * 0.22 + hiss * hissing;
  });
}
