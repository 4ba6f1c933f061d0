// One user's row that somebody holds, and one backend that is ended, as those who call see it.
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { startApiForTest, type TestApi } from '#tests/start-test-api.ts';
import { waitUntil } from '#tests/fakes/wait-until.ts';

const input = { prompt: 'a fox in the snow', count: 1 };
const post = (api: TestApi, token: string) => api.post('/api/task/text_to_image/post', input, { token });

async function holdUser(api: TestApi, id: number): Promise<Client> {
  const other = new Client({ connectionString: api.database.url });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin');
  await other.query('select from users where id = $1 for update', [id]);
  return other;
}

it('lets posts of a held user wait for seconds only, and others go on', async () => {
  const api = await startApiForTest();
  const [held, free] = [await api.signIn(), await api.signIn()];
  await holdUser(api, held.id);
  const waiting = [post(api, held.token), post(api, held.token)];
  expect(await post(api, free.token)).toMatchObject({ http: 200, code: 200 });
  const refused = await Promise.all(waiting);
  expect(refused).toMatchObject([
    { http: 503, code: 503, data: null },
    { http: 503, code: 503, data: null },
  ]);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

it('answers 503 when the backend of a call is ended, and serves on', async () => {
  const api = await startApiForTest();
  const person = await api.signIn();
  const other = await holdUser(api, person.id);
  const posting = post(api, person.token);
  await waitUntil('the post waits for the row, and is ended', async () => {
    const { rowCount } = await api.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where wait_event_type = 'Lock' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    return (rowCount ?? 0) > 0;
  });
  expect(await posting).toMatchObject({ http: 503, code: 503, data: null });
  await other.query('rollback');
  expect(await api.post('/healthz', null, { method: 'GET' })).toMatchObject({ http: 200 });
  expect(await post(api, person.token)).toMatchObject({ http: 200, code: 200 });
});
