// The tests that docs/failure-catalogue.md names for each way to fail are there, under these titles.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROWS = 25;
const NAMED = /`([\w./-]+\.ts)` "((?:[^"\\]|\\.)+)"/g;

const lines = readFileSync('docs/failure-catalogue.md', 'utf8').split('\n');
const rows = lines.flatMap((line) => {
  const [, number, , , tests = ''] = line.split('|').map((cell) => cell.trim());
  if (!/^\d+$/.test(number ?? '')) return [];
  return [{ number: Number(number), tests: [...tests.matchAll(NAMED)] }];
});

it('has a test for each row', () => {
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: ROWS }, (_, n) => n + 1));
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

it('names no test that is not there', () => {
  const missing = rows.flatMap(({ number, tests }) =>
    tests.flatMap(([, file = '', title = '']) =>
      isThere(file, title) ? [] : [`${number}: ${file}: ${title}`],
    ),
  );
  expect(missing).toEqual([]);
});

/** As a title, or in a table of them. */
function isThere(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  return ["'", '"', '`'].some((quote) => source.includes(quote + title + quote));
}
