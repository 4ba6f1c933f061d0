// Saves a result as a file: the original as it is, or drawn anew as JPG or WebP.
import type { Task } from '#contract/task.ts';
import { toolOfType } from '#contract/tool-names.ts';
import type { DownloadFormat } from '#web/api/task-acts.tsx';

const MIME: Readonly<Record<DownloadFormat, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
};
const QUALITY = 0.92;

/** `atelier_text-to-image_20261121-1438_10293_2.png` (product §2.0). */
export function nameFile(task: Task, index: number, format: string): string {
  const digits = new Date(task.created_at).toISOString().replaceAll(/\D/g, '');
  const when = `${digits.slice(0, 8)}-${digits.slice(8, 12)}`;
  const number = task.results.length > 1 ? `_${index + 1}` : '';
  return `atelier_${toolOfType(task.type)}_${when}_${task.id}${number}.${format}`;
}

/** Throws where the file cannot be had. */
export async function downloadResult(task: Task, index: number, format: DownloadFormat): Promise<void> {
  const result = task.results.find((candidate) => candidate.index === index);
  if (!result) throw new RangeError(`no result ${index}`);
  const response = await fetch(result.url, { credentials: 'omit' });
  if (!response.ok) throw new Error(`${response.status}`);
  const original = await response.blob();
  const isAsked = result.kind !== 'image' || result.format === format;
  const file = isAsked ? original : await convertPicture(original, format);
  saveFile(file, nameFile(task, index, isAsked ? result.format : format));
}

async function convertPicture(original: Blob, format: DownloadFormat): Promise<Blob> {
  const picture = await createImageBitmap(original);
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  if (format === 'jpg') {
    // JPG knows no transparency: what shows through becomes paper, not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(picture, 0, 0);
  picture.close();
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('not drawn')));
    canvas.toBlob(take, MIME[format], QUALITY);
  });
}

function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers read the address a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
