// One word for one thing: the terms of the field, as the dictionary in CONTRIBUTING.md has them.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A row of the dictionary: what we say, and the words that it stands for. */
const ROW = /^\| ([^|]+?) +\| ([^|]+?) +\|$/gm;
const SOURCES = '{bench,contract,engine,scripts,server,tests,tools,web}/**/*.{ts,tsx,css}';
const DECLARED =
  /^\s*(?:export )?(?:default )?(?:async )?(?:const|let|function|class|type|interface)\s+(\w+)/gm;
/** Things that can be drawn, filmed effects and lists of words that people write. */
const OWN_WORLD = /^engine\/(illustrator|image-effect|video-effect|image-to-image)\//;

it('declares nothing, and names no file, by a word that the dictionary replaces', () => {
  const refused = readDictionary();
  expect(refused.size).toBeGreaterThan(20);
  const found = globSync(SOURCES).flatMap((file) => {
    if (OWN_WORLD.test(file)) return [];
    const names = [
      path.basename(file),
      ...[...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, name = '']) => name),
    ];
    return names.flatMap((name) =>
      [...refused]
        .filter(([word]) => has(name, word))
        .map(([word, term]) => `${file}: ${name} (${word} → ${term})`),
    );
  });
  expect(found).toEqual([]);
});

/** Returns the words that are not to be used, each with the term to use. */
function readDictionary(): Map<string, string> {
  const text = readFileSync('CONTRIBUTING.md', 'utf8').split('## Words')[1] ?? '';
  return new Map(
    [...text.matchAll(ROW)].flatMap(([, term = '', words = '']) =>
      [...words.matchAll(/`([^`]+)`/g)].map(([, word = '']): [string, string] => [word, term]),
    ),
  );
}

/** `film` is in `openFilm`, `FILM_FPS` and `film-card.tsx`, and `long-wall` is in `LongWall`. */
function has(name: string, word: string): boolean {
  return `-${split(name)}-`.includes(`-${word}-`) || `-${split(name)}-`.includes(`-${word}s-`);
}

function split(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}
