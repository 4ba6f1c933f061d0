// Has a tool of the product make one result outside of a running product: asked as a post asks, checked by the tool's
// contract, done by the built-in engine.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { checkMedia, type MediaFacts, type MediaRule, type MediaSource } from '#contract/media.ts';
import type { ToolContract } from '#contract/tool.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { HANDLERS } from '#engine/handlers.ts';
import type { Done, JobInput } from '#engine/job.ts';
import type { EngineRequest, Given } from '#server/engines/engine.ts';
import type { Ffmpeg } from '#server/ffmpeg/find-ffmpeg.ts';
import { probeMedia } from '#server/ffmpeg/probe-media.ts';
import { toolContracts } from '#tools/contracts.ts';
import { toolRuns } from '#tools/runs.ts';

export type Programs = { ffmpeg: Ffmpeg; speaker: string };

export type Order = {
  tool: ToolName;
  /** As a post says them, but for the media. */
  fields: Readonly<Record<string, unknown>>;
  /** Files by the name of their field. */
  media: Readonly<Record<string, readonly string[]>>;
  seed: number;
};

export type Sample = {
  file: string;
  /** As they would be stored with the task; media stand as uploads of no number. */
  params: Record<string, unknown>;
  facts: MediaFacts;
  done: Done;
};

const contracts: Readonly<Record<ToolName, ToolContract<object>>> = toolContracts;
const runs: Readonly<Record<ToolName, (params: never, given: Given) => EngineRequest>> = toolRuns;

/** `file` without its ending. Throws where the tool would refuse the order, and where it cannot do it. */
export async function makeSample(order: Order, file: string, programs: Programs): Promise<Sample> {
  const { tool, seed } = order;
  const { params, inputs } = await readOrder(order, programs);
  const request = runs[tool](params as never, { pickSeed: () => seed, inputs });
  const load = HANDLERS[tool];
  if (!load) throw new Error(`nothing does ${tool}`);
  const handle = await load();
  const { fields, width, height } = request;
  const made = `${file}.${tool.endsWith('image') || tool === 'image-effect' ? 'png' : 'mp4'}`;
  const folder = `${file}-work`;
  await mkdir(folder, { recursive: true });
  const size = { width, height };
  const job = { tool, fields, seed, index: 0, ...size, inputs, file: made, folder, ...programs };
  const done = await handle(job, () => {});
  await rm(folder, { recursive: true, force: true });
  return { file: made, params, facts: await measureFile(made, programs), done };
}

async function readOrder({ tool, fields, media }: Order, programs: Programs) {
  const contract = contracts[tool];
  const sources: Record<string, unknown> = {};
  const refs: Record<string, unknown> = {};
  const inputs: JobInput[] = [];
  for (const [field, files] of Object.entries(media)) {
    const rule = contract.media[field];
    if (!rule) throw new Error(`${tool} takes no ${field}`);
    const measured = await Promise.all(files.map((one) => measureInput(one, rule, programs)));
    inputs.push(...files.map((one, index) => nameInput(one, index, rule, measured[index])));
    refs[field] = asField(
      rule,
      files.map(() => NO_UPLOAD),
    );
    sources[field] = asField(
      rule,
      measured.map((facts): MediaSource => ({ ...NO_UPLOAD, ...facts })),
    );
  }
  const params = { ...readPost(contract, { ...fields, ...refs }), ...sources };
  const refused = contract.refuseParams?.(params) ?? {};
  if (Object.keys(refused).length > 0) throw new Error(`${tool} refuses ${JSON.stringify(refused)}`);
  return { params, inputs };
}

const NO_UPLOAD = { upload_id: '1' };
const asField = <One>({ most }: MediaRule, all: readonly One[]) => (most > 1 ? all : all[0]);

/** The last of a tool's calls that takes it: the plain one of text to image is the fine engine. */
function readPost(contract: ToolContract<object>, asked: object): Record<string, unknown> {
  const [post] = contract.posts.toReversed();
  const input = post?.endpoint.input.parse(asked);
  const params = post?.toParams(input as never);
  if (!params) throw new Error(`${contract.name} does not take ${JSON.stringify(asked)}`);
  return { ...params };
}

async function measureInput(file: string, rule: MediaRule, programs: Programs): Promise<MediaFacts> {
  const facts = await measureFile(file, programs);
  const problem = checkMedia(rule, facts);
  if (problem !== null) throw new Error(`${file}: ${problem}`);
  return facts;
}

export async function measureFile(file: string, { ffmpeg }: Programs): Promise<MediaFacts> {
  if (/\.(png|jpg|webp)$/.test(file)) {
    const { width, height } = await sharp(file).metadata();
    return { kind: 'image', width, height, duration: 0, fps: 0, has_sound: false };
  }
  const { video, audio, seconds } = await probeMedia(ffmpeg, file);
  const { width = 0, height = 0, fps = 0 } = video ?? {};
  return {
    kind: video ? 'video' : 'audio',
    width,
    height,
    duration: seconds,
    fps,
    has_sound: audio !== null,
  };
}

function nameInput(
  file: string,
  index: number,
  { role }: MediaRule,
  facts: MediaFacts | undefined,
): JobInput {
  if (!facts) throw new Error(`${file} was not measured`);
  return { ...facts, role, index, key: path.basename(file), format: path.extname(file).slice(1), file };
}
