// The sides of a shape that stands for an aspect ratio.

/** In pixels: the side of the square whose area all shapes share, and the longest side allowed. */
export type RatioSizes = { side: number; longest: number };

/** Of "16:9"; what is no ratio is a square. */
export function measureRatio(
  ratio: string,
  { side, longest }: RatioSizes,
): { width: number; height: number } {
  const [across = 1, down = 1] = ratio.includes(':') ? ratio.split(':').map(Number) : [];
  const shape = Math.sqrt(across / down);
  const width = side * shape;
  const height = side / shape;
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
