// Does the same for many, so that one of them that fails keeps no other from its turn.

/** At the end it throws an error with the first cause, when it could not be done for some. The signal ends it early. */
export async function eachInTurn<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  signal?: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for await (const item of items) {
    if (signal?.aborted) break;
    try {
      await work(item);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0)
    throw new Error(`it failed for ${errors.length}; the first of them`, { cause: errors[0] });
}
