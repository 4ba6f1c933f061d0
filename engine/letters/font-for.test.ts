// Letters of both languages, and of none.
import { expect, it } from 'vitest';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { fontFor, writableOf } from './font-for.ts';

function inkOf(words: string): number {
  const surface = makeSurface(300, 60, (brush) => {
    brush.font = fontFor(words, 40);
    brush.fillText(words, 4, 44);
  });
  return readPixels(surface).filter((value, i) => i % 4 === 3 && value > 128).length;
}

it('[product 2.6] writes Chinese and Latin letters, each in its own shape', () => {
  const inks = ['福', '新', 'A', 'g'].map((letter) => inkOf(letter));
  expect(new Set(inks).size).toBe(4);
  expect(Math.min(...inks)).toBeGreaterThan(60);
});

it('leaves away what it cannot write', () => {
  expect(writableOf('新年快乐🧧 2027!')).toBe('新年快乐 2027!');
  expect(writableOf('🧧🧧')).toBe('');
});

it('writes with a hand what it has, and lends it the letters that it lacks', () => {
  const hand = { file: 'newsreader/files/newsreader-latin-wght-italic', style: 'italic 400' };
  const families = (text: string) => fontFor(text, 20, hand).match(/"[^"]+"/g);
  expect(families('café')).toEqual(['"Picture newsreader-latin-wght-italic"']);
  for (const letter of ['ł', 'Ж', '海']) {
    const lent = expect.stringContaining('noto-serif-sc') as string;
    expect(families(`a ${letter}`)).toEqual(['"Picture newsreader-latin-wght-italic"', lent]);
  }
});
