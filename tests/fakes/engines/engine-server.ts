// What the fake of every engine's server can be told to do: the conformance suite drives them all by these levers.
import type { Engine, EngineRequest } from '#server/engines/engine.ts';

/**
 * `busy`: refuses with its word for too many calls. `broken`: an error of its own (5xx). `cut`: the connection ends before
 * the call is done; `cut-after`: when it is done. `hang`: no answer, and the call is not done; `hang-after`: it is done.
 * `garbage`: an answer that is none. `forbidden`: the key is wrong.
 */
export type Trouble =
  | 'busy'
  | 'broken'
  | 'cut'
  | 'cut-after'
  | 'hang'
  | 'hang-after'
  | 'garbage'
  | 'forbidden';

/** Which call: that of `submit`, that by which `poll` asks, that by which `open` reads. */
export type TroubledCall = 'submit' | 'poll' | 'open';

export type EngineServer = {
  engine: Engine;
  /** A request that the engine can do, of the first of its tools. */
  request: EngineRequest;
  /** The same engine in another process: it knows only what was stored. */
  reopen(): Engine;
  /** The next call of this kind meets this. */
  trouble(call: TroubledCall, what: Trouble): void;
  /** Nothing of that is still to be met. */
  wasTroubled(): boolean;
  /** Accepted so far: what costs the operator money, or would. */
  countSubmitted(): number;
  /** Runs do not end before this is called (calls that make it all are not answered); those that begin later end at once. */
  finish(): void;
  /** Runs that begin from now on wait for `finish` again, and no call meets trouble. */
  hold(): void;
  /** The runs that are there end in a failure of their own. */
  fail(): void;
  /** Delivers half of each file from now on. */
  truncate(): void;
  /** Loses what a restart of the real one would lose. */
  restart(): void;
  /** Ids of runs that were canceled. */
  canceled(): number;
  close(): Promise<void>;
};
