// What jsdom lacks for media fields: decoded images, addresses of files, a database; and the answer to an upload.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { Upload } from '#contract/media.ts';

type Size = readonly [width: number, height: number];

/** An empty browser. `readSize` tells what the next image measures; null: it cannot be decoded. */
export function stubMediaBrowser(readSize: () => Size | null): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
  globalThis.structuredClone = cloneButFiles as typeof structuredClone; // for what a test leaves under way, too
  vi.stubGlobal('createImageBitmap', async () => {
    const size = readSize();
    if (!size) throw new DOMException('not a picture');
    return { width: size[0], height: size[1], close: () => {} };
  });
  let lastUrl = 0;
  URL.createObjectURL = () => `blob:${(lastUrl += 1)}`;
  URL.revokeObjectURL = () => {};
}

const cloneWhole = structuredClone;

/** What a browser does: Node does not know the files of jsdom, and would keep none of their content. */
function cloneButFiles(value: unknown): unknown {
  if (value instanceof Blob) return value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return cloneWhole(value);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cloneButFiles(inner)]));
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
