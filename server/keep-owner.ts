// Gives what root makes in a user's folder to that user, so that the user's own next start is not locked out.
import { lchownSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Hands the file to the owner of the folder that holds it. Does nothing for anyone but root. */
export function keepOwner(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(file));
  lchownSync(file, uid, gid);
}
