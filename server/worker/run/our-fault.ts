// What keeps a task from being made and is no fault of its engine.

/** A fault of this deployment, or no engine that can be asked now: nobody pays, and the task waits. */
export class OurFault extends Error {
  /** When it is taken up again; null = after a pause that doubles. */
  readonly pauseSeconds: number | null;
  constructor(detail: string, pauseSeconds: number | null = null) {
    super(detail);
    this.pauseSeconds = pauseSeconds;
  }
}
