// Where the server's programs lie bundled: each with all that it imports in few files, made from the sources as they are.
// Plain JavaScript: it is read before anything that strips types.
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

export const PROJECT = path.join(import.meta.dirname, '..', '..');
const IN_PROJECT = 'build/server';
export const BUNDLES = path.join(PROJECT, IN_PROJECT);

/** What is started as a process of its own, often or while somebody waits. */
export const PROGRAMS = [
  'server/main.ts',
  'server/api-main.ts',
  'server/worker-main.ts',
  'server/media/lab-child.ts',
  'server/engines/local/child.ts',
  'engine/child.ts',
  'engine/text-to-video/paint-second.ts',
  'scripts/admin.ts',
  'scripts/backup.ts',
  'scripts/doctor.ts',
  'scripts/model.ts',
  'scripts/move.ts',
  'scripts/prices-check.ts',
  'scripts/restore.ts',
  'scripts/workflow-add.ts',
];

/** Under which name a program lies in its bundle. */
export function bundledName(program) {
  return program.replaceAll('/', '-').replace(/\.ts$/, '.js');
}

/** A file as a bundle remembers it: a source that was only touched, or copied to another disk, is still the same. */
export function describeSource(file) {
  const { size, mtimeMs } = statSync(file);
  return { size, mtimeMs, hash: hashFile(file) };
}

function hashFile(file) {
  const { createHash } = process.getBuiltinModule('node:crypto'); // hardly ever needed
  return createHash('sha256').update(readFileSync(file)).digest('base64url');
}

/** The newest bundle; null before the first. `files`: all sources that went into it, by their places in the project. */
export function readLatest(project = PROJECT) {
  try {
    return JSON.parse(readFileSync(path.join(project, IN_PROJECT, 'latest.json'), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * The id of the bundle to run; null where there is none of these sources, or nobody may trust it: it must be of whoever
 * the sources are of.
 */
export function findBundle(project = PROJECT) {
  const latest = readLatest(project);
  if (!latest) return null;
  const folder = statSync(path.join(project, IN_PROJECT, latest.id), { throwIfNoEntry: false });
  const isTrusted = folder?.uid === statSync(project).uid;
  const isOfThese = Object.entries(latest.files).every(([name, known]) =>
    isUnchanged(`${project}/${name}`, known),
  );
  return isTrusted && isOfThese ? latest.id : null;
}

function isUnchanged(file, known) {
  const now = statSync(file, { throwIfNoEntry: false });
  if (now?.size !== known.size) return false;
  return now.mtimeMs === known.mtimeMs || hashFile(file) === known.hash;
}

/**
 * The file to load for the program that this process was started with. What it starts itself comes from the same bundle,
 * whatever becomes of the sources meanwhile.
 */
export function chooseProgram(file) {
  if (!PROGRAMS.includes(nameOf(file))) return file;
  process.env.SERVER_BUNDLE ??= findBundle() ?? '';
  return bundledProgram(file);
}

/** True where this process looked for a bundle and runs from the sources, for there was none. */
export function lacksBundle() {
  return process.env.SERVER_BUNDLE === '';
}

/** The file to start for a program of ours: from the bundle that this process runs, where it runs one. */
export function bundledProgram(file) {
  const id = process.env.SERVER_BUNDLE;
  const program = nameOf(file);
  if (!id || !PROGRAMS.includes(program)) return file;
  const bundled = path.join(BUNDLES, id, bundledName(program));
  return existsSync(bundled) ? bundled : file; // an old one may be gone
}

function nameOf(file) {
  return path.relative(PROJECT, file).replaceAll('\\', '/');
}
