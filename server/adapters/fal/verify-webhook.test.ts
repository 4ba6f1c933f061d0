// Webhooks of fal, signed with real keys.
import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AnswerServer, startAnswerServer } from '#tests/fakes/answer-server.ts';
import { BadWebhook } from '../engine-webhook.ts';
import { verifyFalWebhook } from './verify-webhook.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const token = randomUUID();
const address = `https://atelier.example/webhooks/fal?token=${token}`;
const keys = generateKeyPairSync('ed25519');
const others = generateKeyPairSync('ed25519');

let server: AnswerServer;
beforeEach(async () => {
  server = await startAnswerServer();
  publish(keys.publicKey);
});
afterEach(() => server.close());

function publish(...published: KeyObject[]): void {
  server.answerWith({ body: { keys: published.map((key) => key.export({ format: 'jwk' })) } });
}

function signedCall({
  privateKey = keys.privateKey,
  seconds = NOW / 1000,
  text = '{"request_id":"r-1"}',
} = {}) {
  const body = Buffer.from(text);
  const digest = createHash('sha256').update(body).digest('hex');
  const message = `r-1\nuser\n${seconds}\n${digest}`;
  const headers: Record<string, string> = {
    'x-fal-webhook-request-id': 'r-1',
    'x-fal-webhook-user-id': 'user',
    'x-fal-webhook-timestamp': String(seconds),
    'x-fal-webhook-signature': sign(null, Buffer.from(message), privateKey).toString('hex'),
  };
  return { body, headers, header: (name: string) => headers[name], address };
}

const verify = (call: ReturnType<typeof signedCall>, now = NOW) =>
  verifyFalWebhook(call, { jwksUrl: `${server.url}/jwks`, now: () => now });

it('gives the request that it is about, and our token', async () => {
  expect(await verify(signedCall())).toEqual({ remoteId: 'r-1', token });
});

it('has no token where the address holds none, or what is none of ours', async () => {
  const without = { ...signedCall(), address: 'https://atelier.example/webhooks/fal' };
  const strange = { ...signedCall(), address: 'https://atelier.example/webhooks/fal?token=x' };
  expect(await verify(without)).toEqual({ remoteId: 'r-1', token: null });
  expect(await verify(strange)).toEqual({ remoteId: 'r-1', token: null });
});

describe('is refused', () => {
  it.each([
    ['when its body was changed', { ...signedCall(), body: Buffer.from('{"request_id":"r-2"}') }],
    ['when another signed it', signedCall({ privateKey: others.privateKey })],
    ['without a signature', { ...signedCall(), header: () => undefined }],
    ['when it is old', signedCall({ seconds: NOW / 1000 - 301 })],
    ['when it is of the future', signedCall({ seconds: NOW / 1000 + 301 })],
    ['when it names no request', signedCall({ text: '{}' })],
    ['when it is no JSON', signedCall({ text: 'hello' })],
  ])('%s', async (_, call) => {
    await expect(verify(call)).rejects.toBeInstanceOf(BadWebhook);
  });
});

it('asks for the keys once a day, and again when one is not known', async () => {
  await verify(signedCall());
  await verify(signedCall());
  expect(server.asked).toHaveLength(1);
  publish(keys.publicKey, others.publicKey);
  const later = NOW + 61_000;
  const call = signedCall({ privateKey: others.privateKey });
  expect(await verify(call, later)).toEqual({ remoteId: 'r-1', token });
  expect(server.asked).toHaveLength(2);
});

it('does not ask for the keys again and again for forged ones', async () => {
  const forged = signedCall({ privateKey: others.privateKey });
  for (let tries = 0; tries < 5; tries += 1) await verify(forged).catch(() => {});
  expect(server.asked).toHaveLength(1);
});

it('is an error of another kind when fal does not give its keys', async () => {
  server.answerWith({ status: 503 });
  await expect(verify(signedCall())).rejects.toThrow('fal answers 503 for its keys');
});
