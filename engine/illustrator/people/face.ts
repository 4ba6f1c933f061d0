// A face from the front, a little turned: a hundred units from the chin (0) to the crown (−100).

import { mix, type Rgb } from '#engine/raster/colour.ts';
import {
  deep,
  fill,
  fillBoth,
  mirrored,
  oval,
  patch,
  stroke,
  strokeBoth,
  within,
  type Draft,
} from './draft.ts';
import { drawTeeth } from './teeth-and-horns.ts';
import { drawOverFace } from './face-covers.ts';
import { drawFacePaint } from './face-paint.ts';
import { drawTears, FEELING_BROWS } from './feelings.ts';
import { drawFlush, drawLid, drawTraits } from './face-traits.ts';
import type { Beard } from './features.ts';
import type { Person } from './person.ts';
import { drawMouth } from './mouth.ts';
import { drawBeard, drawMoustache } from './beards.ts';

export const FACE =
  'M-33 -62 C-34.5 -48 -33 -37 -30 -26 C-27 -15 -17 -4 -8 -1 Q0 1.4 8 -1 C17 -4 27 -15 30 -26 C33 -37 34.5 -48 33 -62 C33 -86 18 -99 0 -99 C-18 -99 -33 -86 -33 -62 Z';

/** How far heads in front view look aside, radians. */
const TURN = 0.2;
const ROUND = 37;

/** Turns what lies on the head toward a side, and gives the jaw its breadth. */
export function turnedHead(draft: Draft, person: Person, toward: -1 | 1): Draft {
  const jaw =
    { baby: 0.26, child: 0.17, young: -0.02, adult: 0, old: 0.05 }[person.age] +
    (person.isFemale ? -0.05 : 0.1);
  // Children have the face low in the head.
  const low = { baby: 11, child: 8, young: 1, adult: 0, old: 0 }[person.age];
  const turn = TURN * toward;
  return {
    ...draft,
    warp: (x, y) => {
      const below = Math.max(0, Math.min(1, (y + 44) / 44));
      const broad = x * (1 + jaw * below);
      const lowered = y + low * Math.sin(Math.PI * Math.max(0, Math.min(1, -y / 100)));
      const angle = Math.asin(Math.max(-1, Math.min(1, broad / ROUND)));
      // The outline keeps its width; what lies in the middle moves most.
      const inside = Math.cos(angle) ** 0.7;
      const turned = broad + ROUND * Math.sin(turn) * inside * 0.62 - broad * (1 - Math.cos(turn)) * 2.2;
      return draft.warp(turned, lowered);
    },
  };
}

const WHOLE_BEARDS: ReadonlySet<Beard> = new Set(['full', 'long', 'wild']);

/** Skin, shadow, eyes, brows, nose, mouth and beard. The draft is a turned one. */
export function drawFace(draft: Draft, person: Person): void {
  const { skin } = person;
  fill(draft, FACE, { from: mix(skin.base, skin.light, 0.25), to: skin.base, top: -95, bottom: 0 });
  within(draft, FACE, () => shadeFace(draft, person));
  drawFlush(draft, person);
  drawFacePaint(draft, person, FACE);
  if (person.beard === 'stubble' || WHOLE_BEARDS.has(person.beard)) drawBeard(draft, person);
  drawNose(draft, person);
  if (person.hasFreckles) drawFreckles(draft, person);
  drawMouth(draft, person);
  for (const half of [draft, mirrored(draft)]) drawEye(half, person, half === draft ? 1 : -1);
  if (person.beard === 'moustache' || WHOLE_BEARDS.has(person.beard)) drawMoustache(draft, person);
  if (person.hasThirdEye) drawThirdEye(draft, person);
  if (person.age === 'old') drawAge(draft, person);
  drawTraits(draft, person);
  if (person.feeling === 'tears') drawTears(draft);
  drawTeeth(draft, person);
  drawOverFace(draft, person, FACE);
}

/** Over the nose and both cheeks, each one elsewhere and of another size. */
function drawFreckles(draft: Draft, { skin }: Person): void {
  for (let n = 0; n < 34; n++) {
    const x = draft.random.between(-25, 25);
    const y = -35 + draft.random.between(-6, 7) - Math.abs(x) * 0.08;
    const size = draft.random.between(0.5, 1.15);
    oval(draft, [x, y], size, size * 0.85, mix(skin.shade, '#a5532c', 0.45), 0.6);
  }
}

function shadeFace(draft: Draft, { skin, age, isFemale }: Person): void {
  const dark = draft.side > 0 ? draft : mirrored(draft);
  // The far side of the face, from the temple over the cheek to the chin.
  fill(
    dark,
    'M-40 -100 L-24 -96 C-30 -80 -27 -66 -25 -56 C-27 -48 -28 -42 -24 -34 C-22 -26 -20 -16 -8 -7 C-4 -4 0 -2 2 4 L-40 4 Z',
    skin.shade,
    0.3,
  );
  fill(dark, 'M-40 -100 L-31 -90 C-34 -70 -31 -50 -29 -38 C-27 -22 -18 -8 -6 4 L-40 4 Z', skin.shade, 0.3);
  // Sockets lie a little deeper than brow and cheek.
  for (const x of [-15.5, 15.5]) patch(draft, [x, -54], 11, skin.shade, 0.26);
  patch(draft, [0, -6], 12, skin.shade, 0.16);
  const flush = age === 'child' || age === 'baby' ? 0.42 : isFemale ? 0.3 : 0.14;
  for (const x of [-21, 21]) patch(draft, [x, -31], 14, mix(skin.lip, '#ff8a80', 0.35), flush);
  patch(draft, [draft.side * 16, -36], 12, skin.light, 0.5);
  patch(draft, [draft.side * 8, -78], 20, skin.light, 0.45);
}

/** Lid, lashes and the brow over them. */
function drawShutEye(eye: Draft, person: Person): void {
  const lash = deep(mix(person.brows, '#1c1014', 0.55), 0.2);
  stroke(eye, 'M8.6 -48.6 C12 -45 20 -44.6 24.6 -49', lash, person.isFemale ? 1.9 : 1.5);
  stroke(eye, 'M10.4 -54.6 C13 -57 18.6 -57.6 23 -54.6', mix(person.skin.shade, '#40201c', 0.25), 0.8, 0.5);
  const isYoung = person.age === 'child' || person.age === 'baby';
  fill(
    eye,
    isYoung
      ? 'M9 -59.6 C13 -62 19 -62.8 25 -60 C19.4 -60.9 13.6 -60.3 9.2 -58.2 Z'
      : 'M7.4 -60.8 C12 -64.8 19.2 -66.6 27.4 -61.4 C21 -63 13 -62 7.8 -57.8 Z',
    person.brows,
    isYoung ? 0.7 : 0.9,
  );
}

/** Nobody looks while they yawn or sneeze. */
const SHUT_BY = ['shut-eyes', 'yawn', 'sneeze'] as const;

/** Who winks shuts one. */
function isShut({ isAsleep, traits }: Person, half: 1 | -1): boolean {
  return (
    isAsleep === true || SHUT_BY.some((one) => traits.has.has(one)) || (half > 0 && traits.has.has('wink'))
  );
}

/** The fold over an eye and the one below it, which no child has. */
function drawEyelids(eye: Draft, { skin }: Person): void {
  stroke(eye, 'M10.4 -56.2 C13 -59.2 18.6 -60 23.6 -56.4', mix(skin.shade, '#40201c', 0.25), 0.8, 0.65);
  stroke(eye, 'M11.6 -45.6 C14 -44.2 18.6 -44.2 22.4 -46.6', mix(skin.shade, '#40201c', 0.15), 0.7, 0.6);
}

function drawEye(draft: Draft, person: Person, half: 1 | -1): void {
  const { brush } = draft;
  const isYoung = person.age === 'child' || person.age === 'baby';
  const grown = isYoung ? 1.44 : person.isFemale ? 1.12 : 1;
  // Rounder the younger one is.
  const open = person.age === 'old' ? 0.82 : isYoung ? 1.14 : 1;
  const iris = isYoung ? 1.12 * grown : grown;
  const eye: Draft = {
    ...draft,
    warp: (x, y) => draft.warp(16 + (x - 16) * grown, -50 + (y + 50) * grown * open),
  };
  const shape =
    'M8.6 -48 C10.6 -52.6 14 -55 17.6 -54.7 C20.8 -54.4 23 -52.2 24.4 -50 C21.6 -47 18 -45.5 15 -45.7 C12.4 -45.9 10.4 -46.8 8.6 -48 Z';
  if (isShut(person, half)) {
    drawShutEye(eye, person);
    return;
  }
  if (person.traits.litEyes) {
    drawLitEye(eye, shape, person.traits.litEyes);
    return;
  }
  const colour = (half < 0 ? person.traits.otherEye : undefined) ?? person.eyes;
  drawLid(eye, person);
  fill(eye, shape, '#fbf6f0');
  within(eye, shape, () => {
    // Both look the same way, against the turn of the head only a little.
    const at = [16.4 - half * 0.5, -50.2] as const;
    oval(eye, at, 5 * iris, 5.2 * iris, mix(colour, '#1a0f10', 0.45));
    oval(eye, [at[0], at[1] + 0.8], 3.9 * iris, 3.8 * iris, mix(colour, '#ffffff', 0.1));
    oval(eye, at, 2.3 * iris, 2.4 * iris, '#140c10');
    fill(eye, 'M6 -58 L28 -58 L28 -51.6 C22 -54.4 13 -54.4 6 -47.6 Z', '#2a1620', 0.28);
    const [x, y] = eye.warp(at[0], at[1]);
    brush.fillStyle = 'rgba(255,255,255,0.95)';
    brush.beginPath();
    brush.ellipse(x + draft.side * 1.5, y - 1.9, 1.25 * grown, 1.25 * grown, 0, 0, 7);
    brush.fill();
  });
  const lash = deep(mix(person.brows, '#1c1014', 0.55), 0.2);
  // Children have no lines drawn around the eyes.
  const isMadeUp = person.isFemale && !isYoung;
  const lid = isMadeUp
    ? 'M8 -47.4 C10 -53.2 14 -56 17.8 -55.6 C21.6 -55.2 24 -52.4 27 -52 C25.4 -50.8 24.8 -50.2 24 -49.8 C22.4 -52.4 20.6 -53.9 17.6 -54.1 C14 -54.3 11.2 -52 8 -47.4 Z'
    : 'M8.2 -47.8 C10.4 -52.8 14 -55.5 17.7 -55.2 C21.2 -54.9 23.6 -52.2 25 -50 C23 -52 20.8 -53.9 17.6 -54.1 C14 -54.3 11.2 -52 8.2 -47.8 Z';
  fill(eye, lid, lash);
  if (!isYoung) drawEyelids(eye, person);
  const brow = isYoung
    ? 'M9 -63.4 C13 -66.6 19 -67.6 25 -64.2 C19.4 -65.4 13.6 -64.6 9.2 -61.8 Z'
    : person.isFemale
      ? 'M7.6 -63.2 C12 -66.6 19 -68 27.4 -62 C20.4 -65 13 -64.8 8 -61 Z'
      : 'M7 -62 C12 -65.2 19.4 -66.8 27.6 -61 C22 -62.6 13 -62.2 7.6 -58.6 Z';
  fill(draft, person.feeling ? FEELING_BROWS[person.feeling] : brow, person.brows, isYoung ? 0.7 : 0.94);
}

/** Nothing but light. */
function drawLitEye(eye: Draft, shape: string, light: Rgb): void {
  patch(eye, [16.4, -50.2], 19, light, 0.5);
  fill(eye, shape, mix(light, '#ffffff', 0.12));
  within(eye, shape, () => patch(eye, [16.4, -50.2], 7, mix(light, '#ffffff', 0.86), 1));
}

function drawNose(draft: Draft, { skin, age }: Person): void {
  const dark = draft.side > 0 ? draft : mirrored(draft);
  const small = age === 'child' || age === 'baby';
  if (!small)
    fill(
      dark,
      'M-4.4 -55 C-2.8 -47 -3.4 -40 -6 -32.6 C-7.4 -28.4 -4.6 -26.4 0 -25.4 C-1.4 -28.6 -2.2 -33 -1.2 -40 C-0.6 -46 -1.6 -51 -4.4 -55 Z',
      skin.shade,
      0.42,
    );
  patch(draft, [draft.side * 1.2, -33], 5.4, skin.light, 0.75);
  const line = mix(skin.shade, '#5a201c', 0.3);
  fillBoth(draft, 'M2.2 -27.4 C3.6 -29 5.6 -28.8 5.9 -27.4 C4.8 -26.6 3.4 -26.6 2.2 -27.4 Z', line, 0.75);
  stroke(draft, 'M-2.6 -26 Q0 -24.7 2.6 -26', line, 0.8, 0.7);
  strokeBoth(draft, 'M6.6 -31 C8 -29.6 7.6 -27.4 6 -26.8', line, 0.7, 0.45);
}

/** As wide open as the others, and on its side. */
function drawThirdEye(draft: Draft, { eyes, skin }: Person): void {
  const shape =
    'M0 -91 C5.4 -87 6.6 -82 6 -77.6 C5 -73.4 2.6 -70.6 0 -68.6 C-2.6 -70.6 -5 -73.4 -6 -77.6 C-6.6 -82 -5.4 -87 0 -91 Z';
  fill(draft, shape, '#fbf6f0');
  within(draft, shape, () => {
    oval(draft, [0, -79.6], 4.6, 5, mix(eyes, '#1a0f10', 0.45));
    oval(draft, [0, -79.6], 2.2, 2.4, '#140c10');
  });
  stroke(draft, shape, deep(skin.shade, 0.35), 1.5, 0.9);
}

function drawAge(draft: Draft, { skin }: Person): void {
  const line = mix(skin.shade, '#5a2a20', 0.25);
  strokeBoth(draft, 'M8.4 -27 C12 -23 13.4 -19 13.4 -14.6', line, 0.9, 0.6);
  strokeBoth(draft, 'M11 -43.4 C15 -41 20 -41.6 23.4 -44', line, 0.8, 0.5);
  strokeBoth(draft, 'M26 -52 L29.4 -54.4 M26.4 -50 L30 -50.4', line, 0.6, 0.5);
  stroke(draft, 'M-15 -74 Q0 -76.6 15 -74 M-11 -80 Q0 -82 11 -80', line, 0.8, 0.34);
}

/** Where the eyes are, and half their width and height, in units of the head. The draft is a turned one. */
export function eyesOf(draft: Draft): readonly (readonly [x: number, y: number, rx: number, ry: number])[] {
  return [1, -1].map((half) => {
    const [inner] = draft.warp(half * 8.4, -50);
    const [outer] = draft.warp(half * 25, -50);
    const [, y] = draft.warp(half * 16.4, -50.2);
    return [(inner + outer) / 2, y, Math.abs(outer - inner) / 2, 5.4] as const;
  });
}
