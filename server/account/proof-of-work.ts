// Proof of work (ALTCHA): asked for where a limit over strangers would otherwise lock the owner out with them.
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { openRateLimit } from '#server/database/rate-limit.ts';
import type { AppContext } from '#server/app-context.ts';
import { Refusal } from '#server/refusal.ts';
import { keyedHash } from './keyed-hash.ts';

const ALGORITHM = 'PBKDF2/SHA-256';
/** About a second of a laptop's browser, some seconds of a phone's; twice as much a level. */
const COST = 2500;
const COUNTER = { from: 500, to: 1000 };
const MOST_LEVELS = 4;
const LIFE_SECONDS = 10 * 60;

/** As much as is looked at before the signature is checked; the signature covers the parameters whole. */
const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.literal(ALGORITHM),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      data: z.object({ for: z.string() }),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string() }),
});

type Secret = Pick<AppContext, 'config'>;

/** The refusal that asks for one, good for this purpose only. `level` doubles the work, four times at most. */
export async function askProof({ config }: Secret, purpose: string, level: number): Promise<Refusal> {
  const proof = await createChallenge({
    algorithm: ALGORITHM,
    deriveKey,
    cost: COST * 2 ** Math.min(Math.max(level, 0), MOST_LEVELS),
    counter: randomInt(COUNTER.to, COUNTER.from),
    expiresAt: new Date(Date.now() + LIFE_SECONDS * 1000),
    data: { for: keyedHash(config.secret, 'proof is for', purpose) },
    ...signers(config.secret),
  });
  return new Refusal('too_many_requests', { data: { proof }, retryAfterSeconds: 1 });
}

/** True exactly once for a proof. */
export async function consumeProof(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  purpose: string,
  proof: string | undefined,
): Promise<boolean> {
  const payload = readPayload(proof);
  if (
    !payload ||
    payload.challenge.parameters.data.for !== keyedHash(config.secret, 'proof is for', purpose)
  ) {
    return false;
  }
  const { verified } = await verifySolution({ ...payload, deriveKey, ...signers(config.secret) });
  if (!verified) return false;
  // Remembered for longer than it is good.
  const uses = openRateLimit(db, { name: 'proof', points: 1, seconds: 2 * LIFE_SECONDS });
  return (await uses.take(payload.challenge.parameters.nonce)).isAllowed;
}

function readPayload(proof: string | undefined): z.output<typeof Payload> | null {
  try {
    return Payload.parse(JSON.parse(Buffer.from(proof ?? '', 'base64').toString()));
  } catch {
    return null;
  }
}

function signers(secret: string) {
  return {
    hmacSignatureSecret: keyedHash(secret, 'proof', 'challenge'),
    hmacKeySignatureSecret: keyedHash(secret, 'proof', 'solution'),
  };
}
