// An empty place for files: drop them on it, press it to pick, or take one of the ways named inside.
import { ImageUp, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from '../base/join-classes.ts';
import { useDropTarget } from './use-drop-target.ts';
import type { DropTarget } from './use-drop-target.ts';
import style from './drop-zone.module.css';

export type DropZoneProps = {
  /** What to do, as the button says it. */
  label: string;
  /** What it takes, in small letters. */
  note?: ReactNode;
  /** Said while files hang over it. */
  overLabel: string;
  /** As of a file input. */
  accept: string;
  isMany?: boolean;
  /** A frame slot of 100 pixels instead of the whole zone. */
  isSmall?: boolean;
  /** Width divided by height; the zone is as high as its words where left out. */
  aspect?: number;
  icon?: ReactNode;
  describedBy?: string;
  hasError?: boolean;
  onFiles: (files: File[]) => void;
  /** What it takes beside files. */
  items?: DropTarget['items'];
  /** Other ways, as small buttons. */
  children?: ReactNode;
};

export function DropZone({
  label,
  note,
  overLabel,
  accept,
  isMany = false,
  isSmall = false,
  aspect,
  icon,
  describedBy,
  hasError = false,
  onFiles,
  items,
  children,
}: DropZoneProps) {
  const { isOver, listeners } = useDropTarget({ onFiles, items });
  const input = useRef<HTMLInputElement>(null);
  return (
    <div
      {...listeners}
      className={joinClasses(
        style.zone,
        isSmall && style.small,
        isOver && style.over,
        hasError && !isOver && style.error,
      )}
      style={{ aspectRatio: aspect }}
    >
      <button
        type="button"
        className={style.pick}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {isOver ? (
          <span className={style.label}>{overLabel}</span>
        ) : (
          <>
            {icon ?? (isSmall ? <Plus aria-hidden="true" /> : <ImageUp aria-hidden="true" />)}
            <span className={style.label}>{label}</span>
            {note && <span className={style.note}>{note}</span>}
          </>
        )}
      </button>
      {children && !isOver && <div className={style.ways}>{children}</div>}
      <FileInput ref={input} accept={accept} isMany={isMany} onFiles={onFiles} />
    </div>
  );
}

export type FileInputProps = {
  ref: React.Ref<HTMLInputElement>;
  accept: string;
  isMany?: boolean;
  /** Opens the camera of a phone. */
  capture?: 'user' | 'environment';
  onFiles: (files: File[]) => void;
};

/** The browser's own file picker, opened by some other button through its ref. */
export function FileInput({ ref, accept, isMany = false, capture, onFiles }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept}
      capture={capture}
      multiple={isMany}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file may be picked again.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
