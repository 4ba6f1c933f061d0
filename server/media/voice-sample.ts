// Where a voice's three seconds lie in the storage: made by a worker that can speak, heard in the form of lip sync.
import type { Config } from '#server/config.ts';
import { programEdition } from '#server/speech-settings.ts';

/** Another where the voices sound different: a stored file never changes. */
export function voiceSampleKey(
  { speech, speechProgram }: Pick<Config, 'speech' | 'speechProgram'>,
  voice: string,
): string {
  return `voice-${speech?.edition ?? programEdition(speechProgram)}-${voice}.m4a`;
}
