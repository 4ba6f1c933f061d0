// What speaks typed text into a sound: a server, or a program of this machine.
import type { Speech } from '#tools/lip-sync/fields.ts';

export interface Speaker {
  /** Another where its voices sound different. */
  readonly edition: string;
  /** True: a call costs money, and is not made again where it may have been made. */
  readonly isPaid: boolean;
  /** What would speak, as people read it: `af_heart (kokoro)`; null where it has no voice for it. */
  nameFor(speech: Pick<Speech, 'text' | 'voice'>): string | null;
  /** The file of a sample that comes with the product. Absent: it speaks one. */
  sampleFile?(voice: string): string;
  /** Writes a sound that ffmpeg reads; nothing is known of what is in it. Throws EngineError. */
  speak(speech: Speech, file: string, signal: AbortSignal): Promise<void>;
}
