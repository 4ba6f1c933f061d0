// The eight tools, by the number the spec gives them.
import type { Words } from './errors.ts';

export const TOOL_TYPES = {
  'text-to-image': 1,
  'image-to-image': 2,
  'text-to-video': 3,
  'image-to-video': 4,
  'image-effect': 5,
  'video-effect': 6,
  'lip-sync': 7,
  'upscale-video': 8,
} as const;

export type ToolName = keyof typeof TOOL_TYPES;
export type TaskType = (typeof TOOL_TYPES)[ToolName];

export const TOOL_WORDS: Readonly<Record<ToolName, Words>> = {
  'text-to-image': { en: 'Text to image', zh: '文生图' },
  'image-to-image': { en: 'Image to image', zh: '图生图' },
  'text-to-video': { en: 'Text to video', zh: '文生视频' },
  'image-to-video': { en: 'Image to video', zh: '图生视频' },
  'image-effect': { en: 'Image effects', zh: '图片特效' },
  'video-effect': { en: 'Video effects', zh: '视频特效' },
  'lip-sync': { en: 'Lip sync', zh: '对口型' },
  'upscale-video': { en: 'Upscale video', zh: '视频超清' },
};

const names = new Map<number, ToolName>(
  Object.entries(TOOL_TYPES).map(([name, type]) => [type, name as ToolName]),
);

export function toolOfType(type: number): ToolName {
  const name = names.get(type);
  if (!name) throw new RangeError(`no tool has type ${type}`);
  return name;
}

/** Which slots a task takes and how long it may run (product T9): images 10 minutes, video 30, upscale 60. */
export function mediaOfTool(name: ToolName): 'image' | 'video' {
  return name === 'text-to-image' || name === 'image-to-image' || name === 'image-effect' ? 'image' : 'video';
}

export function hardLimitSeconds(name: ToolName): number {
  if (name === 'upscale-video') return 60 * 60;
  return mediaOfTool(name) === 'image' ? 10 * 60 : 30 * 60;
}
