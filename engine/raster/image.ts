// An image in memory: rows of RGBA bytes with straight (not premultiplied) alpha.

export type Image = { width: number; height: number; data: Uint8ClampedArray };
