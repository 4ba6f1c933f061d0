// The values of a tool's form: begun from its draft, kept as a draft with every change, made fit for the model that was chosen.
import { useState } from 'react';
import type { ToolName } from '#contract/tool-names.ts';
import { readDraft, writeDraft } from './drafts.ts';
import type { Draft } from './drafts.ts';
import { type FormFit, type ToolModelState, useToolModel } from './use-tool-model.ts';

export type ToolDraft<Form extends object> = {
  form: Form;
  change: (part: Partial<Form>) => void;
  /** For the form's frame, which shows what there is to choose. */
  model: ToolModelState;
};

/** `read` makes a whole form of whatever was stored: what no longer makes sense falls back to its default. */
export function useToolDraft<Form extends { model?: string | undefined }>(
  tool: ToolName,
  read: (raw: Draft) => Form,
  fit: FormFit<Form>,
): ToolDraft<Form> {
  const [wished, setWished] = useState(() => read(readDraft(tool) ?? {}));
  function change(part: Partial<Form>) {
    setWished((before) => ({ ...before, ...part }));
    // JSON drops what is undefined, and the older value would come back: null stays.
    writeDraft(tool, Object.fromEntries(Object.entries(part).map(([name, value]) => [name, value ?? null])));
  }
  return { ...useToolModel(tool, wished, change, fit), change };
}
