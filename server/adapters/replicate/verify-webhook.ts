// Whether a webhook was signed by Replicate, and just now. What it says is a hint: the prediction is asked all the same.
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { BadWebhook, type SignedCall, type WebhookHint } from '../engine-webhook.ts';
import { readWebhookToken } from '../webhook-token.ts';
import { tryParseJson } from '#server/try-parse-json.ts';

const TOLERANCE_SECONDS = 300;
const Body = z.object({ id: z.string().min(1) });

/** `secret` as Replicate shows it: `whsec_…`. Throws BadWebhook. */
export function verifyReplicateWebhook(
  { body, header, address }: SignedCall,
  { secret, now = Date.now }: { secret: string; now?: () => number },
): WebhookHint {
  const id = header('webhook-id') ?? '';
  const time = header('webhook-timestamp') ?? '';
  const age = Math.abs(now() / 1000 - Number(time));
  if (!/^\d{1,12}$/.test(time) || age > TOLERANCE_SECONDS) throw new BadWebhook('its time is not now');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  if (key.byteLength === 0) throw new BadWebhook('there is no secret to check it by');
  const expected = createHmac('sha256', key).update(`${id}.${time}.`).update(body).digest();
  const signatures = (header('webhook-signature') ?? '').split(' ').flatMap((part) => {
    const [version, value] = part.split(',');
    return version === 'v1' && value ? [Buffer.from(value, 'base64')] : [];
  });
  if (!signatures.some((one) => one.length === expected.length && timingSafeEqual(one, expected))) {
    throw new BadWebhook('it is not signed by Replicate');
  }
  const read = Body.safeParse(tryParseJson(body));
  if (!read.success) throw new BadWebhook('it names no prediction');
  return { remoteId: read.data.id, token: readWebhookToken(address) };
}
