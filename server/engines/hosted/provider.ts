// What tells one provider of hosted models from another; everything else about them is the same (open-hosted.ts).
import type { Readable } from 'node:stream';
import type { Failure } from '#contract/failures.ts';
import type { EngineContext, EngineInput, Health } from '../engine.ts';
import type { Model } from '../models/model.ts';
import type { Plan, PlannedRun, RemoteRun } from './stored.ts';

export type RunPoll =
  | { state: 'queued'; ahead: number | null }
  | { state: 'running'; progress: number }
  /** The addresses of its files. */
  | { state: 'succeeded'; files: string[]; computeSeconds: number | null }
  /** `isFree`: nothing was charged for it. */
  | { state: 'failed'; failure: Failure; detail: string; isFree: boolean }
  | { state: 'canceled' }
  | { state: 'unknown' };

/** Where results are made as runs. */
export type Runner = {
  id: string;
  name: string;
  health(): Promise<Health>;
  /** The billable call, once. Throws EngineError. */
  start(run: PlannedRun, plan: Plan, context: EngineContext): Promise<RemoteRun>;
  /** A run whose answer was lost. Absent: nobody can tell. Throws EngineError. */
  find?(
    run: PlannedRun,
    plan: Plan,
    signal: AbortSignal,
  ): Promise<RemoteRun | 'not-submitted' | 'cannot-tell'>;
  /** Throws EngineError. */
  poll(run: RemoteRun, kind: Plan['kind']): Promise<RunPoll>;
  /** Without an error where it has ended. Throws EngineError. */
  cancel(run: RemoteRun): Promise<void>;
  /** Throws EngineError. */
  open(address: string): Promise<Readable>;
  /** Frees what a finished run left behind. */
  release?(run: RemoteRun): Promise<void>;
};

export type Provider = Runner & {
  models: readonly Model[];
  /** Returns an address that the models can read. Throws EngineError. */
  upload(input: EngineInput, content: Readable, signal: AbortSignal): Promise<string>;
};
