// The priced button of a tool with what stands under it: the balance after, the keys, and who will make it.
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToolName } from '#contract/tool-names.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import { useSiteConfig } from '#web/model/use-site-config.ts';
import { formatKeys } from '#web/ui/base/format-keys.ts';
import { PriceButton } from '#web/ui/form/price-button.tsx';
import { useIsPhone } from '#web/ui/base/use-is-phone.ts';
import { ModelScope } from './model-scope.ts';
import { PriceDetails } from './price-details.tsx';
import { RunStrip } from './run-strip.tsx';
import type { ToolPrice } from './use-tool-price.ts';
import style from './tool-form.module.css';

export type GenerateButtonProps = {
  tool: ToolName;
  price: Pick<ToolPrice, 'button' | 'price' | 'lines'>;
  isPosting: boolean;
  /** What is said where the built-in engine makes it, which is no AI model. */
  builtInWords?: string | undefined;
  /** What it begins is not to be seen from here; on a phone it never is. */
  isFeedBelow?: boolean;
};

export function GenerateButton({
  tool,
  price: { button, price, lines },
  isPosting,
  builtInWords,
  isFeedBelow = false,
}: GenerateButtonProps) {
  const { t } = useTranslation();
  const chosen = useContext(ModelScope)?.chosen;
  const engine = useSiteConfig()?.engines.find(({ type }) => type === TOOL_TYPES[tool]);
  const maker = chosen ?? engine;
  const isPhone = useIsPhone();
  return (
    <>
      {(isPhone || isFeedBelow) && <RunStrip tool={tool} />}
      <PriceButton
        {...button}
        type="submit"
        isBusy={isPosting}
        below={
          <span className={style.below}>
            {!isPhone && button.below}
            {price !== null && <PriceDetails lines={lines} price={price} />}
          </span>
        }
        keys={isPhone ? undefined : formatKeys('tool.generate').join(' ')}
      />
      {maker && (
        <p className={style.honest}>
          {maker.is_ai ? t('tool.is_ai', { name: maker.name }) : (builtInWords ?? t('tool.not_ai'))}
        </p>
      )}
    </>
  );
}
