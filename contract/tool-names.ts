// The register of the tools: one line each, with the number that the spec gives it. Everything that lists tools reads it.
import type { Words } from '#texts/words.ts';

type Family = 'image' | 'video' | 'tools';
type Path = `/${string}`;

/** `makes` decides which slots a task takes; `studio` is where its results are looked at; `points` is its lowest price. */
function tool<Type extends number>(
  type: Type,
  makes: 'image' | 'video',
  family: Family,
  path: Path,
  studio: Path,
  points: number,
  words: Words,
) {
  return { type, makes, family, path, studio, points, words };
}

const IMAGES = '/ai-image/generate';
const VIDEOS = '/ai-video/generate';

// prettier-ignore
export const TOOLS = {
  'text-to-image': tool(1, 'image', 'image', '/ai-image/text-to-image', IMAGES, 1, { en: 'Text to image', zh: '文生图' }),
  'image-to-image': tool(2, 'image', 'image', '/ai-image/image-to-image', IMAGES, 3, { en: 'Image to image', zh: '图生图' }),
  'image-effect': tool(5, 'image', 'image', '/effects/image', IMAGES, 4, { en: 'Image effects', zh: '图片特效' }),
  'text-to-video': tool(3, 'video', 'video', '/ai-video/text-to-video', VIDEOS, 20, { en: 'Text to video', zh: '文生视频' }),
  'image-to-video': tool(4, 'video', 'video', '/ai-video/image-to-video', VIDEOS, 20, { en: 'Image to video', zh: '图生视频' }),
  'video-effect': tool(6, 'video', 'video', '/effects/video', VIDEOS, 30, { en: 'Video effects', zh: '视频特效' }),
  'lip-sync': tool(7, 'video', 'tools', '/ai-tools/lip-sync', '/lipsync/generate', 15, { en: 'Lip sync', zh: '对口型' }),
  'upscale-video': tool(8, 'video', 'tools', '/ai-tools/upscale-video', '/upscale/generate', 10, { en: 'Upscale video', zh: '视频超清' }),
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
