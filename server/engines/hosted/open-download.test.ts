// Files of a provider: from its own hosts only, also behind a redirect, whole, and not without end.
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AnswerServer, startAnswerServer } from '#tests/fakes/answer-server.ts';
import { openDownload } from './open-download.ts';

let server: AnswerServer;
let other: AnswerServer;
beforeEach(async () => {
  server = await startAnswerServer();
  other = await startAnswerServer();
});
afterEach(async () => {
  await server.close();
  await other.close();
});

/** Patient: only what hangs on purpose is given up. */
const open = (path: string, answerLimitMs = 30_000) =>
  openDownload(`${server.url}${path}`, {
    provider: 'fal',
    hosts: [`${server.url}/files/`],
    mostBytes: 1000,
    answerLimitMs,
  });

it('are read without our key', async () => {
  server.answerWith({ body: 'the bytes' });
  expect((await buffer(await open('/files/a.png'))).toString()).toBe('the bytes');
  expect(server.asked[0]?.headers).not.toHaveProperty('authorization');
});

it('are followed from one address of the provider to the next', async () => {
  server.answerWith(({ path }) =>
    path === '/files/a' ? { status: 302, headers: { location: '/files/b' } } : { body: 'the bytes' },
  );
  expect((await buffer(await open('/files/a'))).toString()).toBe('the bytes');
});

it('are not followed elsewhere, and nobody there is asked', async () => {
  server.answerWith({ status: 302, headers: { location: `${other.url}/files/b` } });
  await expect(open('/files/a')).rejects.toThrow('a host that is not its own');
  await expect(open('/private')).rejects.toThrow('a host that is not its own');
  expect(other.asked).toEqual([]);
});

it('are not followed for ever', async () => {
  server.answerWith({ status: 302, headers: { location: '/files/a' } });
  await expect(open('/files/a')).rejects.toThrow('from one address to the next');
});

it('without end are given up', async () => {
  server.answerWith({ body: 'x'.repeat(5000) });
  await expect(open('/files/a').then(buffer)).rejects.toThrow('without end');
  server.answerWith({ body: 'x'.repeat(5000), headers: { 'content-length': '5000' } });
  await expect(open('/files/a')).rejects.toThrow('a file of 5000 bytes');
});

it('that are not there, or do not come, say so', async () => {
  server.answerWith({ status: 404 });
  await expect(open('/files/a')).rejects.toMatchObject({ kind: 'unavailable', mayBeCharged: true });
  server.answerWith({ hang: true });
  await expect(open('/files/a', 300)).rejects.toThrow('does not deliver a file');
});
