// A mail server whose mail lies where the browser tests look for it, whichever machine has sent it.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startMailServer } from '../fakes/mail-server.ts';

/** Mail comes to `outbox` in the folder, named by its time and whom it is for. */
export async function openMailbox(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const outbox = path.join(folder, 'outbox');
  mkdirSync(outbox);
  let count = 0;
  const server = await startMailServer({
    onMessage: ({ to, source }) => {
      for (const address of to) {
        count += 1;
        const name = `${String(count).padStart(6, '0')}-${address}.eml`;
        // Whole, or not at all.
        writeFileSync(path.join(folder, name), source);
        renameSync(path.join(folder, name), path.join(outbox, name));
      }
    },
  });
  return { url: server.url, close: () => server.close() };
}
