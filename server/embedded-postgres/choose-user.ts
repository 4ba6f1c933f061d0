// Under which user the embedded PostgreSQL runs: it refuses to be root, and we never create users.
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { StartError } from '#server/process/start-error.ts';

/** Spawn options; empty when the database may run as the user we are. */
export type DatabaseUser = { uid?: number; gid?: number };

type Account = { name: string; uid: number; gid: number };

const ACCOUNT_NAMES = ['postgres', 'nobody', 'daemon'];

/** Nothing of the caller's environment reaches PostgreSQL: no locale, no PGOPTIONS, no time zone. */
export const DATABASE_ENVIRONMENT = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/**
 * Chooses the user: whoever owns the cluster, or the data folder where root starts on a user's folder, or an account
 * that other services run under. initdb needs one that /etc/passwd knows, so an arbitrary number would not do.
 * Throws StartError when root has nobody to hand over to.
 */
export function chooseDatabaseUser(clusterFolder: string): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const owner = findOwner(path.join(clusterFolder, 'PG_VERSION'));
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readAccounts();
  const folderOwner = findOwner(path.dirname(clusterFolder));
  const chosen =
    accounts.find((account) => account.uid === folderOwner?.uid) ??
    ACCOUNT_NAMES.map((name) => accounts.find((account) => account.name === name)).find(Boolean) ??
    accounts[0];
  if (chosen) return { uid: chosen.uid, gid: chosen.gid };
  throw new StartError(
    'PostgreSQL refuses to run as root, and /etc/passwd has no other user (postgres, nobody, daemon).\n' +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** True when that user can walk to the folder by its path; a home with mode 700 above it forbids that. */
export function canReachFolder(folder: string, user: DatabaseUser): boolean {
  if (user.uid === undefined || process.platform !== 'linux') return true;
  const look = spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], {
    ...user,
    cwd: '/',
    env: DATABASE_ENVIRONMENT,
  });
  return look.status === 0;
}

function findOwner(file: string): { uid: number; gid: number } | null {
  try {
    const { uid, gid } = statSync(file);
    return { uid, gid };
  } catch {
    return null;
  }
}

function readAccounts(): Account[] {
  let text: string;
  try {
    text = readFileSync('/etc/passwd', 'utf8');
  } catch {
    return [];
  }
  return text
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length > 3)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid > 0);
}
