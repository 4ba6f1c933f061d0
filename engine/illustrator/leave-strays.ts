// "A radio on a shelf", "a candle between them", 船夫戴着斗笠: a small thing that is not where the words put it would lie on
// the floor, and who is in a boat would stand on the land. They are left out, and told so.

import type { Layer } from './painting/layer.ts';
import { withoutThese } from './painting/leave-hiders.ts';
import { isLinkPlaced } from './placed-links.ts';
import type { Spot } from './placing/spot.ts';
import type { Link, LinkRelation, PromptReading, Subject } from './reading/prompt-reading.ts';
import type { Stage } from './staging/stage.ts';
import { metresOf } from './things/metres.ts';

type Cast = { layers: Layer[]; spots: Spot[]; placed: Set<Subject> };

/** The cast without those that are where nobody said. */
export function leaveStrays(stage: Stage, cast: Cast): Cast {
  const { subjects, links } = stage.reading;
  if (subjects.length < LEAST_CAST || links.length === 0) return cast;
  const strays = new Set(subjects.filter((one) => cast.placed.has(one) && isStray(stage, one, cast)));
  if (strays.size === 0) return cast;
  return {
    layers: withoutThese(cast.layers, strays),
    spots: cast.spots.filter(({ subject }) => !strays.has(subject)),
    placed: new Set([...cast.placed].filter((one) => !strays.has(one))),
  };
}
/** Of two the image would be of one alone. */
const LEAST_CAST = 3;

function isStray(stage: Stage, subject: Subject, { spots, placed }: Cast): boolean {
  const { reading } = stage;
  const own = reading.subjects.indexOf(subject);
  const ties = reading.links.filter(
    ({ relation, from, to }) => from === own || (relation === 'holding' && to === own),
  );
  // "A boy on a skateboard jumping over a bench": with it the boy would go.
  const isBearer = reading.links.some(({ relation, to }) => to === own && relation !== 'holding');
  return (
    !isBearer &&
    ties.some((link) => isPlaceOf(reading, subject, link)) &&
    spots.some((spot) => spot.subject === subject) &&
    ties.every((link) => !isLinkPlaced(stage, link, placed, spots))
  );
}

/** The link says where it is, and elsewhere it would be a wrong thing. */
function isPlaceOf({ subjects }: PromptReading, subject: Subject, { relation, to }: Link): boolean {
  const at = to === null ? undefined : subjects[to];
  if (at === undefined || at.kind === 'sky') return false;
  // 孩子手里拿着风车: no house is held.
  if (subject.kind === 'building') return relation === 'holding' && subjects[to as number] === subject;
  if (subject.kind === 'figure') return relation === 'in' && ABOARD.has(at.kind);
  return SMALL.has(subject.kind) && metresOf(subject) < LARGEST && UPON.has(relation);
}
const SMALL: ReadonlySet<Subject['kind']> = new Set(['item', 'food', 'hat']);
const UPON: ReadonlySet<LinkRelation> = new Set(['on', 'in', 'over', 'between', 'holding']);
const ABOARD: ReadonlySet<Subject['kind']> = new Set(['boat', 'vehicle', 'air']);
/** In metres. */
const LARGEST = 0.75;
