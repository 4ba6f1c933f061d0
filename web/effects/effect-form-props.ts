// What each of the two effect tools adds to the form that they share.
import type { ReactNode } from 'react';
import type { Effect } from '#contract/effect.ts';
import type { EffectParams } from '#contract/effect-post.ts';
import type { Posted } from '#contract/task.ts';
import type { ToolContract } from '#contract/tool.ts';
import type { Draft } from '#web/task/drafts.ts';
import type { Offered } from '#web/task/fit-options.ts';
import type { RequestFields } from '#web/task/use-task-post.ts';
import type { EffectTool } from './effect-places.ts';
import type { EffectOrder, EffectWords } from './use-effect-form.ts';

/** What the fields of a tool's own choices are given. */
export type OwnChoices<Own extends object> = {
  effect: Effect;
  form: EffectWords & Own;
  change: (part: Partial<EffectWords & Own>) => void;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
};

export type EffectFormProps<Own extends object> = {
  tool: EffectTool;
  contract: ToolContract<EffectParams & Own>;
  readOwn: (raw: Draft) => Own;
  /** The values of the tool's own choices that a model may be unable to do. */
  offered: Offered;
  renderOwn: (own: OwnChoices<Own>) => ReactNode;
  send: (order: EffectOrder & Own, click: RequestFields) => Promise<Posted>;
  /** What is said under the button where the built-in engine makes it. */
  builtInWords: string;
};
