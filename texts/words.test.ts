// Reading a text out of the catalogue.
import { describe, expect, it } from 'vitest';
import { pairTexts, translate } from './words.ts';

describe('pairTexts', () => {
  it('gives each key its text in every language, however deep', () => {
    const pairs = pairTexts({ a: 'one', b: { c: 'two' } }, { a: '一', b: { c: '二' } });
    expect(pairs).toEqual({ a: { en: 'one', zh: '一' }, b: { c: { en: 'two', zh: '二' } } });
  });
});

describe('translate', () => {
  const words = { en: '{x} from {plan}', zh: '{plan}起可用{x}' };

  it('fills places, with values that differ by language, too', () => {
    const values = { x: 2, plan: { en: 'Pro', zh: '专业版' } };
    expect(translate(words, 'en', values)).toBe('2 from Pro');
    expect(translate(words, 'zh', values)).toBe('专业版起可用2');
  });

  it('leaves a place without a value, and fills none that came with a value', () => {
    expect(translate(words, 'en', { x: '{plan}' })).toBe('{plan} from {plan}');
    expect(translate(words, 'en', { x: '{plan}', plan: 'Pro' })).toBe('{plan} from Pro');
  });
});
