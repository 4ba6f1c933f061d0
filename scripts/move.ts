// `npm run move`: an installation from its own folder to the database and the bucket of the settings.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { formatBytes } from '#server/backup/copy-media.ts';
import { moveInstallation, refuseSenseless } from '#server/backup/move-installation.ts';
import { readConfig } from '#server/config.ts';
import { startForTheMoment } from '#server/embedded-postgres/reach-database.ts';
import { setPrivateUmask } from '#server/process/private-files.ts';
import { type Life, runLife } from '#server/process/process-life.ts';
import { StartError } from '#server/process/start-error.ts';

const USAGE = `Bring the embedded database and the media in DATA_DIR to where the settings point:
  DATABASE_URL=postgres://… SECRET="$(cat data/secret)" S3_BUCKET=… npm run move
  npm run move -- --accept-broken
Either may stay: without DATABASE_URL the media move alone, without S3_BUCKET the database. The new places must be
empty, and Atelier must not run. One that was cut off goes on when it is run again.`;

setPrivateUmask();
runLife(start, { say, complain });

async function start(life: Life): Promise<void> {
  const args = process.argv.slice(2);
  if (args.some((word) => word !== '--accept-broken')) throw new StartError(USAGE);
  const config = readConfig();
  if (!existsSync(path.join(config.dataDir, 'postgres', 'PG_VERSION'))) {
    throw new StartError(`There is no embedded database in ${config.dataDir}: nothing to move.\n\n${USAGE}`);
  }
  refuseSenseless(config, readFileSync(path.join(config.dataDir, 'secret'), 'utf8').trim());
  const embedded = await startForTheMoment(config.dataDir, life.signal);
  life.onStop(embedded.close);
  const { files, bytes } = await moveInstallation({
    config,
    sourceUrl: embedded.url,
    acceptsBroken: args.includes('--accept-broken'),
    say,
    signal: life.signal,
  });
  say(`Moved: ${files} files (${formatBytes(bytes)})${config.hasEmbeddedDatabase ? '' : ' and all rows'}.`);
  say('Start Atelier with the same settings now. When all is well, remove what is left behind:');
  if (config.s3) say(`  ${path.join(config.dataDir, 'media')}`);
  if (!config.hasEmbeddedDatabase) say(`  ${path.join(config.dataDir, 'postgres')}`);
  life.stop('', 0);
}

function say(sentence: string): void {
  process.stdout.write(`  ${sentence}\n`);
}

function complain(error: unknown): void {
  const words =
    error instanceof StartError ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${words}\n\n`);
}
