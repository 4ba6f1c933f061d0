// How long a task that could not be done now waits, drawn anew each time: many that failed together come back apart.
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 60;
/** The share of a pause that is drawn. */
const SPREAD = 0.25;

type Pause = {
  /** By whoever was busy; null: nobody said. It is never shorter. */
  asked: number | null;
  /** How often it has waited before. */
  waits: number;
};

/** In seconds. `random`: from 0 to 1. */
export function drawPause({ asked, waits }: Pause, random: () => number = Math.random): number {
  if (asked !== null) return Math.min(LONGEST_SECONDS, asked) * (1 + SPREAD * random());
  const usual = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** Math.min(10, waits));
  return usual * (1 - SPREAD * random());
}
