// The image library of a worker, loaded with its first image: of all that a worker may need it takes longest to load.
import type Sharp from 'sharp';

export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // The worker keeps other things in memory than old images, and its processors are shared with the drawing.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
