// The printer's empty frame: a box with its diagonals, where an image would be.
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import style from './empty-frame.module.css';

export type EmptyFrameProps = {
  /** Width divided by height. */
  ratio?: number;
  children?: ReactNode;
  className?: string;
};

export function EmptyFrame({ ratio, children, className }: EmptyFrameProps) {
  return (
    <div className={joinClasses(style.frame, className)} style={{ aspectRatio: ratio }}>
      <svg className={style.cross} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 100">
        <path d="M0 0 100 100M100 0 0 100" vectorEffect="non-scaling-stroke" />
      </svg>
      {children}
    </div>
  );
}
