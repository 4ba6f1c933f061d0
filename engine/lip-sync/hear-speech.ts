// Tells a voice from silence, hum, noise and beeps: what cannot be spoken by a mouth is refused before it is made.
import { passBetween, rankOf, VOICE_RATE } from './hear-voice.ts';

const STEP = VOICE_RATE / 50;
const WINDOW = STEP * 2;
const SILENT = 0.004;
const LEAST_LOUD_SECONDS = 0.2;
/** Of the loudness of a voice over its syllables, in decibels; hum and hiss stay far below. */
const LEAST_WAVING = 2.2;
/** Of how often the sound crosses zero: vowels and consonants differ, beeps do not. */
const LEAST_CHANGE = 0.15;
/** Share of what is loud that has a pitch: noise has none, and a whisper makes up for it by its changes. */
const LEAST_PITCHED = 0.12;
const WHISPERED_CHANGE = 0.4;
const PITCHED = 0.5;

/** Takes samples at VOICE_RATE. */
export function hasSpeech(sound: Float32Array): boolean {
  const voice = passBetween(sound, 150, 4000);
  const levels: number[] = [];
  for (let from = 0; from + WINDOW <= voice.length; from += STEP) levels.push(levelAt(voice, from));
  const loud = rankOf(Float32Array.from(levels), 0.95);
  if (loud < SILENT) return false;
  const starts = levels.flatMap((level, i) => (level > loud * 0.12 ? [i * STEP] : []));
  if (starts.length < LEAST_LOUD_SECONDS * 50) return false;
  const decibels = starts.map((from) => 20 * Math.log10(levelAt(voice, from) + 1e-6));
  const crossings = starts.map((from) => Math.log2(crossingsAt(voice, from) + 2));
  const pitched = starts.filter((from) => pitchednessAt(voice, from) > PITCHED).length / starts.length;
  const change = deviation(crossings);
  if (deviation(decibels) < LEAST_WAVING || change < LEAST_CHANGE) return false;
  return pitched > LEAST_PITCHED || change > WHISPERED_CHANGE;
}

function levelAt(voice: Float32Array, from: number): number {
  let sum = 0;
  for (let i = from; i < from + WINDOW; i++) sum += (voice[i] ?? 0) ** 2;
  return Math.sqrt(sum / WINDOW);
}

function crossingsAt(voice: Float32Array, from: number): number {
  let count = 0;
  for (let i = from + 1; i < from + WINDOW; i++)
    if ((voice[i] ?? 0) >= 0 !== (voice[i - 1] ?? 0) >= 0) count++;
  return count;
}

/** How alike the sound is to itself one pitch period later, best of 60–420 Hz. */
function pitchednessAt(voice: Float32Array, from: number): number {
  let best = 0;
  for (let lag = Math.floor(VOICE_RATE / 420); lag <= VOICE_RATE / 60; lag += 2) {
    let [alike, here, there] = [0, 1e-9, 1e-9];
    for (let i = from; i < from + WINDOW; i += 2) {
      const [a, b] = [voice[i] ?? 0, voice[i + lag] ?? 0];
      alike += a * b;
      here += a * a;
      there += b * b;
    }
    best = Math.max(best, alike / Math.sqrt(here * there));
  }
  return best;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}
