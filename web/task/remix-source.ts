// The public work that a form is made after, for each tool: shown above the form, and sent with what it posts.
import * as z from 'zod/mini';
import { create } from 'zustand';
import type { Task } from '#contract/task.ts';
import { TOOL_NAMES } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { stored } from '#web/model/stored.ts';

const RemixSource = z.object({ id: z.string(), author: z.string(), thumb: z.string() });
export type RemixSource = z.infer<typeof RemixSource>;

type Sources = Partial<Record<ToolName, RemixSource>>;

const kept = stored<Sources>('remix-sources', z.catch(z.partialRecord(z.enum(TOOL_NAMES), RemixSource), {}), {
  isOfVisit: true,
});

/** It survives a reload and a sign-in, but not the visit: who comes back next week begins anew. */
const useSources = create<Sources>(kept.read);

export function useRemix(tool: ToolName): RemixSource | undefined {
  return useSources((sources) => sources[tool]);
}

export function readRemix(tool: ToolName): RemixSource | undefined {
  return useSources.getState()[tool];
}

export function setRemix(tool: ToolName, source: RemixSource | undefined): void {
  const { [tool]: _, ...others } = useSources.getState();
  const next: Sources = source ? { ...others, [tool]: source } : others;
  useSources.setState(next, true);
  kept.write(next);
}

/** The form is filled from an own task: what that was made after, if anything, is what this is made after. */
export function creditSource(tool: ToolName, task: Pick<Task, 'remix_of' | 'remixed_from'>): void {
  const { remix_of, remixed_from: source } = task;
  // One that has just begun knows only the id of its source, which stands above the form still.
  if (!source && remix_of !== null && readRemix(tool)?.id === remix_of) return;
  setRemix(tool, source ? { id: source.id, author: source.author.name, thumb: source.thumb } : undefined);
}
