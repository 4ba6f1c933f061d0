// What the button says for this form: its price, and what would make it cheaper.
import { useTranslation } from 'react-i18next';
import { useToolPrice } from '#web/task/use-tool-price.ts';
import type { ToolPrice, ToolPriceOrder } from '#web/task/use-tool-price.ts';
import { textToImage } from './contract.ts';
import type { TextToImageParams } from './fields.ts';
import { effectiveParams } from './screen-state.ts';

type Cheaper = ToolPriceOrder<TextToImageParams>['cheaper'];

export function useScreenPrice(
  form: TextToImageParams,
  change: (part: Partial<TextToImageParams>) => void,
): ToolPrice {
  const { t } = useTranslation();
  const params = effectiveParams(form);
  // Neither the words nor the seed change the price, so typing asks nothing.
  const { prompt: _prompt, negative_prompt: _negative, seed: _seed, ...quoteParams } = params;
  return useToolPrice({
    contract: textToImage,
    params,
    quoteParams,
    reasons: [params.prompt === '' && t('tool.say_something')],
    cheaper: listCheaper(),
  });

  function listCheaper(): Cheaper {
    const way = (label: string, part: Partial<TextToImageParams>) => ({
      label,
      params: effectiveParams({ ...form, ...part }),
      choose: () => change(part),
    });
    return [
      ...(form.count > 1 ? [way(t('text-to-image.cheaper_count', { n: form.count }), { count: 1 })] : []),
      ...(form.engine === 'pro' ? [way(t('text-to-image.cheaper_lite'), { engine: 'lite' })] : []),
    ];
  }
}
