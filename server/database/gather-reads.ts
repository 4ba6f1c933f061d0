// Asks the database together for what is asked in the same moment: under load a statement serves many calls.
import { dropLate } from './drop-late.ts';

type Limits = {
  /** Statements under way; what is asked meanwhile waits for one of them and goes together. */
  atOnce: number;
  /** Keys of one statement. */
  most: number;
  /** Whoever has waited so long is refused (unavailable). */
  patienceMs?: number;
};

type Asking<Key, Found> = {
  keys: readonly Key[];
  since: number;
  resolve: (found: ReadonlyMap<Key, Found>) => void;
  reject: (reason: unknown) => void;
};

/**
 * `read` gets each key once and answers what there is. All who asked get what it answers, also for the keys of others:
 * whose it is they must look at themselves. What one of them asks must not be able to make it fail.
 */
export function gatherReads<Key, Found>(
  read: (keys: Key[]) => Promise<ReadonlyMap<Key, Found>>,
  { atOnce, most, patienceMs }: Limits,
): (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>> {
  let waiting: Asking<Key, Found>[] = [];
  let running = 0;
  let isLeaving = false;

  function takeBatch(): { batch: Asking<Key, Found>[]; keys: Set<Key> } {
    waiting = dropLate(waiting, patienceMs);
    const keys = new Set<Key>();
    const isFull = (asking: Asking<Key, Found>) => keys.size > 0 && keys.size + asking.keys.length > most;
    let count = 0;
    for (const asking of waiting) {
      if (isFull(asking)) break;
      for (const key of asking.keys) keys.add(key);
      count += 1;
    }
    const batch = waiting.slice(0, count);
    waiting = waiting.slice(count);
    return { batch, keys };
  }

  async function leave(): Promise<void> {
    isLeaving = false;
    const { batch, keys } = takeBatch();
    if (batch.length === 0) return;
    running += 1;
    goOn();
    try {
      const found = await read([...keys]);
      for (const { resolve } of batch) resolve(found);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      goOn();
    }
  }

  /** At the end of this turn of the event loop, when all that has come in was read. */
  function goOn(): void {
    if (isLeaving || waiting.length === 0 || running >= atOnce) return;
    isLeaving = true;
    setImmediate(() => void leave());
  }

  return (keys) =>
    new Promise((resolve, reject) => {
      waiting.push({ keys, since: performance.now(), resolve, reject });
      goOn();
    });
}
