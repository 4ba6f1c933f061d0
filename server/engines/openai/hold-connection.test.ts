// A call that holds its connection is fetch in all but its patience.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { holdConnection } from './hold-connection.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

it('sends JSON and forms as fetch does, and reads what is answered', async () => {
  const url = await serve(async (request, response) => {
    const body = (await buffer(request)).toString();
    const { method, headers } = request;
    response.writeHead(418, { 'content-type': 'application/json', 'retry-after': '3' });
    const type = headers['content-type'] ?? '';
    response.end(JSON.stringify({ method, type, length: headers['content-length'], body }));
  });
  const json = await holdConnection(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
    body: '{"é":1}',
  });
  expect([json.status, json.ok, json.headers.get('retry-after')]).toEqual([418, false, '3']);
  expect(await json.json()).toEqual({
    method: 'POST',
    type: 'application/json',
    length: '8',
    body: '{"é":1}',
  });
  const form = new FormData();
  form.set('prompt', 'a fox');
  form.append('image', new Blob(['bytes'], { type: 'image/png' }), 'a.png');
  const sent = (await (await holdConnection(url, { method: 'POST', body: form })).json()) as {
    type: string;
    body: string;
  };
  const read = await new Response(sent.body, { headers: { 'content-type': sent.type } }).formData();
  expect(read.get('prompt')).toBe('a fox');
  expect(await (read.get('image') as File).text()).toBe('bytes');
});

it('follows nobody elsewhere', async () => {
  const url = await serve((_request, response) =>
    response.writeHead(302, { location: 'http://a.invalid/' }).end(),
  );
  const answer = await holdConnection(url, {});
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://a.invalid/']);
});

it('says why there was no answer: nobody is there, it was cut, it is not wanted any more', async () => {
  await expect(holdConnection('http://127.0.0.1:9/', {})).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
  const cut = await serve((_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half', () => response.destroy());
  });
  const answer = await holdConnection(cut, {});
  await expect(answer.text()).rejects.toThrow(/abort|terminated/);
  const hanging = await serve(() => {});
  const signal = AbortSignal.timeout(50);
  await expect(holdConnection(hanging, { signal })).rejects.toThrow('fetch failed');
});
