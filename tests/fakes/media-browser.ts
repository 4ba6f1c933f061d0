// What jsdom lacks for media fields: decoded pictures, addresses of files, a database; and the answer to an upload.
import { vi } from 'vitest';
import type { Upload } from '#contract/media.ts';
import { createFakeIndexedDb } from './indexed-db.ts';

type Size = readonly [width: number, height: number];

/** An empty browser. `readSize` tells what the next picture measures; null: it cannot be decoded. */
export function stubMediaBrowser(readSize: () => Size | null): void {
  const { indexedDB, IDBKeyRange } = createFakeIndexedDb();
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('IDBKeyRange', IDBKeyRange);
  vi.stubGlobal('createImageBitmap', async () => {
    const size = readSize();
    if (!size) throw new DOMException('not a picture');
    return { width: size[0], height: size[1], close: () => {} };
  });
  let lastUrl = 0;
  URL.createObjectURL = () => `blob:${(lastUrl += 1)}`;
  URL.revokeObjectURL = () => {};
}

export function buildUpload(id: string, [width, height]: Size): Upload {
  return {
    upload_id: id,
    kind: 'image',
    width,
    height,
    duration: 0,
    fps: 0,
    has_sound: false,
    size: 4,
    mime: 'image/png',
    url: '/media/u',
    thumb: '/media/t',
    thumbhash: 'hash',
  };
}
