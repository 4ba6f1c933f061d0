// Words that a person typed fit where they are written, in both scripts.
import { expect, it } from 'vitest';
import { makeSurface, readPixels } from '#engine/raster/surface.ts';
import { drawText, setText, type TextRoom } from './write-text.ts';

const room: TextRoom = { hand: 'written', width: 220, height: 90, size: 30, mostLines: 3 };
const brush = () => makeSurface(300, 200).getContext('2d');

it('keeps short words on one line at the full size', () => {
  expect(setText(brush(), ' a day  at the sea ', room)).toMatchObject({
    lines: ['a day at the sea'],
    size: 30,
  });
});

it('breaks between English words, and anywhere in Chinese but before its marks', () => {
  const english = setText(brush(), 'one summer morning by the quiet lake', room);
  expect(english.lines.length).toBeGreaterThan(1);
  expect(english.lines.join(' ')).toBe('one summer morning by the quiet lake');
  const chinese = setText(brush(), '海边的一个夏天的早晨，风很轻，云很低。', room);
  expect(chinese.lines.length).toBeGreaterThan(1);
  expect(chinese.lines.join('')).toBe('海边的一个夏天的早晨，风很轻，云很低。');
  expect(chinese.lines.filter((line) => /^[，。]/.test(line))).toEqual([]);
});

it('makes long words smaller, and ends what is still too long with an ellipsis', () => {
  for (const text of ['x'.repeat(200), '很长的一句话'.repeat(33), 'many words '.repeat(18)]) {
    const { lines, size, leading, width } = setText(brush(), text, room);
    expect(lines.length * leading).toBeLessThanOrEqual(room.height);
    expect(width).toBeLessThanOrEqual(room.width + size);
    expect(lines.length).toBeLessThanOrEqual(3);
  }
  expect(setText(brush(), 'x'.repeat(200), { ...room, height: 30 }).lines.at(-1)).toMatch(/…$/);
});

/** How much ink a word leaves. */
function marksOf(text: string): number {
  const surface = makeSurface(300, 80, (own) => {
    own.fillStyle = '#000';
    drawText(own, setText(own, text, room), 150, 10);
  });
  return readPixels(surface).reduce((sum, value) => sum + value, 0);
}

it('has the Chinese face at hand: other words leave other marks', () => {
  const signs = ['海', '边', '龙', 'a'].map(marksOf);
  expect(new Set(signs).size).toBe(4);
  expect(Math.min(...signs)).toBeGreaterThan(0);
});
