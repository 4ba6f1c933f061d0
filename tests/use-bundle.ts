// Lets the tests start what the product runs as processes of its own from their bundle, as the product does: they are there
// for half the work; and has the web pages built that every product serves (vitest's global setup).
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBundle } from '#server/process/find-bundle.mjs';
import { prepareWeb } from '#server/process/prepare-web.ts';
import { runScript } from '#server/process/run-script.ts';

const BUNDLER = path.join(import.meta.dirname, '../scripts/build-server.ts');
/** Its tests start the whole product, each of which would make a bundle and the web pages where there are none. */
const STARTS = 'start';
const LIMIT_MS = 180_000;

/** Made where it will be needed anyway; a few tests alone do with the sources where these have changed. */
export async function setup(project: TestProject): Promise<void> {
  const isNeeded = project.vitest.projects.some(({ name }) => name === STARTS);
  const signal = AbortSignal.timeout(LIMIT_MS);
  if (isNeeded) await Promise.all([prepareBundle(signal), buildWeb(signal)]);
  if (project.name === STARTS) return; // the products find it for themselves
  const choose = (): void => {
    project.config.env = { ...project.config.env, SERVER_BUNDLE: findBundle() ?? '' };
  };
  choose();
  project.onTestsRerun(choose);
}

async function prepareBundle(signal: AbortSignal): Promise<void> {
  if (findBundle() === null) await runScript(BUNDLER, [], signal);
}

/** Two products that begin together would each build them. What cannot be built they say themselves. */
async function buildWeb(signal: AbortSignal): Promise<void> {
  await prepareWeb({ say: () => {}, signal }).catch(() => {});
}
