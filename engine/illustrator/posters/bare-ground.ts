// Some crafts show what was named alone: on bare paper, cloth, silk or slate, where no place is said.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Look } from '../styles/look.ts';
import { cutDrawingOf, isFlowerKey } from '../contents/products.ts';
import { heldFlowerOf } from '../things/bouquets.ts';
import { metresOf } from '../things/metres.ts';

const GROUNDS: Partial<Record<Look, string>> = {
  coloring: '#ffffff',
  woodcut: '#f6f0e2',
  red_papercut: '#fbf6ec',
  chalk: '#24342e',
  embroidery: '#efe6d4',
  gongbi: '#e9dcba',
};
/** On paper of ink small things are alone, too: no trees stand around a shrimp. */
const OF_INK = '#f4eedf';
const INKED: ReadonlySet<Subject['kind']> = new Set(['fish', 'full', 'item', 'food', 'hat']);
/** In metres. */
const SMALL = 0.6;

/** Koi have their pond. */
function isInkedAlone(one: Subject): boolean {
  return INKED.has(one.kind) && one.key !== 'koi' && metresOf(one) < SMALL;
}

/** They are seen in their land. */
const OF_LANDS: ReadonlySet<Subject['kind']> = new Set(['landmark', 'building', 'sky', 'tree', 'boat']);

/** The pieces of a game are drawn by themselves. */
const SPRITE = /\bsprites?\b|精灵图|像素小人/i;
const OF_SPRITES = '#cfd8e6';

/** Under the lines of a blueprint, before it is turned blue. */
const OF_PLANS = '#fefefe';

/** Of a card whose words are said; people on it are somewhere. */
function cardGround({ writing, subjects }: PromptReading): string | undefined {
  const isCard = writing.some(({ on }) => on === 'card') && subjects.every(({ kind }) => kind !== 'figure');
  return isCard ? '#f4ead8' : undefined;
}

/** Flowers that are painted as one bough or one stem, by the keys of what they grow on. */
const STEMS: Readonly<Record<string, string>> = {
  lotus: 'own/lotus',
  'cherry-tree': 'own/cut-blossoms',
};
/** The trees themselves, and ponds. */
const OF_LAND = /tree|forest|grove|orchard|pond|lake|[树林塘池湖园海]/i;

/** Of the flowers that a painter on silk or in ink names one bough is painted, and no field of them. */
function cutStems(reading: PromptReading, look: Look): void {
  const { subjects, weather, time, asks } = reading;
  if ((look !== 'ink' && look !== 'gongbi') || weather.size > 0 || time !== undefined) return;
  // Lotus brings its lake, and cut flowers a table that nobody named.
  const isNamed = asks.some(
    ({ shows }) =>
      shows.some(({ is }) => is === 'scene') &&
      !shows.some((one) => one.is === 'thing' && subjects.some((subject) => subject === one.thing)),
  );
  if (isNamed || !subjects.every((one) => isStem(one) || isInkedAlone(one))) return;
  if (!subjects.some(isStem)) return;
  reading.scenes = [];
  for (const one of subjects) if (isStem(one)) Object.assign(one, { drawing: stemOf(one), kind: 'item' });
}

function isStem({ kind, key, words = '' }: Subject): boolean {
  if (key in STEMS) return !OF_LAND.test(words);
  return kind === 'plant' && isFlowerKey(key);
}

/** It grows up into the sheet; a bough hangs into it as it is. */
function stemOf(flower: Subject): string {
  const cut = STEMS[flower.key] ?? cutDrawingOf(flower);
  return heldFlowerOf(cut) ?? cut;
}

/** Changes the reading. */
export function bareGround(reading: PromptReading, look: Look, prompt: string): void {
  cutStems(reading, look);
  const { subjects, scenes, weather, time, frame, isPortrait } = reading;
  const ground =
    look === 'pixel' && SPRITE.test(prompt)
      ? OF_SPRITES
      : look === 'ink' && subjects.every(isInkedAlone)
        ? OF_INK
        : reading.tone === 'blueprint'
          ? OF_PLANS
          : (GROUNDS[look] ?? cardGround(reading));
  if (ground === undefined || frame !== undefined || isPortrait || time !== undefined) return;
  if (subjects.length === 0 || subjects.length > 3 || scenes.length > 0 || weather.size > 0) return;
  if (ground !== OF_PLANS && subjects.some(({ kind }) => OF_LANDS.has(kind))) return;
  reading.ground ??= ground;
  const sprite = { words: 'sprite' };
  if (ground !== OF_SPRITES) return;
  reading.sticker ??= sprite;
  for (const { words, shows } of reading.asks)
    if (shows.length === 0 && SPRITE.test(words)) shows.push({ is: 'thing', thing: reading.sticker });
}
