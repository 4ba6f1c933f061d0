// How each voice and each emotion sounds, in the numbers of espeak.
import type { Emotion } from '#tools/lip-sync/fields.ts';
import type { Tongue } from './find-speaker.ts';

/** `throat` is a variant of the program, `pitch` is 0–99, `pace` and `loudness` are factors. */
export type VoiceSound = { english: Tongue; throat: string; pitch: number; pace: number; loudness: number };

const sound = (english: Tongue, throat: string, pitch: number, pace = 1, loudness = 1): VoiceSound => ({
  english,
  throat,
  pitch,
  pace,
  loudness,
});

const SOUNDS: Readonly<Record<string, VoiceSound>> = {
  xiaoxiao: sound('us', 'f2', 50),
  yunxi: sound('us', 'm3', 58, 1.03),
  tiantian: sound('us', 'f4', 72),
  uncle: sound('us', 'm7', 22, 0.97),
  anchor: sound('us', 'f5', 46, 1.06, 1.1),
  grandpa: sound('us', 'm6', 14, 0.94),
  teen: sound('us', 'm1', 82, 1.08),
  kid: sound('us', 'f1', 95, 1.04),
  emma: sound('us', 'f3', 46),
  ryan: sound('us', 'm3', 40),
  grace: sound('gb', 'f2', 44, 0.98),
  henry: sound('gb', 'm2', 42, 0.98),
  sunny: sound('us', 'f4', 64, 1.05),
  sage: sound('us', 'm5', 30, 0.95, 0.95),
  ace: sound('us', 'm4', 56, 1.08, 1.15),
  dove: sound('us', 'f5', 58, 0.96, 0.8),
};

const EMOTIONS: Readonly<Record<Emotion, { pitch: number; pace: number; loudness: number }>> = {
  neutral: { pitch: 0, pace: 1, loudness: 1 },
  happy: { pitch: 12, pace: 1.06, loudness: 1.05 },
  sad: { pitch: -10, pace: 0.9, loudness: 0.8 },
  angry: { pitch: 5, pace: 1.08, loudness: 1.35 },
  calm: { pitch: -4, pace: 0.94, loudness: 0.9 },
};

/** Null for a voice that is not known. */
export function soundOf(voice: string, emotion: Emotion): VoiceSound | null {
  const own = Object.hasOwn(SOUNDS, voice) ? SOUNDS[voice] : undefined;
  if (!own) return null;
  const { pitch, pace, loudness } = EMOTIONS[emotion];
  return {
    ...own,
    pitch: Math.max(0, Math.min(99, own.pitch + pitch)),
    pace: own.pace * pace,
    loudness: own.loudness * loudness,
  };
}
