// An image that the server takes: HEIC becomes JPG where this browser can read it, a huge one becomes smaller.
import { IMAGE_KEPT_SIDE } from '#contract/media.ts';
import { fieldWord } from '#contract/field-words.ts';
import type { TextKey } from '#web/i18n/text-key.ts';
import { MediaProblem } from './media-choice.ts';

const QUALITY = 0.92;

export type PreparedImage = { image: File; width: number; height: number };

/** Width and height are as people see it: turned as its camera says. */
export async function prepareImage(file: File, format: string): Promise<PreparedImage> {
  const isForeign = format === 'heic';
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    throw new MediaProblem(isForeign ? ('media.problem.heic' satisfies TextKey) : fieldWord('file_broken'));
  }
  const { width, height } = bitmap;
  const scale = Math.min(1, IMAGE_KEPT_SIDE / Math.max(width, height));
  try {
    if (scale === 1 && !isForeign) return { image: file, width, height };
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
    return { image: await redraw(bitmap, file, size, isForeign), ...size };
  } finally {
    bitmap.close();
  }
}

async function redraw(
  bitmap: ImageBitmap,
  file: File,
  { width, height }: { width: number; height: number },
  isForeign: boolean,
): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new MediaProblem(fieldWord('file_broken'));
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const blob = await canvasBlob(canvas, isForeign ? 'image/jpeg' : file.type || 'image/jpeg', QUALITY);
  // A browser that cannot write the asked type writes PNG.
  const ending = blob.type === 'image/png' ? 'png' : blob.type === 'image/webp' ? 'webp' : 'jpg';
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.${ending}`, { type: blob.type });
}

export function canvasBlob(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new MediaProblem(fieldWord('file_broken')));
    canvas.toBlob(take, type, quality);
  });
}
