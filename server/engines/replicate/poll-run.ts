// How a prediction goes.
import { EngineError } from '../engine.ts';
import { collectFiles } from '../hosted/collect-files.ts';
import type { RunPoll } from '../hosted/provider.ts';
import { readProgress } from '../hosted/read-progress.ts';
import { nameFailure } from '../hosted/read-reason.ts';
import type { Plan, RemoteRun } from '../hosted/stored.ts';
import { askReplicate, Prediction, type ReplicateSettings } from './ask-replicate.ts';

const MOST_CHARACTERS = 300;

/** Throws EngineError. */
export async function pollReplicateRun(
  settings: ReplicateSettings,
  { id }: RemoteRun,
  kind: Plan['kind'],
): Promise<RunPoll> {
  const { status, json } = await askReplicate(settings, {
    url: `${settings.apiBase}/predictions/${encodeURIComponent(id)}`,
    schema: Prediction.partial(),
    alsoFine: [404],
  });
  if (status === 404) return { state: 'unknown' };
  const read = Prediction.safeParse(json);
  if (!read.success) throw new EngineError('unavailable', 'Replicate answers with what is no prediction');
  return meaningOf(read.data, kind);
}

function meaningOf(prediction: Prediction, kind: Plan['kind']): RunPoll {
  const { status, output, logs, metrics, data_removed } = prediction;
  const computeSeconds = metrics?.predict_time ?? null;
  switch (status) {
    case 'starting':
      return { state: 'queued', ahead: null };
    case 'processing':
      return { state: 'running', progress: readProgress(logs ?? '') };
    case 'canceled':
      return { state: 'canceled' };
    case 'aborted':
      // Its time was over before it began: that costs nothing (replicate.com/changelog, 2025-10-16).
      return {
        state: 'failed',
        failure: 'timeout',
        detail: 'Replicate: it did not begin in time',
        isFree: true,
      };
    case 'failed':
      return fail(`Replicate: ${describeError(prediction)}`);
    case 'succeeded': {
      const files = collectFiles(output, kind);
      if (files.length > 0) return { state: 'succeeded', files, computeSeconds };
      return fail(data_removed ? REMOVED : 'Replicate: the result names no file');
    }
  }
}

const REMOVED = 'Replicate: the result was deleted there, an hour after it was made, before it was read';

/** What ran until it failed is charged for. */
function fail(detail: string): RunPoll {
  return { state: 'failed', failure: nameFailure(detail), detail, isFree: false };
}

function describeError({ error }: Prediction): string {
  const text = typeof error === 'string' && error !== '' ? error : 'the model failed';
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
