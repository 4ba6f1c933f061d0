// Reads a zip back with another library than the one that wrote it.
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { crc32 } from 'node:zlib';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';

const open = promisify<Buffer, object, ZipFile>(fromBuffer);

/** Name → content, in the order of the zip. Fails when a size or a checksum is not what the zip says. */
export async function readZip(zip: Buffer): Promise<Map<string, Buffer>> {
  const file = await open(zip, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true });
  const openEntry = promisify(file.openReadStream.bind(file) as typeof file.openReadStream);
  const read = new Map<string, Buffer>();
  await new Promise<void>((resolve, reject) => {
    file.once('end', resolve);
    file.once('error', reject);
    file.on('entry', (entry: Entry) => {
      openEntry(entry)
        .then(async (stream) => {
          const content = await buffer(stream);
          if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is not whole`);
          if (read.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice`);
          read.set(entry.fileName, content);
          file.readEntry();
        })
        .catch(reject);
    });
    file.readEntry();
  });
  return read;
}
