// A table of an operator: what is taken, and what is said of each fault.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PriceTable, SHIPPED_PRICES } from './prices.ts';
import { readPriceTable } from './read-price-table.ts';

const FILE = readFileSync(path.join(import.meta.dirname, 'prices.json'), 'utf8');

/** The faults of the shipped table after a change. */
function faultsOf(change: (table: PriceTable) => void): readonly string[] {
  const table = structuredClone(SHIPPED_PRICES);
  change(table);
  return readPriceTable(JSON.stringify(table)).faults;
}

const setModels = (models: PriceTable['models']) => faultsOf((table) => Object.assign(table, { models }));

describe('the table of prices', () => {
  it('is taken as it is shipped', () => {
    const { table, faults } = readPriceTable(FILE);
    expect(faults).toEqual([]);
    expect(table).toEqual(SHIPPED_PRICES);
    // Pages carry the table where it is another: the order of its fields must not make it one.
    expect(JSON.stringify(table)).toBe(JSON.stringify(SHIPPED_PRICES));
  });

  it('may charge nothing, sell nothing and name its plans', () => {
    const faults = faultsOf(({ plans, points, gifts }) => {
      points.text_to_image = { draft: 0, fine_1K: 0, fine_2K: 0 };
      gifts.daily = 0;
      plans.ultimate.prices = null;
      plans.pro.name = { en: 'Studio', zh: '工作室' };
    });
    expect(faults).toEqual([]);
  });

  it('says what a file is that is no table', () => {
    expect(readPriceTable('{').faults[0]).toMatch(/^the file is not JSON: /);
    expect(readPriceTable('[]').faults).toEqual(['the table must be an object']);
    expect(readPriceTable('{}').faults).toEqual([
      'plans must be an object',
      'packs must be a list',
      'points must be an object',
      'gifts must be an object',
    ]);
  });

  it('may ask for more or less where some model is chosen', () => {
    expect(setModels({ 'fal/flux-2': 2, 'built-in': 0.5 })).toEqual([]);
    expect(setModels({ 'fal/flux-2': -1, 'a b': 1 })).toEqual([
      'models.fal/flux-2 must be a number from 0 to 100',
      'models.a b is no id of a model, as fal/flux-2',
    ]);
    expect(setModels({ 'fal/flux-2': '2' as never })).toEqual([
      'models.fal/flux-2 must be a number from 0 to 100',
    ]);
  });

  it('names each field that is wrong, and one that is not known', () => {
    const text = FILE.replace('"USD": 1899', '"USD": 18.99')
      .replace('"priority": 1,', '"priority": "first", "prority": 1,')
      .replace('"max_upscale": "2K"', '"max_upscale": "8K"')
      .replace('"watermark": true', '"watermark": 1')
      .replace('"daily": 20', '"daily": -1')
      .replace('"factor_1080p": 1.5', '"factor_1080p": 0')
      .replace('"p300"', '"P 300"');
    expect(readPriceTable(text).faults.toSorted()).toEqual([
      'gifts.daily must be a whole number from 0 to 1000000',
      'packs.0.id must be of small letters, digits, _ and -, at most 40',
      'plans.basic.limits.max_upscale must be one of 1080p, 2K, 4K',
      'plans.basic.priority must be a whole number from 0 to 100',
      'plans.basic.prority is not known',
      'plans.free.watermark must be true or false',
      'plans.pro.prices.month.USD must be a whole number of cents above 0',
      'points.video_effect.factor_1080p must be a number from 1 to 10',
    ]);
  });

  it.each<[string, (table: PriceTable) => void]>([
    [
      'plans.basic.prices.year.USD must not be above twelve months (8388)',
      ({ plans }) => plans.basic.prices && (plans.basic.prices.year.USD = 8389),
    ],
    [
      'plans.free.prices must be null: everybody has this plan',
      ({ plans }) => (plans.free.prices = plans.basic.prices),
    ],
    [
      'plans.free.points_per_month must be 0: nothing is granted by the month without a subscription',
      ({ plans }) => (plans.free.points_per_month = 10),
    ],
    [
      'plans.pro.limits.lip_seconds must not be below that of basic (30)',
      ({ plans }) => (plans.pro.limits.lip_seconds = 20),
    ],
    [
      'plans.ultimate.limits.max_upscale must not be below that of pro (4K)',
      ({ plans }) => (plans.ultimate.limits.max_upscale = '2K'),
    ],
    [
      'plans.ultimate.perks must name batch_download: pro has it',
      ({ plans }) => (plans.ultimate.perks = ['no_watermark', 'priority', 'commercial']),
    ],
    [
      'plans.free.watermark must be false: the plan has the perk no_watermark',
      ({ plans }) => (plans.free.perks = ['no_watermark']),
    ],
    [
      'plans.free.perks must name no_watermark: the plan has no watermark',
      ({ plans }) => (plans.free.watermark = false),
    ],
    ['plans.pro.priority must not be below that of basic (1)', ({ plans }) => (plans.pro.priority = 0)],
    [
      'plans.pro.points_per_month must not be below that of basic (800)',
      ({ plans }) => (plans.pro.points_per_month = 700),
    ],
    [
      'plans.pro.prices.month.CNY must not be below that of basic (4900)',
      ({ plans }) => plans.pro.prices && (plans.pro.prices.month.CNY = 4800),
    ],
    [
      'plans.pro.recommended must be false: basic is recommended already',
      ({ plans }) => (plans.basic.recommended = true),
    ],
    [
      'plans.free.limits.max_1080p_seconds must be 0 where max_resolution is 720p',
      ({ plans }) => (plans.free.limits.max_1080p_seconds = 5),
    ],
    [
      'packs.1.id must be its own: another pack is called p300, too',
      ({ packs }) => packs[1] && (packs[1].id = 'p300'),
    ],
    [
      'packs.1.prices.USD must bring more points than p300, which costs less',
      ({ packs }) => packs[0] && (packs[0].bonus = 700),
    ],
  ])('%s', (fault, change) => {
    expect(faultsOf(change)).toContain(fault);
  });
});
