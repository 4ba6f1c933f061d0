// Counts what somebody presses: pointers and keys, as the page itself sees them.
import type { Page } from '@playwright/test';

/** Since the page was loaded; the application goes on without loading it again. */
const COUNT = `globalThis.presses = 0;
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, () => (presses += 1), true)`;

/** Before the page is opened. Returns how often something was pressed since it was asked last. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(COUNT);
  return async () => await page.evaluate<number>(`[presses, presses = 0][0]`);
}
