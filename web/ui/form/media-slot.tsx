// A filled place: the image or video uncropped on mat, a cross in its corner, its upload as a wet line.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import { isSeeThrough, thumbhashUrl } from '../base/thumbhash-url.ts';
import { useDropTarget } from './use-drop-target.ts';
import type { DropTarget } from './use-drop-target.ts';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import style from './media-slot.module.css';

export type MediaSlotProps = {
  /** What it is, for the ear. */
  label: string;
  removeLabel: string;
  onRemove: () => void;
  /** While it is on its way: said on it and for the ear, with 0–100, or null where nobody knows. */
  progress?: { label: string; percent: number | null };
  thumbhash?: string;
  isSmall?: boolean;
  isFailed?: boolean;
  /** Width divided by height of the place. */
  aspect?: number;
  overLabel: string;
  /** Files let go on it: they take its place. */
  onFiles: (files: File[]) => void;
  items?: DropTarget['items'];
  children: ReactNode;
};

export function MediaSlot({
  label,
  removeLabel,
  onRemove,
  progress,
  thumbhash,
  isSmall = false,
  isFailed = false,
  aspect,
  overLabel,
  onFiles,
  items,
  children,
}: MediaSlotProps) {
  const { isOver, listeners } = useDropTarget({ onFiles, items });
  const standIn = isSeeThrough(thumbhash) ? null : thumbhashUrl(thumbhash);
  return (
    <figure
      {...listeners}
      aria-label={label}
      className={joinClasses(style.slot, isSmall && style.small, isFailed && style.failed)}
      style={{ aspectRatio: aspect, backgroundImage: standIn ? `url("${standIn}")` : undefined }}
    >
      {children}
      {progress && (
        <>
          <span className={style.said}>{progress.label}</span>
          <ProgressBar {...progress} className={style.progress} />
        </>
      )}
      {isOver && <span className={style.over}>{overLabel}</span>}
      <button type="button" className={style.remove} aria-label={removeLabel} onClick={onRemove}>
        <X aria-hidden="true" />
      </button>
    </figure>
  );
}
