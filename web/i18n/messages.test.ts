// The texts themselves: the same in both languages, none empty, none forgotten.
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { bundledEn } from './bundled-en.ts';
import { bundledZh } from './bundled-zh.ts';

const sources: Record<string, string> = import.meta.glob(
  ['../**/*.{ts,tsx}', '../../tools/*/*.{ts,tsx}', '!**/*.test.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** `{ a: { b: 'x' } }` → `a.b` → 'x'. */
function listTexts(part: unknown, key = ''): [string, string][] {
  if (typeof part === 'string') return [[key, part]];
  return Object.entries(part ?? {}).flatMap(([name, inner]) =>
    listTexts(inner, key ? `${key}.${name}` : name),
  );
}

/** English has a singular where Chinese has none: both are the same text. */
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

// A list of texts is asked for by the name of the whole: `a.b.0`, `a.b`, `a`.
const withParents = (key: string) =>
  key.split('.').map((_, index, parts) => parts.slice(0, parts.length - index).join('.'));

const en = listTexts(bundledEn);
const zh = listTexts(bundledZh);
const keysOf = (texts: [string, string][]) => [...new Set(texts.map(([key]) => withoutPlural(key)))].sort();
const placesOf = (text: string) => [...text.matchAll(/\{(\w+)\}|<(\w+)>/g)].map(([place]) => place).sort();

describe('[§1.4] the texts', () => {
  it('are there in both languages', () => {
    expect(keysOf(zh)).toEqual(keysOf(en));
  });

  it('are never empty, and never keys', () => {
    expect([...en, ...zh].filter(([key, text]) => text.trim() === '' || text === key)).toEqual([]);
  });

  it('have the same places to fill', () => {
    const inEnglish = new Map(
      en.flatMap(([key, text]) => [
        [withoutPlural(key), text],
        [key, text],
      ]),
    );
    const different = zh.filter(
      ([key, text]) =>
        placesOf(text).join() !==
        placesOf(inEnglish.get(key) ?? inEnglish.get(withoutPlural(key)) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('are all used somewhere', () => {
    const code = Object.values(sources).join('\n');
    // A key that is put together while running is used by its beginning.
    const beginnings = [...code.matchAll(/[`'"]([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, start = '']) => start);
    // A piece that several tools use asks for the words of the tool it is given: `${tool}.empty_title`.
    const endings = [...code.matchAll(/`\$\{tool\}\.([\w.-]+)(\$\{)?/g)];
    const isAskedByTool = (key: string) => {
      const rest = key.slice(key.indexOf('.') + 1);
      return endings.some(([, end = '', isOpen]) => (isOpen ? rest.startsWith(end) : rest === end));
    };
    const names = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , name]) => name));
    const isUsed = ([key]: [string, string]) =>
      [withoutPlural(key), ...withParents(key).slice(0, -1)].some((name) => names.has(name)) ||
      beginnings.some((start) => key.startsWith(start)) ||
      isAskedByTool(withoutPlural(key));
    expect(en.filter((text) => !isUsed(text)).map(([key]) => key)).toEqual([]);
  });

  it('are all there for what the code asks', () => {
    const namespaces = Object.keys(bundledEn).join('|');
    const asked = new RegExp(`\\bt\\(\\s*['"]((?:${namespaces})\\.[\\w.-]+)['"]`, 'g');
    // A list is asked for whole, by the name before its numbers.
    const known = new Set(en.flatMap(([key]) => [key, withoutPlural(key), key.replace(/\.0$/, '')]));
    const missing = Object.entries(sources).flatMap(([file, code]) =>
      [...code.matchAll(asked)].flatMap(([, key = '']) => (known.has(key) ? [] : [`${file}: ${key}`])),
    );
    expect(missing).toEqual([]);
  });
});

it('fill their places in braces, and count', async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'en',
    resources: { en: { translation: bundledEn } },
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  expect(i18n.t('session.resend_in', { s: 42 })).toBe('Resend (42s)');
});
