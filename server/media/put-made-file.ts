// Stores a file that a child process made.
import { openMadeFile } from '#server/children/open-made-file.ts';
import type { Storage, Stored } from '#server/adapters/storage.ts';

/** Throws as `openMadeFile` and `put` do. */
export async function putMadeFile(
  storage: Pick<Storage, 'put'>,
  key: string,
  file: string,
  folder: string,
): Promise<Stored> {
  const content = (await openMadeFile(file, folder)).createReadStream();
  try {
    return await storage.put(key, content);
  } finally {
    content.destroy(); // what is not read to its end would be left open
  }
}
