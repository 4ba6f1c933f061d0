// A short form of the drawn faults (long: `node tests/chaos/play-chaos.ts`): an API and two workers, of which the clock of one
// is two hours off, behind networks that fail. `CHAOS_SEED` brings the same faults again.
import { expect, it } from 'vitest';
import { chooseSeed } from './open-random.ts';
import { runChaos } from './run-chaos.ts';

it('keeps what must hold every second, whatever is drawn', { timeout: 480_000 }, async () => {
  const seed = chooseSeed();
  const said: string[] = [];
  const { wrong, posts, checks } = await runChaos({
    seed,
    machines: { api: 1, worker: 2 },
    people: 3,
    faults: 4,
    pauseMs: 1500,
    pace: 0.25,
    say: (sentence) => said.push(sentence),
  });
  expect(wrong, `CHAOS_SEED=${seed}\n${said.join('\n')}`).toEqual({
    invariants: [],
    lost: [],
    doubled: [],
    strange: [],
    serverFaults: [],
    unfinished: 0,
  });
  expect(posts).toBeGreaterThan(3);
  expect(checks).toBeGreaterThan(3);
});
