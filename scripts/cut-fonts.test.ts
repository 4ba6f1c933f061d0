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

it('the faces say which weights were left in them', () => {
  const styles = readFileSync(path.join(BASE, 'fonts.css'), 'utf8');
  for (const [file, { axes }] of Object.entries(CUTS)) {
    const weights = typeof axes['wght'] === 'object' ? Object.values(axes['wght']).join(' ') : axes['wght'];
    const faces = [...styles.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) =>
      face.includes(file) ? [face] : [],
    );
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) expect(face).toContain(`font-weight: ${weights};`);
  }
});
