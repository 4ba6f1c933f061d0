// Whether the engine's tests have passed on just this engine: then they need not be run again, but in CI they always are.
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const STAMP = 'node_modules/.cache/engine-tests';

/** All that a test below engine/ reads or runs. */
const READ = [
  'engine/**/*',
  'texts/*.ts',
  'texts/*/{contract,tools,engine}/*.json',
  'texts/*/screens/{image,text}-to-{image,video}.json',
  'contract/**/*.{ts,json}',
  'tools/**/*.ts',
  'server/{ffmpeg,children,engines,process}/**/*.ts',
  'server/{config,settings,engine-settings,engine-order,openai-settings,setting-parts,speech-settings,trace-settings}.ts',
  'server/adapters/{speech-voices,storage}.ts',
  'tests/{fakes,looks}/**/*',
  'scripts/contact-sheet-prompts.json',
  'package-lock.json',
  'vitest.config.ts',
];

/** True where the tests of the engine have passed on these very files of the project. */
export function isEngineTested(project = '.'): boolean {
  if (process.env.CI) return false;
  try {
    return readFileSync(path.join(project, STAMP), 'utf8') === hashEngine(project);
  } catch {
    return false;
  }
}

/** Call when all of them have passed. */
export function rememberEngine(project = '.'): void {
  const stamp = path.join(project, STAMP);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, hashEngine(project));
}

function hashEngine(project: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of listRead(project)) hash.update(file).update(readFileSync(path.join(project, file)));
  return hash.digest('hex');
}

/** Returns the files of the project, from its root, that decide whether the tests of the engine are run. */
export function listRead(project: string): string[] {
  return globSync(READ, { cwd: project, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(project, path.join(parentPath, name)))
    .sort();
}
