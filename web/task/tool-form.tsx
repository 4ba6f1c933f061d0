// The frame of a tool's screen: the form at the left (first on a phone), what the tool made at the right.
//
// A screen is put together like this (the whole of it: `tools/text-to-image/screen.tsx`):
//   const { form, change, model } = useToolDraft('my-tool', readParams, FIT); // values, kept as a draft, and the model
//   const price = useToolPrice({ contract, params, quoteParams, reasons }); // what the button says
//   const { isPosting, fields, clearField, generate } = useToolPost('my-tool', price);
//   const run = () => void generate({ params, send: (click) => call(postIt, { …, ...click }) });
//   useBeginFromHome({ form, read: readParams, fill, generate: run });     // Generate was pressed on /home
//   <ToolForm tool="my-tool" title=… label=… model={model} price={price} errors={fields} onGenerate={run} onReuse={reuse} …>
//     <PromptField … error={fields.prompt} /> and the tool's own fields, each with its error of the server
//   </ToolForm>
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { ToolName } from '#contract/tool-names.ts';
import type { Reusable } from '#web/model/tasks/task-shape.ts';
import { IntendedRunLine } from './intended-run-line.tsx';
import { GenerateButton } from './generate-button.tsx';
import { ModelField } from './model-field.tsx';
import { ModelScope } from './model-scope.ts';
import { RemixCredit } from './remix-credit.tsx';
import { creditSource } from './remix-source.ts';
import { TaskFeed } from './task-feed.tsx';
import style from './tool-form.module.css';
import { useGenerateKey } from './use-generate-key.ts';
import { useRemixFromAddress } from './use-remix-from-address.ts';
import type { IntendedRun } from './use-countdown.ts';
import type { ToolModelState } from './use-tool-model.ts';
import { useReuseFromAddress } from './use-reuse-from-address.ts';
import type { ToolPrice } from './use-tool-price.ts';

export type ToolFormProps = {
  tool: ToolName;
  title: string;
  /** What the form is, for the ear: "What to make". */
  label: string;
  /** Beside the title: the history of prompts, another template. */
  aside?: ReactNode;
  model: ToolModelState;
  price: Pick<ToolPrice, 'button' | 'price' | 'lines' | 'priceBy'>;
  /** What the server found wrong, by field. */
  errors: Readonly<Record<string, string>>;
  isPosting: boolean;
  onGenerate: () => void;
  /** It is about to begin by itself. */
  intended?: IntendedRun | null;
  /** Takes these parameters into the form: from a card of the feed, or from `?from=<task>`, `?remix=<public work>`. */
  onReuse: (task: Reusable) => void;
  /** The feed before the first result: examples to begin from. */
  empty: ReactNode;
  /** The template that the form works with. */
  effectId?: string;
  /** What is said under the button where the built-in engine makes it. */
  builtInWords?: string;
  children: ReactNode;
};

export function ToolForm({ tool, title, label, aside, children, ...props }: ToolFormProps) {
  const { model, errors, price, isPosting, onGenerate, onReuse, empty, effectId, builtInWords, intended } =
    props;
  const { t } = useTranslation();
  const top = useRef<HTMLFormElement>(null);
  useGenerateKey(onGenerate);

  function fill(task: Reusable) {
    onReuse(task);
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.querySelector('textarea')?.focus();
  }
  function reuse(task: Task) {
    creditSource(tool, task);
    fill(task);
  }
  useReuseFromAddress(reuse);
  useRemixFromAddress(tool, fill);
  return (
    <ModelScope value={model}>
      <div className={style.tool}>
        <form
          ref={top}
          className={style.form}
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            onGenerate();
          }}
        >
          <div className={style.fields}>
            <RemixCredit tool={tool} />
            <div className={style.head}>
              <h1 className={style.title}>{title}</h1>
              {aside}
            </div>
            <ModelField model={model} priceBy={price.priceBy} error={errors.model} />
            {children}
          </div>
          <div className={style.generate}>
            {intended && (
              <div className={style.intended}>
                <IntendedRunLine run={intended} words={t('task.begins')} />
              </div>
            )}
            <GenerateButton tool={tool} price={price} isPosting={isPosting} builtInWords={builtInWords} />
          </div>
        </form>
        <TaskFeed type={TOOL_TYPES[tool]} onReuse={reuse} empty={empty} effectId={effectId} />
      </div>
    </ModelScope>
  );
}
