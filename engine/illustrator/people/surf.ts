// Somebody on a board before a wave that breaks.

import { fill, oval, stroke, type Draft } from './draft.ts';

/** Behind who rides it, in the units of a figure. */
export function drawWave(draft: Draft): void {
  const { random } = draft;
  fill(
    draft,
    'M-128 4 C-100 0 -92 -34 -72 -72 C-54 -106 -14 -122 28 -110 C58 -101 74 -82 72 -62 C60 -78 40 -84 22 -76 C-2 -64 2 -26 34 -8 C64 4 104 0 132 4 Z',
    { from: '#a8e8ea', to: '#1c6a98', top: -118, bottom: 6 },
  );
  fill(
    draft,
    'M-70 -70 C-52 -104 -14 -120 28 -109 C56 -101 72 -84 72 -62 C62 -76 42 -84 22 -77 C0 -68 -4 -40 8 -20 C-30 -34 -44 -54 -70 -70 Z',
    { from: '#c8f4f0', to: '#2f8db8', top: -118, bottom: -16 },
    0.9,
  );
  // Water is drawn up along the wall.
  for (let streak = 0; streak < 16; streak++) {
    const x = -98 + streak * 8.4;
    const rise = random.between(30, 62);
    stroke(
      draft,
      `M${x} ${-2 - streak * 0.8} C${x + 4} ${-rise * 0.5} ${x + 12} ${-rise * 0.9} ${x + 26} ${-rise - 22}`,
      '#f2ffff',
      random.between(0.5, 1.3),
      0.34,
    );
  }
  const foam = (x: number, y: number, size: number): void =>
    oval(
      draft,
      [x, y],
      size,
      size * 0.78,
      { from: '#ffffff', to: '#cfe6f2', top: y - size, bottom: y + size },
      0.94,
    );
  for (let drop = 0; drop < 30; drop++) {
    const part = drop / 29;
    const angle = -2.5 + part * 2.9;
    foam(
      4 + Math.cos(angle) * 66 + random.between(-4, 4),
      -64 + Math.sin(angle) * 52 + random.between(-4, 4),
      random.between(3, 8),
    );
  }
  for (let drop = 0; drop < 20; drop++)
    foam(random.between(56, 84), -random.between(40, 74), random.between(1.4, 5));
}

/** Under the feet, and the white water around it. */
export function drawSurfboard(draft: Draft): void {
  const { random } = draft;
  const colour = random.pick(['#f2c84a', '#e8604a', '#f4f0e6', '#4ab0c8']);
  fill(draft, 'M-40 -1 C-30 -6 24 -8 50 -9 C40 0 -18 6 -40 -1 Z', {
    from: colour,
    to: '#8a5a4a',
    top: -9,
    bottom: 8,
  });
  stroke(draft, 'M-36 -1.6 C-10 -3 22 -5 46 -8', '#ffffff', 1, 0.8);
  for (let drop = 0; drop < 46; drop++) {
    const x = random.between(-112, 70);
    const size = random.between(2, 6.5) * (x < -30 ? 1.3 : 0.8);
    oval(
      draft,
      [x, random.between(-1, 9)],
      size * 1.5,
      size,
      { from: '#ffffff', to: '#d4e8f2', top: -8, bottom: 10 },
      0.9,
    );
  }
}
