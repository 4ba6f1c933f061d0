// The nodes that the fake knows: what a real ComfyUI 0.3.64 said of them (object-info.json), with the models of a test.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Model } from '#server/engines/comfyui/workflow.ts';

export type Spec = [type: string | string[], options?: Record<string, unknown>];
export type NodeClass = {
  input: { required?: Record<string, Spec>; optional?: Record<string, Spec> };
  output: string[];
  output_node: boolean;
};
export type NodeClasses = Record<string, NodeClass>;
export type FakeGraph = Record<string, { class_type: string; inputs: Record<string, unknown> }>;

const KNOWN = readFileSync(path.join(import.meta.dirname, 'object-info.json'), 'utf8');

/** Which input of which loader lists the files of a folder. */
const LOADERS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  checkpoints: [['CheckpointLoaderSimple', 'ckpt_name']],
  diffusion_models: [['UNETLoader', 'unet_name']],
  text_encoders: [
    ['CLIPLoader', 'clip_name'],
    ['DualCLIPLoader', 'clip_name1'],
    ['DualCLIPLoader', 'clip_name2'],
  ],
  vae: [['VAELoader', 'vae_name']],
  audio_encoders: [['AudioEncoderLoader', 'audio_encoder_name']],
  upscale_models: [['UpscaleModelLoader', 'model_name']],
};

/** `without`: classes that this server has not. */
export function listNodes(models: readonly Model[], without: readonly string[]): NodeClasses {
  const classes = JSON.parse(KNOWN) as NodeClasses;
  for (const [folder, places] of Object.entries(LOADERS)) {
    const files = [...new Set(models.filter((model) => model.folder === folder).map(({ file }) => file))];
    for (const [name, input] of places) {
      const required = classes[name]?.input.required;
      if (!required) continue;
      const isNew = required[input]?.[0] === 'COMBO';
      required[input] = isNew ? ['COMBO', { options: files }] : [files];
    }
  }
  for (const name of without) delete classes[name];
  return classes;
}

export function isLinked(value: unknown): value is [string, number] {
  return Array.isArray(value) && value.length === 2;
}
