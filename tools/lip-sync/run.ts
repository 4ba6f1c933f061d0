// Lip sync in an engine's words.
import type { EngineInput, EngineRequest, Given } from '#server/engines/engine.ts';
import type { LipResolution, LipSyncParams, MouthBox, Speech } from './contract.ts';

/** The `fields` of a lip-sync request. Without `speech` the voice is an input. */
export type LipSyncFields = Pick<LipSyncParams, 'keep_sound' | 'length'> & {
  speech: Speech | null;
  /** Shares of the image; null: the engine looks for the mouth. */
  mouth_box: MouthBox | null;
};

const PIXELS: Readonly<Record<LipResolution, number>> = { '720p': 1280 * 720, '1080p': 1920 * 1080 };

export function runLipSync(params: LipSyncParams, { pickSeed, inputs }: Given): EngineRequest {
  const source = inputs.find(({ role }) => role === 'video' || role === 'image');
  if (!source) throw new RangeError('there is neither a video nor a portrait');
  const { speech = null, mouth_box = null, keep_sound, length, resolution } = params;
  const fields: LipSyncFields = { speech, mouth_box, keep_sound, length };
  return { tool: 'lip-sync', seeds: [pickSeed()], ...sizeLike(source, PIXELS[resolution]), fields, inputs };
}

/** The shape of the source in as many pixels as the resolution has. Sides are even, as videos want them. */
function sizeLike({ width, height }: EngineInput, pixels: number): { width: number; height: number } {
  const scale = Math.sqrt(pixels / (width * height));
  const even = (side: number) => Math.round((side * scale) / 2) * 2;
  return { width: even(width), height: even(height) };
}
