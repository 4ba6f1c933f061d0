// The media types of our own files, as providers want to be told them.

const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  m4a: 'audio/mp4',
};

/** Throws RangeError for an ending that none of our files has. */
export function mimeOf(format: string): string {
  const type = TYPES[format];
  if (!type) throw new RangeError(`no input ends in ${format}`);
  return type;
}
