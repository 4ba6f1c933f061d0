// A file that one screen made and the next one takes: a frame of a video on its way into a tool.
let handed: File | null = null;

/** What stands in the address (`?media=…`) in place of a work. */
export const HANDED = 'handed';

export function handFile(file: File): void {
  handed = file;
}

/** Once: whoever takes it has it. */
export function consumeHandedFile(): File | null {
  const file = handed;
  handed = null;
  return file;
}
