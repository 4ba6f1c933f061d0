// The lockfile must be one that `npm ci` takes, on every platform.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

type Locked = {
  version?: string;
  integrity?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
};

const PROJECT = path.join(import.meta.dirname, '../..');
const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(path.join(PROJECT, 'package-lock.json'), 'utf8'),
);

it('has every package that another one names, also those of other platforms', () => {
  // npm leaves out what was not published for a platform when it writes the file, and then refuses the file.
  const names = new Set(Object.keys(packages).map((where) => where.split('node_modules/').at(-1)));
  const missing = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies).filter(([name]) => !names.has(name)),
  );
  expect(missing.map(([name, version]) => `${name}@${version}`)).toEqual([]);
});

it('has an integrity for each of them', () => {
  const without = Object.entries(packages).filter(([where, { integrity }]) => where !== '' && !integrity);
  expect(without.map(([where]) => where)).toEqual([]);
});

it('leaves nothing out where Node 20 installs it', () => {
  // npm says nothing of an optional package that asks for a newer Node; the product itself runs by the pinned one.
  const newer = Object.entries(packages).filter(
    ([, { optional, os, cpu, engines }]) => optional && !os && !cpu && startsAt(engines?.node ?? '') > 20,
  );
  expect(newer.map(([where]) => where)).toEqual([]);
});

/** The oldest major version that a range names; 0 for any. */
function startsAt(range: string): number {
  return Math.min(...range.split('||').map((part) => Number(/\d+/.exec(part)?.[0] ?? 0)));
}
