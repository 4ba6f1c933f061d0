// Perks begin at the plan that the price table names.
import { describe, expect, it } from 'vitest';
import { readFieldWord } from './field-words.ts';
import { PLAN_IDS, PLANS } from './limits.ts';
import { checkPerk } from './plan-perks.ts';

describe('[product 3.2] perks of plans', () => {
  it.each(['batch_download', 'hide_prompt'] as const)('%s comes with Pro and Ultimate', (perk) => {
    expect(PLAN_IDS.filter((plan) => checkPerk(plan, perk) === null)).toEqual(['pro', 'ultimate']);
  });

  it('says from which plan on, in both languages', () => {
    const word = checkPerk('basic', 'hide_prompt') ?? '';
    expect(readFieldWord(word, 'en')).toBe(
      'Hiding the prompt of a shared work is available from the Pro plan',
    );
    expect(readFieldWord(word, 'zh')).toBe('隐藏已发布作品的提示词 需 专业版 及以上会员');
  });

  it.each(PLAN_IDS)('%s drops the watermark exactly where it says so', (plan) => {
    expect(PLANS[plan].perks.includes('no_watermark')).toBe(!PLANS[plan].watermark);
  });
});
