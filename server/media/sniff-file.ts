// Tells what a file is by its first bytes. Its name and what the sender says of it count for nothing.
import { fileTypeFromBuffer } from 'file-type';
import type { MediaKind } from '#contract/media-kinds.ts';

/** As many bytes as the longest signature wants. */
export const HEAD_BYTES = 4100;

/** What a file of this type may turn out to be; a video without images is a sound. */
const TYPES: Readonly<Record<string, MediaKind>> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'video/mp4': 'video',
  'video/x-m4v': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
  'audio/mpeg': 'audio',
  'audio/wav': 'audio',
  'audio/x-wav': 'audio',
  'audio/vnd.wave': 'audio',
  'audio/mp4': 'audio',
  'audio/x-m4a': 'audio',
  'audio/aac': 'audio',
};

/** What is taken for something plainer than it is called. A moving PNG is a PNG: its first image is taken. */
const USUAL_NAMES: Readonly<Record<string, string>> = { 'image/apng': 'image/png' };

export type Sniffed = { kind: MediaKind; mime: string };

/** Null for everything that we do not take: playlists, drawings with scripts, archives, text. */
export async function sniffFile(head: Uint8Array): Promise<Sniffed | null> {
  // What the reader of a stranger's bytes stumbles over is nothing that we take, and no fault of ours.
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (!found) return null;
  const mime = USUAL_NAMES[found.mime] ?? found.mime;
  const kind = TYPES[mime];
  return kind ? { kind, mime } : null;
}
