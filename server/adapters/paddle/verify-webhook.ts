// Whether a webhook was signed by Paddle, and just now.
// https://developer.paddle.com/webhooks/about/signature-verification
import { createHmac, timingSafeEqual } from 'node:crypto';
import { BadSignature } from '../payments.ts';

const TOLERANCE_SECONDS = 300;

/** Throws BadSignature. */
export function verifyWebhook(
  body: Buffer,
  header: (name: string) => string | undefined,
  secret: string,
): void {
  const parts = (header('paddle-signature') ?? '').split(';').map((part) => part.split('='));
  const valuesOf = (name: string) => parts.flatMap(([key, value]) => (key === name && value ? [value] : []));
  const times = valuesOf('ts');
  const seconds = Number(times[0]);
  if (times.length !== 1 || !Number.isSafeInteger(seconds)) throw new BadSignature('No Paddle-Signature');
  if (Math.abs(Date.now() / 1000 - seconds) > TOLERANCE_SECONDS) {
    throw new BadSignature('Signed too long ago, or in the future');
  }
  const expected = createHmac('sha256', secret).update(`${times[0]}:`).update(body).digest();
  // Several while the secret is replaced.
  const isSigned = valuesOf('h1').some((given) => {
    const bytes = Buffer.from(given, 'hex');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
  if (!isSigned) throw new BadSignature('The signature is not of this body and secret');
}
