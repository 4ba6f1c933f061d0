// Asks a storage at most once within seconds whether it can be written, for all who want to know.
import { setTimeout as sleep } from 'node:timers/promises';

const LIMIT_MS = 3000;
const REMEMBER_BAD_MS = 1000;

/** Asked for every post and every probe: one answer serves all who ask within seconds. False also when it is late. */
export function rememberBriefly(ask: () => Promise<boolean>, rememberMs: number): () => Promise<boolean> {
  let last = { isWritable: false, until: 0 };
  let asking: Promise<boolean> | null = null;
  const askInTime = async () => {
    const late = sleep(LIMIT_MS, false, { ref: false });
    const isWritable = await Promise.race([ask().catch(() => false), late]);
    last = { isWritable, until: performance.now() + (isWritable ? rememberMs : REMEMBER_BAD_MS) };
    asking = null;
    return isWritable;
  };
  return async () => (performance.now() < last.until ? last.isWritable : await (asking ??= askInTime()));
}
