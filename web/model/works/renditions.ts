// The sizes in which an image can be had, for boxes and screens larger than its thumb.
import { RENDITION_SIDES, THUMB_SIDE } from '#contract/media.ts';

type Shown = { kind: 'image' | 'video'; url: string; thumb: string; width: number; height: number };

/** For `srcset`; undefined for a video, and for what is no larger than its thumb. */
export function srcSetOf({ kind, url, thumb, width, height }: Shown): string | undefined {
  const longer = Math.max(width, height);
  if (kind !== 'image' || url === '' || longer <= THUMB_SIDE) return undefined;
  const widthAt = (side: number) => Math.round((width * Math.min(side, longer)) / longer);
  // The first that is as large as the image is the last one that differs.
  const last = RENDITION_SIDES.findIndex((side) => side >= longer);
  const sides = last < 0 ? RENDITION_SIDES : RENDITION_SIDES.slice(0, last + 1);
  const larger = sides.map((side) => `${url}${url.includes('?') ? '&' : '?'}w=${side} ${widthAt(side)}w`);
  return [`${thumb} ${widthAt(THUMB_SIDE)}w`, ...larger].join(', ');
}
