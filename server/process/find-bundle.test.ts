// A bundle stands in for the sources that it was made from, and for no others.
import { chownSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { bundledProgram, describeSource, findBundle, PROJECT } from './find-bundle.mjs';

const ID = '0123456789ab';
const SOURCE = 'server/main.ts';
const PACKAGE = 'node_modules/zod/package.json';
let project = '';

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), content);
}

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'bundle-test-'));
  write(SOURCE, 'start()');
  write(PACKAGE, '{"version":"1.0.0"}');
  const files = Object.fromEntries(
    [SOURCE, PACKAGE].map((file) => [file, describeSource(path.join(project, file))]),
  );
  write('build/server/latest.json', JSON.stringify({ id: ID, files }));
  mkdirSync(path.join(project, 'build/server', ID));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

it('is found where the sources are as they were', () => {
  expect(findBundle(project)).toBe(ID);
});

it('is found where they were only touched or copied', () => {
  utimesSync(path.join(project, SOURCE), 1, 1);
  expect(findBundle(project)).toBe(ID);
});

it.each([
  { what: 'a source of the same length', file: SOURCE, content: 'begin()' },
  { what: 'a source of another length', file: SOURCE, content: 'start() ' },
  { what: 'the version of a package', file: PACKAGE, content: '{"version":"1.0.1"}' },
])('is not found after a change of $what', ({ file, content }) => {
  write(file, content);
  expect(findBundle(project)).toBeNull();
});

it('is not found where a source or the bundle itself is gone, or there was never one', () => {
  rmSync(path.join(project, PACKAGE));
  expect(findBundle(project)).toBeNull();
  write(PACKAGE, '{"version":"1.0.0"}');
  expect(findBundle(project)).toBe(ID);
  rmSync(path.join(project, 'build/server', ID), { recursive: true });
  expect(findBundle(project)).toBeNull();
  rmSync(path.join(project, 'build'), { recursive: true });
  expect(findBundle(project)).toBeNull();
});

it.runIf(process.getuid?.() === 0)('is not found where it belongs to somebody else than the sources', () => {
  chownSync(path.join(project, 'build/server', ID), 12_345, 12_345);
  expect(findBundle(project)).toBeNull();
});

it('lets a process that runs from the sources start its children from them, too', () => {
  vi.stubEnv('SERVER_BUNDLE', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const file = path.join(PROJECT, 'server/media/lab-child.ts');
  expect(bundledProgram(file)).toBe(file);
});
