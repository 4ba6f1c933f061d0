// Which engine has passed its tests, and what is run then.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isEngineTested, listRead, rememberEngine } from './engine-stamp.ts';

const project = mkdtempSync(path.join(os.tmpdir(), 'atelier-engine-'));
const write = (file: string, text: string) => writeFileSync(path.join(project, file), text);
afterAll(() => rmSync(project, { recursive: true }));
beforeEach(() => vi.stubEnv('CI', ''));
afterEach(() => vi.unstubAllEnvs());

it('is this one until a file of it changes or comes, and never in CI', () => {
  mkdirSync(path.join(project, 'engine/raster'), { recursive: true });
  write('engine/raster/image.ts', 'one');
  expect(isEngineTested(project)).toBe(false);
  rememberEngine(project);
  expect(isEngineTested(project)).toBe(true);
  vi.stubEnv('CI', 'true');
  expect(isEngineTested(project)).toBe(false);
  vi.stubEnv('CI', '');
  write('engine/raster/image.ts', 'two');
  expect(isEngineTested(project)).toBe(false);
  rememberEngine(project);
  write('engine/new.ts', '');
  expect(isEngineTested(project)).toBe(false);
  rememberEngine(project);
  write('README.md', 'words');
  expect(isEngineTested(project)).toBe(true);
});

it('goes by all that the engine and its tests import, directly or not', () => {
  const read = new Set(listRead('.'));
  const imported = new Set<string>();
  const follow = (file: string): void => {
    if (imported.has(file) || !existsSync(file)) return;
    imported.add(file);
    if (!file.endsWith('.ts')) return;
    for (const [, place = ''] of readFileSync(file, 'utf8').matchAll(/from '([#.][^']+)'/g)) {
      follow(place.startsWith('#') ? place.slice(1) : path.join(path.dirname(file), place));
    }
  };
  for (const file of globSync('engine/**/*.ts')) follow(file);
  expect(imported.size).toBeGreaterThan(300);
  expect([...imported].filter((file) => !read.has(file)).sort()).toEqual([]);
});

/** The test files with the engine in their names that Vitest would run of this project, or of all. */
function listTests(...project: string[]): string[] {
  const command = ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', ...project, 'engine'];
  const env = { ...process.env, NO_COLOR: '1', VITEST: undefined };
  const told = execFileSync(process.execPath, command, { encoding: 'utf8', env });
  return told
    .split('\n')
    .filter((line) => line.endsWith('.test.ts'))
    .sort();
}

it('is what two projects of Vitest ask about, whole, alone and each test once', () => {
  const ofEngine = listTests().filter((line) => /^(\[\w+\] )?engine\//.test(line));
  expect(ofEngine.length).toBeGreaterThan(50);
  expect(new Set(ofEngine.map((line) => line.replace(/^\[\w+\] /, ''))).size).toBe(ofEngine.length);
  expect(listTests('--project', 'engine', '--project', 'video')).toEqual(ofEngine);
});
