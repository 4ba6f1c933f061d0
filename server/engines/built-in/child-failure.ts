// Why a job that was given to a child process brought no result.

/** `failed`: the child said so. `crashed`: the child ended. `timeout`: it took too long and was killed. */
export type ChildFailureReason = 'failed' | 'crashed' | 'timeout' | 'canceled';

export class ChildFailure extends Error {
  readonly reason: ChildFailureReason;

  constructor(reason: ChildFailureReason, detail: string) {
    super(detail);
    this.name = 'ChildFailure';
    this.reason = reason;
  }
}
