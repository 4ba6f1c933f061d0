// The first answer to a key is that to every further call with it; other contents with the same key are refused.
import { StripeFault } from './stripe-fault.ts';

type Answer = { status: number; body: object };
type Kept = Answer & { contents: string };

export function openIdempotency() {
  const kept = new Map<string, Kept>();

  return {
    answer(
      { method, key, contents }: { method: string; key: string | undefined; contents: string },
      perform: () => object,
    ): Answer & { isReplayed: boolean } {
      if (method !== 'POST' || key === undefined) return { ...act(perform), isReplayed: false };
      const first = kept.get(key);
      if (first && first.contents === contents) return { ...first, isReplayed: true };
      if (first) {
        const message = `Keys for idempotent requests can only be used with the same parameters: ${key}`;
        return { status: 400, body: { error: { type: 'idempotency_error', message } }, isReplayed: false };
      }
      const answer = act(perform);
      // What was not understood was not begun.
      if (answer.status !== 400 && answer.status !== 401) kept.set(key, { ...answer, contents });
      return { ...answer, isReplayed: false };
    },
  };
}

function act(perform: () => object): Answer {
  try {
    // As it is now, not as it will be when it is replayed.
    return { status: 200, body: structuredClone(perform()) };
  } catch (error) {
    if (error instanceof StripeFault) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}
