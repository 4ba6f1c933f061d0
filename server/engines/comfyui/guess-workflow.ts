// Guesses of an exported graph what it is for, and where in it goes what a tool asks for.
import type { ToolName } from '#contract/tool-names.ts';
import { type Graph, isLink, type Model, type Param, type Workflow } from './workflow.ts';

type Place = { node: string; input: string };
export type Guess = Pick<Workflow, 'outputs' | 'requires' | 'frames' | 'size'> & {
  tool: ToolName | null;
  bindings: { param: Param; node: string; input: string }[];
  media: { role: 'image' | 'tail' | 'video' | 'audio'; index: number; node: string; input: string }[];
};

const TEXTS = ['text', 'prompt', 'positive_prompt', 't5xxl', 'clip_l'];
const MODEL_FILE = /\.(safetensors|pth?|ckpt|gguf|sft|bin)$/i;
const STEPS: readonly (readonly [pattern: RegExp, step: number])[] = [[/LTX/, 8]];
const USUAL_STEP = 4;

/** Loaders by a part of their names, and the folder that they list. */
const FOLDERS: readonly (readonly [pattern: RegExp, folder: string])[] = [
  [/Checkpoint/, 'checkpoints'],
  [/UNET|DiffusionModel/i, 'diffusion_models'],
  [/CLIPVision/, 'clip_vision'],
  [/AudioEncoder/, 'audio_encoders'],
  [/CLIP|TextEncoder/, 'text_encoders'],
  [/VAE/, 'vae'],
  [/Lora/i, 'loras'],
  [/Upscale/, 'upscale_models'],
  [/ControlNet/, 'controlnet'],
  [/StyleModel/, 'style_models'],
];

const MEDIA_NODES: readonly (readonly [pattern: RegExp, input: string, role: 'image' | 'video' | 'audio'])[] =
  [
    [/^LoadImage$/, 'image', 'image'],
    [/^LoadVideo$/, 'file', 'video'],
    [/^VHS_LoadVideo$/, 'video', 'video'],
    [/^(VHS_)?LoadAudio$/, 'audio', 'audio'],
  ];

export function guessWorkflow(graph: Graph): Guess {
  const outputs = findOutputs(graph);
  const media = findMedia(graph);
  const positive = findWords(graph, 'positive');
  const negative = findWords(graph, 'negative').filter(
    (one) => !positive.some((other) => isSame(one, other)),
  );
  const lengths = listPlaces(graph, (name, input) => input === 'length' && makesLatent(name));
  const fps = listPlaces(graph, (name, input) => input === 'fps' && name === 'CreateVideo')[0];
  const rate = fps ? graph[fps.node]?.inputs[fps.input] : undefined;
  const lengthClass = lengths[0] ? (graph[lengths[0].node]?.class_type ?? '') : '';
  const step = STEPS.find(([pattern]) => pattern.test(lengthClass))?.[1] ?? USUAL_STEP;
  const sides = (side: string) => listPlaces(graph, (name, input) => input === side && makesLatent(name));
  const scales = (side: string) =>
    listPlaces(graph, (name, input) => input === side && name === 'ImageScale');
  return {
    tool: guessTool(graph, outputs, media),
    bindings: [
      ...bind('prompt', positive.length > 0 ? positive : findLoneWords(graph)),
      ...bind('negative', negative),
      ...bind(
        'seed',
        listPlaces(graph, (_, input) => input === 'seed' || input === 'noise_seed'),
      ),
      ...bind('width', sides('width')),
      ...bind('height', sides('height')),
      ...bind('output_width', scales('width')),
      ...bind('output_height', scales('height')),
      ...bind('frames', lengths),
    ],
    media,
    outputs,
    ...(sides('width').length > 0 && { size: { multiple: lengths.length > 0 ? 32 : 16 } }),
    ...(lengths.length > 0 && typeof rate === 'number' && { frames: { fps: rate, step, plus: 1 } }),
    requires: { nodes: [], models: findModels(graph) },
  };
}

function bind(param: Param, places: readonly Place[]): Guess['bindings'] {
  return places.map((place) => ({ param, ...place }));
}

function isSame(one: Place, other: Place): boolean {
  return one.node === other.node && one.input === other.input;
}

/** Places with a value of their own; what is linked is filled in elsewhere. */
function listPlaces(graph: Graph, isWanted: (name: string, input: string) => boolean): Place[] {
  return Object.entries(graph).flatMap(([node, { class_type, inputs }]) =>
    Object.entries(inputs)
      .filter(([input, value]) => !isLink(value) && isWanted(class_type, input))
      .map(([input]) => ({ node, input })),
  );
}

function makesLatent(name: string): boolean {
  return /^Empty|Latent|ToVideo|ImageToVideo/.test(name);
}

/** Texts above what samplers take as `positive` or `negative`. */
function findWords(graph: Graph, input: 'positive' | 'negative'): Place[] {
  const found: Place[] = [];
  const seen = new Set<string>();
  const climb = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const node = graph[id];
    if (!node) return;
    const own = TEXTS.filter((name) => typeof node.inputs[name] === 'string');
    found.push(...own.map((name) => ({ node: id, input: name })));
    if (own.length > 0) return;
    // A node that has both hands each through.
    const link = node.inputs[input];
    if (isLink(link)) return climb(link[0]);
    for (const [name, value] of Object.entries(node.inputs)) {
      if (isLink(value) && /conditioning|^text$|^prompt$/.test(name)) climb(value[0]);
    }
  };
  for (const node of Object.values(graph)) {
    const link = node.inputs[input];
    if (isLink(link)) climb(link[0]);
  }
  return found;
}

/** The only text there is, where no sampler names one. */
function findLoneWords(graph: Graph): Place[] {
  const all = listPlaces(graph, (name, input) => TEXTS.includes(input) && /TextEncode/.test(name));
  return all.length === 1 ? all : [];
}

function findMedia(graph: Graph): Guess['media'] {
  const counts = new Map<string, number>();
  return Object.entries(graph).flatMap(([node, { class_type }]) => {
    const [, input, kind] = MEDIA_NODES.find(([pattern]) => pattern.test(class_type)) ?? [];
    if (input === undefined || kind === undefined || !graph[node] || !(input in graph[node].inputs))
      return [];
    const role = kind === 'image' && feedsEnd(graph, node) ? 'tail' : kind;
    const index = counts.get(role) ?? 0;
    counts.set(role, index + 1);
    return [{ role, index, node, input }];
  });
}

function feedsEnd(graph: Graph, id: string): boolean {
  return Object.values(graph).some(({ inputs }) =>
    Object.entries(inputs).some(
      ([input, value]) => isLink(value) && value[0] === id && /^end_image$/.test(input),
    ),
  );
}

function findOutputs(graph: Graph): string[] {
  return Object.entries(graph)
    .filter(([, { inputs }]) => typeof inputs['filename_prefix'] === 'string')
    .map(([id]) => id);
}

function findModels(graph: Graph): Model[] {
  const models = Object.values(graph).flatMap(({ class_type, inputs }) =>
    Object.values(inputs)
      .filter((value) => typeof value === 'string')
      .filter((value) => MODEL_FILE.test(value))
      .map((file) => ({
        folder: FOLDERS.find(([pattern]) => pattern.test(class_type))?.[1] ?? 'models',
        file,
      })),
  );
  return [...new Map(models.map((model) => [`${model.folder}/${model.file}`, model])).values()];
}

function guessTool(graph: Graph, outputs: readonly string[], media: Guess['media']): ToolName | null {
  const classes = outputs.map((id) => graph[id]?.class_type ?? '');
  const isVideo = classes.some((name) => /Video|WEBM/i.test(name));
  const has = (role: string) => media.some((medium) => medium.role === role);
  if (outputs.length === 0) return null;
  if (!isVideo) return has('image') ? 'image-to-image' : has('video') ? null : 'text-to-image';
  if (has('audio')) return 'lip-sync';
  if (has('video')) return 'upscale-video';
  return has('image') ? 'image-to-video' : 'text-to-video';
}
