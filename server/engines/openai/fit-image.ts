// An image that a server made, in the size that was asked for.
const MOST_PIXELS = 50_000_000;

type Size = { width: number; height: number };

/** Cut to the size that was asked for. Throws an Error for what is no whole image. */
export async function fitImage(image: Buffer, { width, height }: Size): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // a worker starts sooner without it
  return await sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'centre', kernel: 'lanczos3' })
    .png()
    .toBuffer();
}
