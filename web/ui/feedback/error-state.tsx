// A part that did not arrive: what it was, why in words, and another try.
import type { ReactNode } from 'react';
import { Button } from '../base/button.tsx';
import style from './empty-state.module.css';

export type ErrorStateProps = {
  title: ReactNode;
  about?: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  isRetrying?: boolean;
};

export function ErrorState({ title, about, retryLabel, onRetry, isRetrying = false }: ErrorStateProps) {
  return (
    <div className={style.state} role="alert">
      <h2 className={style.smallTitle}>{title}</h2>
      {about && <p className={style.about}>{about}</p>}
      <div className={style.actions}>
        <Button onClick={onRetry} isBusy={isRetrying}>
          {retryLabel}
        </Button>
      </div>
    </div>
  );
}
