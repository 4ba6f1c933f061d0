// What is stored of a request to a provider: its plan before it is asked for, its runs when they are there.
import * as z from 'zod';
import type { EngineInput } from '../engine.ts';

/** One run as it is stored before it is asked for. A result of a request each. */
export const PlannedRun = z.object({
  index: z.int(),
  seed: z.int().nullable(),
  /** Ours: by it a run is found again whose answer was lost. */
  token: z.uuid(),
  params: z.record(z.string(), z.unknown()),
});
export type PlannedRun = z.output<typeof PlannedRun>;

export const Plan = z.object({
  model: z.string(),
  upstream: z.string(),
  version: z.string().optional(),
  kind: z.enum(['image', 'video']),
  /** Milliseconds since 1970: no run of it was asked for before. */
  at: z.number(),
  /** Seconds after which a run is of no use. */
  limitSeconds: z.number(),
  micros: z.number().nullable(),
  microsPerComputeSecond: z.number().nullable(),
  /** What is handed over with the call that begins a run; empty where it was uploaded before. */
  inputs: z.array(z.custom<EngineInput>((input) => typeof input === 'object' && input !== null)).default([]),
  runs: z.array(PlannedRun).min(1),
});
export type Plan = z.output<typeof Plan>;

/** What is known of one run that the provider has: its id there, and the addresses that it named. */
export const RemoteRun = z.object({
  id: z.string().min(1),
  urls: z.record(z.string(), z.string()).default({}),
  /** What the engine must know of it when it is done. */
  made: z.strictObject({ run: z.uuid(), index: z.int(), width: z.int(), height: z.int() }).optional(),
});
export type RemoteRun = z.output<typeof RemoteRun>;

/** The runs that the provider has, and why others are not among them. */
export const HostedRef = z.object({
  model: z.string(),
  kind: z.enum(['image', 'video']),
  micros: z.number().nullable(),
  microsPerComputeSecond: z.number().nullable(),
  runs: z.array(z.object({ index: z.int(), seed: z.int().nullable(), remote: RemoteRun })).min(1),
  missing: z.array(z.object({ index: z.int(), detail: z.string() })),
});
export type HostedRef = z.output<typeof HostedRef>;
