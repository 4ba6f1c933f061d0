// The tiles that are part of the build: each made by the tool that it shows (scripts/paint-tiles.ts).
import type { AspectRatio, Style } from '#contract/limits.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { Words } from '#texts/words.ts';
import table from './tiles.json';

export type TileName = keyof typeof table;

/** As the painter wrote it down. */
type Row = {
  words: Words;
  width: number;
  height: number;
  tool?: ToolName;
  style?: Style;
  ratio?: AspectRatio;
  effect?: { id: string; name: Words };
  of?: readonly string[];
  seconds?: number;
  /** What lies left and right of the line in it. */
  split?: readonly string[];
};

export type Tile = Row & {
  name: TileName;
  /** Empty where the file has not been painted. */
  src: string;
  /** The video of it that plays by itself; empty for an image. */
  clip: string;
};

const stills = import.meta.glob<string>('./tiles/*.webp', { eager: true, query: '?url', import: 'default' });
const clips = import.meta.glob<string>('./tiles/*.mp4', { eager: true, query: '?url', import: 'default' });
const rows = table as Readonly<Record<TileName, Row>>;

export function tileNamed(name: TileName): Tile {
  return {
    ...rows[name],
    name,
    src: stills[`./tiles/${name}.webp`] ?? '',
    clip: clips[`./tiles/${name}.mp4`] ?? '',
  };
}
