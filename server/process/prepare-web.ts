// Has the browser's files built, once for each content of their sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
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

/** Which sources were read last, and the id that they had. */
const LAST_READ = path.join('build', 'web-sources.json');

/** Builds when the sources have changed since the last time; answers after some 20 ms when they have not. */
export async function prepareWeb(options: {
  say(sentence: string): void;
  signal: AbortSignal;
}): Promise<void> {
  const id = identifySources(PROJECT);
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

/** As hashSources, which reads them all: only where one was written or put in place since they were read last. */
export function identifySources(project: string): string {
  const seen = describeSources(project); // before they are read: what changes meanwhile is read again the next time
  const last = readLast(project);
  if (last?.seen === seen) return last.id;
  const id = hashSources(project);
  if (existsSync(path.join(project, path.dirname(LAST_READ)))) writeLast(project, { seen, id });
  return id;
}

/** Twelve characters that change with any source of the web under that folder. */
export function hashSources(project: string): string {
  const hash = createHash('sha256');
  for (const file of listSources(project)) {
    const content = readFileSync(path.join(project, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}

/** What changes when one of them is written to, or another file takes its place. */
function describeSources(project: string): string {
  const hash = createHash('sha256');
  for (const file of listSources(project)) {
    const { ino, size, mtimeMs } = statSync(path.join(project, file));
    hash.update(`${file}\0${ino} ${size} ${mtimeMs}\0`);
  }
  return hash.digest('hex');
}

function readLast(project: string): { seen: string; id: string } | null {
  try {
    return JSON.parse(readFileSync(path.join(project, LAST_READ), 'utf8'));
  } catch {
    return null;
  }
}

/** At once: a start beside us reads a whole one. */
function writeLast(project: string, last: { seen: string; id: string }): void {
  const file = path.join(project, LAST_READ);
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify(last));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // A project that others may only read: it is read again each time.
  }
}

function listSources(project: string): string[] {
  return SOURCES.flatMap((source) => listFiles(project, source));
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
