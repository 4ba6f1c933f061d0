// Who stands behind a counter: near the viewer, hidden by it from the chest down.

import type { LinkRelation, PromptReading, Subject } from '../reading/prompt-reading.ts';
import type { Spot } from '../placing/spot.ts';
import type { Stage } from '../staging/stage.ts';

/** The height of a counter, as a part of that of who stands behind it. */
const COUNTER_SHARE = 0.56;
/** The most that are seen side by side. */
const MOST = 3;
/** They are upright. */
const BODIES: ReadonlySet<Subject['kind']> = new Set(['figure', 'face']);
/** An animal has a large head: it is smaller, and only so much of it is hidden. */
const ANIMAL = { share: 0.78, hidden: 0.36 };

export function isBehindCounter(reading: PromptReading, subject: Subject): boolean {
  const { links, subjects } = reading;
  if (isSaidBehind(reading, subject)) return true;
  // "A waiter beside him": where he is.
  const own = subjects.indexOf(subject);
  const by = links.filter(({ from, to }) => from === own && to !== null && to !== own);
  return (
    subject.kind === 'figure' &&
    by.length === 1 &&
    by.every(({ relation, to }) => {
      const other = subjects[to ?? -1];
      return SIDE_BY_SIDE.has(relation) && other?.kind === 'figure' && isSaidBehind(reading, other);
    })
  );
}
const SIDE_BY_SIDE: ReadonlySet<LinkRelation> = new Set(['beside', 'left', 'right']);

function isSaidBehind({ links, subjects }: PromptReading, subject: Subject): boolean {
  const own = subjects.indexOf(subject);
  return (
    BODIES.has(subject.kind) &&
    links.some(
      ({ relation, from, to }) =>
        relation === 'behind' && from === own && to !== null && subjects[to]?.key === 'counter',
    )
  );
}

/** Whether the room has a counter near the viewer. */
export function hasCounter({ scene, reading }: Pick<Stage, 'scene' | 'reading'>): boolean {
  const behind = reading.subjects.filter((subject) => isBehindCounter(reading, subject));
  const many = behind.reduce((sum, { count }) => sum + count, 0);
  return scene === 'room' && many > 0 && many <= MOST && !reading.isPortrait;
}

/** Brings those behind it near, in place, side by side. */
export function standBehindCounter(stage: Stage, spots: readonly Spot[]): void {
  if (!hasCounter(stage)) return;
  const { width, height, short, light } = stage;
  const behind = spots.filter(({ subject }) => isBehindCounter(stage.reading, subject));
  const grown = Math.max(...behind.map(({ tall }) => tall));
  const full = fullHeight(stage);
  const foot = height * 0.5 + full * 0.67;
  for (const [at, spot] of behind.entries()) {
    const isAnimal = spot.subject.kind === 'face';
    const tall = ((full * spot.tall) / grown) * (isAnimal ? ANIMAL.share : 1);
    const aside = (at - (behind.length - 1) / 2) * Math.min(full * 0.42, (width * 0.8) / behind.length);
    Object.assign(spot, {
      x: width / 2 + aside - (behind.length === 1 ? -light.side * short * 0.09 : 0),
      // A child stands on something as well.
      y: isAnimal
        ? counterTop(stage) + tall * ANIMAL.hidden
        : spot.table === undefined
          ? foot - (full - tall) * 0.5
          : counterTop(stage) + tall * spot.table - short * ON_COUNTER,
      tall,
      depth: COUNTER_DEPTH - 0.01,
    });
  }
}

/** Of the shorter side: whoever kneads or chops does so on the counter, and what is worked at lies so high over its edge. */
const ON_COUNTER = 0.012;

export const COUNTER_DEPTH = 0.8;

/** Pixels: the row of its upper edge. */
export function counterTop({ height, short }: Pick<Stage, 'height' | 'short'>): number {
  const full = fullHeight({ height, short });
  return height * 0.5 + full * (0.67 - COUNTER_SHARE);
}

/** Pixels: of a grown person behind it, the feet below the frame. */
export function fullHeight({ height, short }: Pick<Stage, 'height' | 'short'>): number {
  return Math.min(height * 1.05, short * 1.2);
}
