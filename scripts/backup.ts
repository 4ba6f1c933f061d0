// `npm run backup -- <folder>`: the rows of one moment and all media, in a folder that `npm run restore` takes.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { claimStorage } from '#server/adapters/claim-storage.ts';
import { openStorage } from '#server/adapters/open-storage.ts';
import { formatBytes } from '#server/backup/copy-media.ts';
import { writeBackup } from '#server/backup/write-backup.ts';
import { readConfig } from '#server/config.ts';
import { connectDatabase } from '#server/database/connect.ts';
import { reachDatabase } from '#server/embedded-postgres/reach-database.ts';
import { setPrivateUmask } from '#server/process/private-files.ts';
import { type Life, runLife } from '#server/process/process-life.ts';
import { StartError } from '#server/process/start-error.ts';

const USAGE = `Write all rows and media into a folder, whether the product runs or not:
  npm run backup -- /backups/2026-11-24
One that was cut off goes on when it is run again. It holds everything, also the secret: keep it where nobody else reads it.`;

setPrivateUmask();
runLife(start, { say, complain });

async function start(life: Life): Promise<void> {
  const [folder = '', ...more] = process.argv.slice(2);
  if (folder === '' || folder.startsWith('-') || more.length > 0) throw new StartError(USAGE);
  const config = readConfig();
  const reached = await reachDatabase(config, life.signal);
  life.onStop(reached.close);
  const storage = await openStorage(config);
  const { db, close } = connectDatabase(reached.url, { part: 'admin', connections: 1 });
  life.onStop(close);
  await claimStorage(db, storage);
  const { manifest, broken } = await writeBackup({
    databaseUrl: reached.url,
    storage,
    secret: config.secret || readFileSync(path.join(config.dataDir, 'secret'), 'utf8').trim(),
    folder: path.resolve(folder),
    say,
    signal: life.signal,
  });
  say(
    `The backup is whole: ${manifest.media.files} files (${formatBytes(manifest.media.bytes)}), in ${folder}`,
  );
  for (const key of broken) say(`Not there, or not what its row says: ${key}`);
  life.stop('', broken.length === 0 ? 0 : 1);
}

function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

function complain(error: unknown): void {
  const words =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${words}\n\n`);
}
