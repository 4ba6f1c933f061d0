// Asks for one image, not for the two that a form begins with: each is seconds of the processor, and what becomes of
// several is tested by those that look at them.
import type { Page } from '@playwright/test';
import type { Say } from './read-words.ts';

export async function askForOne(page: Page, say: Say): Promise<void> {
  const counts = page.getByRole('group', { name: say('tool.count') });
  await counts.getByRole('radio', { name: '1', exact: true }).check();
}
