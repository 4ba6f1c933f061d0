// The mistakes that are tried can still be made, and the tests that have to notice them are there.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, it } from 'vitest';
import { MUTANTS, mutate } from './mutants.ts';

it.each(MUTANTS)('$name', (mutant) => {
  const mutated = mutate(mutant, readFileSync(mutant.file, 'utf8'));
  const tests = readFileSync(mutant.test.file, 'utf8');
  expect(tests).toContain(`'${mutant.test.title}'`);
  // It is wrong, and not merely broken.
  const code = mutant.file.endsWith('.ts') ? mutated : '';
  expect(() => stripTypeScriptTypes(code)).not.toThrow();
});
