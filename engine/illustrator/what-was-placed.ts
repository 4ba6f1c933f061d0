// What of a reading is to be seen in a scene that was laid out.

import type { Relation } from './lexicon/circumstances.ts';
import type { Layer } from './layer.ts';
import type { Link, PromptReading, Subject } from './prompt-reading.ts';
import type { Spot } from './spot.ts';
import { SEATED_FIGURES } from './things/figures.ts';
import type { Stage } from './stage.ts';

const INDOORS: readonly Stage['scene'][] = ['abstract', 'emblem', 'studio', 'room', 'table', 'underwater'];
/** Where scenery of a kind is not drawn. */
const NOT_IN: Partial<Record<Subject['kind'], readonly Stage['scene'][]>> = {
  tree: [...INDOORS, 'space', 'moon', 'sky', 'water-town'],
  plant: [...INDOORS, 'space', 'moon', 'sky'],
  landmark: [...INDOORS, 'space', 'moon', 'sky'],
  hang: INDOORS,
  sky: INDOORS,
};
const AROUND: ReadonlySet<Link['relation']> = new Set(['in', 'under', 'around', 'over', 'beside']);
const HELD: ReadonlySet<Subject['kind']> = new Set(['item', 'hat']);
const CARRIERS: ReadonlySet<Subject['kind']> = new Set(['figure', 'face', 'full']);

/** Subjects and links of the reading that the layers show. */
export function whatWasPlaced(stage: Stage, layers: readonly Layer[]): Set<object> {
  const { reading } = stage;
  const spots = layers.flatMap(({ spot }) => spot ?? []);
  const things = new Set<object>(spots.map(({ subject }) => subject));
  const hasCarrier = spots.some(({ subject }) => CARRIERS.has(subject.kind));
  for (const subject of reading.subjects) {
    if (things.has(subject)) continue;
    // Trees, plants and wonders of the sky are scenery; what is held or ridden stands in the spot of another.
    const absentFrom = NOT_IN[subject.kind];
    if (absentFrom ? !absentFrom.includes(stage.scene) : isCarried(reading, subject, hasCarrier))
      things.add(subject);
  }
  // A street has lamps of its own.
  for (const subject of reading.subjects)
    if (stage.scene === 'street' && subject.key === 'street-lamp') things.add(subject);
  for (const link of reading.links) if (isLinkPlaced(reading, link, things, spots)) things.add(link);
  for (const subject of reading.subjects)
    if (isPosed(reading, subject, things)) things.add(subject.person as object);
  return things;
}

function isCarried(reading: PromptReading, subject: Subject, hasCarrier: boolean): boolean {
  return (
    (HELD.has(subject.kind) && hasCarrier) || (reading.relations.has('ride') && CARRIERS.has(subject.kind))
  );
}

/** By where the two stand; what is held, worn or ridden is drawn as one with its carrier. */
function isLinkPlaced(
  reading: PromptReading,
  link: Link,
  things: ReadonlySet<object>,
  spots: readonly Spot[],
): boolean {
  const from = reading.subjects[link.from];
  const to = link.to === null ? null : reading.subjects[link.to];
  if (!from || !things.has(from) || (to && !things.has(to))) return false;
  if (link.relation === 'riding') return reading.relations.has('ride');
  if (link.relation === 'holding') return to !== null && to !== undefined && HELD.has(to.kind);
  if (link.relation === 'wearing') return to?.kind === 'hat';
  const a = spots.find(({ subject }) => subject === from);
  const b = spots.find(({ subject }) => subject === to);
  if (link.relation === 'looking_at') return to?.kind === 'sky' || to?.kind === 'air';
  // Among plants and trees, or under them, is wherever one stands: they are all around.
  if (!a || (to !== null && !b))
    return to !== null && AROUND.has(link.relation) && to !== undefined && to.kind in NOT_IN;
  return b ? liesSo(link, a, b) : false;
}

function liesSo({ relation }: Link, a: Spot, b: Spot): boolean {
  const isNear = Math.abs(a.x - b.x) < (a.tall + b.tall) * 1.2;
  if (relation === 'left') return a.x < b.x;
  if (relation === 'right') return a.x > b.x;
  if (relation === 'beside') return isNear && Math.abs(a.x - b.x) > Math.min(a.tall, b.tall) * 0.2;
  if (relation === 'over') return a.y < b.y - b.tall * 0.5;
  if (relation === 'under') return a.y - a.tall > b.y - b.tall;
  if (relation === 'behind') return a.depth < b.depth;
  if (relation === 'in_front') return a.depth > b.depth;
  return false;
}

/** Some figures are drawn sitting; a reader has a book. */
function isPosed(reading: PromptReading, subject: Subject, things: ReadonlySet<object>): boolean {
  const { person } = subject;
  if (!person || !things.has(subject)) return false;
  if (person.does === 'read') return true;
  if (person.does === 'sit' || person.does === 'watch') return subject.drawing in SEATED_FIGURES;
  return person.does === 'ride' && reading.relations.has('ride');
}

/** What subjects are seen doing in a still image. */
export function whatIsDone(
  stage: Stage,
  things: ReadonlySet<object>,
  layers: readonly Layer[],
): Set<Relation> {
  const { subjects, links } = stage.reading;
  const drawn = subjects.filter((subject) => things.has(subject));
  const has = (...kinds: readonly Subject['kind'][]): boolean =>
    drawn.some(({ kind }) => kinds.includes(kind));
  const acts = new Set<Relation>();
  if (links.some((link) => link.relation === 'riding' && things.has(link))) acts.add('ride');
  const isAloft = layers.some(({ spot }) => spot?.isFloating === true && spot.subject.words !== undefined);
  if (isAloft || has('bird', 'air')) acts.add('fly');
  if (has('fish', 'boat')) acts.add('swim');
  // A head that was drawn gets a sitting body.
  if (has('face')) acts.add('sit');
  if (has('figure', 'face', 'full', 'mount')) acts.add('watch');
  if (has('figure', 'face', 'full')) acts.add('read');
  if (drawn.some(({ key }) => key === 'dancer')) acts.add('dance');
  if (drawn.some(({ key }) => ['violinist', 'guitarist', 'guzheng'].includes(key))) acts.add('play');
  return acts;
}
