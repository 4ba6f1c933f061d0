// What each tool is shown by: a tile that it made.
import type { ToolName } from '#contract/tool-names.ts';
import { tileNamed } from './tiles.ts';
import type { Tile } from './tiles.ts';

export type ToolWork = {
  tile: Tile;
  /** What it was made of, where that is shown too. */
  before?: Tile;
  /** Both have the same shape, and lie over each other: one half of each is seen. */
  isSplit?: boolean;
};

export const TOOL_WORKS: Readonly<Record<ToolName, ToolWork>> = {
  'text-to-image': { tile: tileNamed('cabin') },
  'image-to-image': { tile: tileNamed('lighthouse-winter'), before: tileNamed('lighthouse') },
  'image-effect': { tile: tileNamed('cat-ink'), before: tileNamed('cat'), isSplit: true },
  'text-to-video': { tile: tileNamed('snow-train') },
  'image-to-video': { tile: tileNamed('canal-rain') },
  'video-effect': { tile: tileNamed('car-cake') },
  'lip-sync': { tile: tileNamed('girl-speaks') },
  'upscale-video': { tile: tileNamed('large-train') },
};
