// The faces of the interface are what is cut of the fonts that are installed, and of no other release of them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CUTS, cutFont } from './cut-fonts.ts';

const BASE = path.join(import.meta.dirname, '../web/ui/base');

it.each(Object.entries(CUTS))('%s is cut of the installed font', async (file, cut) => {
  const cutNow = await cutFont(cut);
  expect(cutNow.equals(readFileSync(path.join(BASE, 'faces', file)))).toBe(true);
});

it('no rule of the serif asks for a weight that was cut off', () => {
  const styles = readFileSync(path.join(BASE, 'fonts.css'), 'utf8');
  const faces = [...styles.matchAll(/@font-face \{([^}]*faces\/newsreader-latin[^}]*)\}/g)].map(
    ([, face]) => face,
  );
  expect(faces).toHaveLength(3);
  for (const face of faces) expect(face).toMatch(/font-weight: (300 400|400);/);
});
