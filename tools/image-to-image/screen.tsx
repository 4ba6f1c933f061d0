// Image to image: images, what shall become of them, and what was made.
import { useTranslation } from 'react-i18next';
import { call } from '#web/api/call.ts';
import { MediaField } from '#web/media/media-field.tsx';
import { putPhotos } from '#web/media/put-input.ts';
import { listInputs } from '#web/media/list-inputs.ts';
import { useMediaField } from '#web/media/use-media-field.ts';
import { useMediaFromAddress } from '#web/media/use-media-from-address.ts';
import { ImageCount, ImageResolutionField, MoreImageOptions } from '#web/task/image-fields.tsx';
import { useModelLimits } from '#web/task/model-scope.ts';
import { PromptHistoryButton } from '#web/task/prompt-history-button.tsx';
import { ToolForm } from '#web/task/tool-form.tsx';
import { useBeginFromHome } from '#web/task/use-begin-from-home.ts';
import { useToolDraft } from '#web/task/use-tool-draft.ts';
import { useToolPost } from '#web/task/use-tool-post.ts';
import { useValueFromAddress } from '#web/task/use-value-from-address.ts';
import { RatioPicker } from '#web/ui/form/ratio-picker.tsx';
import { IMAGES_RULE, postImageToImage, resultSize } from './contract.ts';
import { IMAGE_MODES, KEPT_RATIOS } from './fields.ts';
import { ScreenExamples } from './screen-examples.tsx';
import { ScreenModes } from './screen-modes.tsx';
import { useScreenPrice } from './screen-price.ts';
import { effectiveForm, FIT, readForm, TOOL } from './screen-state.ts';
import type { ImageForm } from './screen-state.ts';

export function ImageToImageScreen() {
  const { t } = useTranslation();
  const { form, change, model } = useToolDraft(TOOL, readForm, FIT);
  const images = useMediaField(TOOL, 'images', IMAGES_RULE);
  useMediaFromAddress(images);
  const price = useScreenPrice(form, change, images);
  const { isPosting, fields, clearField, generate } = useToolPost(TOOL, price);

  function fill(part: Partial<ImageForm>) {
    change(part);
    for (const name of Object.keys(part)) clearField(name);
  }
  function run() {
    const { seed, ...wanted } = effectiveForm(form);
    const order = { ...wanted, images: images.refs, ...(seed === undefined ? {} : { seed }) };
    clearField('images');
    void generate({
      params: order,
      inputs: listInputs(images),
      send: (click) =>
        call(postImageToImage, { ...order, ...click }, { extractData: true, showLoading: false }),
    });
  }
  useBeginFromHome({ form, read: readForm, fill, generate: run });
  useValueFromAddress('mode', (mode) => fill({ mode: IMAGE_MODES.find((one) => one === mode) ?? form.mode }));

  return (
    <ToolForm
      tool={TOOL}
      title={t('image-to-image.title')}
      label={t('image-to-image.form')}
      aside={<PromptHistoryButton tool={TOOL} onChoose={(prompt) => fill({ prompt })} />}
      model={model}
      price={price}
      errors={fields}
      isPosting={isPosting}
      onGenerate={run}
      onReuse={(task) => {
        fill(readForm(task.params));
        putPhotos(images, task);
      }}
      empty={<ScreenExamples onTry={fill} />}
      builtInWords={t('image-to-image.not_ai')}
    >
      <MediaField
        field={images}
        label={t('image-to-image.images')}
        hint={images.choices.length > 1 ? t(`image-to-image.more_images.${form.mode}`) : undefined}
        error={fields.images}
      />
      <ScreenModes form={form} change={fill} onSubmit={run} errors={fields} />
      <ShapeFields form={form} change={fill} errors={fields} main={images.choices[0]?.facts ?? null} />
    </ToolForm>
  );
}

type ShapeFieldsProps = {
  form: ImageForm;
  change: (part: Partial<ImageForm>) => void;
  errors: Readonly<Record<string, string>>;
  /** The first image, once it was measured. */
  main: { width: number; height: number } | null;
};

/** The shape of the results, how many, and what is folded away. */
function ShapeFields({ form, change, errors, main }: ShapeFieldsProps) {
  const { t } = useTranslation();
  const model = useModelLimits();
  const ratios = KEPT_RATIOS.map((value) => ({
    value,
    label: value === 'same' ? t('image-to-image.same_ratio') : value,
  }));
  const size =
    form.aspect_ratio === 'same' && !main ? null : resultSize(form, main ?? { width: 1, height: 1 });
  return (
    <>
      <RatioPicker
        label={t('tool.ratio')}
        aside={size ? `${size.width} × ${size.height}` : undefined}
        value={form.aspect_ratio}
        onChange={(aspect_ratio) => change({ aspect_ratio })}
        options={KEPT_RATIOS}
        names={{ same: t('image-to-image.same_ratio') }}
        disabled={model.unable('aspect_ratio', KEPT_RATIOS)}
        hint={model.hint('aspect_ratio', ratios)}
        error={errors.aspect_ratio}
      />
      <ImageCount
        count={form.count}
        onChange={(count) => change({ count })}
        hint={form.mode === 'edit' && form.count > 1 ? t('image-to-image.exact_note') : undefined}
        errors={errors}
      />
      <MoreImageOptions resolution={form.resolution} seed={form.seed} onSeed={(seed) => change({ seed })}>
        <ImageResolutionField
          resolution={form.resolution}
          onChange={(resolution) => change({ resolution })}
          errors={errors}
        />
      </MoreImageOptions>
    </>
  );
}
