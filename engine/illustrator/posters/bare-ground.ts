// Some crafts show what was named alone: on bare paper, cloth, silk or slate, where no place is said.

import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Look } from '../styles/look.ts';
import { cutDrawingOf, isFlowerKey } from '../contents/products.ts';
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

/** Of a card whose words are said; people on it are somewhere. */
function cardGround({ writing, subjects }: PromptReading): string | undefined {
  const isCard = writing.some(({ on }) => on === 'card') && subjects.every(({ kind }) => kind !== 'figure');
  return isCard ? '#f4ead8' : undefined;
}

/** Of the flowers that a painter in ink names one bough is painted, and no field of them. */
function cutInk({ subjects, scenes, weather, time }: PromptReading, look: Look): void {
  if (look !== 'ink' || scenes.length > 0 || weather.size > 0 || time !== undefined) return;
  if (!subjects.every((one) => isInkFlower(one) || isInkedAlone(one))) return;
  for (const one of subjects)
    if (isInkFlower(one)) Object.assign(one, { drawing: cutDrawingOf(one), kind: 'item' });
}

function isInkFlower({ kind, key }: Subject): boolean {
  return kind === 'plant' && isFlowerKey(key);
}

/** Changes the reading. */
export function bareGround(reading: PromptReading, look: Look, prompt: string): void {
  cutInk(reading, look);
  const { subjects, scenes, weather, time, frame, isPortrait } = reading;
  const ground =
    look === 'pixel' && SPRITE.test(prompt)
      ? OF_SPRITES
      : look === 'ink' && subjects.every(isInkedAlone)
        ? OF_INK
        : (GROUNDS[look] ?? cardGround(reading));
  if (ground === undefined || frame !== undefined || isPortrait || time !== undefined) return;
  if (subjects.length === 0 || subjects.length > 3 || scenes.length > 0 || weather.size > 0) return;
  if (subjects.some(({ kind }) => OF_LANDS.has(kind))) return;
  reading.ground ??= ground;
  const sprite = { words: 'sprite' };
  if (ground !== OF_SPRITES) return;
  reading.sticker ??= sprite;
  for (const { words, shows } of reading.asks)
    if (shows.length === 0 && SPRITE.test(words)) shows.push({ is: 'thing', thing: reading.sticker });
}
