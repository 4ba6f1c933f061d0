// Text to video: the form at the left, what was filmed at the right.
import { useTranslation } from 'react-i18next';
import { VIDEO_PROMPT_CHARACTERS, VIDEO_RATIOS, videoSize } from '#contract/video.ts';
import { call } from '#web/api/call.ts';
import { VideoExamples } from '#web/task/video-examples.tsx';
import { VideoFields } from '#web/task/video-fields.tsx';
import { effectiveVideo, videoResolutionOf } from '#web/task/video-form.ts';
import { MoreVideoOptions } from '#web/task/more-video-options.tsx';
import { PromptField } from '#web/task/prompt-field.tsx';
import { PromptHistoryButton } from '#web/task/prompt-history-button.tsx';
import { ToolForm } from '#web/task/tool-form.tsx';
import { useBeginFromHome } from '#web/task/use-begin-from-home.ts';
import { useToolDraft } from '#web/task/use-tool-draft.ts';
import { useToolPost } from '#web/task/use-tool-post.ts';
import { RatioPicker } from '#web/ui/form/ratio-picker.tsx';
import { postTextToVideo } from './contract.ts';
import type { TextToVideoParams } from './fields.ts';
import { EXAMPLES } from './screen-examples.ts';
import { drawIdea } from './screen-idea.ts';
import { useScreenPrice } from './screen-price.ts';
import { FIT, readParams, TOOL } from './screen-state.ts';

export function TextToVideoScreen() {
  const { t } = useTranslation();
  const { form, change, model } = useToolDraft(TOOL, readParams, FIT);
  const price = useScreenPrice(form, change);
  const { isPosting, fields, clearField, generate } = useToolPost(TOOL, price);

  function fill(part: Partial<TextToVideoParams>) {
    change(part);
    for (const name of Object.keys(part)) clearField(name);
  }
  function run() {
    const { seed, ...params } = effectiveVideo(form);
    const order = { ...params, ...(seed === undefined ? {} : { seed }) };
    void generate({
      params: order,
      send: (click) =>
        call(postTextToVideo, { ...order, ...click }, { extractData: true, showLoading: false }),
    });
  }
  useBeginFromHome({ form, read: readParams, fill, generate: run });

  const { width, height } = videoSize(form.aspect_ratio, videoResolutionOf(form));
  return (
    <ToolForm
      tool={TOOL}
      title={t('text-to-video.title')}
      label={t('text-to-video.form')}
      aside={<PromptHistoryButton tool={TOOL} onChoose={(prompt) => fill({ prompt })} />}
      model={model}
      price={price}
      errors={fields}
      isPosting={isPosting}
      onGenerate={run}
      onReuse={(task) => fill(readParams(task.params))}
      empty={<VideoExamples tool={TOOL} examples={EXAMPLES} onTry={fill} />}
      builtInWords={t('text-to-video.not_ai')}
    >
      <PromptField
        value={form.prompt}
        onChange={(prompt) => fill({ prompt })}
        onSubmit={run}
        limit={VIDEO_PROMPT_CHARACTERS}
        placeholder={t('text-to-video.placeholder')}
        error={fields.prompt}
        drawIdea={() => drawIdea(t)}
        enhancesFor={3}
      />
      <RatioPicker
        label={t('tool.ratio')}
        aside={`${width} × ${height}`}
        value={form.aspect_ratio}
        onChange={(aspect_ratio) => fill({ aspect_ratio })}
        options={VIDEO_RATIOS}
        disabled={VIDEO_RATIOS.filter((ratio) => !model.can('aspect_ratio', ratio))}
        error={fields.aspect_ratio}
      />
      <VideoFields form={form} change={fill} errors={fields} />
      <MoreVideoOptions form={form} change={fill} errors={fields} seedHint={t('text-to-video.seed_hint')} />
    </ToolForm>
  );
}
