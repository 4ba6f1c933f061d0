// Better mouths for a typed text: its sounds are known, so lips close for "m" and round for "oo" where they are said.
import type { MouthShape, MouthTrack } from './hear-voice.ts';
import { placeWords } from './place-words.ts';

/** `open` and `wide` as of a mouth; `long` is how long it takes among its neighbours. */
type Sound = MouthShape & { long: number };

const VOWEL = 1.5;
const CONSONANT = 0.8;
const sounds = (letters: string, open: number, wide: number, long: number): [string, Sound][] =>
  Array.from(letters, (letter) => [letter, { open, wide, long }]);

const SOUNDS = new Map<string, Sound>([
  ...sounds('mbp', 0, 0, 0.9),
  ...sounds('fvʋ', 0.1, 0.2, CONSONANT),
  ...sounds('uʊwʉɥy', 0.26, -1, VOWEL),
  ...sounds('oɔɤ', 0.55, -0.75, VOWEL),
  ...sounds('iɪjɨ', 0.28, 0.9, VOWEL),
  ...sounds('eɛ', 0.5, 0.6, VOWEL),
  ...sounds('æ', 0.75, 0.5, VOWEL),
  ...sounds('aɑʌɐɒ', 0.95, 0.05, VOWEL),
  ...sounds('əɜɚɝ', 0.45, 0, 1.2),
  ...sounds('szɕʑ', 0.14, 0.5, CONSONANT),
  ...sounds('ʃʒɹrʂ', 0.2, -0.45, CONSONANT),
  ...sounds('θð', 0.24, 0.1, CONSONANT),
  ...sounds('tdnlɾ', 0.22, 0.1, CONSONANT),
  ...sounds('kɡgŋxχhʔ', 0.3, 0, CONSONANT),
]);

const CLOSED_SECONDS = 0.055;
/** Mouths are on their way to the next sound before it comes. */
const REACH_SECONDS = 0.06;
const AHEAD_SECONDS = 0.03;
/** Where lips should close, the quietest moment around is taken. */
const SEARCH_SECONDS = 0.07;

type Placed = Sound & { at: number };

/** Changes the shapes that were heard into those of the sounds; `breaths` are spelled phonetically, in order. */
export function shapeSounds(
  track: MouthTrack,
  breaths: readonly string[],
  voice: Float32Array,
  fps: number,
): MouthTrack {
  const placed = placeSounds(breaths, voice);
  if (placed.length === 0) return track;
  const closings = placed
    .filter(({ open }) => open === 0)
    .map(({ at }) => findQuiet(track.loudness, at, fps));
  const shapes = track.shapes.map((heard, i): MouthShape => {
    const t = (i + 0.5) / fps + AHEAD_SECONDS;
    let [weight, open, wide] = [0.02, 0, 0];
    for (const sound of placed) {
      const away = (sound.at - t) / REACH_SECONDS;
      if (away < -3 || away > 3) continue;
      const near = Math.exp(-away * away) * sound.long;
      weight += near;
      open += sound.open * near;
      wide += sound.wide * near;
    }
    if (heard.open === 0) return heard;
    const nearest = closings.reduce((least, at) => Math.min(least, Math.abs(at - (i + 0.5) / fps)), Infinity);
    const closing = Math.min(1, Math.max(0, nearest / CLOSED_SECONDS - 0.15));
    const strength = Math.min(1, (track.loudness[i] ?? 0) * 1.6);
    const said = (open / weight) * (0.35 + 0.65 * strength);
    return {
      open: (0.42 * heard.open + 0.58 * said) * closing,
      wide: 0.2 * heard.wide + 0.8 * (wide / weight),
    };
  });
  return { ...track, shapes };
}

function placeSounds(breaths: readonly string[], voice: Float32Array): Placed[] {
  const spelled = breaths.map(readSounds);
  const lengths = spelled.map((line) => line.reduce((sum, { long }) => sum + long, 0));
  const spans = placeWords(lengths, voice);
  return spelled.flatMap((line, i) => {
    const span = spans[i];
    if (!span) return [];
    const each = (span.to - span.from) / Math.max(1, lengths[i] ?? 1);
    let at = span.from;
    return line.map((sound) => {
      const middle = at + (sound.long * each) / 2;
      at += sound.long * each;
      return { ...sound, at: middle };
    });
  });
}

function readSounds(line: string): Sound[] {
  const read: Sound[] = [];
  for (const letter of line) {
    const sound = SOUNDS.get(letter);
    const before = read.at(-1);
    if (sound) read.push({ ...sound });
    else if (letter === 'ː' && before) before.long += 0.8;
  }
  return read;
}

/** Seconds. */
function findQuiet(loudness: Float32Array, at: number, fps: number): number {
  const reach = Math.round(SEARCH_SECONDS * fps);
  const middle = Math.round(at * fps - 0.5);
  let best = middle;
  for (let i = Math.max(0, middle - reach); i <= middle + reach && i < loudness.length; i++)
    if ((loudness[i] ?? 1) < (loudness[best] ?? 1)) best = i;
  return (best + 0.5) / fps;
}
