// A ThumbHash as a small picture to stand in for one that is still loading.
import { thumbHashToDataURL } from 'thumbhash';

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

function decodeHash(hash: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.codePointAt(0) ?? 0));
  } catch {
    return null;
  }
}
