// `:lang(zh)` alone matches every element, as a language is inherited: it would beat each class that is loaded before it.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A selector, or one of several, that is a language and nothing else. */
const BARE = /(?:^|,\s*):lang\([\w-]+\)\s*(?=[,{])/gm;

it('styles name what they are about in a language, not everything', () => {
  const bare = globSync('{web,tools}/**/*.css').filter((file) => readFileSync(file, 'utf8').match(BARE));
  expect(bare).toEqual([]);
});
