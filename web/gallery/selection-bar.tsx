// How many images are chosen, and what can be done with them all.
import { Columns2, Download, LockKeyhole, Share, Star, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import style from './selection-bar.module.css';

export type SelectionBarProps = {
  count: number;
  canCompare: boolean;
  /** Images that the filter shows. */
  total: number;
  /** So many are known already while all are being found; null when nobody looks. */
  found: number | null;
  areAllFavorite: boolean;
  areAllPublic: boolean;
  hasPanel: boolean;
  onSelectAll: () => void;
  onSelectNone: () => void;
  onStop: () => void;
  onCompare: () => void;
  onFavorite: () => void;
  onShare: () => void;
  onDownload: () => void;
  onDelete: () => void;
  onClose: () => void;
};

export function SelectionBar(props: SelectionBarProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const { count, total, found, areAllFavorite, areAllPublic } = props;
  const isNone = count === 0;
  const all = found === null && (
    <button
      type="button"
      className={style.all}
      onClick={count < total ? props.onSelectAll : props.onSelectNone}
    >
      {count < total ? t('gallery.select_all', { n: words.count(total) }) : t('gallery.deselect')}
    </button>
  );
  return (
    <div
      className={joinClasses(style.bar, props.hasPanel && style.hasPanel)}
      role="toolbar"
      aria-label={t('gallery.selection')}
    >
      <div className={style.counts}>
        <output className={style.count}>
          {t('gallery.selected', { n: words.count(count) })}
          {found !== null && (
            <span className={style.all}>
              {t('gallery.known_of', { n: words.count(found), all: words.count(total) })}
            </span>
          )}
        </output>
        {all}
        {found !== null && (
          <button type="button" className={style.all} onClick={props.onStop}>
            {t('gallery.select_stop')}
          </button>
        )}
      </div>
      <span className={style.grow} />
      <Act
        icon={<Columns2 />}
        label={t('gallery.compare_works')}
        isNone={!props.canCompare}
        onPress={props.onCompare}
        className={style.compare}
      />
      <Act icon={<Download />} label={t('task.download')} isNone={isNone} onPress={props.onDownload} />
      <Act
        icon={<Star fill={areAllFavorite ? 'currentColor' : 'none'} />}
        label={areAllFavorite ? t('gallery.unfavorite') : t('task.favorite')}
        isNone={isNone}
        onPress={props.onFavorite}
      />
      <Act
        icon={areAllPublic ? <LockKeyhole /> : <Share />}
        label={areAllPublic ? t('gallery.unshare') : t('gallery.share')}
        isNone={isNone}
        onPress={props.onShare}
      />
      <Act icon={<Trash2 />} label={t('task.delete')} isNone={isNone} onPress={props.onDelete} />
      <button type="button" className={style.act} aria-label={t('ui.close')} onClick={props.onClose}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

type ActProps = {
  icon: ReactNode;
  label: string;
  isNone: boolean;
  onPress: () => void;
  className?: string | undefined;
};

function Act({ icon, label, isNone, onPress, className }: ActProps) {
  return (
    <button type="button" className={joinClasses(style.act, className)} disabled={isNone} onClick={onPress}>
      <span className={style.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={style.word}>{label}</span>
    </button>
  );
}
