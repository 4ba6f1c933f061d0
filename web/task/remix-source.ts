// The public work that a form is made after, for each tool: shown above the form, and sent with what it posts.
import { create } from 'zustand';
import type { Task } from '#contract/task.ts';
import type { ToolName } from '#contract/tool-names.ts';

export type RemixSource = { id: string; author: string; thumb: string };

type Sources = Partial<Record<ToolName, RemixSource>>;

const KEY = 'remix-sources';

/** It survives a reload and a sign-in, but not the visit: who comes back next week begins anew. */
const useSources = create<Sources>(() => readStored());

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
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A full or forbidden storage keeps nothing; the page itself still knows.
  }
}

/** The form is filled from an own task: what that was made after, if anything, is what this is made after. */
export function creditSource(tool: ToolName, task: Pick<Task, 'remix_of' | 'remixed_from'>): void {
  const { remix_of, remixed_from: source } = task;
  // One that has just begun knows only the id of its source, which stands above the form still.
  if (!source && remix_of !== null && readRemix(tool)?.id === remix_of) return;
  setRemix(tool, source ? { id: source.id, author: source.author.name, thumb: source.thumb } : undefined);
}

function readStored(): Sources {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
