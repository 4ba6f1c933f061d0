// The promise of everything that makes images and videos, whether it runs here or at a provider.
import type { Readable } from 'node:stream';
import type { InputRole, MediaFacts } from '#contract/media.ts';
import type { Failure } from '#contract/task.ts';
import type { ToolName } from '#contract/tool-names.ts';

/** An image, video or sound that a tool was given, in our own storage. */
export type EngineInput = MediaFacts & {
  role: InputRole;
  /** Its place among the inputs of its role. */
  index: number;
  /** Name in our storage. */
  key: string;
  /** Ending of its name: `png`, `jpg`, `webp`, `mp4`, `m4a`. */
  format: string;
};

/** What a tool asks of an engine, in the engine's words. Only JSON, so that it can be stored. */
export type EngineRequest = {
  tool: ToolName;
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

/** Draws our brand mark for a video of this size: a PNG with alpha, and where it lies. */
export type DrawMark = (width: number, height: number) => { png: Buffer; left: number; top: number };

export type EngineContext = {
  taskId: string;
  /** Aborted when the task was canceled, timed out, or the worker stops. */
  signal: AbortSignal;
  openInput(input: EngineInput): Promise<Readable>;
  /** Null: nothing is to be marked. An engine with the trait `marksVideos` lays it over videos itself. */
  drawMark: DrawMark | null;
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
};

export type Poll =
  | { state: 'queued'; ahead: number | null }
  /**
   * progress 0–99, never falling. `silentSeconds`: how long there has been none, where the engine can tell better than
   * a clock: time in which its process was only waiting for the processor does not count.
   */
  | { state: 'running'; progress: number; silentSeconds?: number }
  | ({ state: 'succeeded' } & EngineSuccess)
  /** `isOurFault`: not the engine's, but this machine's (its disk is full); the task waits and is taken up again. */
  | { state: 'failed'; failure: Failure; detail: string; isOurFault?: boolean }
  | { state: 'canceled' }
  /** The engine does not know this run (any more). */
  | { state: 'unknown' };

type Health = { ok: boolean; detail: string };

export type EngineTraits = {
  tools: readonly ToolName[];
  /** Ids of the effect templates it can do. */
  effects: readonly string[];
  /** Typed speech can be spoken. */
  canSpeak: boolean;
  /** Lays the brand mark over videos in the same pass that makes them. */
  marksVideos: boolean;
  canCancel: boolean;
  hasProgress: boolean;
  /** True: a run goes on when our process dies, and can be found again by its RemoteRef. */
  isRestartSafe: boolean;
  /** True: a second submit costs money a second time. */
  isPaid: boolean;
  /** A run that makes no progress for so long is dead; absent: it may be silent until the task's own limit. */
  stallSeconds?: number;
};

export interface Engine {
  readonly id: string;
  readonly name: string;
  /** False: the image was composed by rules, and every screen says so. */
  readonly isAi: boolean;
  readonly traits: EngineTraits;
  health(): Promise<Health>;
  /** Uploads inputs; free, repeatable, stored. */
  prepare(request: EngineRequest, context: EngineContext): Promise<Prepared>;
  /** The only billable call; never retried inside. */
  submit(prepared: Prepared, context: EngineContext): Promise<RemoteRef>;
  /** After a crash between submit and the stored RemoteRef: what became of it? Absent = cannot tell. */
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
