// What the button says for this form: its price, what is missing, and what would make it cheaper.
import { useTranslation } from 'react-i18next';
import type { MediaSource } from '#contract/media.ts';
import { describeRemedy } from '#web/media/describe-remedy.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import type { ToolPrice } from '#web/task/use-tool-price.ts';
import { imageToImage } from './contract.ts';
import { effectiveForm } from './screen-state.ts';
import type { ImageForm } from './screen-state.ts';

/** Only how many there are counts here. */
const ANY_IMAGE: MediaSource = {
  upload_id: '0',
  kind: 'image',
  width: 0,
  height: 0,
  duration: 0,
  fps: 0,
  has_sound: false,
};

export function useScreenPrice(
  form: ImageForm,
  change: (part: Partial<ImageForm>) => void,
  images: MediaFieldState,
): ToolPrice {
  const { t } = useTranslation();
  const params = { ...effectiveForm(form), images: images.choices.map(() => ANY_IMAGE) };
  return useToolPrice({
    contract: imageToImage,
    params,
    // Neither the words nor the images nor the style change the price, so choosing them asks nothing.
    quoteParams: { count: form.count, resolution: form.resolution },
    reasons: [
      images.isBusy && t('image-to-image.image_coming'),
      images.choices.length === 0 && t('image-to-image.add_image'),
      !images.isReady && (describeRemedy(t, images) ?? t('image-to-image.image_failed')),
      form.mode !== 'restyle' && params.prompt === '' && t(`image-to-image.say.${form.mode}`),
    ],
    cheaper:
      form.count === 1
        ? []
        : [
            {
              label: t('text-to-image.cheaper_count', { n: form.count }),
              params: { ...params, count: 1 },
              choose: () => change({ count: 1 }),
            },
          ],
  });
}
