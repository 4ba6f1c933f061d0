// Paints a crop: on the stage while it is in work, and into a file of its own when it is done.
import { cropPixels } from './crop-geometry.ts';
import type { Crop } from './crop-geometry.ts';

export type CropFormat = 'png' | 'jpg' | 'webp';

export type CropOutput = {
  format: CropFormat;
  /** 60–100; PNG loses nothing and has none. */
  quality: number;
  /** Only the round part; the corners are clear, or white in a JPG. */
  isRound: boolean;
  /** No side is longer than this; the pixels of the image where left out. */
  mostSide?: number;
};

const MIME: Readonly<Record<CropFormat, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};

/** The image as the crop turns it, around its own middle. The context stands where that middle belongs. */
export function paintTurned(context: CanvasRenderingContext2D, source: ImageBitmap, crop: Crop): void {
  context.rotate(((crop.tilt + crop.turns * 90) * Math.PI) / 180);
  context.scale(crop.isMirrored ? -1 : 1, 1);
  context.drawImage(source, -source.width / 2, -source.height / 2);
}

/** One pixel of the file is one of the image, unless that were too many. Throws where this browser cannot paint so large an image. */
export async function drawCrop(
  source: ImageBitmap,
  crop: Crop,
  { format, quality, isRound, mostSide = Infinity }: CropOutput,
): Promise<Blob> {
  const pixels = cropPixels(crop);
  const scale = Math.min(1, mostSide / Math.max(pixels.width, pixels.height));
  const width = Math.round(pixels.width * scale);
  const height = Math.round(pixels.height * scale);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  if (format === 'jpg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  if (isRound) {
    context.beginPath();
    context.arc(width / 2, height / 2, Math.min(width, height) / 2, 0, 2 * Math.PI);
    context.clip();
  }
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.scale(width / crop.width, height / crop.height);
  context.translate(-crop.x, -crop.y);
  paintTurned(context, source, crop);
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('not drawn')));
    canvas.toBlob(take, MIME[format], quality / 100);
  });
}
