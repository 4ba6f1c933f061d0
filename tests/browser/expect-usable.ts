// Asks axe whether everybody can use a page: soft, so that one run tells of all that is wrong.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

/** The same without its comments: less than half to be sent to each page, and read there. */
const SMALL_AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const ALL_RULES = { resultTypes: ['violations'] };
/** Those whose answer a colour can change. */
const RULES_OF_COLOUR = { ...ALL_RULES, runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * `what` is said when something is found; `part` is a selector of what alone is asked about. Without the package that asks
 * axe through Playwright: the product has no frames, and to look for them costs a third of the question.
 */
export async function expectUsable(page: Page, what: string, part?: string): Promise<void> {
  await askAxe(page, what, part ? JSON.stringify(part) : 'document', ALL_RULES);
}

/** The same of a page that was asked about in another theme, and whose colours alone have changed since. */
export async function expectLegible(page: Page, what: string): Promise<void> {
  await askAxe(page, what, 'document', RULES_OF_COLOUR);
}

async function askAxe(page: Page, what: string, part: string, options: object): Promise<void> {
  // It is read once for each page that is loaded.
  if (!(await page.evaluate<boolean>("typeof axe === 'object'"))) await page.evaluate(SMALL_AXE);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${part}, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html}`).join(', ')}`,
  );
  expect.soft(found, `what axe finds on ${what}`).toEqual([]);
}
