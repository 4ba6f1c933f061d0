// Writes what made an image into its PNG file, as text chunks that every viewer of metadata shows, and reads it again.
import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, name and checksum around IHDR's 13 bytes of content. */
const HEADER_BYTES = 25;
/** Of the chunk that holds an XMP packet. */
export const XMP_KEYWORD = 'XML:com.adobe.xmp';

/** Puts one iTXt chunk (UTF-8) for each entry behind the header. Keywords are Latin, 1-79 characters (PNG §11.3.3). */
export function writePngText(png: Buffer, entries: Readonly<Record<string, string>>): Buffer {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new RangeError('not a PNG');
  const headerEnd = SIGNATURE.length + HEADER_BYTES;
  const chunks = Object.entries(entries).map(([keyword, text]) => makeTextChunk(keyword, text));
  return Buffer.concat([png.subarray(0, headerEnd), ...chunks, png.subarray(headerEnd)]);
}

function makeTextChunk(keyword: string, text: string): Buffer {
  // After the keyword: not compressed, no language, no translated keyword.
  const body = Buffer.concat([
    Buffer.from('iTXt', 'latin1'),
    Buffer.from(`${keyword}\0\0\0\0\0`, 'latin1'),
    Buffer.from(text, 'utf8'),
  ]);
  const chunk = Buffer.alloc(4 + body.length + 4);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  return chunk;
}

/** Our own text chunks behind the header, up to the first chunk of another kind. */
export function readPngText(png: Buffer): Record<string, string> {
  const entries: Record<string, string> = {};
  let at = SIGNATURE.length + HEADER_BYTES;
  while (at + 12 <= png.length && png.toString('latin1', at + 4, at + 8) === 'iTXt') {
    const end = at + 8 + png.readUInt32BE(at);
    const body = png.subarray(at + 8, end);
    const keyword = body.toString('latin1', 0, body.indexOf(0));
    entries[keyword] = body.toString('utf8', keyword.length + 5);
    at = end + 4;
  }
  return entries;
}
