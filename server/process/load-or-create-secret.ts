// The signing secret of a deployment that has none set: made once, kept in the data folder.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import path from 'node:path';
import { restoreOwner } from './restore-owner.ts';
import { readErrorCode, StartError } from './start-error.ts';

/** Reads the secret of that folder, making it (mode 0600) the first time. Call it while holding the folder lock. */
export function loadOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= 32) return secret;
    throw new StartError(
      `${file} is damaged: it must hold 32 characters or more. Put it back from your backup.`,
    );
  } catch (error) {
    if (error instanceof StartError) throw error;
    if (readErrorCode(error) !== 'ENOENT') {
      throw new StartError(
        `The secret in ${file} cannot be read (${readErrorCode(error)}). Start as its owner.`,
      );
    }
  }
  const secret = randomBytes(32).toString('base64url');
  const draft = `${file}.new`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, `${secret}\n`);
  fsyncSync(handle); // a lost secret would break every signed address
  closeSync(handle);
  restoreOwner(draft);
  renameSync(draft, file);
  return secret;
}
