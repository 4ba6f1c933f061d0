// The secret by which Replicate signs the webhooks of an account: asked for once, by the account's own token.
import * as z from 'zod';

const LIMIT_MS = 7000;
const Secret = z.object({ key: z.string().min(1) });

const known = new Map<string, string>();

/** Throws Error where Replicate does not say it. */
export async function readReplicateSecret({
  token,
  apiBase,
}: {
  token: string;
  apiBase: string;
}): Promise<string> {
  const cached = known.get(token);
  if (cached !== undefined) return cached;
  const answer = await fetch(`${apiBase}/webhooks/default/secret`, {
    headers: { authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (!answer.ok) throw new Error(`Replicate answers ${answer.status} for its secret`);
  const { key } = Secret.parse(await answer.json());
  known.set(token, key);
  return key;
}
