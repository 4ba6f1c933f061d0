// What the button says for this form: its price, and what would make it cheaper.
import { useTranslation } from 'react-i18next';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import type { ToolPrice, ToolPriceOrder } from '#web/task/use-tool-price.ts';
import { textToVideo } from './contract.ts';
import type { TextToVideoParams } from './contract.ts';
import { effectiveParams } from './screen-state.ts';

type Cheaper = ToolPriceOrder<TextToVideoParams>['cheaper'];

export function useScreenPrice(
  form: TextToVideoParams,
  change: (part: Partial<TextToVideoParams>) => void,
): ToolPrice {
  const { t } = useTranslation();
  const params = effectiveParams(form);
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
    cheaper: listCheaper(),
  });

  function listCheaper(): Cheaper {
    const way = (label: string, part: Partial<TextToVideoParams>) => ({
      label,
      params: effectiveParams({ ...form, ...part }),
      choose: () => change(part),
    });
    return [
      ...(form.duration === 10 ? [way(t('text-to-video.cheaper_seconds'), { duration: 5 })] : []),
      ...(form.mode === 'pro'
        ? [way(t('text-to-video.cheaper_mode'), { mode: 'standard' })]
        : params.resolution === '720p'
          ? [way(t('text-to-video.cheaper_small'), { resolution: '540p' })]
          : []),
      ...(form.sound ? [way(t('text-to-video.cheaper_silent'), { sound: false })] : []),
    ];
  }
}
