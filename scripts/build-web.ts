// Builds the browser's files under the given id and puts them in place of the old ones, whole or not at all.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import ROUTE_RULES from '#web/app/routes/route-rules.json' with { type: 'json' };
import { hashSources, readBuildId, WEB_FOLDER } from '#server/process/prepare-web.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const BUILD = path.dirname(WEB_FOLDER);

process.on('disconnect', () => process.exit(1)); // whoever asked for it is gone
process.channel?.unref(); // but the channel alone is no reason to stay

// Whatever is set for the server: the pages are always built small, never with the developer's React.
process.env.NODE_ENV = 'production';

await buildWeb(process.argv[2] ?? hashSources(PROJECT));

async function buildWeb(id: string): Promise<void> {
  mkdirSync(BUILD, { recursive: true });
  const fresh = mkdtempSync(path.join(BUILD, '.web-'));
  try {
    await build({
      configFile: path.join(PROJECT, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir: fresh, emptyOutDir: true },
    });
    writeManifests(fresh, id);
    chmodSync(fresh, 0o755); // mkdtemp makes it private; another user may start an installed project
    swapIn(fresh, id);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** What an open page compares itself with to learn that a newer version is served. */
function writeManifests(folder: string, id: string): void {
  const builds = path.join(folder, 'builds');
  mkdirSync(path.join(builds, 'meta'), { recursive: true });
  writeFileSync(path.join(builds, 'meta', `${id}.json`), JSON.stringify({ id, ...ROUTE_RULES }));
  writeFileSync(
    path.join(builds, 'latest.json'),
    JSON.stringify({ id, timestamp: new Date().toISOString() }),
  );
}

function swapIn(fresh: string, id: string): void {
  const old = mkdtempSync(path.join(BUILD, '.old-'));
  try {
    if (existsSync(WEB_FOLDER)) renameSync(WEB_FOLDER, path.join(old, 'web'));
    renameSync(fresh, WEB_FOLDER);
  } catch (error) {
    if (readBuildId() !== id) throw error; // else a start beside us has put the same files there
  } finally {
    rmSync(old, { recursive: true, force: true });
  }
}
