// Words that break the content rules: said why under them, nothing charged, nothing lost; and where it leads.
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { type Language, LANGUAGES } from '#texts/words.ts';
import { drawCases } from '../draw-cases.ts';
import { welcome } from './person.ts';
import { readWords } from './read-words.ts';

const FORBIDDEN = { en: 'a photo of a naked woman', zh: '血腥屠杀场面' } as const;
const BLOCKED = {
  en: 'Your prompt may break the content rules (sexual content). You were not charged',
  zh: '提示词可能违反内容规范（血腥暴力），未扣除积分',
} as const;
const WARNED = { en: '1 more such tries today', zh: '今日再有 1 次，创作将暂停 24 小时' } as const;
const PAUSED = { en: 'Making is paused until', zh: '创作已暂停至' } as const;
const TRIES_UNTIL_PAUSE = 8;

for (const language of drawCases('blocked words', LANGUAGES, 1)) {
  test(`[product 2.0] blocked words are explained under the prompt, and the eighth time pauses (${language})`, async ({
    browser,
  }) => {
    const { page, say, leave } = await welcome(browser, 'blocked', language);
    await page.goto('/ai-image/text-to-image');
    const prompt = page.getByRole('textbox', { name: say('tool.prompt'), exact: true });
    await expect(pointsButton(page)).toContainText(/[1-9]/); // the balance has come
    const points = await readPoints(page);
    await prompt.fill(FORBIDDEN[language]);

    await generate(page, 3010001);
    await expectUnderPrompt(page, language, BLOCKED[language]);
    await expect(prompt).toHaveValue(FORBIDDEN[language]);
    expect(await readPoints(page)).toBe(points);

    for (let tries = 2; tries < TRIES_UNTIL_PAUSE; tries += 1) await generate(page, 3010001);
    await expectUnderPrompt(page, language, WARNED[language]);
    await generate(page, 3010001);
    await expectUnderPrompt(page, language, PAUSED[language]);

    await prompt.fill(language === 'zh' ? '湖边的木屋' : 'a cabin by a lake');
    await generate(page, 3010001);
    await expectUnderPrompt(page, language, PAUSED[language]);
    await page.reload();
    await expect(prompt).toHaveValue(language === 'zh' ? '湖边的木屋' : 'a cabin by a lake');
    await expect(pointsButton(page)).toHaveText(points ?? '');
    await leave();
  });
}

async function generate(page: Page, code: number): Promise<void> {
  const calls = '**/api/task/text_to_image*/post';
  const posted = Promise.withResolvers<unknown>();
  // Read on its way: a browser lets go of an answer before it can be asked for it.
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    posted.resolve(await response.json());
    await route.fulfill({ response });
  });
  // The answer before may still be on its way to the page, which takes no second press until it is there.
  await expect(page.getByRole('button', { name: /^(?:Generate|立即生成)/ })).toBeEnabled();
  await page.getByRole('textbox').first().press('Control+Enter');
  expect(await posted.promise).toMatchObject({ code });
  await page.unroute(calls);
}

/** The message belongs to the field: whoever hears the page is told it there. */
async function expectUnderPrompt(page: Page, language: Language, message: string): Promise<void> {
  const prompt = page.getByRole('textbox', { name: readWords(language)('tool.prompt'), exact: true });
  await expect(prompt).toHaveAccessibleDescription(new RegExp(escape(message)));
  await expect(prompt).toHaveAttribute('aria-invalid', 'true');
}

function pointsButton(page: Page) {
  return page
    .getByRole('banner')
    .getByRole('button', { name: /\d+ (?:points|积分)/ })
    .first();
}

async function readPoints(page: Page): Promise<string | null> {
  return await pointsButton(page).textContent();
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
