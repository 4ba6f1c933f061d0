// One thing worth knowing where it is of use, in the page's own flow: it lies over nothing, and is put away by a press.
import { Lightbulb } from 'lucide-react';
import type { ReactNode } from 'react';
import { SmallAction } from '../base/small-action.tsx';
import style from './hint.module.css';

export type HintProps = {
  children: ReactNode;
  dismissLabel: string;
  onDismiss: () => void;
};

export function Hint({ children, dismissLabel, onDismiss }: HintProps) {
  return (
    <div className={style.hint} role="note">
      <Lightbulb aria-hidden="true" />
      <p>{children}</p>
      <SmallAction onClick={onDismiss}>{dismissLabel}</SmallAction>
    </div>
  );
}
