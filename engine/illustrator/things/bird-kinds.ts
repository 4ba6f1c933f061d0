// What each kind of bird looks like, and the drawings of all of them.

import type { Head } from '../animals/measures.ts';
import { DOVE, EAGLE, GULL, HAWK, PIGEON, SPARROW, WHITE_GOOSE } from './bird-bases.ts';
import { birdHead, birdOf } from './birds.ts';
import { MORE_BIRD_KINDS } from './more-bird-kinds.ts';
import type { OwnDrawing } from './pen.ts';
import type { Plumage } from './plumage.ts';

const KINDS = {
  gull: GULL,
  dove: DOVE,
  'rock-dove': PIGEON,
  eagle: EAGLE,
  hawk: HAWK,
  sparrow: SPARROW,
  robin: {
    ...SPARROW,
    body: '#84745c',
    head: '#84745c',
    under: '#e2673a',
    breast: '#e2673a',
    wing: '#7c6c56',
  },
  bluebird: {
    ...SPARROW,
    body: '#4280cc',
    head: '#3f78c8',
    under: '#eac8a4',
    wing: '#3a6cba',
    tips: '#243a66',
    tailColour: '#2f58a0',
  },
  canary: {
    ...SPARROW,
    body: '#f0c83f',
    head: '#f2cc48',
    under: '#f8e28c',
    wing: '#dcae34',
    tips: '#6a5a34',
    tailColour: '#b8922c',
    bill: '#e09a5a',
  },
  swallow: {
    ...SPARROW,
    body: '#2c3c68',
    head: '#2a3860',
    under: '#f4ece0',
    neck: '#b4503a',
    wing: '#2f4070',
    tips: '#1a223c',
    headSize: 16,
    tail: 'fork',
    tailColour: '#222c4c',
    span: 112,
    chord: 28,
  },
  crow: {
    ...PIGEON,
    isShiny: undefined,
    body: '#2c2e38',
    under: '#34363f',
    head: '#262831',
    neck: '#2e303c',
    wing: '#33353f',
    tips: '#17181f',
    tailColour: '#1e2028',
    bars: '#33353f',
    bill: '#1c1c22',
    billShape: 'straight',
    eye: '#3a3640',
    legs: '#23232a',
    headSize: 16,
    span: 108,
    isFingered: true,
  },
  macaw: {
    ...EAGLE,
    body: '#d8322c',
    under: '#e0483a',
    head: '#dc3630',
    wing: '#d8362e',
    edge: '#f0b83a',
    tips: '#2e62b8',
    tailColour: '#c83a34',
    bill: '#e8e0d0',
    eye: '#f2e6b0',
    legs: '#6a6470',
    headSize: 20,
    neckLong: 2,
    tail: 'long',
    span: 104,
    chord: 42,
    isFingered: undefined,
  },
  goose: {
    ...GULL,
    body: '#9a8a76',
    under: '#d8cdbc',
    head: '#34302e',
    neck: '#3c3734',
    wing: '#8a7a66',
    edge: '#a2937e',
    tips: '#3e3630',
    bill: '#2c2a2c',
    billShape: 'flat',
    eye: '#2a1c14',
    legs: '#4a4440',
    headSize: 11,
    neckLong: 48,
    tailColour: '#4a4038',
    span: 120,
    chord: 42,
  },
  'white-goose': WHITE_GOOSE,
  swan: { ...WHITE_GOOSE, neckLong: 74, bill: '#e0782a', legs: '#34343a' },
  mallard: {
    ...GULL,
    body: '#a89c8c',
    under: '#c4b8a6',
    head: '#1f7a54',
    neck: '#23805a',
    breast: '#7a4a32',
    wing: '#8f8272',
    edge: '#4a6ab0',
    tips: '#4c443c',
    bill: '#e8c040',
    billShape: 'flat',
    eye: '#2a1c14',
    legs: '#e8843a',
    headSize: 14,
    neckLong: 18,
    tailColour: '#e6dfd2',
    span: 100,
    chord: 36,
  },
  owl: {
    ...HAWK,
    billShape: 'owl',
    body: '#a07a50',
    under: '#ead8b8',
    head: '#a8825a',
    wing: '#96704a',
    edge: '#b48e62',
    tips: '#5e4630',
    tailColour: '#8a6844',
    eye: '#f2b62c',
    headSize: 22,
    neckLong: -6,
    span: 122,
    chord: 56,
  },
  'snowy-owl': {
    ...HAWK,
    billShape: 'owl',
    body: '#f1f1ee',
    under: '#fbfbf9',
    head: '#f6f6f4',
    wing: '#eceeef',
    edge: '#f8f8f6',
    tips: '#a9acb4',
    tailColour: '#e6e8ea',
    eye: '#f2c22e',
    headSize: 22,
    neckLong: -6,
    span: 122,
    chord: 56,
  },
  flamingo: {
    ...WHITE_GOOSE,
    body: '#f08fa0',
    under: '#f8b4bc',
    head: '#f4a2b0',
    neck: '#f29aaa',
    wing: '#ec7f94',
    edge: '#f29aaa',
    tips: '#2c2430',
    bill: '#3a3038',
    legs: '#e87a90',
    headSize: 10,
    neckLong: 66,
    tailColour: '#f08fa0',
  },
  magpie: {
    ...PIGEON,
    isShiny: undefined,
    body: '#23262f',
    under: '#f4f4f2',
    head: '#1e2028',
    neck: '#23262f',
    wing: '#2a4064',
    edge: '#f2f2f0',
    tips: '#1a2034',
    bars: '#f2f2f0',
    tailColour: '#24405c',
    tail: 'long',
    bill: '#1c1c22',
    billShape: 'straight',
    eye: '#3a3640',
    legs: '#23232a',
    headSize: 14,
    span: 92,
  },
  ...MORE_BIRD_KINDS,
} satisfies Record<
  string,
  Omit<Plumage, 'isFingered' | 'isShiny'> & { isFingered?: true | undefined; isShiny?: true | undefined }
>;

const ENTRIES = Object.entries(KINDS as Record<string, Plumage>);

export const BIRDS: Record<string, OwnDrawing> = Object.fromEntries(
  ENTRIES.flatMap(([name, look]) => {
    const { flying, standing } = birdOf(look);
    return [
      [`own/${name}`, standing],
      [`own/${name}-flying`, flying],
    ];
  }),
);

/** The one on the wing of one that stands. */
export function onTheWing(drawing: string): string | undefined {
  const name = `${WINGED[drawing] ?? drawing}-flying`;
  return name in BIRDS ? name : undefined;
}

/** Drawings that stand or swim, by who flies for them. */
const WINGED: Readonly<Record<string, string>> = {
  goose: 'own/goose',
  swan: 'own/swan',
  duck: 'own/mallard',
  'own/sitting-owl': 'own/owl',
  'own/sitting-snowy-owl': 'own/snowy-owl',
  'own/standing-flamingo': 'own/flamingo',
};

/** Where the parts of their heads are, of those that stand. */
export const BIRD_HEADS: Record<string, Head> = Object.fromEntries(
  ENTRIES.map(([name, look]) => [`own/${name}`, birdHead(look)]),
);
