// Answers the server’s wish for a proof of work (ALTCHA): asked for where very many try, and made without anybody's help.
import type { Challenge } from 'altcha-lib/types';
import { CallError } from '#web/api/call-error.ts';

/**
 * Calls, and where that is refused for want of a proof, makes one and calls again. `onWork` hears when the work begins
 * and ends. Where no proof can be made (a page that came unsafely has no hashes) the refusal stands.
 */
export async function callWithProof<Answer>(
  send: (proof?: string) => Promise<Answer>,
  onWork: (isWorking: boolean) => void,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    const challenge = readChallenge(error);
    if (!challenge || !('subtle' in crypto)) throw error;
    onWork(true);
    const proof = await makeProof(challenge).finally(() => onWork(false));
    if (proof === null) throw error;
    return await send(proof);
  }
}

function readChallenge(error: unknown): Challenge | null {
  if (!(error instanceof CallError)) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'proof' in data ? (data.proof as Challenge) : null;
}

/** The hashes are made outside of the page's own thread: it stays alive meanwhile. */
async function makeProof(challenge: Challenge): Promise<string | null> {
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null);
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
