// Lets the tests start what the product runs as processes of its own from their bundle, as the product does: they are there
// for half the work (vitest's global setup).
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBundle } from '#server/process/find-bundle.mjs';
import { runScript } from '#server/process/run-script.ts';

const BUNDLER = path.join(import.meta.dirname, '../scripts/build-server.ts');
/** Its tests start the whole product, each of which would make a bundle where there is none. */
const STARTS = 'start';

/** Made where it will be needed anyway; a few tests alone do with the sources where these have changed. */
export async function setup(project: TestProject): Promise<void> {
  const isNeeded = project.vitest.projects.some(({ name }) => name === STARTS);
  if (isNeeded && findBundle() === null) await runScript(BUNDLER, [], AbortSignal.timeout(120_000));
  if (project.name === STARTS) return; // the products find it for themselves
  const choose = (): void => {
    project.config.env = { ...project.config.env, SERVER_BUNDLE: findBundle() ?? '' };
  };
  choose();
  project.onTestsRerun(choose);
}
