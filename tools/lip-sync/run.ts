// Lip sync in an engine's words.
import type { EngineInput, EngineRequest, Given } from '#server/engines/engine.ts';
import { type LipResolution, LipSyncEngineFields, type LipSyncParams } from './fields.ts';

const PIXELS: Readonly<Record<LipResolution, number>> = { '720p': 1280 * 720, '1080p': 1920 * 1080 };

export function runLipSync(params: LipSyncParams, { pickSeed, inputs }: Given): EngineRequest {
  const source = inputs.find(({ role }) => role === 'video' || role === 'image');
  if (!source) throw new RangeError('there is neither a video nor a portrait');
  const isSpoken = inputs.some(({ role }) => role === 'audio');
  const { speech = null, ...rest } = params;
  return {
    tool: 'lip-sync',
    seeds: [pickSeed()],
    ...sizeLike(source, PIXELS[params.resolution]),
    fields: LipSyncEngineFields.parse({ ...rest, [isSpoken ? 'said' : 'speech']: speech }),
    inputs,
  };
}

/** The shape of the source in as many pixels as the resolution has. Sides are even, as videos want them. */
function sizeLike({ width, height }: EngineInput, pixels: number): { width: number; height: number } {
  const scale = Math.sqrt(pixels / (width * height));
  const even = (side: number) => Math.round((side * scale) / 2) * 2;
  return { width: even(width), height: even(height) };
}
