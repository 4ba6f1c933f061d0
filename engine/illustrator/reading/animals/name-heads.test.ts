// The head of an animal is seen by itself in marks only.

import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import { parsePrompt } from '../parse-prompt.ts';

beforeAll(needDrawings, 120_000);

describe('a head', () => {
  it.each([
    ['logo of a fox head', 'own/fox-face'],
    ['wolf head logo', 'own/wolf-face'],
    ['狐狸头logo', 'own/fox-face'],
    ['a logo of a fox', 'own/fox'],
    ['a fox head in a forest', 'own/fox'],
  ])('is seen by itself in marks only: %s', (prompt, drawing) => {
    expect(parsePrompt(prompt).subjects[0]?.drawing).toBe(drawing);
  });
});
