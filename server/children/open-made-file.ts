// Opens a file that a child process made: it may say any name, and put a link to our secret there.
import { constants } from 'node:fs';
import { type FileHandle, open, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';

/**
 * Opens it for reading. Throws RangeError for whatever is no ordinary file, and for what lies, however it is reached,
 * outside of the folder. The caller closes it, or the stream it makes of it does.
 */
export async function openMadeFile(file: string, folder: string): Promise<FileHandle> {
  // Non-blocking: opening a pipe would wait for ever.
  const handle = await open(
    file,
    constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
  );
  try {
    // Of what has been opened, not of its name: the name may lead elsewhere a moment later.
    const isLinux = process.platform === 'linux';
    const real = isLinux ? await readlink(`/proc/self/fd/${handle.fd}`) : await realpath(file);
    const inside = path.relative(await realpath(folder), real);
    const isInside = inside !== '' && inside.split(path.sep)[0] !== '..' && !path.isAbsolute(inside);
    const found = await handle.stat();
    if (!isInside || !found.isFile()) throw new RangeError(`${file} is no file of a job`);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}
