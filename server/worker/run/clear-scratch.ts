// Removes what a dead worker was making, where it is known that no other worker lives.
import path from 'node:path';
import type { AppContext } from '#server/app-context.ts';
import { removeWorkFolder } from '#server/children/remove-work-folder.ts';

/** Its programs may still be dying, too. What cannot be removed is told, and left to the next start. */
export async function clearScratch({ config, log }: Pick<AppContext, 'config' | 'log'>): Promise<void> {
  const folder = path.join(config.dataDir, 'scratch');
  try {
    await removeWorkFolder(folder);
  } catch (err) {
    log.warn({ err }, 'What an earlier worker left could not be removed');
  }
}
