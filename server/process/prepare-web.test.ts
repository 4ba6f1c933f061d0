// When the browser's files are built again, and when not.
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources, identifySources } from './prepare-web.ts';

let project: string;

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), content);
}

beforeEach(() => {
  project = mkdtempSync(path.join(os.tmpdir(), 'atelier-web-'));
  write('web/main.ts', 'main');
  write('texts/en/screens/app.json', 'texts');
  write('contract/task.ts', 'task');
  write('tools/text-to-image/screen.tsx', 'screen');
  write('scripts/build-web.ts', 'build');
  write('scripts/prerender-pages.ts', 'landing');
  write('vite.config.ts', 'config');
  write('package-lock.json', '{}');
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

it('stays the same while nothing that reaches the browser changes', () => {
  const before = hashSources(project);
  write('web/main.test.tsx', 'a test');
  write('tools/text-to-image/run.ts', 'for the worker');
  write('server/main.ts', 'the server');
  write('texts/en/server/emails.json', 'emails');
  expect(hashSources(project)).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
});

it.each([
  'web/main.ts',
  'texts/en/screens/app.json',
  'contract/task.ts',
  'tools/text-to-image/screen.tsx',
  'vite.config.ts',
  'package-lock.json',
])('changes with %s', (file) => {
  const before = hashSources(project);
  write(file, 'something else');
  expect(hashSources(project)).not.toBe(before);
});

it('does not read sources again that have not changed', () => {
  const hashed = hashSources(project);
  expect(identifySources(project)).toBe(hashed); // there is no folder to remember it in
  write('build/web/index.html', 'the page');
  expect(identifySources(project)).toBe(hashed);
  const remembered = path.join(project, 'build', 'web-sources.json');
  const last = JSON.parse(readFileSync(remembered, 'utf8'));
  writeFileSync(remembered, JSON.stringify({ ...last, id: 'remembered' }));
  expect(identifySources(project)).toBe('remembered');
});

it.each([
  ['written', () => write('web/main.ts', 'mail')],
  ['added', () => write('web/more.ts', 'more')],
  ['removed', () => rmSync(path.join(project, 'web/main.ts'))],
  [
    'replaced by one of the same size and time',
    () => {
      const file = path.join(project, 'web/main.ts');
      const { atime, mtime } = statSync(file);
      write('web/mail.ts', 'mail');
      utimesSync(path.join(project, 'web/mail.ts'), atime, mtime);
      renameSync(path.join(project, 'web/mail.ts'), file);
    },
  ],
])('reads all of them again when one was %s', (_how, change) => {
  utimesSync(path.join(project, 'web/main.ts'), 1e9, 1e9);
  write('build/web/index.html', 'the page');
  const before = identifySources(project);
  change();
  expect(identifySources(project)).not.toBe(before);
  expect(identifySources(project)).toBe(hashSources(project));
});

it('changes when content moves from one file to the next', () => {
  write('web/a.ts', 'one');
  write('web/b.ts', 'two');
  const before = hashSources(project);
  write('web/a.ts', 'on');
  write('web/b.ts', 'etwo');
  expect(hashSources(project)).not.toBe(before);
});

it('counts every script that the build is made of', () => {
  const scripts = new Set<string>();
  const visit = (file: string): void => {
    const text = readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
    for (const [, imported] of text.matchAll(/from '(\.[^']+)'/g)) {
      const script = path.posix.join(path.posix.dirname(file), imported ?? '');
      if (!scripts.has(script)) visit(script);
      scripts.add(script);
    }
  };
  ['vite.config.ts', 'scripts/build-web.ts'].forEach(visit);
  expect(scripts.size).toBeGreaterThan(4);
  const missed = [...scripts].filter((script) => {
    const before = hashSources(project);
    write(script, 'changed');
    return hashSources(project) === before;
  });
  expect(missed).toEqual([]);
});
