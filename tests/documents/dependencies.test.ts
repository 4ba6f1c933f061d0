import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>;

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

it('pins every dependency exactly', () => {
  const loose = Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});

it('says of every dependency what it is for, and names none that is gone', () => {
  const lines = readFileSync('docs/dependencies.md', 'utf8').split('\n');
  const named = lines
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => [...line.matchAll(/`((?:@[\w.-]+\/)?[\w.-]+)`(?=[ ,])/g)].map((match) => match[1]))
    .filter((name) => name && (name in all || !/[A-Z.]/.test(name)));
  expect(Object.keys(all).filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => name && !(name in all))).toEqual([]);
});
