// The demo gallery as it comes with the product (scripts/paint-gallery.ts): its authors, its works, and their files.
import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { TOOL_NAMES } from '#contract/tool-names.ts';

const FOLDER = path.join(import.meta.dirname, 'gallery');

const Work = z.object({
  name: z.string(),
  /** Its number among its author's, the same in every release. */
  seq: z.int().check(z.positive()),
  author: z.string(),
  tool: z.enum(TOOL_NAMES),
  /** As they are stored with a task, but for the media. */
  params: z.record(z.string(), z.unknown()),
  /** Names of earlier works, by the field that takes them. */
  media: z.record(z.string(), z.array(z.string()).readonly()),
  seed: z.int(),
  understood: z.array(z.string()),
  ignored: z.array(z.string()),
  file: z.string(),
  subtitles: z.optional(z.string()),
});
export type GalleryWork = z.output<typeof Work>;

const Gallery = z.object({
  authors: z.record(z.string(), z.object({ name: z.string(), bio: z.string() })),
  works: z.array(Work),
});
export type Gallery = z.output<typeof Gallery>;

/** Works in the order in which they are published; what one is made of stands before it. */
export function readGallery(): Gallery {
  return Gallery.parse(JSON.parse(readFileSync(`${FOLDER}.json`, 'utf8')));
}

export function openGalleryFile(file: string): Readable {
  return createReadStream(path.join(FOLDER, file));
}
