// How the heads of cats, dogs and wild beasts look from the front, and where their parts are.

import type { Draft } from '../people/draft.ts';
import type { Head } from '../animals/measures.ts';
import { faceFrame, paintFace, type FaceBuild } from './front-face.ts';
import type { OwnDrawing, Pen } from './pen.ts';

const CAT: FaceBuild = {
  coat: '#e8923e',
  under: '#fdf0e0',
  ears: 'prick',
  wide: 60,
  tall: 52,
  cheeks: 8,
  muzzle: { wide: 21, tall: 17, y: 24 },
  nose: '#d0787a',
  noseSize: 7,
  eye: '#6aa84a',
  eyeSize: 12,
  eyeX: 25,
  eyeY: -4,
  isSlit: true,
  hasWhiskers: true,
  stripes: '#b9662a',
};

const DOG: FaceBuild = {
  coat: '#c98a4a',
  under: '#f0d6ae',
  ears: 'drop',
  wide: 56,
  tall: 58,
  cheeks: 3,
  muzzle: { wide: 29, tall: 26, y: 26 },
  nose: '#231c20',
  noseSize: 12,
  eye: '#5a3820',
  eyeSize: 9,
  eyeX: 23,
  eyeY: -10,
};

const WOLF: FaceBuild = {
  ...DOG,
  coat: '#868a92',
  under: '#e6e3de',
  mask: '#5a5e6a',
  ears: 'prick',
  cheeks: 15,
  wide: 55,
  tall: 56,
  muzzle: { wide: 23, tall: 25, y: 28 },
  noseSize: 10,
  eye: '#e0a838',
  eyeSize: 8,
  breast: '#d0cdc8',
};

const TIGER: FaceBuild = {
  ...CAT,
  coat: '#e08430',
  under: '#fcf6ec',
  stripes: '#2a1c18',
  ears: 'round',
  ear: '#3a2a22',
  wide: 62,
  tall: 60,
  cheeks: 14,
  muzzle: { wide: 30, tall: 26, y: 28 },
  nose: '#c07068',
  noseSize: 12,
  eye: '#d8a82c',
  eyeSize: 8.6,
  eyeX: 24,
  eyeY: -10,
  isSlit: undefined as never,
};

const LIONESS: FaceBuild = {
  ...TIGER,
  coat: '#cf9a56',
  under: '#f6e8cc',
  stripes: undefined as never,
  ear: '#c08a48',
  cheeks: 6,
  nose: '#8a5a4c',
  eye: '#c8902c',
};

const BEAR: FaceBuild = {
  ...DOG,
  coat: '#7a5236',
  under: '#b08a62',
  ears: 'round',
  wide: 62,
  tall: 58,
  cheeks: 12,
  muzzle: { wide: 27, tall: 25, y: 24 },
  eyeSize: 6.4,
  eyeX: 22,
  eye: '#3a2416',
  breast: '#7a5236',
};

export const FRONT_BUILDS: Readonly<Record<string, FaceBuild>> = {
  cat: CAT,
  'black-cat': {
    ...CAT,
    coat: '#2c2b33',
    under: '#3a3842',
    stripes: '#26252c',
    inner: '#5a4a54',
    nose: '#1a181e',
    eye: '#d0d048',
  },
  dog: DOG,
  retriever: { ...DOG, coat: '#dcb06a', under: '#f4e2b8', ear: '#c8984e' },
  labrador: { ...DOG, coat: '#4a3626', under: '#6a4c34', eye: '#8a5a2c' },
  dalmatian: { ...DOG, coat: '#f2f0ea', under: '#f8f6f2', ear: '#2a282e', spots: '#26242c' },
  shepherd: {
    ...WOLF,
    coat: '#b8804a',
    under: '#4a3a30',
    mask: '#3a2e28',
    ears: 'large',
    cheeks: 6,
    eye: '#5a3820',
    breast: '#c8945c',
  },
  corgi: {
    ...WOLF,
    coat: '#d58a3e',
    under: '#fbf6ee',
    mask: '#d58a3e',
    blaze: '#fbf6ee',
    ears: 'large',
    cheeks: 8,
    eye: '#4a2c18',
    breast: '#fbf6ee',
  },
  shiba: {
    ...WOLF,
    coat: '#d8893c',
    under: '#f8efdf',
    mask: '#d8893c',
    cheeks: 12,
    eye: '#3a2416',
    breast: '#f8efdf',
  },
  husky: {
    ...WOLF,
    coat: '#c8ccd4',
    under: '#f8f8f6',
    mask: '#4a4f5c',
    blaze: '#f8f8f6',
    eye: '#7fb4e4',
    legs: '#ecebea',
    breast: '#f6f5f2',
  },
  wolf: WOLF,
  fox: {
    ...WOLF,
    coat: '#d9692a',
    under: '#faf2e6',
    mask: '#d9692a',
    ear: '#b9521f',
    inner: '#3a2a2a',
    ears: 'large',
    cheeks: 18,
    muzzle: { wide: 17, tall: 22, y: 28 },
    noseSize: 8,
    eye: '#d09a3a',
    legs: '#5a2e20',
    breast: '#f8f0e4',
  },
  bear: BEAR,
  'black-bear': { ...BEAR, coat: '#3a3436', under: '#a08468', breast: '#3a3436' },
  'polar-bear': { ...BEAR, coat: '#f3efe4', under: '#faf6ec', breast: '#f3efe4' },
  panda: {
    ...BEAR,
    coat: '#f6f4ee',
    under: '#fbf9f4',
    ear: '#26242a',
    patch: '#2a282e',
    legs: '#2c2a30',
    breast: '#f6f4ee',
  },
  lion: { ...LIONESS, ruff: '#8a4f22', breast: '#8a4f22' },
  lioness: LIONESS,
  tiger: TIGER,
  leopard: { ...LIONESS, coat: '#e0ae5c', under: '#faf0da', spots: '#3a261a', eye: '#9aa84a' },
  rabbit: {
    ...CAT,
    coat: '#b99a7c',
    under: '#f4ece2',
    stripes: undefined as never,
    ears: 'long',
    wide: 46,
    tall: 46,
    cheeks: 6,
    muzzle: { wide: 17, tall: 15, y: 20 },
    noseSize: 5.4,
    eye: '#3a2418',
    eyeSize: 9,
    isSlit: undefined as never,
  },
  hamster: {
    ...CAT,
    coat: '#dca463',
    under: '#fff6ea',
    stripes: undefined as never,
    ears: 'round',
    ear: '#d0925a',
    inner: '#e8a8a0',
    below: 112,
    wide: 58,
    tall: 48,
    cheeks: 15,
    muzzle: { wide: 19, tall: 14, y: 19 },
    nose: '#d88a88',
    noseSize: 5,
    eye: '#2a1a16',
    eyeSize: 10,
    eyeX: 26,
    isSlit: undefined as never,
  },
  pig: {
    ...DOG,
    coat: '#f2b4ac',
    under: '#f6c4bc',
    ears: 'drop',
    ear: '#e89c98',
    inner: '#e08a90',
    wide: 58,
    tall: 52,
    cheeks: 3,
    muzzle: { wide: 28, tall: 20, y: 20 },
    nose: '#e2868e',
    noseSize: 19,
    eye: '#3a2620',
    eyeSize: 6.6,
    breast: '#f2b4ac',
  },
  raccoon: {
    ...WOLF,
    coat: '#96928c',
    under: '#f0ede8',
    mask: '#8a8680',
    patch: '#2c282e',
    ears: 'round',
    ear: '#6a6662',
    cheeks: 20,
    muzzle: { wide: 17, tall: 20, y: 26 },
    noseSize: 8,
    eye: '#4a3020',
    breast: '#b4b0aa',
  },
  'red-panda': {
    ...WOLF,
    coat: '#bc562c',
    under: '#fdf6ec',
    mask: '#bc562c',
    blaze: '#d88a58',
    ears: 'prick',
    ear: '#fbf2e6',
    inner: '#8a3a24',
    cheeks: 19,
    muzzle: { wide: 18, tall: 19, y: 24 },
    noseSize: 8,
    eye: '#2e1c14',
    legs: '#2e1e1c',
    breast: '#3a241e',
  },
  koala: {
    ...BEAR,
    coat: '#a2a5ad',
    under: '#dcdce0',
    ear: '#b8bac2',
    below: 130,
    cheeks: 15,
    muzzle: { wide: 22, tall: 18, y: 26 },
    nose: '#2c282e',
    noseSize: 17,
    eye: '#3a2a20',
    breast: '#dcdce0',
  },
};

function draftOf(pen: Pen): Draft {
  return { ...pen, warp: (x, y) => [x, y] };
}

export const FRONT_FACES: Record<string, OwnDrawing> = Object.fromEntries(
  Object.entries(FRONT_BUILDS).map(([name, build]) => {
    const { half, up, down } = faceFrame(build);
    return [
      `own/${name}-face`,
      {
        width: half * 2,
        height: up + down,
        paint(pen: Pen) {
          pen.brush.translate(0, -down);
          paintFace(draftOf(pen), build);
        },
      },
    ];
  }),
);

export const FRONT_HEADS: Record<string, Head> = Object.fromEntries(
  Object.entries(FRONT_BUILDS).map(([name, build]) => {
    const { half, up, down } = faceFrame(build);
    const part = (x: number, y: number): readonly [number, number] => [
      (x + half) / (half * 2),
      (y + up) / (up + down),
    ];
    const { wide, tall, eyeX, eyeY, eyeSize, muzzle } = build;
    return [
      `own/${name}-face`,
      {
        eyes: [part(-eyeX, eyeY), part(eyeX, eyeY)],
        eye: eyeSize / (half * 2),
        top: part(0, -tall * 0.86),
        wide: (wide * 1.16) / (half * 2),
        mouth: part(0, muzzle.y + muzzle.tall * 0.66),
        neck: [part(-wide * 0.6, tall * 0.98), part(wide * 0.6, tall * 0.98)],
      },
    ];
  }),
);
