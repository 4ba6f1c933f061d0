// Whether a million calls leave something behind: `node bench/memory.ts` prints the memory of the API's process at ten
// marks, and fails where it has grown. `node bench/memory.ts 200000 5` makes fewer calls, and stops after five minutes (15).
// The calls come from another process (play-calls.ts): states of tasks, lists, points, prices, posts, and refused ones.
// The first tenth is for what is filled once; after it the memory that is in use once the garbage is collected may not
// grow by more than a tenth, and all that the process holds by no more than a fifth.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Part, Played } from './play-calls.ts';
import { addPeople, type BenchApi, withApi } from './with-api.ts';

const CALLS = Number(process.argv[2] ?? 1_000_000);
const MINUTES = Number(process.argv[3] ?? 15);
const PARTS = 10;
const PEOPLE = 64;
const MOST_HEAP = 1.1;
const MOST_RSS = 1.2;
const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

type Memory = { heapUsed: number; external: number; rss: number };

function readMemory(): Memory {
  collect();
  return process.memoryUsage();
}

const inUse = ({ heapUsed, external }: Memory) => heapUsed + external;

async function run({ app, url }: BenchApi): Promise<void> {
  const people = await addPeople(app, PEOPLE);
  const caller = fork(path.join(import.meta.dirname, 'play-calls.ts'));
  const seen: Memory[] = [];
  const codes: Played['codes'] = {};
  let calls = 0;
  try {
    for (let part = 1; part <= PARTS; part += 1) {
      const begin = performance.now();
      const asked: Part = { url, people, calls: CALLS / PARTS, seconds: (MINUTES * 60) / PARTS };
      caller.send(asked);
      const [played] = (await once(caller, 'message')) as [Played | { error: string }];
      if ('error' in played) throw new Error(played.error);
      const rate = played.calls / ((performance.now() - begin) / 1000);
      calls += played.calls;
      for (const [code, n] of Object.entries(played.codes)) codes[code] = (codes[code] ?? 0) + n;
      const memory = readMemory();
      seen.push(memory);
      const [rss, heap, external] = [memory.rss, memory.heapUsed, memory.external].map((bytes) =>
        (bytes / MEGABYTE).toFixed(1),
      );
      console.log(
        `${calls} calls: rss ${rss} MB, heap ${heap} MB, outside it ${external} MB, ${Math.round(rate)} calls a second`,
      );
    }
  } finally {
    caller.disconnect();
  }
  const counted = Object.entries(codes).map(([code, n]) => `${n} × ${code}`);
  console.log(`answered: ${counted.join(', ')}`);
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) return;
  const [heap, rss] = [inUse(last) / inUse(first), last.rss / first.rss];
  console.log(`since the first tenth: in use × ${heap.toFixed(2)}, rss × ${rss.toFixed(2)}`);
  if (heap > MOST_HEAP || rss > MOST_RSS) process.exitCode = 1;
}

await withApi(run);
