// Values that stay in this browser.
import * as z from 'zod/mini';
import { afterEach, expect, it, vi } from 'vitest';
import { flag, listOf, stored } from './stored.ts';

const names = stored('names', listOf(z.string()));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it('is what was written, also for who reads it anew', () => {
  expect(names.read()).toEqual([]);
  expect(names.write(['a', 'b'])).toBe(true);
  expect(stored('names', listOf(z.string())).read()).toEqual(['a', 'b']);
});

it('is read as far as it makes sense', () => {
  localStorage.setItem('names', '["a", 7, "b", null]');
  expect(names.read()).toEqual(['a', 'b']);
  for (const broken of ['{"a":1}', 'not json', '7', '']) {
    localStorage.setItem('names', broken);
    expect(names.read()).toEqual([]);
  }
  localStorage.setItem('flag', '"yes"');
  expect(stored('flag', flag).read()).toBe(false);
});

it('goes with the visit where it should', () => {
  stored('here', flag, { isOfVisit: true }).write(true);
  expect(localStorage.getItem('here')).toBeNull();
  expect(stored('here', flag, { isOfVisit: true }).read()).toBe(true);
});

it('says when this browser keeps nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(names.write(['a'])).toBe(false);
  expect(names.read()).toEqual([]);
});
