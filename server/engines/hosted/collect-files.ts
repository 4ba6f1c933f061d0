// Finds the files in what a model answers: models name them differently.
import * as z from 'zod';

const File = z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]);
const Files = z.union([File.transform((file) => [file]), z.array(File)]);

/** In the order of likelihood; a model that makes a video may also name a still. */
const NAMES = {
  video: ['video', 'videos', 'output', 'url'],
  image: ['images', 'image', 'output', 'url'],
} as const;

/** Returns the addresses of the files of this kind; empty where there are none. */
export function collectFiles(output: unknown, kind: 'image' | 'video'): string[] {
  const plain = Files.safeParse(output);
  if (plain.success) return plain.data;
  if (typeof output !== 'object' || output === null) return [];
  for (const name of NAMES[kind]) {
    const read = Files.safeParse((output as Record<string, unknown>)[name]);
    if (read.success && read.data.length > 0) return read.data;
  }
  return [];
}
