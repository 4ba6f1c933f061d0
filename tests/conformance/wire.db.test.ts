// What the contract promises of every endpoint, tried on the server that runs: the list of calls comes from the contract alone.
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { REFUSALS, type RefusalName } from '#contract/errors.ts';
import { isOpenapiFresh } from '../../scripts/write-openapi.ts';
import { useTestApi } from '../start-test-api.ts';
import { toolPosts } from '#tools/contracts.ts';
import { sampleInput } from './sample-input.ts';

const all = [...endpoints, ...toolPosts].map((endpoint) => ({
  call: `${endpoint.method} ${endpoint.path}`,
  endpoint,
}));
const enveloped = all.filter(({ endpoint }) => endpoint.answer === 'envelope');
const behindToken = all.filter(({ endpoint }) => ['user', 'admin'].includes(endpoint.access));

/** Refusals that any call may give without naming them. */
const COMMON: RefusalName[] = ['bad_parameters', 'too_many_requests'];

const api = useTestApi();

/** Somebody new, who may make the call. */
async function signInFor({ access }: Endpoint): Promise<{ token: string }> {
  const somebody = await api.signIn();
  if (access === 'admin') {
    await api.database.pool.query(`update users set role = 'admin' where id = $1`, [somebody.id]);
  }
  return somebody;
}

function send(endpoint: Endpoint, input: Record<string, unknown>, token?: string) {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_place, name: string) => String(input[name]));
  const isReading = endpoint.method === 'GET';
  const query = isReading && Object.keys(input).length > 0 ? `?${new URLSearchParams(asTexts(input))}` : '';
  return api.post(path + query, input, {
    method: endpoint.method,
    ...(token === undefined ? {} : { token }),
  });
}

const asTexts = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));

describe('every endpoint of the contract', () => {
  it.each(all)('$call is served, and no other method on its path', async ({ endpoint }) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'x');
    const answer = await api.post(path, {}, { method: 'DELETE' });
    expect(answer).toMatchObject({ http: 405, code: 405, data: null });
    expect(answer.headers.get('allow')?.split(', ')).toContain(endpoint.method);
  });

  it('has a call of its own', () => {
    const calls = all.map(({ call }) => call);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it.each(behindToken)('$call refuses without a token', async ({ endpoint }) => {
    const input = sampleInput(endpoint.input);
    for (const token of [undefined, 'A'.repeat(43)]) {
      expect(await send(endpoint, input, token)).toMatchObject({ http: 401, code: -1, data: null });
    }
  });

  it.each(enveloped)(
    '$call answers in the envelope, with a code that the contract names',
    async ({ endpoint }) => {
      const { token } = await signInFor(endpoint);
      const { http, headers: _, ...envelope } = await send(endpoint, sampleInput(endpoint.input), token);
      expect(Object.keys(envelope).sort()).toEqual(['code', 'data', 'msg', 'request_id']);
      const refusals = [...endpoint.refusals, ...COMMON].map((name) => REFUSALS[name]);
      const allowed = [{ code: 200, http: 200 }, ...refusals].map((row) => `${row.http} ${row.code}`);
      expect(allowed).toContain(`${http} ${envelope.code}`);
    },
  );

  it.each(enveloped)('$call refuses a field that it does not know, by name', async ({ endpoint }) => {
    const { token } = await signInFor(endpoint);
    const input = { ...sampleInput(endpoint.input), no_such_field: 1 };
    const answer = await send(endpoint, input, token);
    expect(answer).toMatchObject({ http: 200, code: 3010001 });
    expect(Object.keys(answer.data?.fields ?? {})).toEqual(['no_such_field']);
  });

  it('is written down in docs/openapi.json as it is', () => {
    expect(isOpenapiFresh()).toBe(true);
  });
});

describe('a post that may carry files', () => {
  const posts = all.filter(({ endpoint }) => endpoint.files);
  const bare = posts.filter(({ endpoint }) => Object.keys(endpoint.files ?? {}).length === 0);

  it.each(bare)('$call takes its input as a text part', async ({ endpoint }) => {
    const { token } = await api.signIn();
    const body = new FormData();
    body.set('params', JSON.stringify(sampleInput(endpoint.input)));
    const response = await api.fetch(endpoint.path, { method: 'POST', body, headers: { token } });
    expect(await response.json()).toMatchObject({ code: 200 });
  });

  it.each(posts)('$call refuses a file that it has no use for, by name', async ({ endpoint }) => {
    const { token } = await api.signIn();
    const body = new FormData();
    body.set('params', JSON.stringify(sampleInput(endpoint.input)));
    body.set('stranger', new Blob(['x'.repeat(200_000)]), 'x.png');
    const response = await api.fetch(endpoint.path, { method: 'POST', body, headers: { token } });
    expect(await response.json()).toMatchObject({
      code: 3010001,
      data: { fields: { stranger: expect.any(String) } },
    });
  });

  it('needs the text part, and JSON in it', async () => {
    const { token } = await api.signIn();
    for (const params of [undefined, '{', '[]', '7']) {
      const body = new FormData();
      if (params !== undefined) body.set('params', params);
      body.set('other', new Blob(['x']), 'x');
      const response = await api.fetch(toolPosts[0]?.path ?? '', {
        method: 'POST',
        body,
        headers: { token },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 3010001 });
    }
  });
});
