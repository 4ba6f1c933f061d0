// "A white church with a blue roof", a watch with a brown strap: a colour that belongs to a part of a thing.

import type { BuildingPart, Subject } from '../prompt-reading.ts';
import { hasPart } from '../../things/coloured-buildings.ts';
import type { Noun } from './find-nouns.ts';
import type { Cast } from './make-subjects.ts';
import { means, type Word } from '../words/word.ts';

const PARTS: readonly (readonly [BuildingPart['part'], RegExp])[] = [
  ['roof', /^(?:tiled )?(?:roofs?|rooftops?|spires?)$|^(?:屋顶|房顶|尖顶|塔顶|瓦顶|瓦片|顶)$/i],
  ['door', /^(?:front |wooden )?doors?$|^(?:门|大门|木门|房门|前门)$/i],
  ['shutters', /^(?:window |wooden )?shutters$|^(?:百叶窗|窗板)$/i],
  ['windows', /^windows?$|^(?:窗|窗户|窗子)$/i],
  ['strap', /^(?:(?:leather |watch )?straps?|watch ?band|wrist ?band|bracelet)$|^(?:(?:真皮|皮质?)?表带)$/i],
  ['dial', /^(?:dial|watch face|face)$|^表盘$/i],
];

/** Changes the cast: buildings get the colours of their parts; a door that is part of a house is no thing of its own. */
export function colourParts(
  words: readonly Word[],
  nouns: readonly Noun[],
  cast: Cast,
  show: (word: Word, part: BuildingPart) => void,
): void {
  for (const noun of nouns) {
    if (noun.colour !== undefined && WALLS.test(noun.word.text)) colourWalls(words, nouns, noun, cast);
    const [part] = PARTS.find(([, named]) => named.test(noun.word.text)) ?? [];
    if (!part) continue;
    const owner = ownerOf(nouns, noun, cast, part);
    if (!owner) continue;
    const isLeather = part === 'strap' && isOfLeather(words, noun);
    const colour = noun.colour ?? (isLeather ? LEATHER : undefined);
    if (colour === undefined) {
      if (part === 'door') becomePart(noun, owner, cast);
      continue;
    }
    const coloured: BuildingPart = { part, colour, words: noun.word.text };
    owner.parts = [...(owner.parts ?? []), coloured];
    drop(noun, cast);
    show(noun.word, coloured);
    if (noun.colourWord) show(noun.colourWord, coloured);
  }
}

const WALLS = /^(?:walls|墙|外墙|墙壁|墙面)$/i;

/** "A house with white walls", 白墙的房子: the walls are its own. */
function colourWalls(words: readonly Word[], nouns: readonly Noun[], noun: Noun, cast: Cast): void {
  const owner = ownerOf(nouns, noun, cast, 'roof');
  if (!owner || owner.colour !== undefined || noun.colour === undefined) return;
  const { at } = [...cast.byNoun].find(([, subject]) => subject === owner)?.[0] ?? noun;
  const between = words.slice(Math.min(at, noun.at) + 1, Math.max(at, noun.at));
  const isOwn = noun.word.isHan
    ? between.every((word) => word.text === '的' || means(word, 'adjective', 'colour', 'number', 'size'))
    : at < noun.at && between.some(({ text }) => /^(?:with|has)$/i.test(text));
  if (!isOwn) return;
  owner.colour = noun.colour;
  drop(noun, cast);
  cast.byNoun.set(noun, owner);
}

const LEATHER = '#6a4228';

function isOfLeather(words: readonly Word[], { at, word }: Noun): boolean {
  return /leather|皮/i.test(`${words[at - 1]?.text} ${word.text}`);
}

/** "Roses around the door" of a cottage are around the cottage. */
function becomePart(noun: Noun, owner: Subject, cast: Cast): void {
  drop(noun, cast);
  cast.byNoun.set(noun, owner);
}

/** The building in the same clause, else the last before: in Chinese what has the part comes after it. */
function ownerOf(
  nouns: readonly Noun[],
  noun: Noun,
  cast: Cast,
  part: BuildingPart['part'],
): Subject | undefined {
  const owners = nouns.filter((one) => {
    const subject = cast.byNoun.get(one);
    return subject !== undefined && hasPart(subject, part);
  });
  const near = owners
    .filter(({ word }) => word.clause === noun.word.clause)
    .toSorted((a, b) => Math.abs(a.at - noun.at) - Math.abs(b.at - noun.at));
  const owner = near[0] ?? owners.findLast(({ at }) => at < noun.at);
  // 红色的门，白色的房子: it may come after, too.
  const after = noun.word.isHan ? owners.find(({ at }) => at > noun.at) : undefined;
  const found = owner ?? after;
  return found && cast.byNoun.get(found);
}

function drop(noun: Noun, cast: Cast): void {
  const thing = cast.byNoun.get(noun);
  cast.byNoun.delete(noun);
  if (!thing || [...cast.byNoun.values()].includes(thing)) return;
  cast.subjects.splice(cast.subjects.indexOf(thing), 1);
}
