// How much of a bare web server's speed is left to /api/task/status: `node bench/status.ts` prints the ratio.
// All stand in this run, take the same number of calls over the same number of kept connections, in turns. The route
// with two empty queries shows what asking the database twice costs on this machine, whatever is asked.
import { sql } from 'drizzle-orm';
import Fastify from 'fastify';
import { measureCalls, type Target } from './call-status.ts';
import { addPeople, type BenchApi, withApi } from './with-api.ts';

const LOAD = { calls: 2000, connections: 16 };
const PEOPLE = 64;
/** A machine that others use has fast and slow moments: what stands in one round was measured in the same one. */
const ROUNDS = 21;

const answer = { code: 200, msg: 'ok', data: { id: '1', status: 1, progress: 40 }, request_id: 'x' };

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** The median of the rounds' ratios, and the middle half of them. */
function compare(rates: readonly number[], others: readonly number[]): string {
  const ratios = rates.map((rate, round) => rate / (others[round] ?? Number.NaN)).toSorted((a, b) => a - b);
  const at = (share: number) => (ratios[Math.floor(ratios.length * share)] ?? 0).toFixed(2);
  return `${at(0.5)} (half of the rounds: ${at(0.25)} to ${at(0.75)})`;
}

async function run({ app, url }: BenchApi): Promise<void> {
  const bare = Fastify();
  bare.post('/api/task/status', () => answer);
  bare.post('/two-queries', async () => {
    await app.db.execute(sql`select 1`);
    await app.db.execute(sql`select 1`);
    return answer;
  });
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
  const people = await addPeople(app, PEOPLE);
  const askOf = (place: string) => (n: number) => {
    const { token = '', task: id = '' } = people[n % PEOPLE] ?? {};
    const headers = { 'content-type': 'application/json', token };
    return { url: place, headers, body: JSON.stringify({ id }) };
  };
  const targets = {
    bare: askOf(`${bareUrl}/api/task/status`),
    queries: askOf(`${bareUrl}/two-queries`),
    status: askOf(`${url}/api/task/status`),
  } satisfies Record<string, (n: number) => Target>;
  const rates = { bare: [] as number[], queries: [] as number[], status: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.bare.push(await measureCalls(targets.bare, LOAD));
    rates.queries.push(await measureCalls(targets.queries, LOAD));
    rates.status.push(await measureCalls(targets.status, LOAD));
  }
  await bare.close();
  const [ofBare, ofQueries, ofStatus] = [median(rates.bare), median(rates.queries), median(rates.status)];
  console.log(`bare Fastify route           ${Math.round(ofBare)} requests a second (median of ${ROUNDS})`);
  console.log(`the same with two "select 1" ${Math.round(ofQueries)} requests a second`);
  console.log(
    `/api/task/status             ${Math.round(ofStatus)} requests a second (session, limit, 1 task of ${PEOPLE} people)`,
  );
  console.log(`ratio to the bare route      ${compare(rates.status, rates.bare)}`);
  console.log(`ratio to the two queries     ${compare(rates.status, rates.queries)}`);
}

await withApi(run);
