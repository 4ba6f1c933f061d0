// A work that did not come: the empty frame, what happened, and the points that came back.
import type { ReactNode } from 'react';
import { EmptyFrame } from '../base/empty-frame.tsx';
import { joinClasses } from '../base/join-classes.ts';
import { SelectSquare } from '../form/select-square.tsx';
import { UiLink } from '../base/ui-link.tsx';
import { useCardPress } from '../wall/use-card-press.ts';
import type { CardSelection } from '../wall/use-card-press.ts';
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
  tabIndex?: number;
  /** With it comes the square; `name` says what it chooses. */
  selection?: CardSelection;
  name?: string;
};

export function FailedCard({
  ratio,
  label,
  returned,
  href,
  onOpen,
  tabIndex,
  selection,
  name = '',
}: FailedCardProps) {
  const press = useCardPress(selection, onOpen);
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
    <div className={joinClasses(style.card, selection?.isSelected && style.selected)}>
      <UiLink href={href} className={style.open} tabIndex={tabIndex} {...press}>
        {frame}
      </UiLink>
      {selection?.isOn && <SelectSquare selection={selection} name={name} />}
    </div>
  );
}
