// How the colours of a video are written, said in its file: left unsaid, players guess it by its size.

const KNOWN = new Set(['bt709', 'smpte170m', 'bt470bg']);

/**
 * Arguments of the encoder. `said` is what the video itself says, and may be nothing; it is read by its `height` (pixels)
 * then, and would be read differently once that has changed.
 */
export function sayColours(said: string, { height }: { height: number }): readonly string[] {
  const space = KNOWN.has(said) ? said : height < 720 ? 'smpte170m' : 'bt709';
  const transfer = space === 'bt470bg' ? 'gamma28' : space;
  return ['-colorspace', space, '-color_primaries', space, '-color_trc', transfer];
}
