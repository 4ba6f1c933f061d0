// Where a voice's three seconds lie in the storage: made by a worker that can speak, heard in the form of lip sync.
import type { Config } from '#server/config.ts';

/** Another where the voices sound different: a stored file never changes. */
const OWN_EDITION = '1';

/** Those of a server that speaks are other sounds than those of this machine. */
export function voiceSampleKey({ speech }: Pick<Config, 'speech'>, voice: string): string {
  return `voice-${speech?.edition ?? OWN_EDITION}-${voice}.m4a`;
}
