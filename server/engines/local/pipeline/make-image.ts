// One image: the words are read, noise becomes an image in steps, and the image becomes pixels.
import { makeRandom, type Random } from '#engine/raster/random.ts';
import type { ImageJob } from '../model-use.ts';
import type { OpenModel } from './open-model.ts';
import { pickDrawnSize, readPlanes, type Size, writePlanes } from './pixels.ts';
import type { Tensor } from './runtime.ts';
import { embedGuidance, makeSampler } from './sampler.ts';
import { describeInput, hasInput, makeTensor, readFloats, runSession } from './tensors.ts';
import { TOKENS } from './tokenize.ts';

/** An autoencoder makes one number of so many pixels in a row. */
const PIXELS_OF_LATENT = 8;

type Latents = { data: Float32Array; dims: readonly number[] };

/** `report` takes how much is done, 0–1. Throws where a network makes what is no image. */
export async function makeImage(
  model: OpenModel,
  job: ImageJob,
  report: (share: number) => void,
): Promise<void> {
  const { side, multiple } = model.use;
  const drawn = multiple === null ? { width: side, height: side } : pickDrawnSize(job, side, multiple);
  const strength = job.image?.strength ?? 1;
  const sampler = makeSampler(model.use.sampler, model.noise, { steps: job.steps, strength });
  // The words, each step, and the pixels at the end, where there is an image also those at the beginning.
  const parts = sampler.timesteps.length + 2 + (job.image ? 1 : 0);
  let done = 0;
  const finish = () => report((done += 1) / parts);

  const words = await readWords(model, job.prompt);
  finish();
  const image = job.image && (await encode(model, await readPlanes(job.image.file, drawn), drawn));
  if (image) finish();
  const dims = image?.dims ?? [
    1,
    countChannels(model),
    drawn.height / PIXELS_OF_LATENT,
    drawn.width / PIXELS_OF_LATENT,
  ];
  const random = makeRandom(job.seed, 'latents');
  const makeNoise = () => drawNormal(random, countNumbers(dims));
  let sample = sampler.timesteps.length > 0 ? sampler.begin(makeNoise(), image?.data ?? null) : image?.data;
  if (!sample) throw new Error('there is nothing to make the image of');
  for (const [step, time] of sampler.timesteps.entries()) {
    const said = await denoise(model, sampler.scale(sample, step), dims, time, words);
    sample = sampler.next(said, step, sample, makeNoise);
    finish();
  }
  await writePlanes(job.file, await decode(model, { data: sample, dims }, drawn), drawn, job);
  finish();
}

async function readWords({ runtime, textEncoder, tokenize }: OpenModel, prompt: string): Promise<Tensor> {
  const ids = makeTensor(runtime, describeInput(textEncoder, 'input_ids'), tokenize(prompt), [1, TOKENS]);
  return await runSession(textEncoder, { input_ids: ids }, 'last_hidden_state');
}

async function denoise(
  { runtime, unet, use }: OpenModel,
  sample: Float32Array,
  dims: readonly number[],
  time: number,
  words: Tensor,
): Promise<Float32Array> {
  const feeds: Record<string, Tensor> = {
    sample: makeTensor(runtime, describeInput(unet, 'sample'), sample, dims),
    timestep: makeTime(runtime, describeInput(unet, 'timestep'), time),
    encoder_hidden_states: makeTensor(
      runtime,
      describeInput(unet, 'encoder_hidden_states'),
      readFloats(words),
      words.dims,
    ),
  };
  if (hasInput(unet, 'timestep_cond')) {
    const input = describeInput(unet, 'timestep_cond');
    const size = input.shape?.at(-1);
    const told = embedGuidance(use.guidance, typeof size === 'number' ? size : 256);
    feeds['timestep_cond'] = makeTensor(runtime, input, told, [1, told.length]);
  }
  const said = readFloats(await runSession(unet, feeds, 'out_sample'));
  if (said.length !== sample.length) throw new Error('the network made another size than it was given');
  return said;
}

/** One number, or a list with it alone: exports differ. */
function makeTime(runtime: OpenModel['runtime'], input: ReturnType<typeof describeInput>, time: number) {
  return makeTensor(runtime, input, [time], input.shape?.length === 0 ? [] : [1]);
}

async function encode(model: OpenModel, planes: Float32Array, { width, height }: Size): Promise<Latents> {
  const encoder = await model.openEncoder();
  const input = describeInput(encoder, encoder.inputMetadata[0]?.name ?? 'sample');
  const given = makeTensor(model.runtime, input, planes, [1, 3, height, width]);
  const made = await runSession(encoder, { [input.name]: given });
  const channels = countChannels(model);
  const dims = [1, channels, height / PIXELS_OF_LATENT, width / PIXELS_OF_LATENT];
  // Some exports say how sure they are as well, in a second half.
  const data = readFloats(made).slice(0, countNumbers(dims));
  if (data.length !== countNumbers(dims)) throw new Error('the network made too little of the image');
  return { data: data.map((value) => value * model.use.latentScale), dims };
}

async function decode(model: OpenModel, { data, dims }: Latents, drawn: Size): Promise<Float32Array> {
  const { runtime, decoder, use } = model;
  const input = describeInput(decoder, decoder.inputMetadata[0]?.name ?? 'latent_sample');
  const given = makeTensor(
    runtime,
    input,
    data.map((value) => value / use.latentScale),
    dims,
  );
  const planes = readFloats(await runSession(decoder, { [input.name]: given }));
  if (planes.length !== drawn.width * drawn.height * 3) {
    throw new Error('the network made no image of the size that was asked for');
  }
  return planes;
}

function countChannels({ unet }: OpenModel): number {
  const channels = describeInput(unet, 'sample').shape?.[1];
  return typeof channels === 'number' ? channels : 4;
}

const countNumbers = (dims: readonly number[]): number => dims.reduce((all, side) => all * side, 1);

/** Numbers of the normal distribution, by the formula of Box and Muller. */
function drawNormal(random: Random, count: number): Float32Array {
  return Float32Array.from({ length: count }, () => {
    const far = Math.sqrt(-2 * Math.log(1 - random.next()));
    return far * Math.cos(2 * Math.PI * random.next());
  });
}
