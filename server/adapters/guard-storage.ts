// A storage that is not touched before it is known to be that of our database: a sweep would empty another's.
import { StartError } from '#server/process/start-error.ts';
import { type Storage, StorageFault } from './storage.ts';

/** `claim` is asked until it has succeeded once; until then everything fails as if the storage were away. */
export function guardStorage(storage: Storage, claim: () => Promise<void>): Storage {
  let claiming: Promise<void> | null = null;
  const claimed = async () => {
    try {
      await (claiming ??= claim());
    } catch (error) {
      claiming = null;
      if (error instanceof StartError)
        throw new StorageFault(Object.assign(new Error(error.message), { code: 'OTHER_STORAGE' }));
      throw error;
    }
  };
  const after =
    <Args extends unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      await claimed();
      return await act(...args);
    };
  return {
    put: async (key, content) => {
      content.on('error', () => {}); // it may break before anybody reads it
      await claimed().catch((error: unknown) => {
        content.destroy();
        throw error;
      });
      return await storage.put(key, content);
    },
    size: after(storage.size),
    open: after(storage.open),
    remove: after(storage.remove),
    removeStale: after(storage.removeStale),
    async *list(olderThanSeconds) {
      await claimed();
      yield* storage.list(olderThanSeconds);
    },
    isWritable: async () =>
      await claimed().then(
        () => storage.isWritable(),
        () => false,
      ),
  };
}
