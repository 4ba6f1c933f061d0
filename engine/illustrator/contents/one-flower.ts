// "A fox with a rose", 叼着玫瑰的狐狸: one flower that somebody has is cut, and no field of them grows there.

import type { Link, PromptReading, Subject } from '../reading/prompt-reading.ts';
import { cutDrawingOf, isFlowerKey } from './products.ts';
import { heldFlowerOf } from '../things/bouquets.ts';
import { LIVING_KINDS } from '../reading/subject-kinds.ts';

/** 插着向日葵的玻璃瓶. */
const STUCK_IN = /插[着满了]?[^，。；]{0,8}的[^，。；]{0,4}[瓶罐]|插在[^，。；]{0,6}[瓶罐]/u;

/** "Sunflowers in a glass bottle": they stand in it, as in a vase. Changes the reading. */
export function standInBottles({ subjects, links }: PromptReading, prompt: string): void {
  if (STUCK_IN.test(prompt)) stick({ subjects, links });
  for (const { relation, from, to } of links) {
    const [flower, bottle] = [subjects[from], to === null ? undefined : subjects[to]];
    if (relation !== 'in' || flower?.kind !== 'plant' || !isFlowerKey(flower.key)) continue;
    if (bottle?.key === 'bottle' || bottle?.key === 'jar')
      Object.assign(bottle, { key: 'vase', drawing: GLASS_VASE });
  }
}
const GLASS_VASE = 'own/glass-vase';

function stick({ subjects, links }: Pick<PromptReading, 'subjects' | 'links'>): void {
  const from = subjects.findIndex(({ kind, key }) => kind === 'plant' && isFlowerKey(key));
  const to = subjects.findIndex(({ key }) => key === 'bottle' || key === 'jar' || key === 'vase');
  if (from < 0 || to < 0) return;
  const link = links.find((one) => one.from === from && one.to === to);
  if (link) link.relation = 'in';
  else links.push({ relation: 'in', from, to, words: '' });
}

/** "A lavender field" is the place, "a rose bush" grows there. */
const MANY = /field|garden|bush|meadow|patch|bed|wreath|[田海丛园圃]/i;

const SHOWN_KINDS: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'plant', 'hat']);

/** Changes the reading. */
export function giveOneFlower({ subjects, links, surface }: PromptReading): void {
  for (const [at, flower] of subjects.entries()) {
    if (flower.kind !== 'plant' || !isFlowerKey(flower.key) || flower.count !== 1) continue;
    const tied = links.find(({ from, to }) => to === at || (from === at && to !== null));
    // 狐狸和一朵玫瑰: nothing else is there.
    const isPair = subjects.length === 2 && links.length === 0 && flower.isCounted === true;
    const link: Link | undefined =
      tied ?? (isPair ? { relation: 'beside', from: 1 - at, to: at, words: '' } : undefined);
    // "A man buying a red rose": nobody has it, and no field of them is asked for.
    const isOne = flower.isCounted === true && !MANY.test(flower.words ?? '');
    // 台面上,左边放着一朵茉莉花: beside a bottle one lies, and no bush of them grows.
    const isShown = surface !== undefined && subjects.every(({ kind }) => SHOWN_KINDS.has(kind));
    const isBusy = subjects.every(({ person }) => !person || person.hands !== undefined);
    if (!link && isOne && (isShown || !isBusy))
      Object.assign(flower, { drawing: cutDrawingOf(flower), kind: 'item' });
    if (!link) continue;
    const other = subjects[link.to === at ? link.from : (link.to ?? -1)];
    // "A rose on an open book" lies there.
    if (other?.kind === 'item' && link.relation === 'on' && link.from === at && flower.isCounted === true) {
      Object.assign(flower, { drawing: cutDrawingOf(flower), kind: 'item' });
      continue;
    }
    if (!other || other.count > 1 || !LIVING_KINDS.has(other.kind)) continue;
    const isHeld = link.relation === 'holding';
    if (!isHeld && (link.relation !== 'beside' || flower.isCounted !== true)) continue;
    // Only "with" it is had: said to be beside somebody it lies there.
    if (!isHeld && link.words === '' && hasRoomFor(other)) {
      Object.assign(link, { relation: 'holding', from: subjects.indexOf(other), to: at });
      if (link !== tied) links.push(link);
      if (other.person) other.person.does = 'hold';
    }
    // Hands have their own way to hold it; what grows in our drawings is several.
    if (other.person && link.relation === 'holding') {
      if (flower.drawing.startsWith('own/') && flower.isCounted === true)
        flower.drawing = heldFlowerOf(cutDrawingOf(flower)) ?? flower.drawing;
      continue;
    }
    flower.drawing = cutDrawingOf(flower);
    if (link.relation !== 'holding') flower.kind = 'item';
  }
}

/**
 * "A giant mushroom", 巨大的向日葵: one that is larger than all beside it is a thing, and no field of them; nor is one cactus
 * that is said to be beside somebody, or on a side. Changes the reading.
 */
export function standGiantPlants({ subjects, links }: PromptReading): void {
  for (const [at, plant] of subjects.entries()) {
    const isPlaced = links.some(({ from, relation }) => from === at && BESIDE.has(relation));
    if (plant.key === 'cactus' && plant.isCounted === true && plant.count === 1 && isPlaced)
      plant.kind = 'item';
    if (plant.kind !== 'plant' || plant.size !== 'huge' || plant.count !== 1) continue;
    // "A giant sunflower field": the field is.
    if (FIELD.test(plant.words ?? '')) continue;
    if (plant.key === 'mushroom') Object.assign(plant, TALL_MUSHROOM);
    else if (isFlowerKey(plant.key)) plant.kind = 'item';
  }
}
/** "A giant sunflower field". */
const FIELD = /\bfields?$|\bmeadows?$|[花田地]田$|花海$/i;
const BESIDE: ReadonlySet<Link['relation']> = new Set(['left', 'right', 'beside', 'behind', 'in_front']);
const TALL_MUSHROOM = {
  key: 'tall-mushroom',
  drawing: 'own/tall-mushroom',
  kind: 'item',
  height: 0.6,
} as const;

/** Whoever does something else has no hand free. */
function hasRoomFor({ person, kind }: Subject): boolean {
  return person ? person.does === undefined && person.hands === undefined : kind !== 'fish';
}
