// One act of a person under way: whether it is, and what the server had against the last one.
import { useMutation } from '@tanstack/react-query';
import { CallError, isCanceled } from '#web/api/call-error.ts';

export type Act = {
  isBusy: boolean;
  /** Why the last try was refused: the sentence of the first refused field, else of the refusal; empty where it was not. */
  error: string;
  /** The sentence of each field that was refused. */
  fields: Readonly<Record<string, string>>;
  /** Resolves with true when it was done, with false when it was refused. Rejects with what is nobody's answer. */
  run: (work: () => Promise<unknown>) => Promise<boolean>;
  /** What was said is of no interest any more. */
  clear: () => void;
};

export function useAct(): Act {
  const { mutateAsync, isPending, error, reset } = useMutation<unknown, unknown, () => Promise<unknown>>({
    mutationFn: (work) => work(),
    networkMode: 'always', // without a network the call says so, instead of waiting for one
  });
  const refusal = error instanceof CallError && !isCanceled(error) ? error : null;
  return {
    isBusy: isPending,
    error: refusal ? (Object.values(refusal.fields)[0] ?? refusal.message) : '',
    fields: refusal?.fields ?? {},
    async run(work) {
      try {
        await mutateAsync(work);
        return true;
      } catch (failure) {
        if (failure instanceof CallError) return false;
        throw failure;
      }
    },
    // What is under way stays so.
    clear: () => (isPending ? undefined : reset()),
  };
}
