// What goes on beyond the edges of a photo.
import { expect, it } from 'vitest';
import { meanColour } from '#tests/fakes/test-photos.ts';
import { continueEdges } from './continue-edges.ts';

/** Grey, with a white post a tenth of its width from its left edge. */
function makePost(width: number, height: number) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i++) {
    const isPost = Math.abs((i % width) - width * 0.1) < width * 0.02;
    if (!isPost) data.fill(110, i * 4, i * 4 + 3);
  }
  return { width, height, data };
}

it('shows nothing of the photo a second time', () => {
  const photo = makePost(200, 150);
  const canvas = { width: 260, height: 150, left: 60, top: 0, seed: 3 };
  const { width, height, data } = continueEdges(photo, photo, null, canvas);
  for (let x = 0; x < 58; x += 2) {
    const column = { left: x / width, top: 0, right: (x + 2) / width, bottom: 1 };
    expect(meanColour({ width, height, data }, column)[0]).toBeLessThan(150);
  }
});
