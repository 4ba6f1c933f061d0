// How noise becomes an image in few steps: the formulas of LCM and of Euler with trailing steps, as their papers and the
// diffusers library have them. `strength` is how much of the way is gone; what is begun with is that much noise.
import * as z from 'zod';

export const SAMPLERS = ['lcm', 'euler'] as const;
export type SamplerName = (typeof SAMPLERS)[number];

/** Of `scheduler/scheduler_config.json`; what is not there is as in Stable Diffusion. */
export const NoiseConfig = z.object({
  num_train_timesteps: z.int().min(2).max(10_000).default(1000),
  beta_start: z.number().positive().default(0.000_85),
  beta_end: z.number().positive().default(0.012),
  beta_schedule: z.enum(['scaled_linear', 'linear']).default('scaled_linear'),
  prediction_type: z.enum(['epsilon', 'v_prediction']).default('epsilon'),
  original_inference_steps: z.int().min(1).default(50),
  timestep_scaling: z.number().default(10),
});
export type NoiseConfig = z.output<typeof NoiseConfig>;

export type Sampler = {
  /** What the network is told at each step; empty where there is nothing to do. */
  timesteps: readonly number[];
  /** What is begun with: noise alone, or noise over an image. */
  begin(noise: Float32Array, image: Float32Array | null): Float32Array;
  /** What the network is given at a step. */
  scale(sample: Float32Array, step: number): Float32Array;
  /** From what the network said to the sample of the next step. `noise` is asked where the formula wants new noise. */
  next(said: Float32Array, step: number, sample: Float32Array, noise: () => Float32Array): Float32Array;
};

export type SamplerOptions = { steps: number; strength: number };

export function makeSampler(name: SamplerName, config: NoiseConfig, options: SamplerOptions): Sampler {
  return name === 'lcm' ? makeLcm(config, options) : makeEuler(config, options);
}

/** How much of the image is left at each of the steps that the model was trained with. */
function listAlphas({ num_train_timesteps: count, beta_start, beta_end, beta_schedule }: NoiseConfig) {
  const isScaled = beta_schedule === 'scaled_linear';
  const [from, to] = isScaled ? [Math.sqrt(beta_start), Math.sqrt(beta_end)] : [beta_start, beta_end];
  let left = 1;
  return Float64Array.from({ length: count }, (_, at) => {
    const beta = from + ((to - from) * at) / (count - 1);
    return (left *= 1 - (isScaled ? beta * beta : beta));
  });
}

/** Latent consistency models, arXiv 2310.04378. */
function makeLcm(config: NoiseConfig, { steps, strength }: SamplerOptions): Sampler {
  const alphas = listAlphas(config);
  const all = config.original_inference_steps;
  const apart = Math.floor(config.num_train_timesteps / all);
  const way = Array.from({ length: Math.floor(all * strength) }, (_, at) => (at + 1) * apart - 1).reverse();
  const count = Math.min(steps, way.length);
  const timesteps = Array.from({ length: count }, (_, at) => way[Math.floor((at * way.length) / count)] ?? 0);
  return {
    timesteps,
    begin: (noise, image) => (image ? mix(image, noise, alphaAt(alphas, timesteps[0])) : noise),
    scale: (sample) => sample,
    next(said, step, sample, noise) {
      const time = timesteps[step] ?? 0;
      const clean = predictImage(config, said, sample, alphaAt(alphas, time));
      const scaled = time * config.timestep_scaling;
      const [kept, made] = [0.25 / (scaled * scaled + 0.25), scaled / Math.sqrt(scaled * scaled + 0.25)];
      const denoised = clean.map((value, at) => made * value + kept * (sample[at] ?? 0));
      if (step === timesteps.length - 1) return denoised;
      return mix(denoised, noise(), alphaAt(alphas, timesteps[step + 1]));
    },
  };
}

/** Euler's method on the noise level, with steps that end at the last one: SD-Turbo and its kind. */
function makeEuler(config: NoiseConfig, { steps, strength }: SamplerOptions): Sampler {
  const alphas = listAlphas(config);
  // Of one step nothing could be left out.
  const whole = strength > 0 ? Math.max(steps, Math.ceil(1 / strength)) : 0;
  const apart = config.num_train_timesteps / whole;
  const way = Array.from({ length: whole }, (_, at) => Math.round((whole - at) * apart) - 1);
  const timesteps = way.slice(whole - Math.floor(whole * strength + 1e-9));
  const levels = [...timesteps.map((time) => levelOf(alphaAt(alphas, time))), 0];
  const level = (step: number) => levels[step] ?? 0;
  return {
    timesteps,
    begin: (noise, image) => noise.map((value, at) => value * level(0) + (image?.[at] ?? 0)),
    scale: (sample, step) => sample.map((value) => value / Math.sqrt(level(step) ** 2 + 1)),
    next(said, step, sample) {
      const [now, then] = [level(step), level(step + 1)];
      const isVelocity = config.prediction_type === 'v_prediction';
      return sample.map((value, at) => {
        const told = said[at] ?? 0;
        const clean = isVelocity
          ? (-told * now) / Math.sqrt(now * now + 1) + value / (now * now + 1)
          : value - now * told;
        return value + ((value - clean) / now) * (then - now);
      });
    },
  };
}

const alphaAt = (alphas: Float64Array, time = 0): number => alphas[time] ?? 1;
const levelOf = (alpha: number): number => Math.sqrt((1 - alpha) / alpha);

function mix(image: Float32Array, noise: Float32Array, alpha: number): Float32Array {
  const [kept, added] = [Math.sqrt(alpha), Math.sqrt(1 - alpha)];
  return image.map((value, at) => kept * value + added * (noise[at] ?? 0));
}

function predictImage(
  { prediction_type }: NoiseConfig,
  said: Float32Array,
  sample: Float32Array,
  alpha: number,
): Float32Array {
  const [kept, added] = [Math.sqrt(alpha), Math.sqrt(1 - alpha)];
  if (prediction_type === 'v_prediction') {
    return sample.map((value, at) => kept * value - added * (said[at] ?? 0));
  }
  return sample.map((value, at) => (value - added * (said[at] ?? 0)) / kept);
}

/** What LCM is told of the guidance, as a signal of waves; `size` numbers. */
export function embedGuidance(guidance: number, size: number): Float32Array {
  const half = size / 2;
  const apart = Math.log(10_000) / (half - 1);
  return Float32Array.from({ length: size }, (_, at) => {
    const wave = (guidance - 1) * 1000 * Math.exp(-apart * (at % half));
    return at < half ? Math.sin(wave) : Math.cos(wave);
  });
}
