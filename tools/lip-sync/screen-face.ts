// Looks for the face of the chosen image, or of the first frame of the chosen video, in the browser.
import { useEffect, useState } from 'react';
import { readVideo } from '#web/media/read-video.ts';
import type { MediaChoice } from '#web/media/use-media-field.ts';
import type { MouthBox } from './fields.ts';
import { findFace, SEARCH_PIXELS, SURE } from './find-face.ts';

export type SeenFace = {
  /** Address of the image that the box lies on. */
  still: string;
  mouth: MouthBox;
  /** From brow to chin; null when no face was found, and the mouth is a guess. */
  face: MouthBox | null;
};

/** Where mouths are in most portraits. */
const USUAL_MOUTH: MouthBox = { x: 0.4, y: 0.56, width: 0.2, height: 0.09 };

/** A guess that is better than the usual place. */
const WORTH_SHOWING = 0.42;

/** Null while it looks, and for what this browser cannot show. */
export function useSeenFace(choice: MediaChoice | undefined, isVideo: boolean): SeenFace | null {
  const [seen, setSeen] = useState<SeenFace | null>(null);
  const { url = '', thumb = '', file = null } = choice ?? {};
  const isWork = choice !== undefined && file === null;
  useEffect(() => {
    if (url === '') return;
    let isWanted = true;
    let made: string | null = null;
    async function look() {
      let still = isVideo ? thumb : url;
      if (isVideo && isWork) {
        // The small image of a work may be of any moment.
        made = await drawFirstFrame(url);
        still = made ?? '';
      }
      const face = still === '' ? null : await lookAt(still);
      if (isWanted && face) setSeen(face);
      else if (made) URL.revokeObjectURL(made);
    }
    void look().catch(() => {}); // an image that cannot be drawn is looked at by the server
    return () => {
      isWanted = false;
      setSeen(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, thumb, isVideo, isWork]);
  return seen;
}

async function drawFirstFrame(url: string): Promise<string | null> {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) return null;
  const video = await readVideo(await response.blob());
  return video?.still ? URL.createObjectURL(video.still) : null;
}

async function lookAt(still: string): Promise<SeenFace | null> {
  const image = new Image();
  image.src = still;
  await image.decode();
  const scale = Math.min(1, SEARCH_PIXELS / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return { still, ...readFace(context.getImageData(0, 0, canvas.width, canvas.height)) };
}

/** A guess where no face is found. */
export function readFace(image: Pick<ImageData, 'width' | 'height' | 'data'>): Omit<SeenFace, 'still'> {
  const { width, height } = image;
  const found = findFace({ width, height, data: Uint8ClampedArray.from(image.data) });
  if (!found || found.sureness < WORTH_SHOWING) return { mouth: USUAL_MOUTH, face: null };
  const { left: x, top: y, width: across, height: down } = found.mouth;
  const mouth = toShares({ x, y, width: across, height: down }, width, height);
  if (found.sureness < SURE) return { mouth, face: null };
  const [left, right] = found.eyes;
  const apart = Math.hypot(right.x - left.x, right.y - left.y);
  const middle = { x: (left.x + right.x) / 2, y: (left.y + right.y) / 2 };
  const face = { x: middle.x - apart, y: middle.y - apart * 0.75, width: apart * 2, height: apart * 2.6 };
  return { mouth, face: toShares(face, width, height) };
}

/** What lies beyond the image is cut. */
function toShares(box: MouthBox, width: number, height: number): MouthBox {
  const [x, right] = [Math.max(0, box.x / width), Math.min(1, (box.x + box.width) / width)];
  const [y, bottom] = [Math.max(0, box.y / height), Math.min(1, (box.y + box.height) / height)];
  return { x, y, width: Math.max(0.01, right - x), height: Math.max(0.01, bottom - y) };
}
