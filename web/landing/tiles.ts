// The tiles that are part of the build: each made by the tool that it shows (scripts/paint-tiles.ts).
import type { AspectRatio, Style } from '#contract/limits.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { Language, Words } from '#texts/words.ts';
import table from './tiles.json';

export type TileName = keyof typeof table;

/** As the painter wrote it down. */
type Row = {
  words: Words;
  width: number;
  height: number;
  /** Pixels of the width of the smaller file, where there is one. */
  small?: number;
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
  /** Of several widths, for `srcset`; undefined where the file is small itself. */
  srcSet: string | undefined;
  /** The video of it that plays by itself; empty for an image. */
  clip: string;
};

const stills = import.meta.glob<string>('./tiles/*.webp', { eager: true, query: '?url', import: 'default' });
const clips = import.meta.glob<string>('./tiles/*.mp4', { eager: true, query: '?url', import: 'default' });
const rows = table as Readonly<Record<TileName, Row>>;

export function tileNamed(name: TileName): Tile {
  const { width, small } = rows[name];
  const src = stills[`./tiles/${name}.webp`] ?? '';
  const smallSrc = stills[`./tiles/${name}-small.webp`] ?? '';
  return {
    ...rows[name],
    name,
    src,
    srcSet: small && smallSrc ? `${smallSrc} ${small}w, ${src} ${width}w` : undefined,
    clip: clips[`./tiles/${name}.mp4`] ?? '',
  };
}

/** What an `Image` of the tile is given. */
export function tileImage({ src, srcSet, words, width, height }: Tile, language: Language) {
  return { src, srcSet, alt: words[language], width, height };
}
