// What the models at Replicate take, as the pages of their schemas have it: anything else is refused.
import * as z from 'zod';

const Address = z.url();
const Seed = z.int().min(0).max(4_294_967_295);
const FLUX_RATIOS = [
  '1:1',
  '16:9',
  '21:9',
  '3:2',
  '2:3',
  '4:5',
  '5:4',
  '3:4',
  '4:3',
  '9:16',
  '9:21',
] as const;
const VIDEO_RATIOS = ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9', '9:21'] as const;

const flux = {
  prompt: z.string().min(1),
  aspect_ratio: z.enum(FLUX_RATIOS).optional(),
  num_outputs: z.int().min(1).max(4).optional(),
  num_inference_steps: z.int().min(1).max(50).optional(),
  seed: Seed.optional(),
  output_format: z.enum(['webp', 'jpg', 'png']).optional(),
  output_quality: z.int().optional(),
  go_fast: z.boolean().optional(),
  megapixels: z.enum(['1', '0.25']).optional(),
};
const seedance = {
  prompt: z.string().min(1),
  image: Address.optional(),
  last_frame_image: Address.optional(),
  duration: z.int().min(2).max(12).optional(),
  resolution: z.enum(['480p', '720p', '1080p']).optional(),
  aspect_ratio: z.enum(VIDEO_RATIOS).optional(),
  fps: z.literal(24).optional(),
  camera_fixed: z.boolean().optional(),
  seed: Seed.optional(),
};

export const REPLICATE_INPUTS: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  'black-forest-labs/flux-schnell': z.strictObject(flux),
  'black-forest-labs/flux-dev': z.strictObject({
    ...flux,
    image: Address.optional(),
    prompt_strength: z.number().min(0).max(1).optional(),
    guidance: z.number().min(0).max(10).optional(),
  }),
  'bytedance/seedream-4': z.strictObject({
    prompt: z.string().min(1),
    image_input: z.array(Address).max(10).optional(),
    size: z.enum(['1K', '2K', '4K', 'custom']).optional(),
    aspect_ratio: z
      .enum(['match_input_image', '1:1', '4:3', '3:4', '16:9', '9:16', '3:2', '2:3', '21:9'])
      .optional(),
    width: z.int().min(1024).max(4096).optional(),
    height: z.int().min(1024).max(4096).optional(),
    max_images: z.int().min(1).max(15).optional(),
    sequential_image_generation: z.enum(['disabled', 'auto']).optional(),
    enhance_prompt: z.boolean().optional(),
  }),
  'bytedance/seedance-1-pro': z.strictObject(seedance),
  'bytedance/seedance-1-lite': z.strictObject({
    ...seedance,
    reference_images: z.array(Address).min(1).max(4).optional(),
  }),
  'sync/lipsync-2': z.strictObject({
    video: Address,
    audio: Address,
    sync_mode: z.enum(['loop', 'bounce', 'cut_off', 'silence', 'remap']).optional(),
    temperature: z.number().min(0).max(1).optional(),
  }),
  'bytedance/omni-human': z.strictObject({ image: Address, audio: Address }),
  'topazlabs/video-upscale': z.strictObject({
    video: Address,
    target_resolution: z.enum(['720p', '1080p', '4k']).optional(),
    target_fps: z.int().min(15).max(120).optional(),
  }),
};

/** What these answer; the others answer a list of images. */
export const ANSWERS_VIDEO = /seedance|lipsync|omni-human|video-upscale/;
