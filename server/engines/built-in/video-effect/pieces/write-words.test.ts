// Letters of both languages, and of none.
import { expect, it } from 'vitest';
import { makeSurface, readPixels } from '../../illustrator/surface.ts';
import { fontFor, writableOf } from './write-words.ts';

function inkOf(words: string): number {
  const surface = makeSurface(300, 60, (brush) => {
    brush.font = fontFor(words, 40);
    brush.fillText(words, 4, 44);
  });
  return readPixels(surface).filter((value, i) => i % 4 === 3 && value > 128).length;
}

it('[§2.6] writes Chinese and Latin letters, each in its own shape', () => {
  const inks = ['福', '新', 'A', 'g'].map((letter) => inkOf(letter));
  expect(new Set(inks).size).toBe(4);
  expect(Math.min(...inks)).toBeGreaterThan(60);
});

it('leaves away what it cannot write', () => {
  expect(writableOf('新年快乐🧧 2027!')).toBe('新年快乐 2027!');
  expect(writableOf('🧧🧧')).toBe('');
});
