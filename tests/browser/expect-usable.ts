// Asks axe whether everybody can use a page: soft, so that one run tells of all that is wrong.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The same without its comments: less than half to be sent to each page, and read there. */
const SMALL_AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** `what` is said when something is found; `part` is a selector of what alone is asked about. */
export async function expectUsable(page: Page, what: string, part?: string): Promise<void> {
  // It is read once for each page that is loaded.
  const isThere = await page.evaluate<boolean>("typeof axe === 'object'");
  const axe = new AxeBuilder({ page, axeSource: isThere ? 'null' : SMALL_AXE })
    // The product has no frames of others: without this, every question opens a blank page of its own for them.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  );
  expect.soft(found, `what axe finds on ${what}`).toEqual([]);
}
