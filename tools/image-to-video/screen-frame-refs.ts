// The references to the frames in stored parameters, where they stand together with what was measured.
import * as z from 'zod/mini';
import type { MediaRef } from '#contract/media.ts';

const Ref = z.union([z.object({ task_id: z.string(), index: z.int() }), z.object({ upload_id: z.string() })]);

export type FrameRefs = { image: MediaRef | undefined; image_tail: MediaRef | undefined };

export function readFrameRefs(params: Readonly<Record<string, unknown>>): FrameRefs {
  return { image: Ref.safeParse(params.image).data, image_tail: Ref.safeParse(params.image_tail).data };
}
