// What packing an export is called with: it labels results, for which it opens them.
import { onTestFinished } from 'vitest';
import type { PackContext } from '#server/account/pack-exports.ts';
import { openMediaLab } from '#server/media/media-lab.ts';
import { openDownloads } from '#server/task/prepare-download.ts';

/** Until the end of the test that calls it. */
export function openPackContext<App extends Omit<PackContext, 'prepareDownload'>>(
  app: App,
): App & PackContext {
  const lab = openMediaLab(app, 'scratch');
  onTestFinished(lab.close);
  return { ...app, prepareDownload: openDownloads(app, lab) };
}
