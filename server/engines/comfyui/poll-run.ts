// Puts together what became of the prompts of a run.
import { mediaOfTool } from '#contract/tool-names.ts';
import type { EngineOutput, Poll } from '../engine.ts';
import { findPart, type PartState } from './find-part.ts';
import { locate } from './open-file.ts';
import { type PartEnd, readEnd } from './read-history.ts';
import type { Part, RunRef } from './run.ts';
import type { Server } from './servers.ts';
import type { Tracked } from './track-progress.ts';

/** Throws EngineError. */
export async function pollRun(server: Server, ref: RunRef, tracked: Tracked): Promise<Poll> {
  const states: PartState[] = [];
  for (const { id } of ref.parts) states.push(await findPart(server, id));
  if (states.some(({ state }) => state === 'unknown')) {
    // One that was stopped before its turn leaves no trace; that the others were stopped says it.
    const ended = endsOf(ref, states);
    const isStopped = ended.some(({ end }) => end.state === 'canceled');
    return { state: isStopped ? 'canceled' : 'unknown' };
  }
  const queued = states.filter((state) => state.state === 'queued');
  const ended = ref.parts.filter((_, place) => states[place]?.state === 'ended');
  if (queued.length === states.length) {
    return { state: 'queued', ahead: Math.min(...queued.map(({ ahead }) => ahead)) };
  }
  if (ended.length < states.length) {
    return { state: 'running', progress: tracked.progress(ended.map(({ id }) => id)) };
  }
  return summarize(server, ref, endsOf(ref, states));
}

type Ended = { part: Part; end: PartEnd };

function endsOf({ parts, outputs, tool }: RunRef, states: readonly PartState[]): Ended[] {
  return parts.flatMap((part, place) => {
    const state = states[place];
    if (state?.state !== 'ended') return [];
    return [{ part, end: readEnd(state.entry, outputs, mediaOfTool(tool)) }];
  });
}

function summarize(server: Server, ref: RunRef, ended: readonly Ended[]): Poll {
  const kind = mediaOfTool(ref.tool);
  const outputs: EngineOutput[] = [];
  const missing: { index: number; detail: string }[] = [];
  for (const { part, end } of ended) {
    for (const [place, index] of part.indexes.entries()) {
      const file = end.state === 'done' ? end.files[place] : undefined;
      if (file) {
        const seed = part.seeds[place] ?? null;
        outputs.push({ index, kind, seed, location: locate(server.url, file) });
      } else missing.push({ index, detail: describeEnd(end) });
    }
  }
  if (outputs.length > 0) return { state: 'succeeded', outputs, missing, understood: [], ignored: [] };
  if (ended.some(({ end }) => end.state === 'canceled')) return { state: 'canceled' };
  const detail = missing[0]?.detail ?? 'ComfyUI made nothing';
  return { state: 'failed', failure: 'engine_error', detail, mayFallBack: true };
}

function describeEnd(end: PartEnd): string {
  if (end.state === 'failed') return end.detail;
  return end.state === 'canceled' ? 'ComfyUI was told to stop it' : 'ComfyUI made fewer than were asked for';
}
