// The report on a price table, and how the command ends.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { installPrices, openToAll, SHIPPED_PRICES } from '#contract/prices.ts';
import { NODE_OPTIONS } from '#server/process/node-options.ts';
import { describePrices } from './prices-check.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'atelier-prices-'));
const PROGRAM = path.join(import.meta.dirname, 'prices-check.ts');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => installPrices(SHIPPED_PRICES));

function run(args: string[], env: Record<string, string> = {}) {
  return spawnSync(process.execPath, [...NODE_OPTIONS, PROGRAM, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
}

describe('the report', () => {
  it('says what plans and packs earn by the month and by the point', () => {
    const report = describePrices(SHIPPED_PRICES, null);
    expect(report).toMatch(/Basic +month +\$6\.99 +\$6\.99 +800 +\$0\.0087/);
    expect(report).toMatch(/Pro +year +¥1238\.00 +¥103\.17 +2400 +¥0\.0430/);
    expect(report).toMatch(/p300 +\$3\.49 +300 +\$0\.0116/);
    expect(report).not.toContain('margin');
  });

  it('says what each tool asks for, and what the cheapest and the dearest point bring of it', () => {
    const report = describePrices(SHIPPED_PRICES, null);
    // 30 points: 46100 / 12 / 7000 cents each at the least, 349 / 300 at the most.
    expect(report).toMatch(/Text to video +5 s, 720p +30 +¥1\.128 +¥2\.500 +\$0\.165 +\$0\.349/);
    expect(report).toMatch(/Upscale video +10 s to 1080p +20 /);
  });

  it('takes the cost of an engine off', () => {
    const report = describePrices(SHIPPED_PRICES, 1);
    // 15 seconds at a cent.
    expect(report).toMatch(/Text to video +5 s, 720p .* 15 s +\$0\.150 +\$0\.015 +\$0\.199/);
    expect(report).toMatch(/Text to image +2 drafts .* -\$0\.\d{3}/);
  });

  it('says that nothing is sold', () => {
    const report = describePrices(openToAll(SHIPPED_PRICES), 1);
    expect(report).toContain('Nothing is sold: points bring no money.');
    expect(report).toContain('Packs: none');
    expect(report).not.toMatch(/NaN|Infinity|undefined/);
  });
});

describe('the command', () => {
  it('takes the shipped table, that of PRICES, or that of a path', () => {
    const file = path.join(folder, 'own.json');
    writeFileSync(file, JSON.stringify({ ...SHIPPED_PRICES, gifts: { welcome: 7, daily: 3 } }));
    expect(run([])).toMatchObject({ status: 0, stdout: expect.stringContaining('Gifts: 100 points') });
    expect(run([], { PRICES: file }).stdout).toContain('Gifts: 7 points');
    expect(run([file, '--cost-per-second', '0.5'], { PRICES: 'no such' }).stdout).toContain('margin');
  });

  it('lists each fault and fails', () => {
    const file = path.join(folder, 'faulty.json');
    writeFileSync(file, JSON.stringify({ ...SHIPPED_PRICES, gifts: { welcome: -7, daily: 'x' } }));
    const { status, stdout, stderr } = run([file]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('gifts.welcome must be a whole number from 0 to 1000000\n  gifts.daily must');
  });

  it.each([['no-such-file'], ['--cost-per-second=much'], ['a', 'b'], ['--unknown']])(
    'refuses %s',
    (...args) => {
      expect(run(args)).toMatchObject({ status: 1, stdout: '' });
    },
  );
});
