// The mouth of a face from the front, in units of the head.

import { mix, type Rgb } from '#engine/raster/colour.ts';
import { deep, fill, oval, patch, stroke, strokeBoth, within, type Draft } from './draft.ts';
import { drawMouthOfFeeling } from './feelings.ts';
import { drawTongue } from './face-traits.ts';
import { drawOpenMouth, openingOf } from './open-mouths.ts';
import type { Person } from './person.ts';

/** Of men `paler` than the lips of women; lipstick has its own colour. */
function lipOf({ skin, isFemale, traits }: Person, paler: number): Rgb {
  return traits.lips ?? (isFemale ? mix(skin.lip, '#b8404c', 0.22) : mix(skin.lip, skin.base, paler));
}

/** An open smile: teeth between the lips, creases beside it. */
function drawBroadSmile(draft: Draft, person: Person): void {
  const { skin, isFemale } = person;
  const lip = lipOf(person, 0.3);
  const mouth =
    'M-12 -19.4 C-7 -16.4 7 -16.4 12 -19.4 C10.4 -11.6 5.6 -8.6 0 -8.6 C-5.6 -8.6 -10.4 -11.6 -12 -19.4 Z';
  fill(draft, mouth, mix(skin.lip, '#3a1018', 0.7));
  within(draft, mouth, () => {
    fill(draft, 'M-13 -21 L13 -21 L11.4 -15.4 C7 -12.6 -7 -12.6 -11.4 -15.4 Z', '#faf5ee');
    oval(draft, [0, -8], 5.6, 2.6, mix(skin.lip, '#d86068', 0.5), 0.8);
  });
  stroke(draft, 'M-12.4 -19.7 C-7 -16.6 7 -16.6 12.4 -19.7', mix(lip, '#4a1420', 0.3), 1.3, 0.9);
  stroke(
    draft,
    'M-11 -15.2 C-8.6 -10.4 -4.8 -8.4 0 -8.4 C4.8 -8.4 8.6 -10.4 11 -15.2',
    lip,
    isFemale ? 2 : 1.4,
    0.92,
  );
  // Only who is grown has lines beside it.
  const crease = person.age === 'old' ? 0.5 : person.age === 'adult' ? (isFemale ? 0.22 : 0.36) : 0.12;
  strokeBoth(draft, 'M14.6 -23.6 C17 -21.6 17.6 -18.6 16.4 -15.6', skin.shade, 1.1, crease);
  for (const x of [-20, 20]) patch(draft, [x, -31], 11, mix(skin.lip, '#ff8a80', 0.4), 0.24);
  stroke(draft, 'M-4.6 -4.6 Q0 -3.4 4.6 -4.6', skin.shade, 1.1, 0.35);
}

/** Round, as one blows; breath goes down from it. */
function drawPointedLips(draft: Draft, { skin }: Person): void {
  for (const x of [-20, 20]) patch(draft, [x, -22], 15, mix(skin.lip, '#ff8a80', 0.4), 0.5);
  strokeBoth(draft, 'M10 -22 C14 -18 14 -12 9 -8', skin.shade, 1, 0.5);
  oval(draft, [0, -14], 6.4, 6, { from: skin.lip, to: deep(skin.lip, 0.2), top: -20, bottom: -8 });
  oval(draft, [0, -13.6], 2.8, 2.8, mix(skin.lip, '#3a1018', 0.75));
  for (const [x, y] of [
    [-5, 12],
    [0, 16],
    [5, 12],
  ] as const)
    stroke(draft, `M${x * 0.6} -4 C${x} 2 ${x * 1.4} ${y * 0.6} ${x * 1.6} ${y}`, '#ffffff', 1.3, 0.75);
}

export function drawMouth(draft: Draft, person: Person): void {
  const { skin, isFemale, smile, age } = person;
  const isYoung = age === 'child' || age === 'baby';
  if (person.feeling) {
    drawMouthOfFeeling(draft, person, person.feeling);
    return;
  }
  if (person.traits.has.has('tongue')) {
    drawTongue(draft, person, lipOf(person, 0.3));
    return;
  }
  if (person.isBlowing) {
    drawPointedLips(draft, person);
    return;
  }
  const opening = openingOf(person);
  if (opening) {
    drawOpenMouth(draft, person, lipOf(person, 0.3), opening);
    return;
  }
  if (smile === 'broad') {
    drawBroadSmile(draft, person);
    return;
  }
  const mouth: Draft =
    smile === 'slight'
      ? {
          ...draft,
          warp: (x, y) => draft.warp(x * (isYoung ? 0.84 : 1.18), y - (Math.abs(x) / 10.6) ** 2 * 2.6 + 0.8),
        }
      : draft;
  const full = isYoung ? 0.6 : isFemale ? 1 : 0.62;
  const lip = lipOf(person, 0.42);
  const tone = person.traits.lips ? lip : isYoung ? mix(skin.lip, skin.base, 0.2) : lip;
  const y = (value: number): number => -14.8 + (value + 14.8) * full;
  fill(
    mouth,
    `M-10.4 -14.9 C-7 ${y(-17)} -3.8 ${y(-19.2)} -2 ${y(-19.2)} C-1 ${y(-19.2)} -0.6 ${y(-18.3)} 0 ${y(-18.3)} C0.6 ${y(-18.3)} 1 ${y(-19.2)} 2 ${y(-19.2)} C3.8 ${y(-19.2)} 7 ${y(-17)} 10.4 -14.9 C6 -14.2 -6 -14.2 -10.4 -14.9 Z`,
    mix(tone, '#5c1a24', 0.16),
  );
  fill(
    mouth,
    `M-10.4 -14.9 C-6 -14.4 6 -14.4 10.4 -14.9 C7.4 ${y(-10.6)} 3.8 ${y(-8.9)} 0 ${y(-8.9)} C-3.8 ${y(-8.9)} -7.4 ${y(-10.6)} -10.4 -14.9 Z`,
    { from: tone, to: mix(tone, skin.light, 0.24), top: -15, bottom: -8 },
  );
  stroke(
    mouth,
    'M-10.9 -15.2 C-6 -14.3 -3 -15 0 -14.5 C3 -15 6 -14.3 10.9 -15.2',
    mix(tone, '#3a1018', 0.62),
    0.95,
    0.85,
  );
  if (isFemale && !isYoung) patch(mouth, [draft.side * 2.4, -11.4], 3, '#ffffff', 0.34);
  stroke(draft, 'M-4.6 -5.9 Q0 -4.6 4.6 -5.9', skin.shade, 1.1, 0.35);
}
