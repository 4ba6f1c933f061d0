// How far a run is, by what its nodes have done: the one that samples takes nearly all of the time.
import type { Graph } from './workflow.ts';

/** By the name of the class; the first that fits. A class that is not known counts as one that takes a moment. */
const WEIGHTS: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/^(KSamplerSelect|ModelSampling\w*|BasicScheduler|LTXVScheduler)$/, 0.2],
  [/Sampler|Sampling|Upscaler$|UpscaleWithModel|FrameInterpolat|VFI/i, 30],
  [/^VAE(Decode|Encode)/, 3],
  [/(Checkpoint|UNET|CLIP|Model|Encoder)\w*Loader/i, 4],
  [/TextEncode|AudioEncoderEncode/, 1],
  [/^(Save|Create)(Video|WEBM)|VideoCombine/, 2],
];
const USUAL_WEIGHT = 0.5;

export function weighNodes(graph: Graph): Record<string, number> {
  return Object.fromEntries(
    Object.entries(graph).map(([id, { class_type }]) => [id, weighClass(class_type)]),
  );
}

function weighClass(name: string): number {
  return WEIGHTS.find(([pattern]) => pattern.test(name))?.[1] ?? USUAL_WEIGHT;
}

/** 0–1. `shares` says how far each node is; one that is not named has not begun. */
export function shareDone(
  weights: Readonly<Record<string, number>>,
  shares: ReadonlyMap<string, number>,
): number {
  let all = 0;
  let done = 0;
  for (const [id, weight] of Object.entries(weights)) {
    all += weight;
    done += weight * Math.min(1, Math.max(0, shares.get(id) ?? 0));
  }
  return all === 0 ? 0 : done / all;
}
