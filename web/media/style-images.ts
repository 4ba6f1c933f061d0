// A small image of each style at what suits it, painted by text to image (scripts/paint-thumbs.ts).
const files = import.meta.glob<string>('./styles/*.webp', { eager: true, query: '?url', import: 'default' });

/** The address of a style's image; undefined for a style that has none, like Auto. */
export function styleImage(style: string): string | undefined {
  return files[`./styles/${style}.webp`];
}
