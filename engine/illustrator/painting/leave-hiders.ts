// "A beehive above them" before the head of a bear, a ship on the horizon before penguins: a thing that hides somebody is left
// out, and told so, since of the two it is missed less.

import { ANIMAL_KINDS } from '../reading/subject-kinds.ts';
import type { PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Layer } from './layer.ts';

const THINGS: ReadonlySet<Subject['kind']> = new Set([
  'item',
  'food',
  'hat',
  'air',
  'vehicle',
  'boat',
  'building',
]);

/** Things that hide whom nobody put behind them, with what is on them. `coveredBy`: who is hidden, and what hides much. */
export function findHiders(
  { subjects, links }: PromptReading,
  coveredBy: ReadonlyMap<Subject, readonly Subject[]>,
): Set<Subject> {
  // The top of a slide over the stand of a sports ground: what land alone hides is left out whole.
  const hiders = new Set<Subject>(
    [...coveredBy].flatMap(([hidden, by]) =>
      by.length === 0 && hidden.kind === 'building' && !links.some(({ to }) => subjects[to ?? -1] === hidden)
        ? [hidden]
        : [],
    ),
  );
  for (const [hidden, things] of coveredBy)
    for (const thing of isAlive(hidden) ? things : []) {
      const [who, own] = [subjects.indexOf(hidden), subjects.indexOf(thing)];
      if (!mayBeLeftOut(thing)) continue;
      if (links.some(({ from, to }) => [from, to].includes(who) && [from, to].includes(own))) continue;
      const borne = links.flatMap(({ from, to, relation }) => {
        const one = subjects[from];
        return one && to === own && relation !== 'beside' && relation !== 'looking_at' ? [one] : [];
      });
      if (borne.some(isAlive)) continue;
      for (const one of [thing, ...borne]) hiders.add(one);
    }
  return hiders;
}

/**
 * Whether anything could be left out for whom it hides: a building behind land, or a thing nearer than somebody. To find out
 * whom each layer hides takes a third of what it takes to lay a scene out. `layers`: from far to near.
 */
export function mayHide({ subjects, links }: PromptReading, layers: readonly Layer[]): boolean {
  const spots = layers.flatMap(({ spot }) => spot?.subject ?? []);
  if (spots.some((one) => one.kind === 'building' && !links.some(({ to }) => subjects[to ?? -1] === one)))
    return true;
  const first = spots.findIndex(isAlive);
  return first >= 0 && spots.slice(first + 1).some((thing) => mayBeLeftOut(thing));
}

function mayBeLeftOut({ kind, key }: Subject): boolean {
  return THINGS.has(kind) && !SAT_AT.test(key);
}

/** Who sits behind them is meant to. */
const SAT_AT = /table|desk|counter|bar$|kitchen-island/;

function isAlive({ kind }: Subject): boolean {
  return kind === 'figure' || ANIMAL_KINDS.has(kind);
}

/** The layers without those that show any of them. */
export function withoutThese(layers: readonly Layer[], left: ReadonlySet<Subject>): Layer[] {
  return layers.filter(({ spot }) => !spot || !left.has(spot.subject));
}
