// The tool registry: the contracts of all tools.
import * as z from 'zod/mini';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ToolContract } from '#contract/tool.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { imageEffect } from './image-effect/contract.ts';
import { imageToImage } from './image-to-image/contract.ts';
import { imageToVideo } from './image-to-video/contract.ts';
import { lipSync } from './lip-sync/contract.ts';
import { textToImage } from './text-to-image/contract.ts';
import { textToVideo } from './text-to-video/contract.ts';
import { upscaleVideo } from './upscale-video/contract.ts';
import { videoEffect } from './video-effect/contract.ts';

type Registry = Readonly<Record<ToolName, ToolContract<object>>>;

export const toolContracts = {
  'text-to-image': textToImage,
  'image-to-image': imageToImage,
  'text-to-video': textToVideo,
  'image-to-video': imageToVideo,
  'image-effect': imageEffect,
  'video-effect': videoEffect,
  'lip-sync': lipSync,
  'upscale-video': upscaleVideo,
} as const satisfies Registry;

/** One endpoint a path: where two tools share one, it takes what either takes. */
export const toolPosts: Endpoint[] = Object.values<ToolContract<object>>(toolContracts)
  .flatMap((tool) => tool.posts.map((post) => post.endpoint))
  .reduce<Endpoint[]>((merged, endpoint) => {
    const before = merged.find(({ path }) => path === endpoint.path);
    if (!before) return [...merged, endpoint];
    const both = {
      ...before,
      summary: `${before.summary} ${endpoint.summary}`,
      files: takeMost(before.files ?? {}, endpoint.files ?? {}),
      // Never both; what fits neither is refused by what is wrong with the nearer one.
      input: z.xor([before.input, endpoint.input]),
    };
    return merged.map((one) => (one === before ? both : one));
  }, []);

function takeMost(some: NonNullable<Endpoint['files']>, others: NonNullable<Endpoint['files']>) {
  const names = Object.keys({ ...some, ...others });
  return Object.fromEntries(names.map((name) => [name, Math.max(some[name] ?? 0, others[name] ?? 0)]));
}
