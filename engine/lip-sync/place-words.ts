// Finds when the parts of a text are said, from how long they are and where the voice pauses.
import { rankOf, VOICE_RATE } from './hear-voice.ts';
import { makePlane } from '#engine/raster/make-plane.ts';

/** Seconds. */
export type Span = { from: number; to: number };

const STEPS_A_SECOND = 100;
const SILENCE = 0.07;
const LEAST_PAUSE = 0.08;
/** How far a pause may lie from where a part should end, in seconds of speaking and shares of all of it. */
const STRAY = { seconds: 0.35, share: 0.1 } as const;

/** One span for each weight, in order; a part ends with a pause where there is one near. */
export function placeWords(weights: readonly number[], voice: Float32Array): Span[] {
  const runs = findRuns(voice);
  const [first] = runs;
  const last = runs.at(-1);
  if (!first || !last || weights.length === 0) return [];
  const spoken = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const pauses = listPauses(runs);
  const spans: Span[] = [];
  let start = first.from;
  let said = 0;
  let used = -1;
  for (const [i, weight] of weights.entries()) {
    said += (weight / all) * spoken;
    if (i === weights.length - 1) {
      spans.push({ from: start, to: last.to });
      break;
    }
    const near = pauses
      .map((pause, place) => ({
        ...pause,
        place,
        away: Math.abs(pause.at - said) - (pause.to - pause.from) * 0.4,
      }))
      .filter(({ place, at }) => place > used && Math.abs(at - said) < STRAY.seconds + STRAY.share * spoken)
      .toSorted((a, b) => a.away - b.away)[0];
    if (near) {
      used = near.place;
      spans.push({ from: start, to: near.from });
      start = near.to;
      said = near.at;
    } else {
      const time = Math.max(start, timeOf(runs, said));
      spans.push({ from: start, to: time });
      start = time;
    }
  }
  return spans;
}

/** Where the voice is heard, without pauses that are no longer than a consonant. */
function findRuns(voice: Float32Array): Span[] {
  const step = VOICE_RATE / STEPS_A_SECOND;
  const levels = makePlane(Math.floor(voice.length / step), (i) => {
    let sum = 0;
    for (let k = i * step; k < (i + 1) * step; k++) sum += (voice[k] ?? 0) ** 2;
    return Math.sqrt(sum / step);
  });
  const limit = Math.max(1e-4, rankOf(levels, 0.93) * SILENCE);
  const runs: Span[] = [];
  for (const [i, level] of levels.entries()) {
    if (level < limit) continue;
    const time = i / STEPS_A_SECOND;
    const before = runs.at(-1);
    if (before && time - before.to < LEAST_PAUSE) before.to = time + 1 / STEPS_A_SECOND;
    else runs.push({ from: time, to: time + 1 / STEPS_A_SECOND });
  }
  return runs;
}

/** `at` is how much has been spoken before the pause. */
function listPauses(runs: readonly Span[]): (Span & { at: number })[] {
  let at = 0;
  return runs.slice(0, -1).map((run, i) => {
    at += run.to - run.from;
    return { from: run.to, to: runs[i + 1]?.from ?? run.to, at };
  });
}

function timeOf(runs: readonly Span[], said: number): number {
  let left = said;
  for (const { from, to } of runs) {
    if (left <= to - from) return from + left;
    left -= to - from;
  }
  return runs.at(-1)?.to ?? 0;
}
