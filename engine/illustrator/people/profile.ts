// A head seen from the side, looking to the right, in units of the head; and the bust that belongs to it.

import { mix, type Colour } from '#engine/raster/colour.ts';
import { cloth, deep, fill, oval, pale, patch, stroke, within, type Draft } from './draft.ts';
import { drawBehindHead, drawHeadgear } from './headgear.ts';
import { drawOverProfile } from './face-covers.ts';
import { drawFacePaint } from './face-paint.ts';
import type { Person } from './person.ts';
import { drawSideEyeMask } from './eye-mask.ts';
import { drawSideGoggles } from './goggles.ts';
import { drawSideEyePatch } from './pirate.ts';

const SKIN =
  'M4 -99 C20 -98 30 -88 32 -74 C32.6 -69 31.6 -65 32 -61 C32.6 -56 36.5 -48 40.6 -40 C42 -37 41.4 -34.6 38.6 -33.4 C36.4 -32.4 35.4 -31.4 35.6 -29.6 C36 -27.6 38 -26 38.4 -24 C38.7 -22.4 37.6 -21.4 36 -20.8 C37.4 -20 37.8 -18.6 37 -16.8 C36 -14.8 34.4 -14 34.6 -11.6 C35 -6.6 33 -1.6 27 -0.4 C17 1 6 -8 -2 -16 C-8 -22 -12 -30 -12 -40 L-30 -30 C-42 -44 -46 -62 -43 -76 C-39 -92 -18 -100 4 -99 Z';
/** From the cheek on, shifted as what is painted on it is. */
const SIDE_OF_FACE =
  'M-16 -99 C-4 -98 6 -88 8 -74 C8.6 -69 7.6 -65 8 -61 C8.6 -56 12.5 -48 16.6 -40 C18 -37 17.4 -34.6 14.6 -33.4 C12.4 -32.4 12 -28 14.4 -24 L13 -16.8 C11 -6.6 9 -1.6 3 -0.4 C-7 1 -16 -8 -20 -18 C-24 -50 -24 -80 -16 -99 Z';
const NECK = 'M-34 -46 C-31 -18 -32 4 -40 22 L14 34 C8 20 8 8 12 -6 C4 -8 -6 -20 -10 -34 Z';

/** Hair behind, for the head of a body; drawn before the body. */
export function drawProfileBehind(draft: Draft, person: Person): void {
  drawBehindHead(draft, person);
  const { hair, outfit } = person;
  if (/^(?:hood|helmet|kabuto|headscarf)$/.test(outfit.headgear?.kind ?? '')) return;
  const base = hair.colour;
  if (hair.cut === 'long')
    fill(
      draft,
      'M-38 -70 C-56 -40 -52 -4 -56 28 C-58 50 -54 66 -46 78 C-32 76 -20 66 -16 46 C-12 20 -10 -20 -10 -44 Z',
      {
        from: base,
        to: deep(base, 0.34),
        top: -60,
        bottom: 74,
      },
    );
  if (hair.cut === 'ponytail')
    fill(draft, 'M-36 -84 C-64 -84 -70 -44 -60 -10 C-58 0 -54 8 -48 12 C-50 -12 -46 -36 -34 -58 Z', {
      from: base,
      to: deep(base, 0.3),
      top: -84,
      bottom: 10,
    });
  if (hair.cut === 'tails') fill(draft, 'M-26 -82 C-60 -86 -64 -40 -56 0 C-48 -8 -40 -34 -28 -56 Z', base);
}

export function drawProfile(flat: Draft, person: Person): void {
  const { skin } = person;
  const draft = profileOf(flat, person);
  fill(draft, NECK, { from: mix(skin.base, skin.shade, 0.4), to: skin.base, top: -20, bottom: 26 });
  fill(draft, SKIN, { from: mix(skin.base, skin.light, 0.25), to: skin.base, top: -95, bottom: 0 });
  // Between the jaw, the ear and the hair nothing is seen through.
  oval(draft, [-18, -40], 15, 15, mix(skin.base, skin.shade, 0.3));
  within(draft, SKIN, () => {
    fill(draft, 'M-12 -40 C-10 -22 4 -6 24 0 L-14 8 L-46 -30 Z', skin.shade, 0.34);
    patch(draft, [22, -54], 9, skin.shade, 0.3);
    patch(draft, [18, -32], 13, mix(skin.lip, '#ff8a80', 0.35), person.isFemale ? 0.32 : 0.16);
    patch(draft, [30, -78], 16, skin.light, 0.5);
  });
  drawFacePaint({ ...draft, warp: (x, y) => draft.warp(x + 24, y) }, person, SIDE_OF_FACE);
  drawFeatures(draft, person);
  if (person.feeling === 'tears')
    oval(draft, [25, -36], 2.6, 6, { from: '#e6f6ff', to: '#6fb4e4', top: -42, bottom: -30 });
  drawEar(draft, person);
  drawOverProfile(draft, person, SKIN);
  drawProfileHair(draft, person);
  drawHeadgear({ ...draft, warp: (x, y) => draft.warp(x * 1.02 - 5, y) }, person);
}

/** Children have the face low in a round head, and small noses and jaws. */
function profileOf(draft: Draft, { age }: Person): Draft {
  if (age !== 'child' && age !== 'baby') return draft;
  return {
    ...draft,
    warp: (x, y) => {
      const part = Math.max(0, Math.min(1, -y / 100));
      const nose = x > 29 ? 29 + (x - 29) * 0.5 : x;
      // The throat is thin, the back of the head is round.
      const thin = y > -30 ? -10 + (nose + 10) * (1 - 0.16 * Math.min(1, (y + 30) / 40)) : nose;
      return draft.warp(thin - (part < 0.2 ? (0.2 - part) * 16 : 0), y + 8 * Math.sin(Math.PI * part));
    },
  };
}

function drawSideEye(draft: Draft, person: Person, lash: Colour): void {
  const eye = 'M30.6 -50.4 C28 -54.8 23.6 -55 20.6 -50.6 C23.6 -47.2 27.6 -46.8 30 -48.6 Z';
  fill(draft, eye, '#fbf6f0');
  within(draft, eye, () => {
    oval(draft, [28, -51], 2.6, 4.4, mix(person.eyes, '#1a0f10', 0.3));
    oval(draft, [28.4, -51], 1.4, 2.2, '#140c10');
    oval(draft, [29, -52.6], 0.8, 1, '#ffffff');
  });
  fill(draft, 'M31.8 -50.4 C28.6 -56 23.4 -56.2 19.4 -51.6 L20.4 -50.2 C23.4 -54 28 -54 30.6 -50 Z', lash);
}

function drawFeatures(draft: Draft, person: Person): void {
  const { skin } = person;
  const lash = deep(mix(person.brows, '#1c1014', 0.55), 0.2);
  if (person.isAsleep) stroke(draft, 'M20.6 -49.6 C23.6 -46.4 27.6 -46.4 30.8 -48.6', lash, 1.8);
  else drawSideEye(draft, person, lash);
  stroke(draft, 'M30.4 -57.4 C27 -59.4 22.6 -58.6 20.4 -55.4', skin.shade, 0.8, 0.6);
  fill(
    draft,
    'M31.4 -61 C28 -66.4 21.6 -66.6 15.6 -61.6 C21.4 -63.4 26.6 -62.6 31 -58.6 Z',
    person.brows,
    0.94,
  );
  const lip = person.isFemale ? mix(skin.lip, '#b8404c', 0.22) : mix(skin.lip, skin.base, 0.4);
  fill(
    draft,
    'M38.3 -24.4 C38.9 -22.4 37.6 -21.4 36 -20.8 C32.4 -20.4 29.4 -20.6 26.6 -19.6 C29.4 -22.6 34.6 -25.6 38.3 -24.4 Z',
    deep(lip, 0.1),
  );
  fill(
    draft,
    'M36 -20.8 C37.4 -20 37.8 -18.6 37 -16.8 C33.6 -15 29.6 -16.6 26.6 -19.6 C29.4 -20.6 32.4 -20.4 36 -20.8 Z',
    lip,
  );
  stroke(draft, 'M36.2 -20.8 C32.4 -20.2 29.6 -20.6 26 -19.2', deep(lip, 0.5), 0.9, 0.7);
  stroke(draft, 'M37.4 -34 C36 -35.4 34 -35 33.4 -33', mix(skin.shade, '#5a201c', 0.3), 0.9, 0.7);
  const { beard, beardColour } = person;
  if (beard !== 'none' && beard !== 'moustache') {
    const low =
      beard === 'long'
        ? 'C38 20 34 50 22 66 C8 44 -2 10 -8 -18'
        : beard === 'wild'
          ? 'L46 -10 L38 -4 L44 8 L34 8 L36 22 L25 16 L22 30 L13 18 L6 24 L3 8 L-6 8 L-5 -6 L-13 -10 L-10 -24'
          : 'C36 4 24 6 12 0 C2 -6 -6 -14 -10 -24';
    fill(
      draft,
      `M37 -16 ${low} C-10 -30 -8 -38 -5 -44 C-2 -30 10 -24 22 -25 C28 -27 33 -28 35.6 -28.6 C36 -27.6 37.4 -26 38 -24.6 C33 -24 29.6 -21.6 27 -19 C30 -15.4 34 -14.4 37 -16 Z`,
      beardColour,
      beard === 'stubble' ? 0.2 : 0.97,
    );
  }
  if (beard === 'moustache')
    fill(draft, 'M38 -27 C32 -30 26 -24 23 -18 C29 -20.6 34 -22.6 38 -24.6 Z', beardColour);
  if (person.outfit.glasses) {
    const isDark = person.outfit.glasses === 'dark';
    fill(
      draft,
      'M21 -58 C26 -60 33 -59 34 -56 C34.6 -48 30 -41 25 -41.6 C20 -43 18.6 -52 21 -58 Z',
      isDark ? '#1c1e28' : '#dfeaf2',
      isDark ? 0.95 : 0.25,
    );
    stroke(
      draft,
      'M21 -58 C26 -60 33 -59 34 -56 C34.6 -48 30 -41 25 -41.6 C20 -43 18.6 -52 21 -58 L-8 -52',
      '#2a2226',
      1.4,
    );
  }
  const { mask, eyeMask, goggles, hasEyePatch } = person.outfit;
  if (hasEyePatch) drawSideEyePatch(draft);
  if (eyeMask) drawSideEyeMask(draft, eyeMask);
  if (goggles) drawSideGoggles(draft, goggles);
  if (mask)
    fill(
      draft,
      'M34 -46 C38 -42 43 -36 39 -24 C38 -12 36 -2 28 1 C16 0 2 -10 -6 -22 C6 -34 20 -40 34 -46 Z',
      cloth(mask, -44, 0),
    );
}

function drawEar(draft: Draft, { skin, hasPointedEars }: Person): void {
  const ear = hasPointedEars
    ? 'M0 -50 C-2 -60 -14 -74 -30 -86 C-26 -66 -20 -40 -6 -30 C-1 -30 -1 -40 0 -50 Z'
    : 'M1 -50 C0 -59 -10 -60 -13 -51 C-15 -42 -9 -31 -4 -30 C0 -30 0 -38 1 -50 Z';
  fill(draft, ear, { from: skin.base, to: mix(skin.base, skin.shade, 0.4), top: -58, bottom: -30 });
  stroke(draft, 'M-2 -50 C-5 -56 -10 -54 -10.4 -48 C-10 -42 -7 -40 -6 -36', skin.shade, 1.3, 0.7);
}

function drawProfileHair(draft: Draft, person: Person): void {
  const { hair, outfit } = person;
  if (
    ['hood', 'fur-hood', 'headscarf', 'helmet', 'kabuto', 'moto-helmet', 'crested-helmet'].includes(
      outfit.headgear?.kind ?? '',
    )
  )
    return;
  const base = hair.colour;
  const paint = { from: pale(base, 0.18), to: deep(base, 0.12), top: -108, bottom: -20 };
  switch (hair.cut) {
    case 'bald':
      if (person.age === 'old')
        fill(
          draft,
          'M-10 -62 C-20 -66 -36 -62 -42 -58 C-42 -44 -38 -36 -32 -32 L-14 -36 C-17 -44 -14 -54 -10 -62 Z',
          base,
        );
      return;
    case 'short':
    case 'spiky':
    case 'crop':
      fill(
        draft,
        'M30 -78 C28 -100 14 -110 -8 -109 C-40 -108 -52 -80 -46 -54 C-43 -42 -38 -34 -30 -30 C-22 -34 -18 -42 -15 -50 C-12 -60 -6 -62 -2 -60 C2 -52 4 -52 6 -62 C8 -74 16 -82 30 -78 Z',
        paint,
      );
      break;
    case 'afro':
    case 'curly':
      for (let curl = 0; curl < 18; curl++) {
        const angle = Math.PI * (0.05 + (1.15 * curl) / 17);
        oval(draft, [-6 + Math.cos(angle) * 38, -68 - Math.sin(angle) * 38], 12 + (curl % 3) * 2, 12, paint);
      }
      oval(draft, [-14, -76], 32, 28, base);
      for (let curl = 0; curl < 9; curl++)
        oval(draft, [-36 + (curl % 3) * 10, -42 - Math.floor(curl / 3) * 14], 10, 9, base);
      return;
    default: {
      const low =
        hair.cut === 'bob'
          ? 'C-52 -20 -46 2 -36 6 C-20 10 -6 6 0 0 C-2 -20 2 -44 4 -58'
          : hair.cut === 'long'
            ? 'C-54 -20 -50 20 -40 52 C-24 60 -10 44 -6 20 C-4 -10 2 -40 4 -58'
            : 'C-44 -40 -36 -30 -28 -30 C-20 -36 -16 -44 -12 -54 C-8 -60 0 -60 4 -60';
      fill(
        draft,
        `M31 -78 C28 -100 14 -110 -8 -109.5 C-40 -108 -52 -80 -46 -54 ${low} C6 -70 14 -82 31 -78 Z`,
        { ...paint, bottom: hair.cut === 'long' ? 50 : -10 },
      );
      if (hair.cut === 'bun') oval(draft, [-48, -80], 15, 15, paint);
      if (hair.cut === 'topknot')
        fill(draft, 'M-20 -104 C-26 -124 -14 -132 -6 -128 C0 -122 -2 -112 -6 -104 Z', base);
      if (hair.cut === 'braid' || hair.cut === 'braids')
        for (let link = 0; link < 8; link++)
          oval(draft, [-40 + link, -24 + link * 13], 10.5 - link * 0.6, 8.5, {
            from: pale(base, 0.16),
            to: base,
            top: -32 + link * 13,
            bottom: -14 + link * 13,
          });
    }
  }
  stroke(draft, 'M24 -90 C8 -104 -24 -104 -38 -76', pale(base, 0.3), 1.4, 0.4);
  stroke(draft, 'M14 -82 C-4 -92 -28 -86 -36 -62', deep(base, 0.4), 1.1, 0.4);
}

const TRUNK =
  'M-36 14 C-56 22 -84 34 -92 70 C-96 100 -98 130 -99 160 L66 160 C70 130 68 92 56 70 C44 50 22 38 10 26 C-6 34 -24 26 -36 14 Z';

/** Of children. */
function narrow(draft: Draft): Draft {
  return { ...draft, warp: (x, y) => draft.warp(-6 + (x + 6) * 0.78, y * 0.94 - 4) };
}

export function drawProfileBust(draft: Draft, person: Person): void {
  const { outfit, skin } = person;
  drawProfileBehind(draft, person);
  const isChild = person.age === 'child' || person.age === 'baby';
  const body = isChild ? narrow(draft) : draft;
  fill(body, TRUNK, { from: skin.base, to: skin.shade, top: 20, bottom: 140 });
  drawProfile(draft, person);
  const colour = outfit.top.colour;
  fill(
    body,
    'M-40 10 C-58 20 -84 34 -92 70 C-96 100 -98 130 -99 160 L66 160 C70 130 68 92 56 70 C46 56 30 46 20 40 C2 46 -22 36 -34 16 Z',
    cloth(outfit.cloak ?? colour, 16, 180),
  );
  stroke(body, 'M-38 12 C-26 34 0 46 20 40', pale(colour, 0.25), 5);
  stroke(body, 'M-44 60 C-30 90 -28 124 -32 160 M10 60 C20 90 22 124 18 160', deep(colour, 0.4), 1.4, 0.45);
  if (outfit.scarf)
    fill(
      draft,
      'M-40 0 C-24 14 4 18 16 8 C28 20 28 38 16 48 C-8 56 -40 44 -48 26 C-50 14 -46 4 -40 0 Z',
      cloth(outfit.scarf, 0, 50),
    );
  if (outfit.top.cut === 'spacesuit') stroke(draft, 'M-44 30 C-20 56 24 60 44 44', '#d8573c', 4);
}
