// How many works are chosen, and what can be done with them all.
import { Download, Star, Trash2, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '#web/ui/join-classes.ts';
import style from './selection-bar.module.css';

export type SelectionBarProps = {
  count: number;
  /** Works that are loaded and could be chosen. */
  total: number;
  areAllFavorite: boolean;
  hasPanel: boolean;
  onSelectAll: () => void;
  onFavorite: () => void;
  onDownload: () => void;
  onDelete: () => void;
  onClose: () => void;
};

export function SelectionBar(props: SelectionBarProps) {
  const { t } = useTranslation();
  const { count, total } = props;
  const isNone = count === 0;
  return (
    <div
      className={joinClasses(style.bar, props.hasPanel && style.hasPanel)}
      role="toolbar"
      aria-label={t('gallery.selection')}
    >
      <output className={style.count}>
        {t('gallery.selected', { n: count })}
        {count < total && (
          <button type="button" className={style.all} onClick={props.onSelectAll}>
            {t('gallery.select_all', { n: total })}
          </button>
        )}
      </output>
      <button type="button" className={style.act} disabled={isNone} onClick={props.onDownload}>
        <Download aria-hidden="true" />
        <span>{t('task.download')}</span>
      </button>
      <button type="button" className={style.act} disabled={isNone} onClick={props.onFavorite}>
        <Star aria-hidden="true" fill={props.areAllFavorite && !isNone ? 'currentColor' : 'none'} />
        <span>{props.areAllFavorite && !isNone ? t('gallery.unfavorite') : t('task.favorite')}</span>
      </button>
      <button type="button" className={style.act} disabled={isNone} onClick={props.onDelete}>
        <Trash2 aria-hidden="true" />
        <span>{t('task.delete')}</span>
      </button>
      <button type="button" className={style.act} aria-label={t('ui.close')} onClick={props.onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
