// Asks the database together for what is asked in the same moment: under load a statement serves many calls.
import { type GroupLimits, gather } from './gather.ts';

/**
 * `read` gets each key once and answers what there is. All who asked get what it answers, also for the keys of others:
 * whose it is they must look at themselves. What one of them asks must not be able to make it fail.
 */
export function gatherReads<Key, Found>(
  read: (keys: Key[]) => Promise<ReadonlyMap<Key, Found>>,
  { most, ...limits }: GroupLimits,
): (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Found>> {
  const { ask } = gather<readonly Key[], ReadonlyMap<Key, Found>>({
    ...limits,
    part(waiting) {
      const keys = new Set<Key>();
      let count = 0;
      for (const { asked } of waiting) {
        if (keys.size > 0 && keys.size + asked.length > most) break;
        for (const key of asked) keys.add(key);
        count += 1;
      }
      return { group: waiting.slice(0, count), left: waiting.slice(count) };
    },
    async serve(group) {
      try {
        const found = await read([...new Set(group.flatMap(({ asked }) => asked))]);
        for (const { resolve } of group) resolve(found);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    },
  });
  return ask;
}
