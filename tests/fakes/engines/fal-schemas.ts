// What the models of fal take, as the types of fal's own client (1.10.1) have it: anything else is refused.
import * as z from 'zod';

const Address = z.url();
const Seed = z.int().min(-1).max(4_294_967_295);
const Size = z.strictObject({ width: z.int().min(64).max(4096), height: z.int().min(64).max(4096) });
const NamedSize = z.enum([
  'square_hd',
  'square',
  'portrait_4_3',
  'portrait_16_9',
  'landscape_4_3',
  'landscape_16_9',
]);
const SmallSize = z.strictObject({ width: z.int().min(512).max(2048), height: z.int().min(512).max(2048) });

const flux = {
  acceleration: z.enum(['none', 'regular', 'high']).optional(),
  enable_safety_checker: z.boolean().optional(),
  guidance_scale: z.number().optional(),
  num_images: z.int().min(1).max(4).optional(),
  num_inference_steps: z.int().min(1).max(50).optional(),
  output_format: z.enum(['jpeg', 'png']).optional(),
  prompt: z.string().min(1),
  seed: Seed.optional(),
  sync_mode: z.boolean().optional(),
};
const flux2 = {
  ...flux,
  enable_prompt_expansion: z.boolean().optional(),
  image_size: z.union([SmallSize, NamedSize]).optional(),
  output_format: z.enum(['jpeg', 'png', 'webp']).optional(),
};
const seedance = {
  prompt: z.string().min(1),
  aspect_ratio: z.enum(['21:9', '16:9', '4:3', '1:1', '3:4', '9:16', 'auto']).optional(),
  camera_fixed: z.boolean().optional(),
  duration: z.enum(['4', '5', '6', '7', '8', '9', '10', '11', '12']).optional(),
  enable_safety_checker: z.boolean().optional(),
  generate_audio: z.boolean().optional(),
  resolution: z.enum(['480p', '720p', '1080p']).optional(),
  seed: Seed.optional(),
};

export const FAL_INPUTS: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  'fal-ai/flux/schnell': z.strictObject({ ...flux, image_size: z.union([Size, NamedSize]).optional() }),
  'fal-ai/flux/dev/image-to-image': z.strictObject({
    ...flux,
    image_url: Address,
    strength: z.number().min(0.01).max(1).optional(),
  }),
  'fal-ai/flux-2': z.strictObject(flux2),
  'fal-ai/flux-2/edit': z.strictObject({ ...flux2, image_urls: z.array(Address).min(1).max(4) }),
  'fal-ai/nano-banana-2': z.strictObject({
    prompt: z.string().min(1),
    aspect_ratio: z
      .enum(['auto', '21:9', '16:9', '3:2', '4:3', '5:4', '1:1', '4:5', '3:4', '2:3', '9:16'])
      .optional(),
    resolution: z.enum(['0.5K', '1K', '2K', '4K']).optional(),
    num_images: z.int().min(1).max(4).optional(),
    output_format: z.enum(['jpeg', 'png', 'webp']).optional(),
    seed: Seed.optional(),
  }),
  'fal-ai/birefnet/v2': z.strictObject({
    image_url: Address,
    output_format: z.enum(['webp', 'png', 'gif']).optional(),
  }),
  'fal-ai/bytedance/seedance/v1.5/pro/text-to-video': z.strictObject(seedance),
  'fal-ai/bytedance/seedance/v1.5/pro/image-to-video': z.strictObject({
    ...seedance,
    image_url: Address,
    end_image_url: Address.optional(),
  }),
  'fal-ai/pixverse/v5.5/effects': z.strictObject({
    image_url: Address,
    effect: z.enum([
      'Holy Wings',
      'Liquid Metal',
      'Dust Me Away',
      'Muscle Surge',
      'Earth Zoom',
      '3D Figurine Factory',
      'I believe I can fly',
      'Subject 3 Fever',
      'Hug',
      'Kiss',
    ]),
    duration: z.enum(['5', '8', '10']).optional(),
    resolution: z.enum(['360p', '540p', '720p', '1080p']).optional(),
    negative_prompt: z.string().optional(),
  }),
  'fal-ai/kling-video/v1.6/pro/effects': z.strictObject({
    effect_scene: z.enum(['hug', 'kiss', 'heart_gesture', 'squish']),
    duration: z.enum(['5', '10']).optional(),
    input_image_urls: z.array(Address).optional(),
  }),
  'fal-ai/sync-lipsync/v2': z.strictObject({
    video_url: Address,
    audio_url: Address,
    model: z.enum(['lipsync-2', 'lipsync-2-pro']).optional(),
    sync_mode: z.enum(['cut_off', 'loop', 'bounce', 'silence', 'remap']).optional(),
  }),
  'fal-ai/bytedance/omnihuman/v1.5': z.strictObject({
    image_url: Address,
    audio_url: Address,
    prompt: z.string().optional(),
    resolution: z.enum(['720p', '1080p']).optional(),
    turbo_mode: z.boolean().optional(),
  }),
  'fal-ai/seedvr/upscale/video': z.strictObject({
    video_url: Address,
    upscale_mode: z.enum(['target', 'factor']).optional(),
    upscale_factor: z.number().optional(),
    target_resolution: z.enum(['720p', '1080p', '1440p', '2160p']).optional(),
    output_format: z.enum(['X264 (.mp4)', 'VP9 (.webm)', 'PRORES4444 (.mov)', 'GIF (.gif)']).optional(),
    seed: Seed.optional(),
  }),
  'fal-ai/bytedance-upscaler/upscale/video': z.strictObject({
    video_url: Address,
    target_resolution: z.enum(['1080p', '2k', '4k']).optional(),
    target_fps: z.enum(['30fps', '60fps']).optional(),
    enhancement_preset: z.string().optional(),
  }),
  'fal-ai/topaz/upscale/video': z.strictObject({
    video_url: Address,
    upscale_factor: z.number().min(1).max(4).optional(),
    target_fps: z.int().optional(),
    H264_output: z.boolean().optional(),
  }),
};

/** Those whose result is a video. */
export function makesVideo(upstream: string): boolean {
  return /video|effects|lipsync|omnihuman/.test(upstream) && !/image-to-image|text-to-image/.test(upstream);
}
