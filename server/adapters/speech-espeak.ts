// The program that speaks on this machine, as any other speaker.
import path from 'node:path';
import { SAMPLES_FOLDER } from '#engine/speech/make-sample.ts';
import { speak } from '#engine/speech/speak.ts';
import { soundOf } from '#engine/speech/voice-sound.ts';
import { EngineError } from '#server/engines/engine.ts';
import type { Speaker } from './speech.ts';

/** `program`: its path. */
export function openEspeak(program: string): Speaker {
  return {
    edition: 'espeak-1',
    isPaid: false,
    nameFor: ({ voice }) => (soundOf(voice, 'neutral') ? 'espeak' : null),
    sampleFile: (voice) => path.join(SAMPLES_FOLDER, `${voice}.m4a`),
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
