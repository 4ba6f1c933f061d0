// What is said between the built-in engine and its processes: one job makes one image or video of a tool.
import type { Failure } from '#contract/failures.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { JobFailure } from '#server/children/serve-jobs.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import type { EngineInput } from '#server/engines/engine.ts';
import { unpackSilhouette } from '#engine/vision/keep-silhouette.ts';
import type { Silhouette } from '#engine/vision/segment-people.ts';

/** An input, and where it lies on the disk for the time of the job. */
export type JobInput = EngineInput & { file: string };

/** One result of a task. Everything in it is plain data. */
export type Job = {
  tool: ToolName;
  /** The tool's own fields, as its run.ts wrote them; the handler reads them with the same schema of its fields.ts. */
  fields: Record<string, unknown>;
  seed: number;
  /** Which result of the task this is. */
  index: number;
  /** Pixels of the finished image or video. */
  width: number;
  height: number;
  inputs: readonly JobInput[];
  /** Where the result goes (PNG or MP4); it must be whole when the handler resolves. */
  file: string;
  /** A folder of the job's own, for what lies between; it is removed afterwards. */
  folder: string;
  ffmpeg: Ffmpeg | null;
  /** The program of a thread that paints frames of a video beside this one, where cores are free for it. */
  secondPainter?: string;
  /** espeak-ng, or a program that takes its arguments, in our own Node where it ends in `.mjs`; empty where there is none. */
  speaker: string;
};

export type Done = {
  understood: string[];
  ignored: string[];
  /** Which part of what was asked for could be done, 0–1; absent = all. */
  share?: number;
  /** Subtitles of a video, as SRT. */
  subtitles?: string;
};

/**
 * Makes the result of one job. `report` takes how much is done, 0–1, at least after every 20 seconds of processor time: a
 * silent job is taken for dead. It may be begun a second time, in a fresh folder, when its first process was killed. Throws JobRefusal for what the user can change, anything else is the engine's fault.
 */
export type JobHandler = (job: Job, report: (share: number) => void) => Promise<Done>;

/** Why a job cannot be done, as the product names it: the task fails with it, and the points come back. */
export class JobRefusal extends JobFailure {
  constructor(failure: Failure, detail: string) {
    super(failure, detail);
    this.name = 'JobRefusal';
  }
}

/** ffmpeg, for handlers that cannot go without; the engine offers them only where there is one. */
export function needFfmpeg({ ffmpeg }: Pick<Job, 'ffmpeg'>): Ffmpeg {
  if (!ffmpeg) throw new Error('there is no ffmpeg');
  return ffmpeg;
}

/** What stands out in a photo, where that was kept with it. */
export function keptSalient({ salient }: JobInput): Silhouette | null {
  return salient === undefined ? null : unpackSilhouette(salient);
}

/** The inputs of a role, in order. */
export function inputsOf(job: Job, role: JobInput['role']): JobInput[] {
  return job.inputs.filter((input) => input.role === role);
}
