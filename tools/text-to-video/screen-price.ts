// What the button says for this form: its price, and what would make it cheaper.
import { useTranslation } from 'react-i18next';
import { effectiveVideo, listCheaperVideos } from '#web/task/video-form.ts';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import type { ToolPrice } from '#web/task/use-tool-price.ts';
import { textToVideo } from './contract.ts';
import type { TextToVideoParams } from './fields.ts';

export function useScreenPrice(
  form: TextToVideoParams,
  change: (part: Partial<TextToVideoParams>) => void,
): ToolPrice {
  const { t } = useTranslation();
  const params = effectiveVideo(form);
  // Neither the words nor the camera nor the seed change the price, so typing asks nothing.
  const {
    prompt: _prompt,
    negative_prompt: _negative,
    camera: _camera,
    seed: _seed,
    ...quoteParams
  } = params;
  return useToolPrice({
    contract: textToVideo,
    params,
    quoteParams,
    reasons: [params.prompt === '' && t('tool.say_something')],
    cheaper: listCheaperVideos(form, t).map(({ label, part }) => ({
      label,
      params: effectiveVideo({ ...form, ...part }),
      choose: () => change(part),
    })),
  });
}
