// Gives what root makes in a user's folder to that user, so that the user's own next start is not locked out.
import { lchownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { SANDBOX_USER } from '#server/children/sandbox.ts';

/** What root's children made before they were killed is root's to hand over. */
const OURS = new Set([0, SANDBOX_USER.uid]);

/** Hands the file to the owner of the folder that holds it. Does nothing for anyone but root. */
export function restoreOwner(file: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(path.dirname(file));
  lchownSync(file, uid, gid);
}

/** Hands over what root, or a sandbox of root's, owns in the folder, all the way down, but for the folders named. */
export function restoreOwnerOfAll(folder: string, leftOut: readonly string[] = []): void {
  if (process.getuid?.() !== 0 || !lstatSync(folder, { throwIfNoEntry: false })) return;
  const { uid } = statSync(folder);
  if (uid === 0) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (leftOut.includes(entry.name)) continue;
    const file = path.join(folder, entry.name);
    const found = lstatSync(file, { throwIfNoEntry: false });
    if (found && OURS.has(found.uid)) restoreOwner(file);
    if (entry.isDirectory()) restoreOwnerOfAll(file, leftOut);
  }
}
