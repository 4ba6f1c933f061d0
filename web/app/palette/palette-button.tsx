// The way to the command palette that is seen: a search line in the bar, with its key in it. A phone has it in the menu.
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatKeys } from '#web/ui/base/format-keys.ts';
import { KeyHint } from '#web/ui/base/key-hint.tsx';
import { openPalette } from './palette-store.ts';
import style from './palette-button.module.css';

export function PaletteButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className={style.button} aria-haspopup="dialog" onClick={openPalette}>
      <Search aria-hidden="true" />
      <span className={style.word}>{t('app.palette.open')}</span>
      <KeyHint keys={formatKeys('everywhere.palette').join(' ')} />
    </button>
  );
}
