// Removes a folder that programs worked in.
import { rm } from 'node:fs/promises';

/**
 * A program that was killed goes when the system comes to it, and may make one more file in a folder that is just being
 * emptied: then it is emptied again, for up to 16 seconds. Throws what the system says where it cannot be removed.
 */
export async function removeWorkFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
}
