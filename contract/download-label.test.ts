// Where the label lies, and how large it is, on images of every shape.
import { expect, it } from 'vitest';
import { layOutLabel } from './download-label.ts';

/** Each letter as wide as the font is high. */
function createPen() {
  const pen = {
    font: '',
    measureText: (text: string) => ({ width: text.length * Number(/(\d+)px/.exec(pen.font)?.[1]) }),
  };
  return pen;
}

it.each([
  [1024, 1024],
  [640, 1536],
  [3840, 2160],
  [300, 3000],
  [64, 64],
])('lies inside an image of %i × %i, in the lower left corner', (width, height) => {
  const label = layOutLabel(createPen(), { isAi: true, width, height, families: 'serif' });
  expect(label.left).toBeGreaterThanOrEqual(0);
  expect(label.left + label.width).toBeLessThanOrEqual(Math.max(width * 0.8, label.width));
  expect(label.top).toBeGreaterThan(height / 2);
  expect(label.top + label.height).toBeLessThanOrEqual(height);
});

const heightOf = (isAi: boolean) =>
  layOutLabel(createPen(), { isAi, width: 4000, height: 1000, families: 'serif' });

it('is as high as the standard asks for where an AI made it, and smaller for what rules have drawn', () => {
  expect(heightOf(true)).toMatchObject({ fontPixels: 50, zh: { text: 'AI生成' } });
  expect(heightOf(false)).toMatchObject({ fontPixels: 36, en: { text: 'Computer-made' } });
});
