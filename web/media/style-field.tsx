// The look of an image: some styles stand open, the rest is one press away.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STYLES } from '#contract/limits.ts';
import type { Style } from '#contract/limits.ts';
import { SmallAction } from '#web/ui/base/small-action.tsx';
import { StylePicker } from '#web/ui/form/style-picker.tsx';
import { styleImage } from './style-images.ts';

export type StyleFieldProps = {
  value: Style;
  onChange: (style: Style) => void;
  /** The styles that stand open, in two rows. */
  first: readonly Style[];
  isDisabled?: (style: Style) => boolean;
  error: string | undefined;
};

/** Where a chosen style stands that is not among them: in the first row, which even a low screen shows. */
const GUEST_PLACE = 3;

export function StyleField({ value, onChange, first, isDisabled, error }: StyleFieldProps) {
  const { t } = useTranslation();
  const [hasAll, setAll] = useState(false);
  const open = first.includes(value) ? first : first.toSpliced(GUEST_PLACE, 1, value);
  return (
    <StylePicker
      label={t('text-to-image.style')}
      aside={
        <SmallAction onClick={() => setAll(!hasAll)} aria-expanded={hasAll}>
          {hasAll ? t('text-to-image.fewer_styles') : t('text-to-image.all_styles', { n: STYLES.length })}
        </SmallAction>
      }
      value={value}
      onChange={onChange}
      options={(hasAll ? STYLES : open).map((style) => ({
        value: style,
        label: t(`text-to-image.styles.${style}`),
        image: styleImage(style),
        disabled: isDisabled?.(style),
      }))}
      isFolding={!hasAll}
      error={error}
    />
  );
}
