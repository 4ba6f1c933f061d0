import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/operating.md'];
const PLACE = /`((?:bench|contract|docs|engine|scripts|server|tests|tools|web)\/[\w./-]*)`/g;
const IMAGE_OR_LINK = /\]\((?!https?:)([^)#]+)\)/g;

it('names no file in the documents that is not there', () => {
  const files = [...DOCUMENTS, ...globSync('docs/decisions/*.md')];
  const missing = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const named = [...text.matchAll(PLACE), ...text.matchAll(IMAGE_OR_LINK)].map(([, place = '']) => place);
    return named.filter((place) => !existsSync(place)).map((place) => `${file}: ${place}`);
  });
  expect(missing).toEqual([]);
});
