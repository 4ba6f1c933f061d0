// Puts the label of downloads on a frame that is saved in the browser.
import { layOutLabel, paintLabel } from '#contract/download-label.ts';

/** The page's own letters; what they lack comes from the machine. */
const FAMILIES = "'Noto Serif SC Variable', 'Songti SC', 'Noto Serif CJK SC', serif";

/** Returns a PNG. Throws where the browser cannot read or write images. */
export async function labelFrame(frame: Blob, isAi: boolean): Promise<Blob> {
  const bitmap = await createImageBitmap(frame);
  const canvas = document.createElement('canvas');
  const { width, height } = bitmap;
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas');
  pen.drawImage(bitmap, 0, 0);
  bitmap.close();
  const layout = layOutLabel(pen, { isAi, width, height, families: FAMILIES });
  paintLabel(pen, layout, { x: layout.left, y: layout.top });
  return await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png');
  });
}
