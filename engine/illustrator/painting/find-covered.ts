// Which subjects of a scene are hidden behind others, or behind land that is nearer.

import { faceRows } from '../placing/uncover-faces.ts';
import type { Subject } from '../reading/prompt-reading.ts';
import { COVER_STEP as STEP, coverOf, SOLID } from './cover-of.ts';
import { hides, type PaintedLayer } from './layer.ts';
import type { Scene } from './compose-scene.ts';

/** Part of whom something covers: more would be missed. */
const MUCH = 0.2;
/** Of a subject less than this part is nothing that somebody would find. */
const LEAST_SEEN = 0.3;
/** Of a face less than this part is nobody who would be known. */
const LEAST_FACE = 0.4;

/**
 * Whom nobody sees, since others stand before them, of whom fewer are seen than there are, and for all who are covered what
 * covers much of them.
 */
type Hidden = { covered: Set<Subject>; fewer: Set<Subject>; coveredBy: Map<Subject, Subject[]> };

/** `layers`: from far to near. */
export function findCovered({ stage, layers }: Scene): Hidden {
  const first = layers.findIndex(({ spot }) => spot !== undefined);
  // Of the land what is nearer than somebody: a great tree, a pier, a waterfall.
  const shown = layers.filter(
    (layer, at): layer is PaintedLayer =>
      layer.kind === 'painted' && (layer.spot !== undefined || (at > first && hides(layer))),
  );
  if (!shown.some((layer, at) => shown.slice(at + 1).some((other) => mayCover(other, layer))))
    return { covered: new Set(), fewer: new Set(), coveredBy: new Map() };
  const nearest = withoutLandBelow(stage, shown).toReversed();
  const width = Math.ceil(stage.width / STEP);
  const height = Math.ceil(stage.height / STEP);
  // Which layer is nearest, from the nearest on.
  const taken = new Uint16Array(width * height);
  const all = new Map<Subject, number>();
  const seen = new Map<Subject, number>();
  const faces = new Map<Subject, { own: number; free: number }>();
  const fewer = new Set<Subject>();
  const found = new Set<Subject>();
  const covers = new Map<Subject, Map<Subject, number>>();
  for (const [place, layer] of nearest.entries()) {
    const alpha = coverOf(stage, layer);
    const { spot } = layer;
    const rows = spot && (faceRows(spot)?.map((row) => Math.round(row / STEP) * width) as [number, number]);
    const face = (spot && faces.get(spot.subject)) ?? { own: 0, free: 0 };
    let [own, free] = [0, 0];
    for (let at = 0; at < taken.length; at++) {
      if ((alpha[at] as number) < SOLID) continue;
      own += 1;
      const other = nearest[(taken[at] as number) - 1]?.spot?.subject;
      if (taken[at] === 0) free += 1;
      else if (spot && other) {
        const by = covers.get(spot.subject) ?? new Map<Subject, number>();
        covers.set(spot.subject, by.set(other, (by.get(other) ?? 0) + 1));
      }
      if (rows && at >= rows[0] && at < rows[1]) {
        face.own += 1;
        if (taken[at] === 0) face.free += 1;
      }
      if (taken[at] === 0) taken[at] = place + 1;
    }
    if (!spot) continue;
    const { subject } = spot;
    faces.set(subject, face);
    all.set(subject, (all.get(subject) ?? 0) + own);
    seen.set(subject, (seen.get(subject) ?? 0) + free);
    if (free < own * LEAST_SEEN) fewer.add(subject);
    else found.add(subject);
  }
  const covered = [...all].filter(
    ([subject, own]) =>
      (seen.get(subject) ?? 0) < own * (isFaceFree(faces.get(subject)) ? LEAST_BELOW_FACE : LEAST_SEEN) &&
      // Of flying cars of which nobody said how many it is enough that some are seen.
      !(subject.isCounted !== true && found.has(subject)),
  );
  const faceless = [...faces].filter(([, { own, free }]) => free < own * LEAST_FACE);
  const hidden = new Set([...covered, ...faceless].map(([subject]) => subject));
  const coveredBy = new Map(
    [...hidden].map((subject) => {
      const least = (all.get(subject) ?? 0) * MUCH;
      return [subject, [...(covers.get(subject) ?? [])].flatMap(([by, much]) => (much > least ? [by] : []))];
    }),
  );
  return { covered: hidden, fewer, coveredBy };
}

/** Who looks over a counter, a table or a car is seen, whatever else of them, and of what they work at, is behind it. */
function isFaceFree(face: { own: number; free: number } | undefined): boolean {
  return face !== undefined && face.own > 0 && face.free > face.own * WHOLE_FACE;
}
const [WHOLE_FACE, LEAST_BELOW_FACE] = [0.85, 0.12] as const;

/** Land that begins below all who are farther covers none of them: to paint it takes much longer than to know that. */
function withoutLandBelow(stage: Scene['stage'], shown: readonly PaintedLayer[]): PaintedLayer[] {
  const width = Math.ceil(stage.width / STEP);
  let lowest = 0;
  return shown.filter((layer) => {
    if (layer.spot === undefined) return layer.top === undefined || layer.top < lowest;
    const last = coverOf(stage, layer).findLastIndex((alpha) => alpha >= SOLID);
    lowest = Math.max(lowest, (Math.floor(last / width) + 1) * STEP);
    return true;
  });
}

/** Far apart nobody covers anybody; land covers whoever is farther away. */
function mayCover({ spot: near }: PaintedLayer, { spot: far }: PaintedLayer): boolean {
  if (!near || !far) return far !== undefined;
  // Of many nobody counts them.
  if (near.subject === far.subject && near.subject.isCounted !== true) return false;
  const reach = (near.tall + far.tall) * 0.9;
  return Math.abs(near.x - far.x) < reach && near.y - near.tall < far.y && far.y - far.tall < near.y;
}
