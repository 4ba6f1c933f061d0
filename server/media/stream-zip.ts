// Writes a zip while it is read: its files are opened one after another, and none is held in memory.
import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type ReadStreamOptions, ZipFile } from 'yazl';

export type ZippedFile = {
  name: string;
  at: Date;
  /** Opened when it is written: of many files one is open at a time. */
  content: Readable;
  /** Texts become smaller; images, videos and sounds are small already. */
  isText: boolean;
};

/**
 * A reader that goes away closes the file that is being read, and no further one is asked for. What breaks while it
 * is read breaks the zip: a part of it is never taken for the whole.
 */
export function streamZip(files: AsyncIterable<ZippedFile>): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => out.destroy(error));
  fill(zip, out, files).catch((error: unknown) => out.destroy(error as Error));
  return out;
}

async function fill(zip: ZipFile, out: PassThrough, files: AsyncIterable<ZippedFile>): Promise<void> {
  for await (const { name, at, content, isText } of files) {
    const close = () => content.destroy();
    out.once('close', close);
    if (out.destroyed) close();
    zip.addReadStream(content, name, { ...plain, mtime: at, compress: isText });
    await finished(content, { writable: false });
    out.off('close', close);
  }
  zip.end();
}

const plain = { mode: 0o100644 } satisfies Partial<ReadStreamOptions>;

/** Bytes of the zip that `streamZip` writes of these files, when none of them is a text. */
export function measureZip(files: readonly { name: string; bytes: number }[]): number {
  const zip = new ZipFile();
  let size = -1;
  for (const { name, bytes } of files) {
    zip.addReadStreamLazy(name, { ...plain, size: bytes, compress: false }, () => {}); // never opened
  }
  // The library's types forget that the size is handed over.
  const take: (...told: number[]) => void = (total = -1) => (size = total);
  zip.end({ forceZip64Format: false, comment: '' }, take);
  if (size < 0) throw new Error('the size of the zip could not be told');
  return size;
}
