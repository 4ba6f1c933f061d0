// Type has nine roles and space eight measures (web/ui/base/tokens.css): one of its own in a rule would be one more.
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import type { Rule } from 'postcss';
import { expect, it } from 'vitest';

const TOKENS = 'web/ui/base/tokens.css';
const NOT_RULES = new Set([
  TOKENS,
  'web/ui/base/fonts.css',
  'web/ui/base/fonts-zh.css',
  'web/ui/media-queries.css',
]);

/** Set like a picture, in a size of its own: where, and what for. */
const POSTERS: Readonly<Record<string, readonly string[]>> = {
  'web/landing/hero.module.css': ['.say'], // the headline is the measure of the page
  'web/landing/prices.module.css': ['.big'],
  'web/app/routes/message-page.module.css': ['.number'],
  'web/points/balance.module.css': ['.balance b'],
  'web/billing/points-calculator.module.css': ['.needed b'],
  'web/ui/form/writing-field.module.css': ['.area'], // three sizes, which its ruled lines follow
};
const FONT = /^(var\(--type-[a-z]+\)|inherit)$/;
const SIZE = /^(var\(--size-[a-z]+\)|inherit|0|[\d.]+em)$/;
/** The machine's own words. */
const MONOSPACE = /^var\(--size-data\) ?\/ ?var\(--line-data\) ui-monospace, monospace$/;
const SPACE_PROPERTY = /^(padding|margin|gap|row-gap|column-gap)(-|$)/;
/** Up to three pixels put something where it looks right; more than a hundred are the room of something that is there. */
const OWN_PIXELS = /(?<![\w.#-])-?(\d+(?:\.\d+)?)px/g;

type Declared = { file: string; selector: string; prop: string; value: string };

const declared: readonly Declared[] = globSync('{web,tools}/**/*.css')
  .filter((file) => !NOT_RULES.has(file))
  .flatMap((file) => {
    const found: Declared[] = [];
    parse(readFileSync(file, 'utf8')).walkDecls(({ prop, value, parent }) => {
      const selector = parent?.type === 'rule' ? (parent as Rule).selector : '';
      found.push({ file, selector, prop, value: value.replaceAll(/\s+/g, ' ') });
    });
    return found;
  });

const isPoster = ({ file, selector }: Declared) =>
  POSTERS[file]?.some((one) => selector === one || selector === `:lang(zh) ${one}`) ?? false;
const describe = ({ file, selector, prop, value }: Declared) => `${file} ${selector} { ${prop}: ${value} }`;

it('gives words one of nine roles', () => {
  const roles = [...readFileSync(TOKENS, 'utf8').matchAll(/^ {2}--type-([a-z]+):/gm)].map(([, role]) => role);
  expect(new Set(roles).size).toBe(9 + 1); // and what the page itself is set in
  const others = declared.filter(
    (one) =>
      (one.prop === 'font' && !FONT.test(one.value) && !MONOSPACE.test(one.value)) ||
      (one.prop === 'font-size' && !SIZE.test(one.value)) ||
      one.prop === 'font-variation-settings',
  );
  expect(others.filter((one) => !isPoster(one)).map(describe)).toEqual([]);
  expect(Object.values(POSTERS).flat()).toHaveLength(6);
});

it('measures space in one of eight', () => {
  const spaces = [...readFileSync(TOKENS, 'utf8').matchAll(/^ {2}--space-(\d):/gm)];
  expect(spaces).toHaveLength(8);
  const others = declared.filter(
    ({ prop, value }) =>
      SPACE_PROPERTY.test(prop) &&
      [...withoutCalculations(value).matchAll(OWN_PIXELS)].some(([, n]) => Number(n) > 3 && Number(n) <= 100),
  );
  expect(others.map(describe)).toEqual([]);
});

/** What is worked out of other measures is none of its own. */
function withoutCalculations(value: string): string {
  return value.replaceAll(/(calc|max|min|clamp)\([^;]*\)/g, '');
}
