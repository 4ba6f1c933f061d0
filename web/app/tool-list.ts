// The eight tools as the shell shows them: where each one is, and from how many points.
import type { ToolName } from '#contract/tool-names.ts';

export type ToolPlace = {
  name: ToolName;
  path: string;
  family: 'image' | 'video' | 'tools';
  /** The lowest price of a run, in points. Source: product §2. */
  pointsFrom: number;
};

export const TOOLS: readonly ToolPlace[] = [
  { name: 'text-to-image', path: '/ai-image/text-to-image', family: 'image', pointsFrom: 1 },
  { name: 'image-to-image', path: '/ai-image/image-to-image', family: 'image', pointsFrom: 3 },
  { name: 'image-effect', path: '/effects/image', family: 'image', pointsFrom: 4 },
  { name: 'text-to-video', path: '/ai-video/text-to-video', family: 'video', pointsFrom: 20 },
  {
    name: 'image-to-video',
    path: '/ai-video/image-to-video',
    family: 'video',
    pointsFrom: 20,
  },
  { name: 'video-effect', path: '/effects/video', family: 'video', pointsFrom: 30 },
  { name: 'lip-sync', path: '/ai-tools/lip-sync', family: 'tools', pointsFrom: 15 },
  { name: 'upscale-video', path: '/ai-tools/upscale-video', family: 'tools', pointsFrom: 10 },
];

export const CROPPER_PATH = '/ai-tools/image-cropper';

export function toolAt(path: string): ToolPlace | undefined {
  return TOOLS.find((tool) => tool.path === path);
}

export function toolPath(name: ToolName): string {
  return TOOLS.find((tool) => tool.name === name)?.path ?? '/home';
}
