// What a saved file is called, wherever it is saved: one by one, in an archive, in an export. Source: product §2.0.
import { toolOfType } from './tool-names.ts';

type Made = { id: string | number; type: number; created_at: string | Date };

/** `atelier_text-to-image_20261121-1438_10293_2.png`; of several results (`of`) each says which it is, and goes on to where others were deleted. */
export function nameResultFile(
  { id, type, created_at }: Made,
  { index, of, format }: { index: number; of: number; format: string },
): string {
  const number = of > 1 || index > 0 ? `_${index + 1}` : '';
  return `atelier_${toolOfType(type)}_${nameMoment(created_at)}_${id}${number}.${format}`;
}

/** `atelier_upload_20261121-1438_77.jpg` */
export function nameUploadFile(id: number, sentAt: Date, format: string): string {
  return `atelier_upload_${nameMoment(sentAt)}_${id}.${format}`;
}

/** `20261121-1438`, in UTC: the same file has the same name on every machine. */
export function nameMoment(at: string | Date): string {
  const digits = new Date(at).toISOString().replaceAll(/\D/g, '');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}`;
}
