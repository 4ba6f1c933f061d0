// What fal and Replicate tell of runs: kept by our token when it is signed, and then a lost answer is found again.
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFal } from '#server/engines/fal.ts';
import { findHint } from '#server/task/engine-hints.ts';
import { testContext } from '#tests/fakes/engines/example-requests.ts';
import { startFalServer } from '#tests/fakes/engines/fal-server.ts';
import { startReplicateServer } from '#tests/fakes/engines/replicate-server.ts';
import { startApiForTest } from '#tests/start-test-api.ts';

const NO_ENGINES = {
  limits: { order: [], orders: {}, rules: [], tasks: {}, budgets: {}, points: {} },
  comfyUi: null,
  openAi: null,
  openAiVideo: null,
  local: null,
  faults: '',
};

async function openWithFal() {
  const server = await startFalServer();
  onTestFinished(server.close);
  const { key, apiBase, restBase, platformBase = '' } = server.settings;
  const api = await startApiForTest({
    config: { engines: { ...NO_ENGINES, fal: { key, apiBase, restBase, platformBase }, replicate: null } },
  });
  const engine = openFal({
    ...server.settings,
    webhookUrl: `${api.url}/webhooks/fal`,
    findByToken: (token) => findHint(api.database.db, token),
    webhookWaitMs: 20_000,
  });
  return { server, api, engine };
}

describe('what fal tells', () => {
  it('finds the run again whose answer was lost, and it is paid once', async () => {
    const { server, engine } = await openWithFal();
    const prepared = await engine.prepare(server.request, testContext());
    server.trouble('submit', 'cut-after');
    await expect(engine.submit(prepared, testContext())).rejects.toMatchObject({ mayBeCharged: true });
    await server.finish();
    expect(await engine.recover?.(prepared, testContext())).toMatchObject({
      runs: [{ index: 0, remote: { id: server.runs[0]?.id } }],
    });
    expect(server.countSubmitted()).toBe(1);
  });

  it('is kept once, as it was told first', async () => {
    const { server, api, engine } = await openWithFal();
    const ref = await engine.submit(await engine.prepare(server.request, testContext()), testContext());
    await server.finish();
    const { body, headers } = server.lastWebhook() ?? { body: Buffer.alloc(0), headers: {} };
    const address = server.runs[0]?.webhook ?? '';
    for (let copies = 0; copies < 3; copies += 1) {
      const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(body) });
      expect(answer.status).toBe(200);
    }
    expect(await api.database.pool.query('select engine, remote_id from engine_hints')).toMatchObject({
      rows: [{ engine: 'fal', remote_id: server.runs[0]?.id }],
    });
    expect(ref).toMatchObject({ runs: [{ remote: { id: server.runs[0]?.id } }] });
  });

  it('is refused when it was changed on its way', async () => {
    const { server, api, engine } = await openWithFal();
    await engine.submit(await engine.prepare(server.request, testContext()), testContext());
    await server.finish();
    const { body, headers } = server.lastWebhook() ?? { body: Buffer.alloc(0), headers: {} };
    const forged = Buffer.concat([body, Buffer.from(' ')]);
    const address = `${api.url}/webhooks/fal?token=${randomUUID()}`;
    const answer = await fetch(address, { method: 'POST', headers, body: new Uint8Array(forged) });
    expect(answer.status).toBe(400);
    expect((await api.database.pool.query('select token from engine_hints')).rows).toHaveLength(1);
  });
});

it('takes what Replicate tells, by the secret of the account', async () => {
  const server = await startReplicateServer();
  onTestFinished(server.close);
  const { token, apiBase } = server.settings;
  const api = await startApiForTest({
    config: { engines: { ...NO_ENGINES, fal: null, replicate: { token, apiBase } } },
  });
  server.settings.webhookUrl = `${api.url}/webhooks/replicate`;
  const engine = server.reopen();
  await engine.submit(await engine.prepare(server.request, testContext()), testContext());
  await server.finish();
  const ours = new URL(server.runs[0]?.webhook ?? '').searchParams.get('token') ?? '';
  expect(await findHint(api.database.db, ours)).toBe(server.runs[0]?.id);
  const forged = await fetch(`${api.url}/webhooks/replicate?token=${randomUUID()}`, {
    method: 'POST',
    body: '{}',
  });
  expect(forged.status).toBe(400);
});

it('is not there where the engines are not', async () => {
  const api = await startApiForTest({ config: { engines: { ...NO_ENGINES, fal: null, replicate: null } } });
  for (const path of ['/webhooks/fal', '/webhooks/replicate']) {
    expect((await fetch(api.url + path, { method: 'POST', body: '{}' })).status).toBe(404);
  }
});
