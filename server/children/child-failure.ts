// Why a job that was given to a child process brought no result.

/** `failed`: the child said so. `crashed`: the child ended. `timeout`: it took too long and was killed. */
export type ChildFailureReason = 'failed' | 'crashed' | 'timeout' | 'canceled';

export class ChildFailure extends Error {
  readonly reason: ChildFailureReason;
  /** What the job itself called its failure; empty where it has no name for it. */
  readonly code: string;

  constructor(reason: ChildFailureReason, detail: string, code = '') {
    super(detail);
    this.code = code;
    this.name = 'ChildFailure';
    this.reason = reason;
  }
}
