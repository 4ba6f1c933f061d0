// The landing page by the price table: what it says of plans, and that it says nothing where nothing is sold.
import i18next, { changeLanguage } from 'i18next';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FILE_DAYS, STYLES } from '#contract/limits.ts';
import { installPrices, openToAll, SHIPPED_PRICES } from '#contract/prices.ts';
import { TOOL_NAMES } from '#contract/tool-names.ts';
import { USUAL_SECONDS } from '#contract/usual-seconds.ts';
import { LANGUAGES } from '#texts/words.ts';
import { IMAGE_EFFECT_TEMPLATES } from '#tools/image-effect/templates.ts';
import { VIDEO_EFFECT_TEMPLATES } from '#tools/video-effect/templates.ts';
import { STRIP } from '#web/landing/effects-strip.tsx';
import { spellNumber } from '#web/i18n/spell-number.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { bundledZh } from '#web/i18n/bundled-zh.ts';
import { drawLanding, drawOutline, OUTLINED } from './prerender.tsx';

// Another file may have begun with other texts.
beforeAll(async () => {
  await drawLanding('en');
  i18next.addResourceBundle('en', 'translation', bundledEn);
  i18next.addResourceBundle('zh', 'translation', bundledZh);
});
afterAll(() => changeLanguage('en'));
afterEach(() => installPrices(SHIPPED_PRICES));

const en = { ...bundledEn.landing, tools: bundledEn.app.tool, guest: bundledEn.home.guest };
const zh = { ...bundledZh.landing, tools: bundledZh.app.tool, guest: bundledZh.home.guest };

async function readLanding(language: 'en' | 'zh' = 'en'): Promise<string> {
  const { html } = await drawLanding(language);
  const page = document.createElement('div');
  page.innerHTML = html;
  return (page.textContent ?? '').replaceAll('\u00a0', ' ');
}

it.each(LANGUAGES)('begins with a shape and a style to choose, in words (%s)', async (language) => {
  const { html } = await drawLanding(language);
  const page = document.createElement('div');
  page.innerHTML = html;
  const [ratio, style] = page.querySelectorAll('select');
  expect(ratio?.value).toBe('1:1');
  expect(style?.querySelectorAll('option')).toHaveLength(STYLES.length);
  expect(style?.selectedOptions[0]?.textContent).toBe(language === 'en' ? 'Auto' : '自动');
});

describe('what the landing page counts', () => {
  it.each(LANGUAGES)('is counted, not written by hand (%s)', async (language) => {
    const page = await readLanding(language);
    const tools = spellNumber(TOOL_NAMES.length, language, true);
    expect(page).toContain(
      language === 'en' ? `${tools} tools, and what they made` : `${tools}种工具，看作品`,
    );
    const styles = spellNumber(STYLES.length - 1, language);
    expect(page).toContain(language === 'en' ? `any of ${styles} styles` : `${styles}种风格`);
    for (const seconds of Object.values(USUAL_SECONDS))
      expect(page).toContain(language === 'en' ? `about ${seconds} s` : `约 ${seconds} 秒`);
    const { used, unused } = FILE_DAYS;
    expect(page).toContain(language === 'en' ? `kept for ${used} days` : `保存 ${used} 天`);
    expect(page).toContain(language === 'en' ? `for ${unused} days if you don` : `未使用的保存 ${unused} 天`);
    const shown = new Set(STRIP.map(({ effect }) => effect?.id));
    const templates = [...IMAGE_EFFECT_TEMPLATES, ...VIDEO_EFFECT_TEMPLATES].filter(({ id }) =>
      shown.has(id),
    );
    for (const { name } of templates) expect(page).toContain(name[language]);
  });

  it('leaves no number in a sentence of its own', () => {
    const said = { ...listTexts('', en), ...listTexts('', zh) };
    // Clicks are counted by tests/browser/billing.spec.ts; the others count nothing of ours.
    const counted =
      /\d{2}|[02-9]|\b(three|four|five|six|seven|eight|nine|ten|twelve|sixteen|twenty|thirty|hundred)\b|[三四五六七八九十百]/;
    expect(Object.keys(said).filter((key) => counted.test(said[key] ?? ''))).toEqual([]);
  });
});

/** All sentences, by their places; what is filled in is left out. */
function listTexts(place: string, texts: object): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') found[`${place}${key} ${text}`] = text.replaceAll(/\{\w+\}/g, '');
    else Object.assign(found, listTexts(`${place}${key}.`, text));
  }
  return found;
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

describe('the outline of a screen', () => {
  it.each(LANGUAGES)(
    'is the one that stands there until its code has come, in its words (%s)',
    async (language) => {
      const words = language === 'en' ? bundledEn : bundledZh;
      const { html, title, lang } = await drawOutline(language, '/ai-image/text-to-image');
      const page = document.createElement('div');
      page.innerHTML = html;
      expect(title).toBe(`${words.app.tool['text-to-image'].name} — ${words.app.name}`);
      expect(lang).toBe(language === 'en' ? 'en' : 'zh-CN');
      expect(page.querySelector('main')?.textContent).toContain(words.app.tool['text-to-image'].name);
      expect(page.querySelector('textarea')?.placeholder).toBe(words['text-to-image'].placeholder);
    },
  );

  it('can be drawn of every screen that one works at, and of no other', async () => {
    expect(OUTLINED).toEqual(
      expect.arrayContaining(['/home', '/explore', '/creations', '/upscale/generate']),
    );
    expect(OUTLINED).not.toContain('/');
    expect(OUTLINED).not.toContain('/admin');
    for (const path of OUTLINED) expect((await drawOutline('en', path)).html).toContain('<main');
    await expect(drawOutline('en', '/nowhere')).rejects.toThrow('/nowhere is no page');
  });
});
