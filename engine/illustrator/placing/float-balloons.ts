// Balloons on a sheet float between its words and what stands there, side by side, and their strings hang down; what flies is
// in the air there, too.

import { footOfWords } from '../posters/sheet-words.ts';
import type { PromptReading } from '../reading/prompt-reading.ts';
import type { Stage } from '../staging/stage.ts';
import { breadthOf } from './breadths.ts';
import { makeSpot, type Member, type Spot } from './spot.ts';

/** Width of one on its string, of its height. */
const BREADTH = 88 / 238;

/** What is in the air of a sheet on which others stand. */
export function floatersOf({ reading }: Stage, members: readonly Member[]): Member[] {
  const balloons = members.filter(({ subject }) => subject.drawing === 'own/string-balloon');
  if (balloons.length > 0) return balloons;
  const fliers = members.filter(
    ({ subject }) =>
      FLIERS.has(subject.key) &&
      reading.links.every(({ from, to }) => [from, to].every((at) => reading.subjects[at ?? -1] !== subject)),
  );
  return fliers.length < members.length && fliers.length <= MOST ? fliers : [];
}
/** A parrot or an owl sits on a sheet as well. */
const FLIERS: ReadonlySet<string> = new Set(['bat', 'butterfly', 'bee', 'dragonfly', 'ladybug', 'swallow']);
const MOST = 6;
/** Of the shorter side. */
const FLIER = 0.15;

/** `hasOthers`: things stand below them. */
export function floatBalloons(stage: Stage, members: readonly Member[], hasOthers: boolean): Spot[] {
  const { width, height, short } = stage;
  const top = Math.max(footOfWords(stage) + short * 0.03, height * 0.1);
  const isTall = height > width * 1.1;
  const foot = height * (hasOthers ? (isTall ? 0.7 : 0.74) : 0.84);
  const room = foot - top;
  const count = members.length;
  const each = (width * 0.8) / Math.max(hasOthers && !isTall ? 5 : 3, count);
  return members.map(({ subject, index }, at) => {
    const isBalloon = subject.drawing === 'own/string-balloon';
    const tall = isBalloon
      ? Math.min(room * 0.9, (each * 0.94) / BREADTH)
      : Math.min(short * FLIER, (each * 0.94) / breadthOf(stage, subject));
    const step = at % 2 === 0 ? 0 : isBalloon ? room - tall : (room - tall) * 0.4;
    return makeSpot(stage, subject, index, {
      x: across(at, count, hasOthers) * width,
      y: top + tall + step,
      tall,
      depth: 0.735 + at * 0.001,
      isFloating: true,
      isFlipped: false,
    });
  });
}

/** From one side to the other; or at both sides of what stands there, the middle free. */
function across(at: number, count: number, isAside: boolean): number {
  if (!isAside) return 0.5 + ((at + 0.5) / count - 0.5) * Math.min(0.8, 0.27 * count);
  const side = at % 2 === 0 ? -1 : 1;
  const inRow = Math.ceil(count / 2);
  return 0.5 + side * (0.38 - (Math.floor(at / 2) * 0.2) / Math.max(1, inRow - 1));
}

/** On a sheet their strings hang down and are not tied to each other. Changes the reading. */
export function stringBalloons({ subjects }: PromptReading): void {
  for (const subject of subjects) if (subject.key === 'balloon') subject.drawing = 'own/string-balloon';
}
