// Takes an image that an engine made into our own storage, after proving that it is one.
import { Readable } from 'node:stream';
import { PNG_OPTIONS } from '#contract/png-options.ts';
import type { Storage } from '#server/adapters/storage.ts';
import type { Watermark } from './draw-watermark.ts';
import { loadSharp } from './load-sharp.ts';
import { BadMedia, type Stored } from './stored.ts';
import { hashThumb, shrinkToThumb } from './thumb.ts';
import { writePngText } from './write-png-text.ts';

const MAX_FILE_BYTES = 64 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const ACCEPTED = new Set(['png', 'jpeg', 'webp']);

type StoreOptions = {
  /** Name of the file without its ending. */
  name: string;
  hasWatermark: boolean;
  /** Keyword → text, written into the file. */
  text: Readonly<Record<string, string>>;
};

/** Stores the image as PNG, without its mark too where it gets one, and a thumb (≤ 512 px, WebP). Throws BadMedia. */
export async function storeImage(
  storage: Storage,
  content: Readable,
  options: StoreOptions,
): Promise<Stored> {
  const sharp = await loadSharp();
  const file = await readWhole(content);
  const { pixels, format } = await decode(file);
  const { width, height } = pixels.info;
  const raw = { raw: pixels.info };
  const clean = format === 'png' ? file : await encode(pixels);
  const png = options.hasWatermark ? await encode(pixels, await drawMark(width, height)) : clean;
  const thumb = await shrinkToThumb(sharp(pixels.data, raw)).toBuffer();
  const stored = await storage.put(`${options.name}.png`, Readable.from([writePngText(png, options.text)]));
  const clean_key = options.hasWatermark
    ? (await storage.put(`${options.name}-clean.png`, Readable.from([clean]))).key
    : '';
  const storedThumb = await storage.put(`${options.name}-thumb.webp`, Readable.from([thumb]));
  return {
    kind: 'image',
    key: stored.key,
    thumb_key: storedThumb.key,
    poster_key: '',
    preview_key: '',
    subtitles_key: '',
    clean_key,
    width,
    height,
    duration: 0,
    fps: 0,
    has_sound: false,
    bytes: stored.bytes,
    sha256: stored.sha256,
    format: 'png',
    thumbhash: await hashThumb(sharp(pixels.data, raw)),
  };
}

async function readWhole(content: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_FILE_BYTES) throw new BadMedia(`larger than ${MAX_FILE_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 3 | 4 } };

/** Every pixel is decoded: a file that was cut off does not pass. */
async function decode(file: Buffer): Promise<{ pixels: Pixels; format: string }> {
  const sharp = await loadSharp();
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'warning' });
    const { format } = await image.metadata();
    if (!ACCEPTED.has(format)) throw new BadMedia(`a ${format} file`);
    const { data, info } = await image
      .autoOrient()
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const channels = info.channels === 4 ? 4 : 3;
    if (info.channels !== channels) throw new BadMedia(`${info.channels} channels`);
    return { pixels: { data, info: { width: info.width, height: info.height, channels } }, format };
  } catch (error) {
    if (error instanceof BadMedia) throw error;
    throw new BadMedia(error instanceof Error ? error.message : 'cannot be decoded');
  }
}

/** What draws it comes with the first mark: no start of a worker waits for it. */
async function drawMark(width: number, height: number): Promise<Watermark> {
  const { drawWatermark } = await import('./draw-watermark.ts');
  return drawWatermark(width, height);
}

async function encode(pixels: Pixels, mark?: Watermark): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(pixels.data, { raw: pixels.info });
  if (mark) image.composite([{ input: mark.png, left: mark.left, top: mark.top }]);
  return await image.png(PNG_OPTIONS).toBuffer();
}
