// The faces of the chosen image, or of the first frame of the chosen video: the browser draws it, the server looks at it.
import { useEffect, useState } from 'react';
import type { FoundFace } from '#contract/media.ts';
import { readVideo } from '#web/media/read-video.ts';
import { useFaces } from '#web/media/use-faces.ts';
import type { FacesState } from '#web/media/use-faces.ts';
import type { MediaChoice } from '#web/media/use-media-field.ts';
import type { MouthBox } from './fields.ts';

/** `still`: address of the image that the boxes lie on. */
export type SeenFaces = FacesState & { still: string };

/** Where mouths are in most portraits. */
export const USUAL_MOUTH: MouthBox = { x: 0.4, y: 0.56, width: 0.2, height: 0.09 };

/** The smallest side that the field takes. */
const LEAST_SIDE = 0.01;

/** Null while the image is drawn, and for what this browser cannot show: then nobody is asked. */
export function useSeenFaces(choice: MediaChoice | undefined, isVideo: boolean): SeenFaces | null {
  const still = useStill(choice, isVideo);
  const found = useFaces(still === null ? null : (choice?.ref ?? null));
  return still === null ? null : { still, ...found };
}

/** The mouth of a face, as large as the field takes it at least. */
export function mouthOf({ mouth }: FoundFace): MouthBox {
  const [x, width] = widen(mouth.x, mouth.width);
  const [y, height] = widen(mouth.y, mouth.height);
  return { x, y, width, height };
}

function widen(from: number, length: number): [from: number, length: number] {
  const side = Math.max(LEAST_SIDE, length);
  return [Math.max(0, Math.min(1 - side, from - (side - length) / 2)), side];
}

/** Which of the faces the box lies in: the one with the nearest mouth. -1 where it lies in none. */
export function findFaceOf(box: MouthBox, faces: readonly FoundFace[]): number {
  const middle = middleOf(box);
  const distances = faces.map((face) => {
    const { x, y } = middleOf(face.mouth);
    return isInside(face, middle) ? Math.hypot(x - middle.x, y - middle.y) : Infinity;
  });
  const least = Math.min(...distances);
  return least === Infinity ? -1 : distances.indexOf(least);
}

/** To the eye: a box that went there and back lies where it lay. */
export function isSameBox(one: MouthBox, other: MouthBox): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(one[side] - other[side]) < 0.001);
}

function middleOf({ x, y, width, height }: MouthBox): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function isInside({ x, y, width, height }: MouthBox, at: { x: number; y: number }): boolean {
  return at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height;
}

/** Address of an image that can be shown; null until it is known that it can. */
function useStill(choice: MediaChoice | undefined, isVideo: boolean): string | null {
  const [still, setStill] = useState<string | null>(null);
  const { url = '', thumb = '', file = null } = choice ?? {};
  const isWork = choice !== undefined && file === null;
  useEffect(() => {
    if (url === '') return;
    let isWanted = true;
    let made: string | null = null;
    async function draw() {
      let address = isVideo ? thumb : url;
      if (isVideo && isWork) {
        // The small image of a work may be of any moment.
        made = await drawFirstFrame(url);
        address = made ?? '';
      }
      if (address !== '') await decode(address);
      if (isWanted && address !== '') setStill(address);
      else if (made) URL.revokeObjectURL(made);
    }
    void draw().catch(() => {}); // an image that cannot be drawn is looked at by the engine
    return () => {
      isWanted = false;
      setStill(null);
      if (made) URL.revokeObjectURL(made);
    };
  }, [url, thumb, isVideo, isWork]);
  return still;
}

async function drawFirstFrame(url: string): Promise<string | null> {
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok) return null;
  const video = await readVideo(await response.blob());
  return video?.still ? URL.createObjectURL(video.still) : null;
}

async function decode(address: string): Promise<void> {
  const image = new Image();
  image.src = address;
  await image.decode();
}
