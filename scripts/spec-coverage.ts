// Writes docs/spec-coverage.md: which lines of the specification have a test that names them, like `[§5.3]`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/** One bullet, table row or bold paragraph of the specification, in our own words. */
type SpecLine = { id: string; title: string; isLeftOpen?: boolean };
type SpecSection = { section: string; title: string; lines: readonly SpecLine[] };

export type NamedTest = { file: string; name: string; ids: readonly string[] };

const PROJECT = path.join(import.meta.dirname, '..');
const LINES_FILE = path.join(PROJECT, 'docs', 'spec-lines.json');
const COVERAGE_FILE = path.join(PROJECT, 'docs', 'spec-coverage.md');
const TEST_FILES = '{texts,contract,tools,engine,server,web,tests,scripts,bench}/**/*.{test,spec}.{ts,tsx}';
const OWN_TEST = 'scripts/spec-coverage.test.ts';

/** The name is the first argument of `it`, `test` or `describe`, also behind `.each(…)` and the like. */
const TEST_NAME =
  /\b(?:it|test|describe)(?:\.\w+)*(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
/** A row of `.each` may bring the beginning of the name. */
const ROW_NAME = /(['"`])(\[§[\d.]+\](?:\\.|(?!\1)[^\\\n])*)\1/g;
const MARK = /\[§([\d.]+)\]/g;

/** Every test name of a source that names a line of the specification. */
export function readNamedTests(file: string, source: string): NamedTest[] {
  const names = new Map<number, string>();
  for (const pattern of [TEST_NAME, ROW_NAME]) {
    for (const match of source.matchAll(pattern)) {
      const [whole, , name = ''] = match;
      names.set(match.index + whole.length, name);
    }
  }
  return [...names]
    .sort(([a], [b]) => a - b)
    .flatMap(([, name]) => {
      const ids = [...name.matchAll(MARK)].map(([, id = '']) => id);
      const plain = name.replace(MARK, '').replaceAll('\\', '').replace(/\s+/g, ' ').trim();
      return ids.length > 0 ? [{ file, name: plain, ids }] : [];
    });
}

/** Marks that stand in a file but in no test name, so that a slip of the pen is not lost. */
export function findStrayMarks(source: string): string[] {
  const all = [...source.matchAll(MARK)].map(([, id = '']) => id);
  for (const id of readNamedTests('', source).flatMap(({ ids }) => ids)) {
    const at = all.indexOf(id);
    if (at >= 0) all.splice(at, 1);
  }
  return all;
}

/** Throws where a test names a line that the specification does not have. */
export function writeCoverage(sections: readonly SpecSection[], tests: readonly NamedTest[]): string {
  const known = new Set(sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const wrong = tests.flatMap(({ file, ids }) =>
    ids
      .filter((id) => !known.has(id))
      .map((id) => `${file} names [§${id}], which the specification does not have`),
  );
  if (wrong.length > 0) throw new Error(wrong.join('\n'));

  const testable = sections.flatMap(({ lines }) => lines).filter((line) => !line.isLeftOpen);
  const isCovered = ({ id }: SpecLine) => tests.some(({ ids }) => ids.includes(id));
  const parts = [
    '# Coverage of the specification',
    '',
    'Written by `node scripts/spec-coverage.ts` from the names of the tests; do not edit. An id is the section',
    'and the running number of its bullets and table rows, then of its bold paragraphs.',
    '',
    `**${testable.filter(isCovered).length} of ${testable.length}** lines are named by a test.`,
  ];
  for (const { section, title, lines } of sections) {
    parts.push('', `## ${section}. ${title}`, '', '| Line | | Tests |', '|---|---|---|');
    for (const line of lines) {
      const files = new Map<string, number>();
      for (const { file, ids } of tests) {
        if (ids.includes(line.id)) files.set(file, (files.get(file) ?? 0) + 1);
      }
      const named = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
      const said =
        named.map(([file, count]) => (count > 1 ? `${file} (${count})` : file)).join('<br>') ||
        (line.isLeftOpen ? 'left open by the specification' : '**not yet**');
      parts.push(`| §${line.id} | ${line.title} | ${said} |`);
    }
  }
  return `${parts.join('\n')}\n`;
}

/** Returns what docs/spec-coverage.md should say. Throws where a test names what is not there. */
function readCoverage(): string {
  const sections = JSON.parse(readFileSync(LINES_FILE, 'utf8')) as SpecSection[];
  const files = globSync(TEST_FILES, { cwd: PROJECT, exclude: ['**/node_modules/**'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== OWN_TEST)
    .sort();
  const tests: NamedTest[] = [];
  const stray: string[] = [];
  for (const file of files) {
    const source = readFileSync(path.join(PROJECT, file), 'utf8');
    tests.push(...readNamedTests(file, source));
    stray.push(...findStrayMarks(source).map((id) => `${file}: [§${id}] stands in no test name`));
  }
  if (stray.length > 0) throw new Error(stray.join('\n'));
  return writeCoverage(sections, tests);
}

/** Throws as `readCoverage` does. */
export function updateCoverage(): void {
  writeFileSync(COVERAGE_FILE, readCoverage());
}

function checkCoverage(): void {
  if (readFileSync(COVERAGE_FILE, 'utf8') === readCoverage()) return;
  throw new Error('docs/spec-coverage.md is stale: `npm run check` writes it anew, then commit it');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (process.argv.includes('--check')) checkCoverage();
    else updateCoverage();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
