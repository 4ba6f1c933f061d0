// Somebody on the face of a wave that breaks: the wall of water behind, the board under the feet, the white water.

import { fill, oval, stroke, within, type Draft } from './draft.ts';

/** Where who rides it is on the wave, in the units of a figure, and how large against it. */
export const ON_WAVE = { x: -26, y: -34, turn: -0.2, size: 0.68 } as const;

const WALL =
  'M-168 6 C-150 -18 -116 -34 -78 -66 C-46 -94 -4 -126 56 -130 C112 -132 152 -106 162 -62 C167 -34 168 -8 168 6 Z';

/** The wall of the wave with its lip thrown over the hollow; behind who rides it. */
export function drawWave(draft: Draft): void {
  const { random } = draft;
  fill(draft, WALL, { from: '#b4eeea', to: '#124f7c', top: -132, bottom: 6 });
  within(draft, WALL, () => {
    // Water is drawn up along the wall to the lip.
    for (let streak = 0; streak < 46; streak++) {
      const x = -168 + streak * 5.4;
      const rise = 20 + Math.min(96, Math.max(0, (x + 168) * 0.62));
      stroke(
        draft,
        `M${x} ${random.between(-8, 8)} C${x + 14} ${-rise * 0.4} ${x + 34} ${-rise * 0.8} ${x + random.between(66, 88)} ${-rise - random.between(4, 18)}`,
        streak % 3 === 0 ? '#0d3f66' : '#e8ffff',
        random.between(0.6, 2.2),
        streak % 3 === 0 ? 0.22 : 0.3,
      );
    }
    // The hollow under the lip is dark.
    fill(
      draft,
      'M52 -8 C24 -36 26 -84 64 -96 C104 -106 130 -70 122 -34 C114 -8 78 2 52 -8 Z',
      { from: '#0b3556', to: '#2a86b0', top: -98, bottom: 0 },
      0.92,
    );
    for (let ring = 0; ring < 6; ring++)
      stroke(
        draft,
        `M${58 + ring * 5} ${-12 - ring * 3} C${34 + ring * 7} ${-40 - ring * 2} ${38 + ring * 7} ${-78 + ring * 5} ${68 + ring * 5} ${-88 + ring * 7}`,
        '#9adcec',
        1.2,
        0.34,
      );
    fill(
      draft,
      'M-30 -104 C14 -132 84 -140 126 -108 C150 -86 152 -50 138 -20 C138 -54 126 -86 94 -96 C64 -104 28 -92 6 -74 C-2 -86 -14 -98 -30 -104 Z',
      { from: '#f4fffc', to: '#4aa6cc', top: -132, bottom: -16 },
    );
    for (let fall = 0; fall < 14; fall++) {
      const x = 20 + fall * 8.4;
      stroke(
        draft,
        `M${x} ${-124 + Math.abs(fall - 6) * 2} C${x + 8} ${-116} ${x + 13} ${-106} ${x + 15} ${-94 + fall * 2}`,
        '#ffffff',
        1.1,
        0.5,
      );
    }
  });
  for (let puff = 0; puff < 46; puff++) {
    const part = puff / 45;
    const angle = -2.2 + part * 2.7;
    foam(
      draft,
      [76 + Math.cos(angle) * 74 + random.between(-5, 5), -68 + Math.sin(angle) * 62 + random.between(-5, 5)],
      random.between(2.4, 7.5),
    );
  }
  // Where the lip falls the water is white.
  for (let puff = 0; puff < 70; puff++) {
    const x = random.between(96, 170);
    foam(draft, [x, random.between(-34 + Math.abs(x - 136) * 0.5, 6)], random.between(3, 10));
  }
  for (let drop = 0; drop < 40; drop++)
    foam(draft, [random.between(60, 176), -random.between(90, 150)], random.between(0.6, 2));
}

function foam(draft: Draft, [x, y]: readonly [number, number], size: number): void {
  oval(
    draft,
    [x, y],
    size,
    size * 0.8,
    { from: '#ffffff', to: '#cfe6f2', top: y - size, bottom: y + size },
    0.94,
  );
}

/** Before who rides it: the foot of the wave is broken water. */
export function drawWaveFoot(draft: Draft): void {
  const { random } = draft;
  for (let puff = 0; puff < 92; puff++)
    foam(draft, [random.between(-166, 166), random.between(1, 10)], random.between(1.6, 6));
}

/** Under the feet, and the spray that its edge throws up behind. */
export function drawSurfboard(draft: Draft, asked?: string): void {
  const { random } = draft;
  const colour = asked ?? random.pick(['#f2c84a', '#e8604a', '#f4f0e6', '#4ab0c8']);
  for (let drop = 0; drop < 54; drop++) {
    const x = random.between(18, 96);
    foam(draft, [x, 2 - random.next() * (4 + (x - 18) * 0.34)], random.between(1, 5));
  }
  fill(draft, 'M-58 -7 C-40 -8 24 -6 48 -3 C38 4 -24 5 -58 -7 Z', {
    from: colour,
    to: '#8a5a4a',
    top: -8,
    bottom: 6,
  });
  stroke(draft, 'M-52 -6.4 C-26 -6 18 -4.4 42 -2.8', '#ffffff', 1, 0.8);
  for (let drop = 0; drop < 26; drop++)
    foam(draft, [random.between(-40, 60), random.between(1, 7)], random.between(1, 4.4));
}
