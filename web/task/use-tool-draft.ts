// The values of a tool's form: begun from its draft, kept as a draft with every change.
import { useState } from 'react';
import type { ToolName } from '#contract/tool-names.ts';
import { readDraft, writeDraft } from './drafts.ts';
import type { Draft } from './drafts.ts';

export type ToolDraft<Form extends object> = { form: Form; change: (part: Partial<Form>) => void };

/** `read` makes a whole form of whatever was stored: what no longer makes sense falls back to its default. */
export function useToolDraft<Form extends object>(
  tool: ToolName,
  read: (raw: Draft) => Form,
): ToolDraft<Form> {
  const [form, setForm] = useState(() => read(readDraft(tool) ?? {}));
  function change(part: Partial<Form>) {
    setForm((before) => ({ ...before, ...part }));
    // JSON drops what is undefined, and the older value would come back: null stays.
    writeDraft(tool, Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value ?? null])));
  }
  return { form, change };
}
