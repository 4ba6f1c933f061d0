// Whether a workflow can do what a request asks for.
import type { EngineRequest } from '../engine.ts';
import { isOnePhotoOfTwo, NEEDS_BOTH_PHOTOS } from '../models/one-photo.ts';
import { hasWordsFor } from '../models/write-prompt.ts';
import { secondsOf } from './request-values.ts';
import type { Workflow } from './workflow.ts';

/** A video may be a frame longer than was said. */
const SECONDS_TOLERANCE = 0.2;

/** Why not, in words; null when it can. */
export function findMisfit(workflow: Workflow, request: EngineRequest): string | null {
  const { fields, inputs } = request;
  if (workflow.tool !== request.tool) return `it is for ${workflow.tool}`;
  if (workflow.effects && !(String(fields['effect_id']) in workflow.effects)) {
    return `it does not do the effect ${String(fields['effect_id'])}`;
  }
  const hasOwnWords = workflow.effects?.[String(fields['effect_id'])]?.prompt !== undefined;
  if (hasOwnWords ? isOnePhotoOfTwo(request) : !hasWordsFor(request)) return `it ${NEEDS_BOTH_PHOTOS}`;
  const misplaced = findMisplaced(workflow, inputs);
  if (misplaced !== null) return misplaced;
  for (const [field, values] of Object.entries(workflow.only ?? {})) {
    const asked = fields[field];
    if (asked !== undefined && !values.some((value) => value === asked)) {
      return `it does ${values.map(String).join(' or ')} for ${field}, not ${JSON.stringify(asked)}`;
    }
  }
  const seconds = secondsOf(request);
  if (workflow.mostSeconds !== undefined && seconds !== undefined) {
    if (seconds > workflow.mostSeconds + SECONDS_TOLERANCE) {
      return `it makes ${workflow.mostSeconds} seconds at most, not ${seconds}`;
    }
  }
  return null;
}

function findMisplaced({ media }: Workflow, inputs: EngineRequest['inputs']): string | null {
  const taken = new Set(media.map(placeOf));
  const given = new Set(inputs.map(placeOf));
  for (const input of inputs) if (!taken.has(placeOf(input))) return `it takes no ${placeOf(input)}`;
  for (const medium of media) {
    if (!medium.optional && !given.has(placeOf(medium))) return `it needs the ${placeOf(medium)}`;
  }
  return null;
}

function placeOf({ role, index }: { role: string; index: number }): string {
  return `${role} ${index}`;
}
