// What hands can be busy with, however the body stands or sits: the one list of it.

import { FEAT_MANNERS } from './feats.ts';
import type { Manner } from './manner.ts';
import { GESTURES } from './gestures.ts';
import { isMusicWork, MUSIC_WORK } from './music.ts';
import { CRAFT_TABLES, TRADE_WORK } from './trade-work.ts';

/** Where its arms are says `people/arms-at-work.ts`, what is drawn of it `people/at-work.ts`. */
export const HAND_WORK = {
  ...FEAT_MANNERS,
  read: {},
  fish: { view: 'side' },
  paint: { view: 'side', tool: 'easel', isFixed: true },
  cook: { view: 'side' },
  strum: { tool: 'guitar' },
  bow: { tool: 'violin' },
  /** A bow drawn, the arrow upon it. */
  archery: { view: 'side', tool: 'bow-and-arrow' },
  drum: { view: 'front', tool: 'drum', pose: 'seat' },
  keys: { view: 'side', tool: 'piano', pose: 'seat', isFixed: true },
  sing: { tool: 'microphone' },
  /** A small animal in both arms. */
  carry: {},
  /** A baby in both arms. */
  cradle: {},
  bubbles: {},
  /** At a table with a board, of which the first who plays has it. */
  chess: { view: 'side', pose: 'seat' },
  knit: { view: 'front', pose: 'seat' },
  /** A jug in one hand, a cup in the other. */
  pour: { view: 'front' },
  photograph: { tool: 'camera' },
  /** The hands hold its ropes. */
  swing: { view: 'front', pose: 'seat' },
  /** On a board before a wave; the hands keep the balance. */
  surf: { view: 'side', pose: 'surf' },
  /** On a board with wheels. */
  skate: { view: 'side', pose: 'surf' },
  /** Down a slope, a pole in each hand. */
  ski: { view: 'side', pose: 'surf' },
  /** Down a slope on one board. */
  snowboard: { view: 'side', pose: 'surf' },
  /** In the air over a flight of steps. */
  stairs: { view: 'side', pose: 'ollie' },
  /** A board under the arm. */
  'carry-surfboard': { tool: 'surfboard' },
  'carry-snowboard': { tool: 'snowboard' },
  /** What is held is held up. */
  lift: {},
  /** For what is high up. */
  reach: {},
  grip: { tool: 'scepter' },
  /** Rice: bent over the water of a paddy, seedlings in the hand. */
  plant: { view: 'side', pose: 'stoop' },
  /** A pole over the shoulder with two buckets. */
  haul: { view: 'side', pose: 'walk', tool: 'carrying-pole' },
  water: { view: 'side', tool: 'watering-can' },
  /** Dough spins in the air over the hands. */
  toss: { view: 'front' },
  /** Its seeds fly off. */
  dandelion: { view: 'side' },
  /** Grain falls from the hand. */
  scatter: { view: 'side' },
  /** Something to eat on the palm. */
  offer: { view: 'side' },
  cast: {},
  /** A gift, its lid in one hand. */
  unwrap: { view: 'front' },
  /** They lie on what stands or lies before whoever touches it. */
  touch: { view: 'side' },
  'touch-low': { view: 'side', pose: 'crouch' },
  /** In the air before a hoop, with the ball. */
  dunk: { view: 'side', pose: 'leap' },
  /** One arm points at the board. */
  teach: { view: 'front' },
  /** At a desk. */
  study: { pose: 'seat' },
  /** At a desk with a computer: from behind, where its screens are to be seen. */
  type: { view: 'front', pose: 'seat' },
  /** Looked at in one hand. */
  phone: { tool: 'mobile-phone' },
  /** Held at the ear. */
  call: { view: 'front' },
  /** Held out at the end of an arm, by the first of those who are to be in it. */
  selfie: { view: 'front' },
  /** A gamepad in both hands. */
  game: { view: 'front', tool: 'video-game' },
  /** Behind a lectern. */
  speech: { view: 'front' },
  /** A board with words on it, in both hands before the breast. */
  placard: { view: 'front' },
  /** Field glasses at the eyes. */
  binoculars: { view: 'front' },
  /** Behind two turntables. */
  dj: { view: 'front' },
  /** Gloves before the chin. */
  box: { view: 'front' },
  /** The gear of a game. */
  tennis: { view: 'side' },
  badminton: { view: 'side' },
  'table-tennis': { view: 'side' },
  baseball: { view: 'side' },
  golf: { view: 'side' },
  /** Over the head. */
  barbell: { view: 'front' },
  /** Linen is wound around them. */
  'wrap-hands': { view: 'front' },
  /** One is up, to be asked. */
  'raise-hand': {},
  /** Up a wall of rock. */
  climb: { view: 'back', pose: 'climb' },
  'ice-skate': { view: 'side', pose: 'glide' },
  'roller-skate': { view: 'side', pose: 'glide' },
  /** A net hangs from them to the ground. */
  'mend-net': { view: 'front' },
  zither: { view: 'front', tool: 'guzheng', pose: 'seat', isFixed: true },
  /** The handle in both hands. */
  push: { view: 'side', tool: ['stroller', 'shopping-cart', 'wheelchair'] },
  wheel: { view: 'side', tool: 'wheelbarrow' },
  pull: { view: 'side', tool: 'suitcase' },
  /** The string runs up from a raised hand. */
  kite: { view: 'side', tool: 'kite' },
  /** On one hand, with what stands on it. */
  tray: { view: 'front', tool: 'tray' },
  /** A bird sits on it. */
  perch: {},
  /** Behind a table: dumplings, dough, vegetables, pasta, what goes into the oven. */
  wrap: { view: 'front' },
  knead: { view: 'front' },
  chop: { view: 'front' },
  roll: { view: 'front' },
  bake: { view: 'front' },
  /** On the knees before a row of plants. */
  sow: { view: 'side', pose: 'crouch' },
  'plant-flowers': { view: 'side', pose: 'crouch' },
  'plant-tree': { view: 'side', pose: 'crouch' },
  dig: { view: 'side' },
  'pick-lotus': { view: 'side' },
  'pick-tea': { view: 'side' },
  'pick-fruit': { view: 'side' },
  /** Two who hold each other. */
  waltz: { view: 'side', pose: 'waltz' },
  /** Somebody on the shoulders, on the back, in both arms. */
  bear: {},
  piggyback: { view: 'side', pose: 'laden' },
  'carry-child': { view: 'front' },
  embrace: { view: 'side', pose: 'embrace' },
  /** Hand in hand, with one or with two. */
  'hold-hand': { view: 'front' },
  ...GESTURES,
  ...TRADE_WORK,
  ...MUSIC_WORK,
} as const satisfies Record<string, Manner>;

export type HandWork = keyof typeof HAND_WORK;

export function isHandWork(act: string | undefined): act is HandWork {
  return act !== undefined && act in HAND_WORK;
}

export function mannerOf(work: HandWork): Manner {
  return HAND_WORK[work];
}

const BY_TOOL: ReadonlyMap<string, HandWork> = new Map(
  (Object.keys(HAND_WORK) as HandWork[]).flatMap((work) => {
    const { tool } = mannerOf(work);
    return [tool ?? []].flat().map((one) => [one, work] as const);
  }),
);

/** Of a subject what tells its use. */
type Tool = { key: string; person?: { age?: string } };

/** What a thing is for, in somebody's hands. */
export function workWith({ key, person }: Tool): HandWork | undefined {
  return person?.age === 'baby' ? 'cradle' : BY_TOOL.get(key);
}

const TABLE_WORK = ['wrap', 'knead', 'chop', 'roll', 'bake', ...CRAFT_TABLES] as const;
export type TableWork = (typeof TABLE_WORK)[number];

/** Whether it is done behind a table of its own. */
export function isTableWork(work: HandWork | undefined): work is TableWork {
  return TABLE_WORK.some((one) => one === work);
}

const MUSIC: ReadonlySet<HandWork> = new Set(['strum', 'bow', 'drum', 'keys', 'zither']);

export function isMusic(work: HandWork | undefined): boolean {
  return work !== undefined && (MUSIC.has(work) || isMusicWork(work));
}

/** Whether they lie on something that stands there by itself. */
export function isTouching(work: HandWork | undefined): boolean {
  return work === 'touch' || work === 'touch-low';
}

const BEFORE_BODY: ReadonlySet<HandWork> = new Set<HandWork>([
  'strum',
  'bow',
  'sing',
  'photograph',
  'phone',
  'unwrap',
  'game',
  'binoculars',
]);

/** Whether it is done before the breast or the face, where nobody sees it from behind. */
export function isBeforeBody(work: HandWork | undefined): boolean {
  return work !== undefined && BEFORE_BODY.has(work);
}
