// A part of a sound, or the whole of one in a format that the server does not take, as a WAV file.
import { decodeSound } from './decode-sound.ts';
import { encodeWav } from './encode-wav.ts';

/** Good enough for a voice heard by people; a minute of it is half of what may be sent. */
const VOICE_RATE = 44_100;

/** Seconds. Throws where this browser cannot decode the file. */
export async function cutSound(file: File, start = 0, end = Number.POSITIVE_INFINITY): Promise<File> {
  const { samples, rate } = await decodeSound(file, VOICE_RATE);
  const kept = samples.subarray(Math.round(start * rate), Math.min(samples.length, Math.round(end * rate)));
  return new File([encodeWav(kept, rate)], `${file.name.replace(/\.\w+$/, '')}.wav`, { type: 'audio/wav' });
}
