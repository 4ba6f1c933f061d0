// The register of the tools: one line each, with the number that the spec gives it. Everything that lists tools reads it.
import en from '#texts/en/contract/tools.json' with { type: 'json' };
import zh from '#texts/zh/contract/tools.json' with { type: 'json' };
import { pairTexts, type Words } from '#texts/words.ts';

type Family = 'image' | 'video' | 'tools';
type Path = `/${string}`;

/** `makes` decides which slots a task takes; `studio` is where its results are looked at. */
function tool<Type extends number>(
  type: Type,
  makes: 'image' | 'video',
  family: Family,
  path: Path,
  studio: Path,
  words: Words,
) {
  return { type, makes, family, path, studio, words };
}

const IMAGES = '/ai-image/generate';
const VIDEOS = '/ai-video/generate';

const WORDS = pairTexts(en, zh);

// oxfmt-ignore
export const TOOLS = {
  'text-to-image': tool(1, 'image', 'image', '/ai-image/text-to-image', IMAGES, WORDS['text-to-image']),
  'image-to-image': tool(2, 'image', 'image', '/ai-image/image-to-image', IMAGES, WORDS['image-to-image']),
  'image-effect': tool(5, 'image', 'image', '/effects/image', IMAGES, WORDS['image-effect']),
  'text-to-video': tool(3, 'video', 'video', '/ai-video/text-to-video', VIDEOS, WORDS['text-to-video']),
  'image-to-video': tool(4, 'video', 'video', '/ai-video/image-to-video', VIDEOS, WORDS['image-to-video']),
  'video-effect': tool(6, 'video', 'video', '/effects/video', VIDEOS, WORDS['video-effect']),
  'lip-sync': tool(7, 'video', 'tools', '/ai-tools/lip-sync', '/lipsync/generate', WORDS['lip-sync']),
  'upscale-video': tool(8, 'video', 'tools', '/ai-tools/upscale-video', '/upscale/generate', WORDS['upscale-video']),
} as const;

export type ToolName = keyof typeof TOOLS;
type Types = { readonly [Name in ToolName]: (typeof TOOLS)[Name]['type'] };
export type TaskType = Types[ToolName];

export const TOOL_NAMES = Object.keys(TOOLS) as ToolName[];

/** One fact of every tool, by its name. */
export function ofEachTool<Fact extends keyof (typeof TOOLS)[ToolName]>(
  fact: Fact,
): Readonly<Record<ToolName, (typeof TOOLS)[ToolName][Fact]>> {
  const entries = TOOL_NAMES.map((name) => [name, TOOLS[name][fact]]);
  return Object.fromEntries(entries) as Record<ToolName, (typeof TOOLS)[ToolName][Fact]>;
}

export const TOOL_TYPES = ofEachTool('type') as Types;
export const TOOL_WORDS: Readonly<Record<ToolName, Words>> = ofEachTool('words');

const names = new Map<number, ToolName>(TOOL_NAMES.map((name) => [TOOLS[name].type, name]));

export function toolOfType(type: number): ToolName {
  const name = names.get(type);
  if (!name) throw new RangeError(`no tool has type ${type}`);
  return name;
}

export function mediaOfTool(name: ToolName): 'image' | 'video' {
  return TOOLS[name].makes;
}

/** How long a task may run (product T9): images 10 minutes, video 30, upscale 60. */
export function hardLimitSeconds(name: ToolName): number {
  if (name === 'upscale-video') return 60 * 60;
  return mediaOfTool(name) === 'image' ? 10 * 60 : 30 * 60;
}
