// Reads a zip back with another library than the one that wrote it.
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';

/** Name → content, in the order of the zip. Fails when a size or a checksum is not what the zip says. */
export async function readZip(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await fromBufferPromise(zip, { strictFileNames: true, validateEntrySizes: true });
  const read = new Map<string, Buffer>();
  for await (const entry of file.eachEntry()) {
    const { fileName } = entry;
    const content = await buffer(await file.openReadStreamPromise(entry));
    if (crc32(content) !== entry.crc32) throw new Error(`${fileName} is not whole`);
    if (read.has(fileName)) throw new Error(`${fileName} is there twice`);
    read.set(fileName, content);
  }
  return read;
}
