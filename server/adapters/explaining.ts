// An act at a provider whose errors are told as its interface tells them.

/** Makes what returns the same act; `explainError` returns what is to be thrown of an error. */
export const explainingBy =
  (explainError: (error: unknown) => unknown) =>
  <Args extends unknown[], Result>(
    act: (...args: Args) => Promise<Result>,
  ): ((...args: Args) => Promise<Result>) =>
  async (...args) => {
    try {
      return await act(...args);
    } catch (error) {
      throw explainError(error);
    }
  };
