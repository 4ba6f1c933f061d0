// How dogs, wolves, foxes, bears and deer are built, and all drawings of them.

import type { Head } from '../animals/measures.ts';
import { fourLegged, measuresOf } from './four-legged.ts';
import { breedsOf } from './dog-and-cat-breeds.ts';
import { CATTLE } from './cattle-builds.ts';
import { FARM } from './farm-builds.ts';
import { FAR } from './far-builds.ts';
import { WILD } from './wild-builds.ts';
import type { Bearing, Build, Gait } from './four-legged-build.ts';
import { STRIDES } from './strides.ts';
import { youngOf } from './young-builds.ts';
import type { OwnDrawing } from './pen.ts';

const DOG: Build = {
  coat: '#c98a4a',
  under: '#f0d6ae',
  tall: 60,
  leg: 33,
  long: 66,
  deep: 29,
  loin: 23,
  thick: 6.6,
  neck: { long: 25, wide: 17, rise: 52 },
  head: { size: 10.6, muzzle: 9, tip: 8, ears: 'drop' },
  tail: 'feather',
};

const HUSKY: Build = {
  ...DOG,
  coat: '#8d94a2',
  under: '#f6f5f2',
  back: '#4a4f5c',
  legs: '#e8e7e6',
  bib: '#f6f5f2',
  neck: { long: 24, wide: 20, rise: 50 },
  head: { size: 11, muzzle: 8.6, tip: 7.6, ears: 'prick', mask: '#50556a', eye: '#7fb4e4' },
  tail: 'curl',
};

const CAT: Build = {
  coat: '#e8923e',
  under: '#fbe9d2',
  stripes: '#b9662a',
  tall: 27,
  leg: 14.5,
  long: 37,
  deep: 14,
  loin: 13,
  thick: 4.4,
  neck: { long: 10.5, wide: 11.5, rise: 46 },
  head: {
    size: 8.4,
    muzzle: 1.2,
    tip: 5.6,
    ears: 'prick',
    eye: '#5f9a4a',
    nose: '#b0605c',
    hasWhiskers: true,
  },
  tail: 'raised',
};

const DEER: Build = {
  coat: '#b9824c',
  under: '#f0e2c8',
  tall: 104,
  leg: 62,
  long: 108,
  deep: 38,
  loin: 30,
  thick: 6.6,
  neck: { long: 48, wide: 20, rise: 50 },
  head: { size: 12, muzzle: 15, tip: 8, ears: 'leaf', droop: 14, antlers: true, nose: '#3a2a26' },
  tail: 'stub',
  hasHooves: true,
};

const { antlers: _antlers, ...DOE_HEAD } = DEER.head;

const BREEDS = breedsOf(DOG, CAT);

const BUILDS = {
  dog: DOG,
  ...BREEDS,
  retriever: { ...DOG, coat: '#d9ab63', under: '#f2dcae', deep: 31, loin: 26 },
  labrador: { ...DOG, coat: '#4a3626', under: '#6a4c34', deep: 31, loin: 26 },
  dalmatian: { ...DOG, coat: '#f2f0ea', under: '#f8f6f2', spots: '#26242c', back: '#f2f0ea' },
  shepherd: {
    ...DOG,
    coat: '#b8804a',
    under: '#d8aa70',
    back: '#2c2622',
    neck: { long: 25, wide: 19, rise: 50 },
    head: { size: 10.6, muzzle: 11, tip: 7.6, ears: 'large' },
    tail: 'brush',
  },
  corgi: {
    ...DOG,
    coat: '#d58a3e',
    under: '#fbf6ee',
    bib: '#fbf6ee',
    socks: '#fbf6ee',
    tall: 33,
    leg: 13.5,
    long: 60,
    deep: 22,
    loin: 20,
    thick: 6,
    neck: { long: 18, wide: 17, rise: 56 },
    head: { size: 10.4, muzzle: 7, tip: 6.6, ears: 'large' },
    tail: 'stub',
  },
  shiba: {
    ...DOG,
    coat: '#d8893c',
    under: '#f8efdf',
    bib: '#f8efdf',
    tall: 42,
    leg: 23,
    long: 46,
    deep: 21,
    loin: 17,
    thick: 5.4,
    neck: { long: 18, wide: 15, rise: 54 },
    head: { size: 9.4, muzzle: 6.6, tip: 6, ears: 'prick' },
    tail: 'curl',
  },
  husky: HUSKY,
  wolf: {
    ...DOG,
    coat: '#868a92',
    under: '#d9d6d0',
    back: '#4c4e56',
    tall: 78,
    leg: 44,
    long: 96,
    deep: 38,
    loin: 29,
    thick: 8.4,
    neck: { long: 35, wide: 28, rise: 34 },
    head: { size: 13.4, muzzle: 13.6, tip: 8.8, ears: 'prick', eye: '#d8a838' },
    tail: 'brush',
  },
  fox: {
    ...DOG,
    coat: '#d9692a',
    under: '#f8f0e4',
    legs: '#b9521f',
    socks: '#2e2224',
    bib: '#f8f0e4',
    tall: 38,
    leg: 21,
    long: 52,
    deep: 18,
    loin: 15,
    thick: 4.4,
    neck: { long: 18, wide: 14, rise: 40 },
    head: { size: 8.6, muzzle: 9.4, tip: 4.6, ears: 'large', eye: '#c88a2a' },
    tail: 'fox',
  },
  'polar-bear': {
    coat: '#f3efe4',
    under: '#e9e4da',
    tall: 118,
    leg: 58,
    long: 176,
    deep: 72,
    loin: 70,
    thick: 24,
    neck: { long: 62, wide: 42, rise: 20 },
    head: { size: 21, muzzle: 19, tip: 15, ears: 'round', eye: '#1c1412' },
    tail: 'stub',
  },
  'polar-bear-cub': {
    coat: '#f8f4ea',
    under: '#eee9df',
    tall: 58,
    leg: 27,
    long: 74,
    deep: 36,
    loin: 35,
    thick: 13,
    neck: { long: 26, wide: 25, rise: 36 },
    head: { size: 15.6, muzzle: 8.6, tip: 9, ears: 'round', eye: '#1c1412' },
    tail: 'stub',
  },
  cat: CAT,
  'black-cat': {
    ...CAT,
    coat: '#2c2b33',
    under: '#3c3a44',
    stripes: '#2c2b33',
    head: { ...CAT.head, eye: '#c8d048', nose: '#1a181e' },
  },
  horse: {
    coat: '#8a5530',
    under: '#7c4c2c',
    legs: '#5a3824',
    mane: '#2c2020',
    tall: 150,
    leg: 86,
    long: 150,
    deep: 62,
    loin: 54,
    thick: 12.6,
    neck: { long: 76, wide: 42, rise: 52 },
    head: { size: 19, muzzle: 30, tip: 21, ears: 'small', droop: 34, nose: '#3c2a26' },
    tail: 'flowing',
    hasHooves: true,
  },
  unicorn: {
    coat: '#f4f0f6',
    under: '#e6dcec',
    mane: '#b98ad8',
    tall: 150,
    leg: 88,
    long: 146,
    deep: 58,
    loin: 50,
    thick: 11.6,
    neck: { long: 76, wide: 38, rise: 56 },
    head: {
      size: 18,
      muzzle: 28,
      tip: 19,
      ears: 'small',
      droop: 34,
      nose: '#b8a0b4',
      eye: '#5a3c8c',
      horns: 'spiral',
    },
    tail: 'flowing',
    hasHooves: true,
  },
  qilin: {
    coat: '#2f8f82',
    under: '#e8cf8a',
    mane: '#e0762c',
    scales: '#e6c35a',
    tall: 140,
    leg: 74,
    long: 140,
    deep: 64,
    loin: 54,
    thick: 14,
    neck: { long: 62, wide: 44, rise: 54 },
    head: {
      size: 20,
      muzzle: 22,
      tip: 22,
      ears: 'leaf',
      droop: 22,
      antlers: true,
      nose: '#4a3430',
      eye: '#e8b020',
      hasWhiskers: true,
    },
    tail: 'flowing',
    hasHooves: true,
  },
  reindeer: {
    coat: '#8a6648',
    under: '#e6dccb',
    bib: '#d9cbb4',
    tall: 112,
    leg: 66,
    long: 122,
    deep: 46,
    loin: 38,
    thick: 8.6,
    neck: { long: 50, wide: 27, rise: 42 },
    head: { size: 14, muzzle: 19, tip: 11, ears: 'leaf', droop: 14, antlers: true, nose: '#3a2a26' },
    tail: 'tuft',
    hasHooves: true,
  },
  ...CATTLE,
  ...FARM,
  ...WILD,
  ...FAR,
  deer: DEER,
  doe: { ...DEER, head: DOE_HEAD },
  'sika-deer': { ...DEER, coat: '#b06a36', under: '#f3e4ca', spots: '#f6e8cf', isFinelySpotted: true },
  cheetah: {
    coat: '#dfa54e',
    under: '#f8ecd2',
    spots: '#3a2418',
    isFinelySpotted: true,
    tall: 76,
    leg: 44,
    long: 104,
    deep: 32,
    loin: 22,
    thick: 7,
    neck: { long: 28, wide: 20, rise: 32 },
    head: { size: 11, muzzle: 6.4, tip: 6.6, ears: 'round', eye: '#b8862c' },
    tail: 'raised',
  },
} satisfies Record<string, Build>;

/** A white horse, as far as it has no wings. */
export const WINGED_HORSE: Build = {
  ...BUILDS.horse,
  coat: '#f6f4f8',
  under: '#e4e0ec',
  legs: '#e9e6f0',
  mane: '#d9d2e6',
};

const HOWLING: Bearing = { raised: 56, open: true };
const GALLOPING: Bearing = { gait: 'gallop' };
const WALKING: Bearing = { gait: 'walk' };
const GRAZING: Bearing = { raised: -46 };
/** The moving ones of these are never asked for, or not drawn. */
const MUTE: ReadonlySet<string> = new Set([
  'cat',
  'black-cat',
  'horse',
  'unicorn',
  'qilin',
  'reindeer',
  'deer',
  'sika-deer',
  'cheetah',
  'polar-bear',
  'polar-bear-cub',
  ...Object.keys(CATTLE),
  ...Object.keys(FARM),
  ...Object.keys(WILD),
  ...Object.keys(FAR),
]);
const SLOW: ReadonlySet<string> = new Set([
  'polar-bear',
  'polar-bear-cub',
  'bear',
  'black-bear',
  'panda',
  'cow',
  'pangolin',
  'armadillo',
  'wombat',
  'anteater',
  ...Object.keys(CATTLE),
]);

/** Their young are not only smaller. */
const WITH_YOUNG =
  /^(?:dog|greyhound|dachshund|chihuahua|pug|bulldog|beagle|shih-tzu|yorkie|schnauzer|sphynx-cat|bengal-cat|ragdoll-cat|retriever|labrador|dalmatian|shepherd|corgi|shiba|husky|poodle|cat|black-cat|wolf|fox|tiger|lioness|leopard|cheetah|puma|lynx|hyena|capybara|wombat|deer|sika-deer)$/;

const GROWN = Object.entries<Build>(BUILDS);
const ENTRIES: readonly (readonly [string, Build])[] = [
  ...GROWN,
  ...GROWN.filter(([name]) => WITH_YOUNG.test(name)).map(
    ([name, build]) => [`${name}-young`, youngOf(build)] as const,
  ),
];

type Moved = readonly [name: string, build: Build, bearing: Bearing];

function stridesOf(name: string, build: Build, gait: Gait): Moved[] {
  return Array.from({ length: STRIDES }, (_, at): Moved => [
    `${name}-${at}`,
    build,
    { gait, stride: at / STRIDES },
  ]);
}

const ALL: readonly Moved[] = [
  ...ENTRIES.map(([name, build]) => [name, build, {}] as const),
  ...GROWN.filter(([name]) => !MUTE.has(name)).map(
    ([name, build]) => [`${name}-howling`, build, HOWLING] as const,
  ),
  ...ENTRIES.filter(([name]) => !SLOW.has(name)).map(
    ([name, build]) => [`${name}-galloping`, build, GALLOPING] as const,
  ),
  ...ENTRIES.filter(([name]) => !SLOW.has(name)).flatMap(([name, build]) =>
    stridesOf(`${name}-galloping`, build, 'gallop'),
  ),
  ...ENTRIES.map(([name, build]) => [`${name}-walking`, build, WALKING] as const),
  ...ENTRIES.flatMap(([name, build]) => stridesOf(`${name}-walking`, build, 'walk')),
  ...ENTRIES.map(([name, build]) => [`${name}-grazing`, build, GRAZING] as const),
];

export const FOUR_LEGGED: Record<string, OwnDrawing> = Object.fromEntries(
  ALL.map(([name, build, bearing]) => [`own/${name}`, fourLegged(build, bearing)]),
);

/** Where the parts of their heads are. */
export const FOUR_LEGGED_HEADS: Record<string, Head> = Object.fromEntries(
  ALL.map(([name, build, bearing]) => [`own/${name}`, measuresOf(build, bearing)]),
);
