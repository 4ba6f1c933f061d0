// Webhooks of Replicate, signed with a real secret.
import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { BadWebhook } from '../engine-webhook.ts';
import { verifyReplicateWebhook } from './verify-webhook.ts';

const NOW = Date.parse('2026-11-23T10:00:00Z');
const token = randomUUID();
const address = `https://atelier.example/webhooks/replicate?token=${token}`;
const key = randomBytes(24);
const secret = `whsec_${key.toString('base64')}`;

type Options = { by?: Buffer; seconds?: number; text?: string; version?: string };

function signedCall({ by = key, seconds = NOW / 1000, text = '{"id":"p-1"}', version = 'v1' }: Options = {}) {
  const body = Buffer.from(text);
  const signature = createHmac('sha256', by).update(`msg_1.${seconds}.`).update(body).digest('base64');
  const headers: Record<string, string> = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,AAAA ${version},${signature}`,
  };
  return { body, header: (name: string) => headers[name], address };
}

const verify = (call: ReturnType<typeof signedCall>, by = secret) =>
  verifyReplicateWebhook(call, { secret: by, now: () => NOW });

it('gives the prediction that it is about, and our token', () => {
  expect(verify(signedCall())).toEqual({ remoteId: 'p-1', token });
  expect(verify(signedCall({ seconds: NOW / 1000 - 299 }))).toEqual({ remoteId: 'p-1', token });
});

it.each([
  ['its body was changed', { ...signedCall(), body: Buffer.from('{"id":"p-2"}') }],
  ['another signed it', signedCall({ by: randomBytes(24) })],
  ['it has no signature', { ...signedCall(), header: () => undefined }],
  ['it is signed in another way', signedCall({ version: 'v2' })],
  ['it is old', signedCall({ seconds: NOW / 1000 - 301 })],
  ['it is of the future', signedCall({ seconds: NOW / 1000 + 301 })],
  ['it names no prediction', signedCall({ text: '{"id":""}' })],
  ['it is no JSON', signedCall({ text: 'hello' })],
])('is refused when %s', (_, call) => {
  expect(() => verify(call)).toThrow(BadWebhook);
});

it('is refused when there is no secret: whoever knows that could sign with none', () => {
  expect(() => verify(signedCall({ by: Buffer.alloc(0) }), 'whsec_')).toThrow(BadWebhook);
});
