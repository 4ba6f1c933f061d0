// A picture in memory: rows of RGBA bytes with straight (not premultiplied) alpha.

export type Picture = { width: number; height: number; data: Uint8ClampedArray };
