// The middle of a kept image, for a face: cut to a square of one size.
import sharp from 'sharp';
import type { SquareJob } from './clean-file.ts';

export async function cutSquare({ file, to, side }: SquareJob): Promise<void> {
  await sharp(file)
    .resize(side, side, { fit: 'cover', position: 'centre' })
    .flatten({ background: 'white' })
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(to);
}
