// The code of a screen that does not come: once the page is loaded anew, the second time it is an error.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mayReload } from './lazy-screen.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

it('reloads once, not again soon, and again much later', () => {
  expect(mayReload(1_000_000)).toBe(true);
  expect(mayReload(1_010_000)).toBe(false);
  expect(mayReload(1_060_000)).toBe(true);
});
