// What the button says for this form: its price, what is still missing, and what would make it cheaper.
import { useTranslation } from 'react-i18next';
import { describeRemedy } from '#web/media/describe-remedy.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import { listCheaperVideos } from '#web/task/video-form.ts';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import type { ToolPrice } from '#web/task/use-tool-price.ts';
import { imageToVideo } from './contract.ts';
import { paramsOf, quoteOf, type ImageToVideoForm } from './screen-state.ts';

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
      frames.choices.some(({ state }) => state === 'failed') &&
        (describeRemedy(t, frames) ?? t('image-to-video.frame_failed')),
      frames.isBusy && t('image-to-video.frame_coming'),
    ],
    cheaper: listCheaperVideos(form, t).map(({ label, part }) => ({
      label,
      params: paramsOf({ ...form, ...part }, facts),
      choose: () => change(part),
    })),
  });
}
