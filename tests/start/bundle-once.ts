// Bundles the server before the tests that start it: or else each of the first products would do it for itself (vitest's global setup).
import path from 'node:path';
import { findBundle } from '#server/process/find-bundle.mjs';
import { runScript } from '#server/process/run-script.ts';

const BUNDLER = path.join(import.meta.dirname, '../../scripts/build-server.ts');

export async function setup(): Promise<void> {
  if (findBundle() === null) await runScript(BUNDLER, [], AbortSignal.timeout(120_000));
}
