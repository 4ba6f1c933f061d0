// The shelf's first label: the contracts of the tools that stand on it.
import type { Endpoint } from '#contract/endpoint.ts';
import type { ToolContract } from '#contract/tool.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { textToImage } from './text-to-image/contract.ts';

type Shelf = Partial<Record<ToolName, ToolContract<object>>>;

export const toolContracts = { 'text-to-image': textToImage } as const satisfies Shelf;

export const toolPosts: Endpoint[] = Object.values(toolContracts).flatMap((tool) =>
  tool.posts.map((post) => post.endpoint),
);
