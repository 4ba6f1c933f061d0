// The promise of everything that makes images and videos, whether it runs here or at a provider.
import type { Readable } from 'node:stream';
import type { InputRole, MediaFacts } from '#contract/media.ts';
import type { UnusedField } from '#contract/model.ts';
import type { Failure } from '#contract/failures.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { Words } from '#texts/words.ts';

/** An image, video or sound that a tool was given, in our own storage. */
export type EngineInput = MediaFacts & {
  role: InputRole;
  /** Its place among the inputs of its role. */
  index: number;
  /** Name in our storage. */
  key: string;
  /** Ending of its name: `png`, `jpg`, `webp`, `mp4`, `m4a`. */
  format: string;
  /** What stands out in it, as engine/vision/keep-silhouette.ts packs it, where that was looked for. */
  salient?: string;
};

/** What a tool asks of an engine, in the engine's words. Only JSON, so that it can be stored. */
export type EngineRequest = {
  tool: ToolName;
  /** Of the engine's models the one that is to do it, and no other; absent: the first that can. */
  model?: string;
  /** Images or videos wanted; seeds[i] belongs to output i. */
  seeds: number[];
  /** Pixels of one output. */
  width: number;
  height: number;
  /** The tool's own fields (prompt, style, …), described in its fields.ts. */
  fields: Record<string, unknown>;
  inputs: readonly EngineInput[];
};

/** What a tool's run.ts is given beside the parameters. */
export type Given = {
  /** A number for a task whose user left the seed open. */
  pickSeed: () => number;
  /** The task's media, by role and in order. */
  inputs: readonly EngineInput[];
};

export type EngineContext = {
  taskId: string;
  /** Aborted when the task was canceled, timed out, or the worker stops. */
  signal: AbortSignal;
  openInput(input: EngineInput): Promise<Readable>;
  /** Shows what there is to see while `submit` is under way, for engines whose one call makes it all. */
  show?(preview: Preview): void;
};

export type Prepared = Record<string, unknown>;
/** The engine's own id of a run: JSON, stored before anything is waited for. */
export type RemoteRef = Record<string, unknown>;

export type EngineOutput = {
  index: number;
  kind: 'image' | 'video';
  seed: number | null;
  /** Where the engine keeps it (a path, an address); only `open` reads it. */
  location: string;
  /** Subtitles of a video, as SRT. */
  subtitles?: string;
};

/** One output of several may be missing: the tool settles the price by what came. */
export type EngineSuccess = {
  outputs: EngineOutput[];
  /** Why outputs are missing, one sentence each; empty when all came. */
  missing: { index: number; detail: string }[];
  understood: string[];
  ignored: string[];
  /** Which part of what was asked for could be done, 0–1; the rest is paid back. Absent = all. */
  share?: number;
  /** What the run cost the operator, in millionths of a US dollar; absent where the engine does not tell. */
  costMicros?: number;
};

export type Poll =
  | { state: 'queued'; ahead: number | null }
  /**
   * progress 0–99, never falling. `silentSeconds`: how long there has been none, where the engine can tell better than
   * a clock: time in which its process was only waiting for the processor does not count.
   */
  | { state: 'running'; progress: number; silentSeconds?: number; preview?: Preview }
  | ({ state: 'succeeded' } & EngineSuccess)
  /**
   * `isOurFault`: not the engine's, but this machine's (its disk is full); the task waits and is taken up again.
   * `mayFallBack`: nothing was charged for it, and another engine may do it.
   */
  | { state: 'failed'; failure: Failure; detail: string; isOurFault?: boolean; mayFallBack?: boolean }
  | { state: 'canceled' }
  /** The engine does not know this run (any more). */
  | { state: 'unknown' };

/** What there is to see of a result before it is done: a small JPEG, PNG or WebP. */
export type Preview = { index: number; image: Buffer };

export type Health = { ok: boolean; detail: string };

/**
 * Why an engine did not do something: `busy` (its line is full, too many calls), `unavailable` (it cannot be reached, or
 * breaks), `misconfigured` (no right to, no money, a model is missing there), `refused` (not this, though others may),
 * `blocked` (its content rules).
 */
export type EngineErrorKind = 'busy' | 'unavailable' | 'misconfigured' | 'refused' | 'blocked';

/** What adapters throw; anything else is a mistake of theirs, or of what they stand on. */
export class EngineError extends Error {
  readonly kind: EngineErrorKind;
  /** What the user is told where no other engine takes over. */
  readonly failure: Failure;
  /** The call may have begun a run that is paid for. */
  readonly mayBeCharged: boolean;
  readonly retryAfterSeconds: number | undefined;
  constructor(
    kind: EngineErrorKind,
    detail: string,
    options: { failure?: Failure; mayBeCharged?: boolean; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.name = 'EngineError';
    this.kind = kind;
    this.failure = options.failure ?? (kind === 'blocked' ? 'prompt_blocked' : 'engine_error');
    this.mayBeCharged = options.mayBeCharged ?? false;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

export type EngineTraits = {
  tools: readonly ToolName[];
  /** Ids of the effect templates it can do. */
  effects: readonly string[];
  /** Typed speech can be spoken. */
  canSpeak: boolean;
  canCancel: boolean;
  hasProgress: boolean;
  /** True: a run goes on when our process dies, and can be found again by its RemoteRef. */
  isRestartSafe: boolean;
  /** True: a second submit costs money a second time. */
  isPaid: boolean;
  /** A run that makes no progress for so long is dead; absent: it may be silent until the task's own limit. */
  stallSeconds?: number;
};

/** One of several that an engine has for a tool. */
export type EngineModel = {
  /** The engine's own id of it, the same after a restart: `flux-2`. */
  id: string;
  tool: ToolName;
  /** As people know it. */
  title: Words;
  /** False: it is there, but cannot be asked just now. */
  isWell: boolean;
  /** Fields that it makes nothing of. */
  unused: UnusedField[];
};

export interface Engine {
  readonly id: string;
  readonly name: string;
  /** False: the image was composed by rules, and every screen says so. */
  readonly isAi: boolean;
  readonly traits: EngineTraits;
  health(): Promise<Health>;
  /**
   * Those that can be used, in the order in which they are asked. An engine without them does whatever its traits say, and
   * is itself what people choose.
   */
  listModels?(): readonly EngineModel[];
  /** Why one of its models cannot do a request, in a technical sentence; null: it can. Nothing is asked for it. */
  findMisfit?(model: string, request: EngineRequest): string | null;
  /** Which of its models does what was prepared. */
  modelOf?(prepared: Prepared): string;
  /** Uploads inputs; free, repeatable, stored. Throws EngineError. */
  prepare(request: EngineRequest, context: EngineContext): Promise<Prepared>;
  /** The only billable call; never retried inside. Throws EngineError. */
  submit(prepared: Prepared, context: EngineContext): Promise<RemoteRef>;
  /** After a break between submit and the stored RemoteRef: what became of it? Absent = cannot tell. */
  recover?(prepared: Prepared, context: EngineContext): Promise<RemoteRef | 'not-submitted' | 'cannot-tell'>;
  poll(ref: RemoteRef): Promise<Poll>;
  /** Live progress where the engine has it; returns how to stop listening. */
  watch?(ref: RemoteRef, emit: (poll: Poll) => void): () => void;
  cancel(ref: RemoteRef): Promise<void>;
  open(output: EngineOutput): Promise<Readable>;
  /** Frees what a finished run left behind. */
  release(ref: RemoteRef): Promise<void>;
  close(): Promise<void>;
}
