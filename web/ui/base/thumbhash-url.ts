// A ThumbHash as a small image to stand in for one that is still loading.
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string | null>();
/** So many stand-ins are kept decoded; each is about 4 kB of text. */
const KEPT = 400;

/** The address of the stand-in, or null for a hash that cannot be read. */
export function thumbhashUrl(hash: string | null | undefined): string | null {
  if (!hash) return null;
  const before = known.get(hash);
  if (before !== undefined) return before;
  const url = decodeHash(hash);
  if (known.size >= KEPT) known.clear();
  known.set(hash, url);
  return url;
}

/** Its one colour, for CSS; undefined for a hash that cannot be read. */
export function thumbhashColour(hash: string | null | undefined): string | undefined {
  if (!hash) return undefined;
  try {
    const { r, g, b } = thumbHashToAverageRGBA(readBytes(hash));
    return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(' ')})`;
  } catch {
    return undefined;
  }
}

/** Whether its image has places through which one sees what is behind: the highest bit of the third byte says so. */
export function isSeeThrough(hash: string | null | undefined): boolean {
  try {
    return hash ? ((readBytes(hash)[2] ?? 0) & 0x80) !== 0 : false;
  } catch {
    return false;
  }
}

function decodeHash(hash: string): string | null {
  try {
    return thumbHashToDataURL(readBytes(hash));
  } catch {
    return null;
  }
}

function readBytes(hash: string): Uint8Array {
  return Uint8Array.from(atob(hash), (character) => character.codePointAt(0) ?? 0);
}
