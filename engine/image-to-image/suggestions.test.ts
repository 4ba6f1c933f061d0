// What the screen suggests to be typed is understood whole, in both languages.
import { beforeAll, describe, expect, it } from 'vitest';
import { needDrawings } from '#tests/fakes/need-drawings.ts';
import en from '#texts/en/screens/image-to-image.json' with { type: 'json' };
import zh from '#texts/zh/screens/image-to-image.json' with { type: 'json' };
import { readInstruction } from './read-instruction.ts';

beforeAll(needDrawings, 120_000);

describe('what the screen suggests', () => {
  const suggestions = [
    ...Object.values(en.examples).slice(0, 4),
    ...Object.values(zh.examples).slice(0, 4),
    en.placeholder.edit,
    zh.placeholder.edit,
    ...en.ideas.edit,
    ...zh.ideas.edit,
    ...en.ideas.restyle,
    ...zh.ideas.restyle,
  ];

  it.each(suggestions)('is understood whole: %s', (suggestion) => {
    const { parts, ignored } = readInstruction(suggestion);
    expect(ignored).toEqual([]);
    expect(parts.length).toBeGreaterThan(0);
  });
});
