import type { Page } from '@playwright/test';

/** In steps, as a hand does: of the first one some versions of Chromium say that nothing has moved. */
export async function movePointer(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.move(x, y, { steps: 3 });
}
