// The program that speaks on this machine, as any other speaker.
import path from 'node:path';
import { SAMPLES_FOLDER } from '#engine/speech/make-sample.ts';
import { speak } from '#engine/speech/speak.ts';
import { soundOf } from '#engine/speech/voice-sound.ts';
import { EngineError } from '#server/engines/engine.ts';
import type { Speaker } from './speech.ts';

/** `program`: its path. `edition` is '1' for espeak-ng itself, whose samples come with the product. */
export function openEspeak(program: string, edition: string): Speaker {
  const isEspeak = edition === '1';
  return {
    edition: `espeak-${edition}`,
    isPaid: false,
    nameFor: ({ voice }) => (soundOf(voice, 'neutral') ? 'espeak' : null),
    ...(isEspeak && { sampleFile: (voice: string) => path.join(SAMPLES_FOLDER, `${voice}.m4a`) }),
    async speak(speech, file, signal) {
      signal.throwIfAborted();
      try {
        await speak(program, speech, file);
      } catch (cause) {
        throw new EngineError('unavailable', 'the program that speaks failed', { cause });
      }
    },
  };
}
