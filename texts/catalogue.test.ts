// What the compiler cannot see of the catalogue: both languages say the same, and nothing stands there for nobody.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './words.ts';

const PROJECT = path.join(import.meta.dirname, '..');
const CODE = '{contract,tools,engine,server,web}/**/*.{ts,tsx}';
const CODE_OF_SCREENS = '{tools,web}/**/*.{ts,tsx}';
const IS_TEST = /\.test\.tsx?$/;

type Text = { file: string; key: string; text: string };

const [en, zh] = LANGUAGES.map((language) => {
  const folder = path.join(import.meta.dirname, language);
  return globSync('*/*.json', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const texts: unknown = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      return listTexts(texts, path.basename(file, '.json')).map((text) => ({ file, ...text }));
    });
}) as [Text[], Text[]];

const readCode = (files: string) =>
  globSync(files, { cwd: PROJECT })
    .filter((file) => !IS_TEST.test(file))
    .map((file) => readFileSync(path.join(PROJECT, file), 'utf8'))
    .join('\n');

/** `{ a: { b: 'x' } }` → `a.b` → 'x'. */
function listTexts(part: unknown, key: string): { key: string; text: string }[] {
  if (typeof part === 'string') return [{ key, text: part }];
  return Object.entries(part ?? {}).flatMap(([name, inner]) => listTexts(inner, `${key}.${name}`));
}

/** English has a singular where Chinese has none: both are the same text. */
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '');
const keysOf = (texts: Text[]) =>
  [...new Set(texts.map(({ file, key }) => `${file} ${withoutPlural(key)}`))].sort();
/** A list of texts is asked for by the name of the whole: `a.b.0`, `a.b`, `a`. */
const withParents = (key: string) =>
  key.split('.').map((_, index, parts) => parts.slice(0, parts.length - index).join('.'));
const placesOf = (text = '') => [...text.matchAll(/\{(\w+)\}|<(\w+)>/g)].map(([place]) => place).sort();
const isOfScreens = ({ file }: Text) => path.dirname(file) === 'screens';

describe('[§1.4] the texts', () => {
  it('are there in both languages', () => {
    expect(en.length).toBeGreaterThan(1000);
    expect(keysOf(zh)).toEqual(keysOf(en));
  });

  it('are never empty, and never keys', () => {
    expect([...en, ...zh].filter(({ key, text }) => text.trim() === '' || text === key)).toEqual([]);
  });

  it('have the same places to fill', () => {
    const inEnglish = new Map(
      en.flatMap(({ file, key, text }) =>
        [withoutPlural(key), key].map((name) => [`${file} ${name}`, text] as const),
      ),
    );
    const different = zh.filter(({ file, key, text }) => {
      const same = inEnglish.get(`${file} ${key}`) ?? inEnglish.get(`${file} ${withoutPlural(key)}`);
      return placesOf(text).join() !== placesOf(same).join();
    });
    expect(different.map(({ key }) => key)).toEqual([]);
  });

  it('of the screens all come with the page, too', () => {
    for (const language of LANGUAGES) {
      const bundle = readFileSync(path.join(PROJECT, `web/i18n/bundled-${language}.ts`), 'utf8');
      const missing = new Set(en.filter(isOfScreens).map(({ file }) => `#texts/${language}/${file}`));
      expect([...missing].filter((file) => !bundle.includes(`'${file}'`))).toEqual([]);
    }
  });

  it('of the screens are all asked for somewhere', () => {
    const code = readCode(CODE_OF_SCREENS);
    const names = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , name = '']) => name));
    // A key that is put together while running is used by its beginning: `task.state.${state}`,
    const beginnings = [...code.matchAll(/[`'"]([a-z][\w-]*\.[\w.-]*)\$\{/g)].map(([, start = '']) => start);
    // or by its end: `${tool}.empty_title`, `${tip}_title`.
    const ofTools = [...code.matchAll(/`\$\{tool\}\.([\w.-]+)(\$\{)?/g)];
    const endings = [...code.matchAll(/`\$\{\w+\}(_\w+)`/g)].map(([, end = '']) => end);
    const isAskedByTool = (key: string) => {
      const rest = key.slice(key.indexOf('.') + 1);
      return ofTools.some(([, end = '', isOpen]) => (isOpen ? rest.startsWith(end) : rest === end));
    };
    const isUsed = ({ key }: Text) =>
      [withoutPlural(key), ...withParents(key).slice(0, -1)].some((name) => names.has(name)) ||
      beginnings.some((start) => key.startsWith(start)) ||
      endings.some((end) => key.endsWith(end) && names.has(key.slice(0, -end.length))) ||
      isAskedByTool(withoutPlural(key));
    expect(en.filter((text) => isOfScreens(text) && !isUsed(text)).map(({ key }) => key)).toEqual([]);
  });

  it('of everybody else have no part of their key that no code knows', () => {
    const code = readCode(CODE);
    const names = new Set([...code.matchAll(/[\w-]+/g)].map(([name]) => name));
    // `${kind}_format`
    const endings = [...code.matchAll(/`\$\{[\w.]+\}(_\w+)`/g)].map(([, end = '']) => end);
    const isKnown = (name: string) => names.has(name) || endings.some((end) => name.endsWith(end));
    const unknown = en.filter(
      ({ file, key }) => !/^screens|http/.test(file) && !key.split('.').slice(1).every(isKnown),
    );
    expect(unknown.map(({ key }) => key)).toEqual([]);
  });
});
