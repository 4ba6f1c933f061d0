// Perks begin at the plan that the price table names.
import { describe, expect, it } from 'vitest';
import { readFieldWord } from './field-words.ts';
import { PLAN_IDS, prices } from './prices.ts';
import { checkPerk } from './plan-perks.ts';

describe('[product 3.2] perks of plans', () => {
  it('a zip comes with Pro and Ultimate', () => {
    expect(PLAN_IDS.filter((plan) => checkPerk(plan, 'batch_download') === null)).toEqual([
      'pro',
      'ultimate',
    ]);
  });

  it('says from which plan on, in both languages', () => {
    const word = checkPerk('basic', 'batch_download') ?? '';
    expect(readFieldWord(word, 'en')).toBe('Download as a zip is available from the Pro plan');
    expect(readFieldWord(word, 'zh')).toBe('批量打包下载 需专业版及以上会员');
  });

  it.each(PLAN_IDS)('%s drops the watermark exactly where it says so', (plan) => {
    expect(prices().plans[plan].perks.includes('no_watermark')).toBe(!prices().plans[plan].watermark);
  });
});
