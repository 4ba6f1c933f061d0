// A work that did not come: the empty frame, what happened, and the points that came back.
import type { ReactNode } from 'react';
import { EmptyFrame } from './empty-frame.tsx';
import { UiLink } from './ui-link.tsx';
import style from './failed-card.module.css';

export type FailedCardProps = {
  /** Width divided by height. */
  ratio: number;
  /** "Failed". */
  label: ReactNode;
  /** "2 points returned". */
  returned?: ReactNode;
  href?: string;
  onOpen?: () => void;
};

export function FailedCard({ ratio, label, returned, href, onOpen }: FailedCardProps) {
  const frame = (
    <EmptyFrame ratio={ratio}>
      <span className={style.words}>
        <b className={style.label}>{label}</b>
        {returned !== undefined && <span className={style.returned}>{returned}</span>}
      </span>
    </EmptyFrame>
  );
  if (href === undefined) return frame;
  return (
    <UiLink
      href={href}
      className={style.open}
      onClick={(event) => {
        if (!onOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {frame}
    </UiLink>
  );
}
