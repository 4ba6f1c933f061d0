// One photo with two people: the astronaut in colour at the left, mirrored and grey at the right.
import sharp from 'sharp';
import { fileURLToPath } from 'node:url';

const PORTRAIT = fileURLToPath(new URL('./photos/astronaut.jpg', import.meta.url));

export async function drawTwoPeople(side = 512): Promise<Buffer> {
  const one = sharp(PORTRAIT).resize(side, side);
  const other = await one.clone().flop().greyscale().png().toBuffer();
  return await one
    .clone()
    .extend({ right: side })
    .composite([{ input: other, left: side, top: 0 }])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** How colourful an image is, from 0 for grey. */
export function measureColour({ data }: { data: Uint8ClampedArray | Uint8Array }): number {
  let sum = 0;
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(i, i + 3);
    sum += Math.max(red, green, blue) - Math.min(red, green, blue);
  }
  return sum / (data.length / 4);
}
