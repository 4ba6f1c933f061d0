// Puts a cut-out person into a frame as a photographer would: the head of one size, at one height, the body to the foot.
import type { Brush } from '#engine/raster/surface.ts';
import type { CutOut } from './cut-out.ts';

export type Framing = {
  width: number;
  height: number;
  /** From hairline to chin, as a part of the frame's height. */
  faceHeight: number;
  /** Where the middle of the face stands, as a part of the frame. */
  faceY: number;
  faceX?: number;
};

export type Placed = { scale: number; left: number; top: number };

/** How wide shoulders are in faces, where there is no face to measure. */
const SHOULDERS_TO_FACE = 2.6;
const FACE_TALLNESS = 1.32;
/** In the frame: a chin below it would be cut off. */
const LOWEST_CHIN = 0.92;

export function framePerson(cut: CutOut, { width, height, faceHeight, faceY, faceX = 0.5 }: Framing): Placed {
  const { box, image } = cut;
  const own = measureFace(cut);
  let scale = (height * faceHeight) / own.height;
  // What the photo cut off must lie outside the frame.
  if (cut.isCutByFrame) {
    const below = image.height - own.y;
    scale = Math.max(scale, (height * (1 - faceY)) / below);
  }
  // A head that has grown so must not be cut by the top.
  const hair = Math.max(0, own.y - box.top) * scale;
  let top = Math.max(height * faceY, hair + height * 0.04) - own.y * scale;
  const isHanging = isTopCut(cut);
  const chin = (own.y + own.height / 2) * scale + top;
  if (cut.isCutByFrame && chin > height * LOWEST_CHIN) {
    // A head that fills its photo: all there is of it, from its hair to where the photo ends.
    scale = isHanging ? height / image.height : (height * 0.96) / (image.height - box.top);
    if (touchesSides(cut).length === 2) scale = Math.max(scale, width / image.width);
    top = height - image.height * scale;
  }
  // But a head that the photo itself cut off hangs from it.
  if (isHanging) top = Math.min(top, 0);
  // And a body that goes on below the photo does not end within the frame.
  if (cut.isCutByFrame && top + image.height * scale < height) scale = (height - top) / image.height;
  return { scale, left: placeAcross(cut, width, width * faceX - own.x * scale, scale), top };
}

/** Of the photo: what comes so near to its edge is cut off by it. */
const EDGE = 0.02;

/** Whether the photo cut off the top of the head. */
export function isTopCut({ box, image }: CutOut): boolean {
  return box.top < image.height * EDGE;
}

/** At which sides the photo cut off a part of somebody. */
export function touchesSides({ box, image }: CutOut): ('left' | 'right')[] {
  const isLeft = box.left < image.width * EDGE;
  const isRight = box.left + box.width > image.width * (1 - EDGE);
  return [...(isLeft ? ['left' as const] : []), ...(isRight ? ['right' as const] : [])];
}

/** Hair or an arm that the photo cut off must not end within the frame, where there is enough of the photo. */
function placeAcross(cut: CutOut, width: number, wish: number, scale: number): number {
  const least = width - cut.image.width * scale;
  const sides = touchesSides(cut);
  if (!cut.isCutByFrame || (sides.length === 2 && least > 0)) return wish;
  const left = sides.includes('right') ? Math.max(wish, least) : wish;
  return sides.includes('left') ? Math.min(left, 0) : left;
}

/** From hair to chin, in faces. */
const HEAD_TO_FACE = 1.28;

/** The face as found, corrected by the top of the hair: a mouth wide open and a high forehead mislead. */
function measureFace(cut: CutOut): { x: number; y: number; height: number } {
  const { face, box } = cut;
  if (!face) return guessFace(cut);
  const chin = face.y + face.height / 2;
  const byHair = (chin - box.top) / HEAD_TO_FACE;
  const height =
    Math.min(1.5, Math.max(0.75, byHair / face.height)) * face.height * 0.65 + face.height * 0.35;
  return { x: face.x, y: chin - height / 2, height };
}

function guessFace({ box, isCutByFrame }: CutOut): { x: number; y: number; height: number } {
  const byWidth = (box.width / SHOULDERS_TO_FACE) * FACE_TALLNESS;
  const most = box.height * (isCutByFrame ? 0.46 : 0.3);
  const height = Math.min(byWidth, most);
  return { x: box.left + box.width / 2, y: box.top + height * 0.85, height };
}

export function drawPlaced(brush: Brush, { surface, image }: CutOut, { scale, left, top }: Placed): void {
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(surface, left, top, image.width * scale, image.height * scale);
}
