// The landing page by the price table: what it says of plans, and that it says nothing where nothing is sold.
import i18next, { changeLanguage } from 'i18next';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { installPrices, openToAll, SHIPPED_PRICES } from '#contract/prices.ts';
import { LANGUAGES } from '#texts/words.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { drawLanding } from './prerender.tsx';

// Another file may have begun with other texts.
beforeAll(async () => {
  await drawLanding('en');
  i18next.addResourceBundle('en', 'translation', bundledEn);
  i18next.addResourceBundle('zh', 'translation', bundledZh);
});
afterAll(() => changeLanguage('en'));
afterEach(() => installPrices(SHIPPED_PRICES));

async function readLanding(language: 'en' | 'zh' = 'en'): Promise<string> {
  const { html } = await drawLanding(language);
  const page = document.createElement('div');
  page.innerHTML = html;
  return (page.textContent ?? '').replaceAll('\u00a0', ' ');
}

describe('the prices of the landing page', () => {
  it('are those of the table, in the currency of the language', async () => {
    const page = await readLanding();
    expect(page).toContain('Basic$6.99a month800 points a monthVideos up to 1080p, 5 s');
    expect(page).toContain('Prorecommended$18.99a month2,400 points a month');
    expect(page).toContain('Free$0a month20 points a dayVideos up to 720p, 5 s2 images, 1 video at once');
    expect(page).toContain('100 points buy any one of these');
    expect(await readLanding('zh')).toContain('专业版推荐¥129每月');
  });

  it('follow a table of the operator', async () => {
    const { plans, points } = SHIPPED_PRICES;
    installPrices({
      ...SHIPPED_PRICES,
      plans: {
        ...plans,
        basic: { ...plans.basic, name: { en: 'Atelier One', zh: '一号' } },
        ultimate: { ...plans.ultimate, prices: null },
      },
      points: { ...points, text_to_image: { draft: 0, fine_1K: 3, fine_2K: 4 } },
      gifts: { welcome: 0, daily: 45 },
    });
    const page = await readLanding();
    expect(page).toContain('Atelier One$6.99');
    expect(page).toContain('45 points a day');
    expect(page).not.toContain('Ultimate');
    expect(page).not.toContain('on the house');
    expect(page).not.toContain('Start free ·');
    expect(page).toMatch(/Fine images, 1K\s*3 points each\s*33/);
    expect(page).toMatch(/Draft images\s*free/);
  });

  it.each(LANGUAGES)('say nothing of plans where nothing is sold (%s)', async (language) => {
    installPrices(openToAll(SHIPPED_PRICES));
    const page = await readLanding(language);
    expect(page).toContain(language === 'en' ? 'Prices, in points' : '价格，以积分计');
    expect(page).not.toMatch(
      /\bplans?\b|upgrade|subscri|recommended|a month|\$|renew|会员|方案|订阅|续费|¥|购买/i,
    );
    expect((await drawLanding(language)).html).not.toMatch(/href="[^"]*(#pricing|subscription)"/);
  });
});
