// Runs steps of a start side by side; when one fails the others are called off, and all have ended before it is told.

/** Returns the results in order. Each step is handed a signal that aborts with `signal` or when another step failed. */
export async function runInParallel<const T extends readonly ((signal: AbortSignal) => Promise<unknown>)[]>(
  signal: AbortSignal,
  steps: T,
): Promise<{ -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  const failure = new AbortController();
  let first: { error: unknown } | null = null;
  const results = await Promise.all(
    steps.map(async (step) => {
      try {
        return await step(AbortSignal.any([signal, failure.signal]));
      } catch (error) {
        first ??= { error };
        failure.abort(error);
        return undefined;
      }
    }),
  );
  if (first) throw (first as { error: unknown }).error;
  signal.throwIfAborted();
  return results as { -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> };
}
