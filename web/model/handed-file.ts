// What one screen made and the next one takes: a frame of a video on its way into a tool, which the server cuts.
import type { MediaCut } from '#contract/media.ts';

export type HandedFile = { file: File; cut: MediaCut };

let handed: HandedFile | null = null;

/** What stands in the address (`?media=…`) in place of a work. */
export const HANDED = 'handed';

export function handFile(made: HandedFile): void {
  handed = made;
}

/** Once: whoever takes it has it. */
export function consumeHandedFile(): HandedFile | null {
  const made = handed;
  handed = null;
  return made;
}
