// Hair from the front and from behind, in units of the head: what hangs behind the face, and what lies over it.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { deep, fill, fillBoth, mirrored, oval, pale, stroke, within, type Draft } from './draft.ts';
import type { HairCut } from './features.ts';
import { coversCrown, drawFringe, drawSpikes, strands, type Tones } from './hair-locks.ts';
import type { Person } from './person.ts';

function tonesOf(person: Person): Tones {
  const base = person.hair.colour;
  return { base, dark: deep(base, 0.42), light: pale(base, 0.2) };
}

const SKULL = 'M-35.5 -52 C-41 -78 -33 -107 0 -107.5 C33 -107 41 -78 35.5 -52 C30 -40 -30 -40 -35.5 -52 Z';

/** Of hair that is put up: under a hat it is not seen. */
const STANDING: ReadonlySet<HairCut> = new Set(['bun', 'buns', 'topknot']);
/** What hangs down behind the head and the shoulders. */
export function drawHairBehind(draft: Draft, person: Person): void {
  const tones = tonesOf(person);
  if (STANDING.has(person.hair.cut) && coversCrown(person.outfit)) return;
  switch (person.hair.cut) {
    case 'long':
      fill(
        draft,
        'M-35 -70 C-47 -46 -46 -16 -50 12 C-52 36 -60 52 -54 76 C-42 88 -24 80 -12 82 L12 82 C24 80 42 88 54 74 C60 50 52 36 50 12 C46 -16 47 -46 35 -70 Z',
        { from: tones.dark, to: mix(tones.dark, tones.base, 0.5), top: -60, bottom: 80 },
      );
      break;
    case 'bob':
      fill(
        draft,
        'M-36 -70 C-45 -46 -45 -24 -42 -2 C-34 8 -18 6 0 6 C18 6 34 8 42 -2 C45 -24 45 -46 36 -70 Z',
        tones.dark,
      );
      break;
    case 'afro':
      paintAfro(draft, tones);
      break;
    case 'curly':
      paintCurls(draft, person, tones.dark, 1);
      break;
    case 'ponytail':
      fill(draft, 'M10 -94 C44 -100 56 -66 46 -30 C42 -12 44 6 34 18 C36 -8 32 -30 30 -54 Z', {
        from: tones.base,
        to: tones.dark,
        top: -90,
        bottom: 16,
      });
      break;
    case 'bun':
      oval(draft, [4, -112], person.age === 'old' ? 20 : 15, person.age === 'old' ? 17 : 13, {
        from: tones.light,
        to: tones.base,
        top: -124,
        bottom: -98,
      });
      stroke(draft, 'M-6 -112 C0 -120 12 -119 15 -110', tones.dark, 1.1, 0.5);
      break;
    case 'buns':
      fillBoth(draft, 'M14 -98 C8 -126 36 -138 46 -118 C54 -104 42 -88 28 -88 Z', {
        from: tones.light,
        to: tones.base,
        top: -130,
        bottom: -88,
      });
      break;
    case 'topknot':
      fill(draft, 'M-8 -104 C-12 -122 -4 -130 3 -128 C12 -126 12 -112 8 -103 Z', tones.base);
      break;
    case 'tails':
      fillBoth(
        longer(draft, person),
        'M28 -82 C54 -84 60 -52 52 -22 C50 -8 46 2 40 8 C42 -14 38 -34 30 -58 Z',
        {
          from: tones.base,
          to: tones.dark,
          top: -80,
          bottom: 8,
        },
      );
      break;
    default:
  }
}

/** What lies over forehead, temples and ears. */
export function drawHairBefore(draft: Draft, person: Person): void {
  const tones = tonesOf(person);
  const body = { from: tones.light, to: tones.base, top: -108, bottom: -40 };
  switch (person.hair.cut) {
    case 'bald':
      if (person.age === 'old')
        fillBoth(draft, 'M31 -70 C38 -66 40 -50 36 -38 C34 -42 34 -52 31 -60 Z', tones.base);
      return;
    case 'crop':
      fill(
        draft,
        'M-34.5 -54 C-38 -80 -30 -106 0 -106.5 C30 -106 38 -80 34.5 -54 C34 -62 32 -70 29 -77 C18 -87 -18 -87 -29 -77 C-32 -70 -34 -62 -34.5 -54 Z',
        body,
      );
      break;
    case 'spiky':
      drawSpikes(draft, tones, body);
      break;
    case 'short':
      fill(
        draft,
        'M-35.5 -50 C-42 -80 -32 -109 2 -110 C34 -110 41 -80 35.5 -50 C34.6 -60 33.6 -68 30 -75 C24 -79 18 -82 14 -87 C4 -80 -16 -76 -28 -80 C-32 -72 -34.4 -62 -35.5 -50 Z',
        body,
      );
      strands(draft, tones, [
        'M-27 -84 C-20 -98 0 -104 18 -98',
        'M-18 -82 C-8 -92 8 -96 24 -88',
        'M16 -90 C24 -88 30 -80 32 -72',
      ]);
      break;
    case 'afro':
      paintCurls(draft, person, tones.base, 0);
      break;
    case 'curly':
      paintCurls(draft, person, tones.base, 0);
      break;
    case 'bob':
    case 'long':
      drawCurtains(draft, tones, body, person.hair.cut === 'long');
      break;
    default:
      // Drawn back from the forehead; white hair would not be seen there, so it lies fuller about the temples.
      fill(
        draft,
        person.age === 'old'
          ? 'M-36 -40 C-52 -58 -46 -106 0 -112 C46 -106 52 -58 36 -40 C36 -54 34 -62 28 -68 C20 -77 10 -81 2 -82 C-10 -81 -21 -77 -28 -68 C-34 -62 -36 -54 -36 -40 Z'
          : 'M-35 -48 C-41 -78 -33 -107.5 0 -108 C33 -107.5 41 -78 35 -48 C34 -58 32 -66 28 -74 C20 -86 10 -91 2 -93 C-10 -90 -21 -84 -28 -74 C-32 -66 -34 -58 -35 -48 Z',
        body,
      );
      strands(draft, tones, [
        'M2 -93 C-4 -100 -2 -105 0 -107',
        'M-14 -88 C-16 -96 -10 -104 -4 -107',
        'M-25 -79 C-30 -90 -22 -100 -12 -105',
        'M14 -89 C18 -97 12 -104 6 -107',
        'M25 -79 C31 -90 24 -100 14 -105',
      ]);
      if (person.hair.cut === 'braid') drawBraid(draft, tones);
      if (person.hair.cut === 'braids') for (const half of [draft, mirrored(draft)]) drawBraid(half, tones);
      if (person.hair.cut === 'buns')
        for (const half of [draft, mirrored(draft)])
          stroke(half, 'M15 -101 C22 -92 30 -88 38 -87', '#d8362c', 5);
      if (person.hair.cut === 'tails')
        for (const half of [draft, mirrored(draft)]) oval(half, [32, -80], 4.4, 4.4, '#d8605c');
  }
  if (person.hair.hasFringe) drawFringe(draft, tones, body);
  sheen(draft, tones);
}

/** It stands off all around. */
function paintAfro(draft: Draft, tones: Tones): void {
  for (let curl = 0; curl < 30; curl++) {
    const angle = (Math.PI * 2 * curl) / 30;
    oval(draft, [Math.cos(angle) * 54, -70 - Math.sin(angle) * 52], 11, 11, tones.dark);
  }
  oval(draft, [0, -70], 57, 55, { from: tones.base, to: tones.dark, top: -130, bottom: -20 });
}

/** Tails of who is grown hang down on the shoulders. */
function longer(draft: Draft, { age }: Person): Draft {
  if (age === 'child' || age === 'baby') return draft;
  return { ...draft, warp: (x, y) => draft.warp(x * 1.06, -82 + (y + 82) * 1.7) };
}

/** Two falls of hair from a parting, beside the face: to the jaw, or full and wavy over the shoulders. */
function drawCurtains(
  draft: Draft,
  tones: Tones,
  body: { from: Colour; to: Colour; top: number; bottom: number },
  isLong: boolean,
): void {
  const paint = { ...body, bottom: isLong ? 50 : -10 };
  // Under the parting, so that no light comes through.
  fill(draft, 'M-32 -94 C-20 -115 20 -115 32 -94 L0 -90 Z', tones.base);
  const left = isLong
    ? 'C-34 -108.6 -48 -84 -45 -56 C-49 -32 -50 -12 -51 10 C-52 32 -59 46 -57 64 C-56 80 -48 91 -37 96 C-30 90 -26 78 -29 61 C-32 44 -28 24 -30 4 C-29 -20 -33 -36 -32 -52'
    : 'C-34 -108 -46 -84 -43 -56 C-46 -30 -46 -14 -45 -1 C-46 8 -44 10 -38 8 C-33 8 -31 -7 -31 -8 C-29 -20 -33 -36 -32 -52';
  const right = isLong
    ? 'C34 -108.6 48 -84 45 -56 C49 -32 50 -12 51 10 C53 30 60 44 58 60 C57 76 50 88 39 94 C31 86 27 74 30 58 C33 42 28 24 30 4 C30 -20 33.6 -36 32.4 -50'
    : 'C34 -108 46 -84 43 -56 C46 -30 46 -14 45 -1 C46 8 44 10 38 8 C33 8 31 -7 31 -8 C30 -20 33.6 -36 32.4 -50';
  fill(draft, `M-9 -108 ${left} C-28 -72 -16 -84 -8 -93 Z`, paint);
  fill(draft, `M-10 -94 C-8 -104 0 -108.5 8 -108 ${right} C29 -68 12 -78 -10 -94 Z`, paint);
  strands(draft, tones, [
    'M-9 -94 C-24 -84 -36 -68 -37 -40',
    'M-10 -96 C-30 -90 -42 -66 -41 -30',
    'M-7 -95 C14 -84 34 -72 37 -44',
    'M-6 -99 C20 -92 40 -76 41 -34',
    'M-2 -103 C22 -101 38 -86 42 -60',
  ]);
  if (isLong)
    strands(draft, tones, [
      'M-37 -40 C-38 -10 -36 16 -40 38 C-44 58 -40 76 -38 92',
      'M-41 -30 C-45 0 -44 22 -48 42 C-52 58 -50 72 -45 84',
      'M37 -44 C38 -10 36 16 40 36 C44 56 41 74 39 90',
      'M41 -34 C45 0 44 20 48 40 C52 56 51 70 46 82',
      'M-34 -30 C-34 0 -32 20 -34 40',
      'M34 -34 C34 0 32 20 34 38',
    ]);
}

function drawBraid(draft: Draft, tones: Tones): void {
  for (let link = 0; link < 9; link++) {
    const y = -30 + link * 13;
    const x = 37 + Math.sin(link * 0.5) * 3;
    const wide = 10.5 - link * 0.6;
    fill(
      draft,
      `M${x - wide} ${y - 8} C${x - wide} ${y + 2} ${x - 2} ${y + 9} ${x + 1} ${y + 12} C${x + 5} ${y + 8} ${x + wide} ${y + 2} ${x + wide} ${y - 8} C${x + 4} ${y - 12} ${x - 4} ${y - 12} ${x - wide} ${y - 8} Z`,
      { from: tones.light, to: tones.base, top: y - 10, bottom: y + 10 },
    );
    stroke(
      draft,
      `M${x} ${y - 8} C${x - 1} ${y - 2} ${x - wide * 0.7} ${y} ${x - wide} ${y - 4}`,
      tones.dark,
      1,
      0.6,
    );
  }
  oval(draft, [41, 92], 4, 3, '#c85a4c');
  fill(draft, 'M37 94 C35 104 38 112 41 116 C45 110 46 102 45 94 Z', tones.base);
}

function paintCurls(draft: Draft, person: Person, colour: Colour, layer: 0 | 1): void {
  const count = 17;
  for (let curl = 0; curl < count; curl++) {
    const angle =
      Math.PI * (layer === 1 ? -0.18 + (1.36 * curl) / (count - 1) : 0.02 + (0.96 * curl) / (count - 1));
    const reach = layer === 1 ? 43 : 37;
    const x = Math.cos(angle) * reach;
    const y = -68 - Math.sin(angle) * (layer === 1 ? 46 : 37);
    const size = (layer === 1 ? 12 : 10) + ((curl * 7) % 5);
    oval(draft, [x, y], size, size * 0.94, { from: pale(colour, 0.1), to: colour, top: -120, bottom: -40 });
  }
  if (layer === 0) {
    for (let curl = 0; curl < 9; curl++) {
      const x = -26 + curl * 6.5;
      oval(draft, [x, -91 - Math.sin((curl / 8) * Math.PI) * 6], 9.5, 8.5, colour);
    }
    for (let curl = 0; curl < 12; curl++) {
      const x = -32 + curl * 6;
      const y = -94 - ((curl * 5) % 12);
      stroke(
        draft,
        `M${x} ${y} C${x + 3} ${y - 5} ${x + 8} ${y - 3} ${x + 6} ${y + 2}`,
        pale(person.hair.colour, 0.22),
        1,
        0.4,
      );
    }
  }
}

/** A soft light across the crown. */
function sheen(draft: Draft, tones: Tones): void {
  const lit = draft.side > 0 ? draft : mirrored(draft);
  within(lit, SKULL, () =>
    fill(lit, 'M4 -102 C18 -101 30 -91 33 -77 C26 -87 16 -93 3 -95 Z', pale(tones.light, 0.25), 0.32),
  );
}

/** A head from behind is all hair. */
export function drawHairFromBack(draft: Draft, person: Person): void {
  const tones = tonesOf(person);
  const body = { from: tones.light, to: tones.dark, top: -106, bottom: -20 };
  const { cut } = person.hair;
  if (cut === 'bald') {
    fill(draft, SKULL, { from: person.skin.light, to: person.skin.base, top: -104, bottom: -40 });
    if (person.age === 'old')
      fill(
        draft,
        'M-35 -58 C-35 -36 -20 -26 0 -26 C20 -26 35 -36 35 -58 C30 -48 -30 -48 -35 -58 Z',
        tones.base,
      );
    return;
  }
  const ends: Partial<Record<typeof cut, string>> = {
    // To the middle of the back, and narrower there.
    long: 'C44 -24 50 16 49 56 C48 92 40 118 27 138 C21 131 15 147 8 141 C3 150 -4 149 -9 141 C-15 147 -22 132 -28 137 C-41 116 -48 92 -49 56 C-50 16 -44 -24 -36 -60 Z',
    bob: 'C44 -40 45 -20 41 0 C20 9 -20 9 -41 0 C-45 -20 -44 -40 -36 -60 Z',
  };
  const end = ends[cut] ?? 'C36 -40 26 -22 16 -20 C6 -17 -6 -17 -16 -20 C-26 -22 -36 -40 -36 -60 Z';
  fill(draft, `M-36 -60 C-40 -84 -30 -107 0 -107.5 C30 -107 40 -84 36 -60 ${end}`, {
    ...body,
    bottom: cut === 'long' ? 150 : -10,
  });
  if (cut === 'afro') paintAfro(draft, tones);
  if (cut === 'curly' || cut === 'afro') {
    paintCurls(draft, person, tones.base, 1);
    for (let curl = 0; curl < 22; curl++)
      oval(
        draft,
        [-30 + ((curl * 13) % 61), -98 + ((curl * 29) % 64)],
        10,
        9,
        curl % 2 === 0 ? tones.base : deep(tones.base, 0.14),
      );
  }
  if (cut === 'bun')
    oval(draft, [0, -82], 16, 14, { from: tones.light, to: tones.dark, top: -96, bottom: -68 });
  if (cut === 'buns') fillBoth(draft, 'M14 -94 C8 -126 36 -138 46 -118 C54 -104 42 -84 28 -84 Z', tones.base);
  if (cut === 'spiky')
    fill(
      draft,
      'M-36 -50 L-50 -60 L-42 -70 L-54 -84 L-42 -88 L-48 -106 L-32 -102 L-28 -122 L-12 -108 L-2 -128 L8 -110 L24 -124 L26 -106 L44 -110 L40 -92 L54 -84 L42 -72 L50 -60 L36 -50 C20 -30 -20 -30 -36 -50 Z',
      body,
    );
  if (cut === 'topknot')
    fill(draft, 'M-8 -104 C-12 -122 -4 -130 3 -128 C12 -126 12 -112 8 -103 Z', tones.base);
  if (cut === 'ponytail')
    fill(draft, 'M-7 -84 C-14 -60 -15 -30 -8 4 C-3 14 4 14 8 4 C15 -30 14 -60 7 -84 Z', {
      from: tones.light,
      to: tones.dark,
      top: -84,
      bottom: 10,
    });
  if (cut === 'tails')
    fillBoth(
      longer(draft, person),
      'M28 -76 C50 -76 56 -46 48 -14 C46 -4 42 4 38 8 C40 -14 36 -34 30 -54 Z',
      tones.base,
    );
  for (const x of cut === 'braid' ? [0] : cut === 'braids' ? [-24, 24] : [])
    for (let link = 0; link < 8; link++)
      oval(draft, [x, -14 + link * 12], 10 - link * 0.6, 8, {
        from: tones.light,
        to: tones.base,
        top: -22 + link * 12,
        bottom: -6 + link * 12,
      });
  if (cut === 'long') drawFall(draft, tones);
  const falls = cut === 'long' ? 56 : cut === 'bob' ? -6 : -34;
  strands(draft, tones, [
    `M-8 -104 C-20 -80 -24 -50 -22 ${falls}`,
    `M0 -105 C-4 -80 -6 -50 -5 ${falls}`,
    `M8 -104 C18 -80 22 -50 20 ${falls}`,
  ]);
}

/** Strands that run down the back and bend in at their ends. */
function drawFall(draft: Draft, tones: Tones): void {
  for (const [at, end] of [
    [14, 128],
    [27, 120],
    [38, 104],
  ] as const) {
    fillBoth(
      draft,
      `M${at * 0.6} -70 C${at * 0.9} -20 ${at * 1.14} 40 ${at * 0.82} ${end} C${at * 1.3} 60 ${at * 1.2} 0 ${at * 0.6} -70 Z`,
      at === 27 ? tones.light : tones.dark,
      0.3,
    );
  }
  strands(draft, tones, [
    'M2 -60 C-3 0 4 60 0 134',
    'M-18 -40 C-26 20 -20 80 -12 130',
    'M18 -40 C27 20 21 80 13 128',
  ]);
}
