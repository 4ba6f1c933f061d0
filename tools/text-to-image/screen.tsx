// Text to image: the form at the left, what it made at the right.
import { useTranslation } from 'react-i18next';
import { PROMPT_CHARACTERS } from '#contract/limits.ts';
import type { Posted } from '#contract/task.ts';
import { call } from '#web/api/call.ts';
import { PromptField } from '#web/task/prompt-field.tsx';
import { PromptHistoryButton } from '#web/task/prompt-history-button.tsx';
import { ToolForm } from '#web/task/tool-form.tsx';
import { useBeginFromHome } from '#web/task/use-begin-from-home.ts';
import { usePromptFromAddress } from '#web/task/use-prompt-from-address.ts';
import { useToolDraft } from '#web/task/use-tool-draft.ts';
import type { RequestFields } from '#web/task/use-task-post.ts';
import { useToolPost } from '#web/task/use-tool-post.ts';
import { postLite, postPro } from './contract.ts';
import type { TextToImageParams } from './fields.ts';
import { ScreenExamples } from './screen-examples.tsx';
import { drawIdea } from './screen-idea.ts';
import { ScreenOptions } from './screen-options.tsx';
import { useScreenPrice } from './screen-price.ts';
import { effectiveParams, FIT, readParams, TOOL } from './screen-state.ts';

export function TextToImageScreen() {
  const { t } = useTranslation();
  const { form, change, model } = useToolDraft(TOOL, readParams, FIT);
  const price = useScreenPrice(form, change);
  const { isPosting, fields, clearField, generate } = useToolPost(TOOL, price);

  function fill(part: Partial<TextToImageParams>) {
    change(part);
    for (const name of Object.keys(part)) clearField(name);
  }
  function run() {
    const params = effectiveParams(form);
    void generate({ params, send: (click) => sendParams(params, click) });
  }
  usePromptFromAddress(form.prompt, fill);
  useBeginFromHome({ form, read: readParams, fill, generate: run });

  return (
    <ToolForm
      tool={TOOL}
      title={t('text-to-image.title')}
      label={t('text-to-image.form')}
      aside={<PromptHistoryButton tool={TOOL} onChoose={(prompt) => fill({ prompt })} />}
      model={model}
      price={price}
      errors={fields}
      isPosting={isPosting}
      onGenerate={run}
      onReuse={(task) => fill(readParams(task.params))}
      empty={<ScreenExamples onTry={fill} />}
      builtInWords={t('text-to-image.not_ai')}
    >
      <PromptField
        value={form.prompt}
        onChange={(prompt) => fill({ prompt })}
        onSubmit={run}
        limit={PROMPT_CHARACTERS}
        placeholder={t('text-to-image.placeholder')}
        error={fields.prompt}
        drawIdea={() => drawIdea(t)}
        enhancesFor={1}
      />
      <ScreenOptions form={form} change={fill} errors={fields} />
    </ToolForm>
  );
}

function sendParams(params: TextToImageParams, click: RequestFields): Promise<Posted> {
  const { engine, negative_prompt, resolution, seed, ...common } = params;
  const input = { ...common, ...(seed === undefined ? {} : { seed }), ...click };
  const options = { extractData: true, showLoading: false } as const;
  if (engine === 'lite') return call(postLite, input, options);
  return call(postPro, { ...input, negative_prompt, resolution }, options);
}
