// A small image of each example sentence, painted by text to image from the sentence itself (scripts/paint-thumbs.ts).
import type { Language } from '#texts/words.ts';

const files = import.meta.glob<string>('./examples/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function exampleImage(name: string, language: Language): string | undefined {
  return files[`./examples/${name}.${language}.webp`];
}
