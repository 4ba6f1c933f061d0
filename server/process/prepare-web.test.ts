// When the browser's files are built again, and when not.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from './prepare-web.ts';

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
