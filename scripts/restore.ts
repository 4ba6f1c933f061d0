// `npm run restore -- <folder>`: a backup into the empty database and storage of the settings.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { openStorage } from '#server/adapters/open-storage.ts';
import { formatBytes } from '#server/backup/copy-media.ts';
import { readManifest } from '#server/backup/manifest.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import { SECRET } from '#server/backup/write-backup.ts';
import { type Config, readConfig } from '#server/config.ts';
import { migrateDatabase } from '#server/database/migrate.ts';
import { startForTheMoment } from '#server/embedded-postgres/reach-database.ts';
import { setPrivateUmask } from '#server/process/private-files.ts';
import { type Life, runLife } from '#server/process/process-life.ts';
import { StartError } from '#server/process/start-error.ts';

const USAGE = `Bring a backup into the database and the storage of the settings, which must be empty:
  npm run restore -- /backups/2026-11-24
  npm run restore -- /backups/2026-11-24 --accept-broken
One that was cut off goes on when it is run again. Atelier must not run meanwhile.`;

setPrivateUmask();
runLife(start, { say, complain });

async function start(life: Life): Promise<void> {
  const args = process.argv.slice(2);
  const [folder = '', ...more] = args.filter((word) => word !== '--accept-broken');
  if (folder === '' || folder.startsWith('-') || more.length > 0) throw new StartError(USAGE);
  await readManifest(folder); // before anything is made
  const config = readConfig();
  const databaseUrl = await openDatabase(config, life);
  const { files, bytes } = await restoreBackup({
    folder: path.resolve(folder),
    databaseUrl,
    storage: await openStorage(config),
    secret: config.secret || putSecret(config.dataDir, folder),
    acceptsBroken: args.includes('--accept-broken'),
    say,
    signal: life.signal,
  });
  say(`All is there: ${files} files (${formatBytes(bytes)}) and the rows. Start Atelier now.`);
  life.stop('', 0);
}

async function openDatabase(config: Config, life: Life): Promise<string> {
  if (config.hasEmbeddedDatabase) {
    const embedded = await startForTheMoment(config.dataDir, life.signal);
    life.onStop(embedded.close);
    return embedded.url;
  }
  await migrateDatabase(config.databaseUrl, { signal: life.signal, say });
  return config.databaseUrl;
}

/** An embedded installation keeps its own; one that is there already is compared with that of the backup. */
function putSecret(dataDir: string, folder: string): string {
  const file = path.join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) writeFileSync(file, readFileSync(path.join(folder, SECRET)), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

function complain(error: unknown): void {
  const words =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${words}\n\n`);
}
