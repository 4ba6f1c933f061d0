// How far a run is, from what its model logs: tqdm's progress bars, or a share by itself.

const PERCENT = /(\d{1,3})(?:\.\d+)?%/g;

/** 0–99: the last share that stands in the log; 0 where none does. */
export function readProgress(log: string): number {
  const last = [...log.matchAll(PERCENT)].at(-1)?.[1];
  return Math.min(99, Number(last ?? 0));
}
