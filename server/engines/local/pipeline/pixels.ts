// Images as networks have them (planes of numbers from -1 to 1), and as files.
import sharp from 'sharp';

export type Size = { width: number; height: number };

const MOST_PIXELS = 50_000_000;

/** Cut to the size. Throws for what is no whole image. */
export async function readPlanes(file: string, { width, height }: Size): Promise<Float32Array> {
  const pixels = await sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(width, height, { fit: 'cover', position: 'centre', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  const area = width * height;
  return Float32Array.from({ length: area * 3 }, (_, at) => {
    const [plane, pixel] = [Math.floor(at / area), at % area];
    return (pixels[pixel * 3 + plane] ?? 0) / 127.5 - 1;
  });
}

/** Writes a PNG, cut to the size that was asked for. */
export async function writePlanes(
  file: string,
  planes: Float32Array,
  drawn: Size,
  wanted: Size,
): Promise<void> {
  const area = drawn.width * drawn.height;
  const pixels = Buffer.alloc(area * 3);
  for (let pixel = 0; pixel < area; pixel += 1) {
    for (let plane = 0; plane < 3; plane += 1) {
      const value = ((planes[plane * area + pixel] ?? 0) + 1) * 127.5;
      pixels[pixel * 3 + plane] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  await sharp(pixels, { raw: { ...drawn, channels: 3 } })
    .resize(wanted.width, wanted.height, { fit: 'cover', position: 'centre', kernel: 'lanczos3' })
    .png()
    .toFile(file);
}

/**
 * The size that the model draws at: of the shape that was asked for, with as many pixels as a square of `side` has, in
 * sides that are multiples of `multiple`.
 */
export function pickDrawnSize({ width, height }: Size, side: number, multiple: number): Size {
  const ratio = Math.sqrt(width / height);
  const round = (pixels: number) => Math.max(1, Math.round(pixels / multiple)) * multiple;
  return { width: round(side * ratio), height: round(side / ratio) };
}
