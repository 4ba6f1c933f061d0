// From how many points each tool begins: the cheapest run that it offers, by the installed table.
import { type PriceTable, prices } from './prices.ts';
import type { ToolName } from './tool-names.ts';
import { VIDEO_SECONDS } from './video.ts';

type Points = PriceTable['points'];

const video = ({ video: { standard, pro } }: Points): number =>
  Math.min(...VIDEO_SECONDS) * Math.min(...Object.values(standard), ...Object.values(pro));

const LEAST: Readonly<Record<ToolName, (points: Points) => number>> = {
  'text-to-image': ({ text_to_image }) => Math.min(...Object.values(text_to_image)),
  'image-to-image': ({ image_to_image }) => Math.min(...Object.values(image_to_image)),
  'image-effect': ({ image_effect }) => Math.min(...Object.values(image_effect)),
  'text-to-video': video,
  'image-to-video': video,
  'video-effect': ({ video_effect: { normal, premium } }) => Math.min(normal, premium),
  'lip-sync': ({ lip_sync: { least, ...rates } }) => Math.max(least, Math.min(rates['720p'], rates['1080p'])),
  'upscale-video': ({ upscale: { least, factor_60_fps: _, ...rates } }) =>
    Math.max(least, Math.min(...Object.values(rates))),
};

export function pointsFrom(tool: ToolName): number {
  return LEAST[tool](prices().points);
}
