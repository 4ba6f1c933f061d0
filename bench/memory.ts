// Whether a million calls leave something behind: `node bench/memory.ts` prints the memory of the process each 100,000
// calls of /api/task/status, and fails where it has grown. `node bench/memory.ts 200000` makes fewer.
// The callers share the process. The first tenth is for what is filled once; after it the memory that is in use once the
// garbage is collected may not grow by more than a tenth, and all that the process holds by no more than a fifth.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { measureCalls } from './call-status.ts';
import { addPeople, type BenchApi, withApi } from './with-api.ts';

const CALLS = Number(process.argv[2] ?? 1_000_000);
const PARTS = 10;
const PEOPLE = 64;
const MOST_HEAP = 1.1;
const MOST_RSS = 1.2;
const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function readMemory(): { heap: number; rss: number } {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { heap: heapUsed + external, rss };
}

async function run({ app, url }: BenchApi): Promise<void> {
  const people = await addPeople(app, PEOPLE);
  const ask = (n: number) => {
    const { token = '', task: id = '' } = people[n % PEOPLE] ?? {};
    const headers = { 'content-type': 'application/json', token };
    return { url: `${url}/api/task/status`, headers, body: JSON.stringify({ id }) };
  };
  const seen: ReturnType<typeof readMemory>[] = [];
  for (let part = 1; part <= PARTS; part += 1) {
    const rate = await measureCalls(ask, { calls: CALLS / PARTS, connections: 16 });
    const memory = readMemory();
    seen.push(memory);
    const [heap, rss] = [memory.heap, memory.rss].map((bytes) => (bytes / MEGABYTE).toFixed(1));
    console.log(
      `${(CALLS / PARTS) * part} calls: rss ${rss} MB, in use ${heap} MB, ${Math.round(rate)} calls a second`,
    );
  }
  const [first, last] = [seen[0], seen.at(-1)];
  if (!first || !last) return;
  const [heap, rss] = [last.heap / first.heap, last.rss / first.rss];
  console.log(`since the first part: in use × ${heap.toFixed(2)}, rss × ${rss.toFixed(2)}`);
  if (heap > MOST_HEAP || rss > MOST_RSS) process.exitCode = 1;
}

await withApi(run);
