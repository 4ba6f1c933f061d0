// Whether a webhook was signed by fal, and just now. What it says is a hint: the queue is asked all the same.
import { createHash, createPublicKey, verify } from 'node:crypto';
import * as z from 'zod';
import { BadWebhook, type SignedCall, type WebhookHint } from '../engine-webhook.ts';
import { readWebhookToken } from '../webhook-token.ts';
import { tryParseJson } from '#server/try-parse-json.ts';

const TOLERANCE_SECONDS = 300;
const CACHED_MS = 24 * 60 * 60_000;
/** A key that is not known may be new; but not more often than this. */
const AGAIN_MS = 60_000;
const LIMIT_MS = 7000;

/** `https://rest.fal.ai/.well-known/jwks.json` */
type Options = { jwksUrl: string; now?: () => number };

const Keys = z.object({ keys: z.array(z.object({ x: z.base64url().optional() })).max(50) });
const Body = z.object({ request_id: z.string().min(1) });

type Cached = { keys: string[]; at: number };
const cache = new Map<string, Cached>();

/** Throws BadWebhook; Error where fal's keys cannot be read. */
export async function verifyFalWebhook(
  call: SignedCall,
  { jwksUrl, now = Date.now }: Options,
): Promise<WebhookHint> {
  const { body, header, address } = call;
  const id = header('x-fal-webhook-request-id') ?? '';
  const user = header('x-fal-webhook-user-id') ?? '';
  const time = header('x-fal-webhook-timestamp') ?? '';
  const signature = Buffer.from(header('x-fal-webhook-signature') ?? '', 'hex');
  const age = Math.abs(now() / 1000 - Number(time));
  if (!/^\d{1,12}$/.test(time) || age > TOLERANCE_SECONDS) throw new BadWebhook('its time is not now');
  const signed = Buffer.from([id, user, time, createHash('sha256').update(body).digest('hex')].join('\n'));
  const isSigned = (keys: readonly string[]) => keys.some((x) => isSignedBy(x, signed, signature));
  if (
    !isSigned(await readKeys(jwksUrl, now(), CACHED_MS)) &&
    !isSigned(await readKeys(jwksUrl, now(), AGAIN_MS))
  ) {
    throw new BadWebhook('it is not signed by fal');
  }
  const read = Body.safeParse(tryParseJson(body));
  // The queue's own id: that of the header may be of a second try.
  if (!read.success) throw new BadWebhook('it names no request');
  return { remoteId: read.data.request_id, token: readWebhookToken(address) };
}

function isSignedBy(x: string, signed: Buffer, signature: Buffer): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, signed, key, signature);
  } catch {
    return false; // no such key
  }
}

async function readKeys(url: string, now: number, mostAge: number): Promise<string[]> {
  const known = cache.get(url);
  if (known && now - known.at < mostAge) return known.keys;
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`fal answers ${answer.status} for its keys`);
  const keys = Keys.parse(await answer.json()).keys.flatMap(({ x }) => (x ? [x] : []));
  cache.set(url, { keys, at: now });
  return keys;
}
