// The palette before its code has come: the line to type in, and empty places.
import { Search, X } from 'lucide-react';
import { Dialog as Base } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#web/ui/base/icon-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { typeInPalette, usePalette } from './palette-store.ts';
import style from './palette.module.css';

const WIDTHS = ['38%', '52%', '30%', '46%', '34%', '58%', '40%', '28%'];

export function PaletteSkeleton() {
  const { t } = useTranslation();
  const query = usePalette((palette) => palette.query);
  return (
    <>
      <div className={style.line}>
        <Search aria-hidden="true" />
        <input
          type="text"
          className={style.input}
          aria-label={t('app.palette.title')}
          placeholder={t('app.palette.placeholder')}
          value={query}
          onChange={(event) => typeInPalette(event.target.value)}
        />
        <PaletteClose />
      </div>
      <div className={style.list} aria-busy="true">
        {WIDTHS.map((width) => (
          <div key={width} className={style.item}>
            <Skeleton width={width} height="14px" />
          </div>
        ))}
      </div>
    </>
  );
}

export function PaletteClose() {
  const { t } = useTranslation();
  return (
    <Base.Close asChild>
      <IconButton label={t('ui.close')} icon={<X />} />
    </Base.Close>
  );
}
