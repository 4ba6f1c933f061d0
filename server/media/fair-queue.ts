// Shares few places fairly between people: whose work holds the fewest of them goes next, and long works never hold all.

type Waiting = { key: string; isLong: boolean; start: () => void };

/** Runs `work` as soon as there is a place for it; `key` is whose work it is. */
export type FairQueue = <Result>(
  key: string,
  work: () => Promise<Result>,
  options?: { isLong?: boolean },
) => Promise<Result>;

/** At most `places` works run at a time, and at most `longPlaces` long ones of them. */
export function openFairQueue({ places, longPlaces }: { places: number; longPlaces: number }): FairQueue {
  const waiting: Waiting[] = [];
  const running = new Set<{ key: string; isLong: boolean }>();
  /** When somebody who waits or runs was last given a place: the higher, the later. */
  const turns = new Map<string, number>();
  let turn = 0;

  function startNext(): void {
    while (running.size < places) {
      const next = findNext();
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.start();
    }
  }

  /** Of those that may start: who runs the fewest, then who has waited for a turn the longest, then who came first. */
  function findNext(): Waiting | undefined {
    const longRunning = [...running].filter(({ isLong }) => isLong).length;
    const countOf = (key: string) => [...running].filter((work) => work.key === key).length;
    const rank = ({ key }: Waiting) => [countOf(key), turns.get(key) ?? 0] as const;
    return waiting
      .filter(({ isLong }) => !isLong || longRunning < longPlaces)
      .toSorted((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1])[0];
  }

  return async (key, work, { isLong = false } = {}) => {
    const place = { key, isLong };
    await new Promise<void>((resolve) => {
      const start = () => {
        running.add(place);
        turns.set(key, (turn += 1));
        resolve();
      };
      waiting.push({ ...place, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      running.delete(place);
      if (![...running, ...waiting].some((other) => other.key === key)) turns.delete(key);
      startNext();
    }
  };
}
