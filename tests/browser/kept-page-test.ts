// The `test` of files whose pages need not be new to the product: it begins with one that its worker has kept.
import { test as base } from '@playwright/test';
import { leavePage, openOrigin, takePage } from './kept-page.ts';

type Options = {
  /** False where nothing of the product may have been loaded before, or scripts are added that run before those of a page. */
  isPageKept: boolean;
};

export const test = base.extend<Options>({
  isPageKept: [true, { option: true }],
  page: async ({ browser, isPageKept }, use, { errors }) => {
    const page = isPageKept ? await takePage(browser, 'en') : await browser.newPage();
    if (!isPageKept) await openOrigin(page);
    await use(page);
    // What has failed is still to be photographed; no other test comes to it.
    if (errors.length > 0) return;
    await (isPageKept ? leavePage(page, browser, 'en') : page.close());
  },
  context: async ({ page }, use) => {
    await use(page.context());
  },
});
