// What the button says for this form: its price, what is still missing, and what would make it cheaper.
import { useTranslation } from 'react-i18next';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import type { ToolPrice, ToolPriceOrder } from '#web/task/use-tool-price.ts';
import { imageToVideo, type ImageToVideoParams } from './contract.ts';
import { effectiveForm, paramsOf, quoteOf, type ImageToVideoForm } from './screen-state.ts';

export function useScreenPrice(
  form: ImageToVideoForm,
  change: (part: Partial<ImageToVideoForm>) => void,
  frames: MediaFieldState,
): ToolPrice {
  const { t } = useTranslation();
  const first = frames.choices.find(({ slot }) => slot === 0);
  const facts = first?.facts ?? null;
  return useToolPrice({
    contract: imageToVideo,
    params: paramsOf(form, facts),
    quoteParams: quoteOf(form, facts),
    reasons: [
      !first && t('image-to-video.add_first'),
      frames.choices.some(({ state }) => state === 'failed') && t('image-to-video.frame_failed'),
      frames.isBusy && t('image-to-video.frame_coming'),
    ],
    cheaper: listCheaper(),
  });

  function listCheaper(): ToolPriceOrder<ImageToVideoParams>['cheaper'] {
    const way = (label: string, part: Partial<ImageToVideoForm>) => ({
      label,
      params: paramsOf({ ...form, ...part }, facts),
      choose: () => change(part),
    });
    const { mode, resolution, duration, sound } = effectiveForm(form);
    return [
      ...(duration === 10 ? [way(t('image-to-video.cheaper_seconds'), { duration: 5 })] : []),
      ...(mode === 'pro' ? [way(t('image-to-video.cheaper_mode'), { mode: 'standard' })] : []),
      ...(mode === 'standard' && resolution === '720p'
        ? [way(t('image-to-video.cheaper_small'), { resolution: '540p' })]
        : []),
      ...(sound ? [way(t('image-to-video.cheaper_silent'), { sound: false })] : []),
    ];
  }
}
