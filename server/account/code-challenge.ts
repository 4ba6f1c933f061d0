// What a sign-in code belongs to: the browser that asked for it, and for clients without a challenge the network.
import { createHash, randomBytes } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';

export const makeChallenge = () => randomBytes(32).toString('base64url');

/** Who types a code: by the challenge that came with it or, where the client knows of none, by network address. */
export type CodeHolder = { challenge: string } | { email: string; address: string };

/** How the row is found. Nobody can name a challenge whose hash is that of a network: it would be a preimage. */
export function hashHolder(secret: string, holder: CodeHolder): string {
  if ('challenge' in holder) return createHash('sha256').update(holder.challenge).digest('base64url');
  return keyedHash(secret, 'code of a network', `${holder.email}\n${holder.address}`);
}
