// Pages change at sizes that have names: a width of its own in a rule would be a layout that nobody looks at.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const NAMES = 'web/ui/media-queries.css';
/** What is asked of the person's device and wishes, not of its size. */
const OF_THE_PERSON = /^\((hover|pointer|prefers-reduced-motion|forced-colors): [a-z-]+\)$|^print$/;

function listQueries(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/@media ([^{]+) \{/g)].map(([, query = '']) => query);
}

it('asks for sizes by their names alone', () => {
  const named = new Set(
    [...readFileSync(NAMES, 'utf8').matchAll(/@custom-media (--[a-z-]+) /g)].map(([, name]) => `(${name})`),
  );
  const files = globSync('{web,tools}/**/*.css').filter((file) => file !== NAMES);
  const others = files.flatMap((file) =>
    listQueries(file)
      .filter((query) => !named.has(query) && !OF_THE_PERSON.test(query))
      .map((query) => `${file}: ${query}`),
  );
  expect(others).toEqual([]);
});

it('has one phone, for styles and for scripts', () => {
  const phone = /@custom-media --phone ([^;]+);/.exec(readFileSync(NAMES, 'utf8'))?.[1];
  expect(readFileSync('web/ui/base/use-is-phone.ts', 'utf8')).toContain(`const PHONE = '${phone}';`);
});
