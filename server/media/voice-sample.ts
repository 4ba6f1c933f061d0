// Where a voice's three seconds lie in the storage: made by a worker that can speak, heard in the form of lip sync.

/** Another number where the voices sound different: a stored file never changes. */
const VOICES_EDITION = 1;

export function voiceSampleKey(voice: string): string {
  return `voice-${VOICES_EDITION}-${voice}.m4a`;
}
