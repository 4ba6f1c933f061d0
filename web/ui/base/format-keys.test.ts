// How keys are printed.
import { afterEach, expect, it, vi } from 'vitest';
import { formatKeys } from './format-keys.ts';

afterEach(() => vi.restoreAllMocks());

it('is what stands on the keyboard', () => {
  expect(formatKeys('creations.all')).toEqual(['Ctrl A']);
  expect(formatKeys('tool.generate')).toEqual(['Ctrl ↵']);
  expect(formatKeys('wall.walk')).toEqual(['← → ↑ ↓']);
  expect(formatKeys('wall.choose', '空格')).toEqual(['X', '空格']);
  expect(formatKeys('wall.range')).toEqual(['Shift X']);
  expect(formatKeys('viewer.closer')).toEqual(['+']);
  expect(formatKeys('viewer.farther')).toEqual(['−']);
  expect(formatKeys('player.second')).toEqual(['Shift ← →']);
  expect(formatKeys('cropper.redo')).toEqual(['Ctrl Shift Z']);
  expect(formatKeys('compare.pixels')).toEqual(['Shift']);
});

it('is ⌘ on a Mac', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)');
  expect(formatKeys('creations.all')).toEqual(['⌘ A']);
  expect(formatKeys('mouth.far')).toEqual(['⌥ ← → ↑ ↓']);
});
