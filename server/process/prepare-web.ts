// Has the browser's files built, once for each content of their sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runScript } from './run-script.ts';

const PROJECT = path.join(import.meta.dirname, '..', '..');
/** Where the files to serve are. `builds/latest.json` in it says which build they are. */
export const WEB_FOLDER = path.join(PROJECT, 'build', 'web');

const SOURCES = [
  'web',
  'texts',
  'contract',
  'tools',
  'scripts/build-web.ts',
  'scripts/find-needed.ts',
  'scripts/page-head.ts',
  'scripts/precompress.ts',
  'scripts/prerender-pages.ts',
  'scripts/service-worker.ts',
  'scripts/write-outlines.ts',
  'vite.config.ts',
  'package-lock.json',
];
/** What never reaches the browser and so needs no new build. */
const LEFT_OUT = /\.test\.tsx?$|(^|\/)run\.ts$|(^|\/)runs\.ts$|^texts\/\w+\/(server|engine)\//;

/** Builds when the sources have changed since the last time; answers after some 20 ms when they have not. */
export async function prepareWeb(options: {
  say(sentence: string): void;
  signal: AbortSignal;
}): Promise<void> {
  const id = hashSources(PROJECT);
  if (readBuildId() === id) return;
  options.say('Building the web pages (once for each version)');
  await runScript(path.join(PROJECT, 'scripts', 'build-web.ts'), [id], options.signal);
}

/** The id of what is built now; null before the first build. */
export function readBuildId(): string | null {
  try {
    const latest: { id: string } = JSON.parse(
      readFileSync(path.join(WEB_FOLDER, 'builds', 'latest.json'), 'utf8'),
    );
    return latest.id;
  } catch {
    return null;
  }
}

/** Twelve characters that change with any source of the web under that folder. */
export function hashSources(project: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => listFiles(project, source))) {
    const content = readFileSync(path.join(project, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

function listFiles(project: string, source: string): string[] {
  if (!existsSync(path.join(project, source))) return [];
  if (path.extname(source) !== '') return [source];
  return readdirSync(path.join(project, source), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(project, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !LEFT_OUT.test(file))
    .sort();
}
