// `npm run admin -- make|remove someone@example.com` and `npm run admin -- list`: who may enter the admin module.
import process from 'node:process';
import { changeRole, listAdmins } from '#server/admin/change-role.ts';
import { type Config, readConfig } from '#server/config.ts';
import { setPrivateUmask } from '#server/process/private-files.ts';
import { connectDatabase, type Db } from '#server/database/connect.ts';
import { reachDatabase } from '#server/embedded-postgres/reach-database.ts';
import { type Life, runLife } from '#server/process/process-life.ts';
import { StartError } from '#server/process/start-error.ts';

const USAGE = `Make somebody an admin, or no admin any more, or see who is one:
  npm run admin -- make someone@example.com
  npm run admin -- remove someone@example.com
  npm run admin -- list`;

setPrivateUmask();
runLife(start, { say, complain });

async function start(life: Life): Promise<void> {
  const [act = '', address = '', ...more] = process.argv.slice(2);
  const isListing = act === 'list' && address === '';
  const isChange = ['make', 'remove'].includes(act) && address !== '' && more.length === 0;
  if (!isListing && !isChange) throw new StartError(USAGE);
  const config = readConfig();
  const reached = await reachDatabase(config, life.signal);
  life.onStop(reached.close);
  const { db, close } = connectDatabase(reached.url, { part: 'admin', connections: 1 });
  life.onStop(close);
  if (isListing) await showAdmins(db);
  else await change(db, address, act === 'make' ? 'admin' : 'user', config);
  life.stop('', 0);
}

async function showAdmins(db: Db): Promise<void> {
  const admins = await listAdmins(db);
  for (const { id, name, email, isBlocked } of admins) {
    say(`${email || '(no address)'}  ${name}, id ${id}${isBlocked ? ', blocked' : ''}`);
  }
  if (admins.length === 0) say('There is no admin. Make one:  npm run admin -- make someone@example.com');
}

async function change(db: Db, email: string, role: 'user' | 'admin', { publicUrl }: Config): Promise<void> {
  const changed = await changeRole(db, email, role);
  if (changed === 'unknown') {
    throw new StartError(
      `Nobody who may sign in has the address ${email}. Sign in with it once at ${publicUrl}, then run this again.`,
    );
  }
  const now = role === 'admin' ? 'is an admin' : 'is no admin';
  if (changed === 'was_so') say(`${email} ${now} already; nothing was changed.`);
  else if (role === 'admin') say(`${email} ${now} now. The admin page is at ${publicUrl}/admin.`);
  else say(`${email} ${now} any more.`);
}

function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

function complain(error: unknown): void {
  const words =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${words}\n\n`);
}
