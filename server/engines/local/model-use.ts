// What is said between the engine of this machine and its process: how a model is used, and one image to be made with it.
import type { SamplerName } from './pipeline/sampler.ts';

export type ModelUse = {
  /** Where its files lie; absolute. */
  folder: string;
  /** The module of ONNX Runtime; absolute. */
  runtime: string;
  threads: number;
  sampler: SamplerName;
  /** How closely it keeps to the words; only where the model was trained to be told. */
  guidance: number;
  /** What its autoencoder multiplies with. */
  latentScale: number;
  /** It draws best with as many pixels as a square of this side has. */
  side: number;
  /** Sides are multiples of it; null: it draws nothing but that square. */
  multiple: number | null;
};

export type ImageJob = {
  model: ModelUse;
  prompt: string;
  seed: number;
  steps: number;
  /** Pixels of the finished image. */
  width: number;
  height: number;
  /** To be changed, so far: 0 = as it is, 1 = wholly. */
  image: { file: string; strength: number } | null;
  /** Where the PNG goes. */
  file: string;
};
