// What a task made: pictures and films, always by signed address.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const Result = z.object({
  index: z.int(),
  kind: z.enum(['image', 'video']),
  url: z.string(),
  thumb: z.string(),
  poster: z.string(),
  preview: z.string(),
  width: z.int(),
  height: z.int(),
  /** Seconds; 0 for a picture. */
  duration: z.number(),
  fps: z.number(),
  /** Bytes of the file behind `url`. */
  size: z.int(),
  format: z.string(),
  seed: z.nullable(z.int()),
  nsfw: z.boolean(),
  /** ThumbHash, base64: what stands in the reserved box before the picture is there. */
  thumbhash: z.string(),
});
export type Result = z.output<typeof Result>;

export const getMedia = endpoint({
  method: 'GET',
  path: '/media/{key}',
  summary:
    'The bytes of a picture or film: signed, expiring, Range honoured. `d` names the file of a download.',
  access: 'anyone',
  kind: 'read',
  answer: 'bytes',
  input: z.object({
    key: z.string(),
    e: z.optional(z.string()),
    s: z.optional(z.string()),
    d: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.unknown(),
});
