import { expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

it.each([
  [{}, 'en'],
  [{ preference: 'zh' }, 'zh'],
  [{ acceptLanguage: 'zh-Hans-CN' }, 'zh'],
  [{ acceptLanguage: 'en-GB,en;q=0.9', preference: 'zh' }, 'en'],
  [{ acceptLanguage: 'fr;q=1, de', preference: 'zh' }, 'zh'],
  [{ acceptLanguage: 'en;q=0, zh;q=0.1' }, 'zh'],
  [{ acceptLanguage: ';;;,,q=', preference: 'zh' }, 'zh'],
  [{ lang: 'en', acceptLanguage: 'zh' }, 'en'],
  [{ lang: 'fr', acceptLanguage: 'zh' }, 'zh'],
] as const)('%j is answered in %s', (wishes, language) => {
  expect(chooseLanguage(wishes)).toBe(language);
});
