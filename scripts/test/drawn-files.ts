// Test files of which `npm test` plays some in each run, all of them in CI (docs/decisions/0061). A file that is asked for by
// its name is always played.
import { globSync } from 'node:fs';
import path from 'node:path';
import { drawCases } from '#tests/draw-cases.ts';

const PROJECT = path.join(import.meta.dirname, '../..');

/** Each kills the whole product, or cuts it off, in a way of its own, and asks what must hold then. */
const CHAOS = list('tests/chaos/*.test.ts');
const CHAOS_IN_A_RUN = 3;

const STORIES = list('tests/browser/*.spec.ts');
/** Each starts one more product. What they tell is tested without a browser, too, in front of the same services. */
const WITH_OWN_PRODUCT = ['engines', 'google', 'other-origin', 'paddle', 'resumable'].map(
  (name) => `tests/browser/${name}.spec.ts`,
);
const OWN_PRODUCTS_IN_A_RUN = 2;

/** Returns the files that this run leaves out. */
export function undrawnChaos(): string[] {
  const drawn = drawCases('chaos', CHAOS, CHAOS_IN_A_RUN);
  return CHAOS.filter((file) => !drawn.includes(file));
}

/** Returns the files that this run plays. */
export function drawnStories(): string[] {
  const drawn = drawCases('products of stories', WITH_OWN_PRODUCT, OWN_PRODUCTS_IN_A_RUN);
  return STORIES.filter((file) => !WITH_OWN_PRODUCT.includes(file) || drawn.includes(file));
}

function list(pattern: string): string[] {
  return globSync(pattern, { cwd: PROJECT }).sort();
}
