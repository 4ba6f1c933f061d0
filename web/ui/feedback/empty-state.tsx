// An empty list: a sentence, what to do about it, and room for examples.
import type { ReactNode } from 'react';
import style from './empty-state.module.css';

export type EmptyStateProps = {
  title: ReactNode;
  about?: ReactNode;
  /** One filled and one outline button. */
  actions?: ReactNode;
  children?: ReactNode;
};

export function EmptyState({ title, about, actions, children }: EmptyStateProps) {
  return (
    <div className={style.state}>
      <h2 className={style.title}>{title}</h2>
      {about && <p className={style.about}>{about}</p>}
      {actions && <div className={style.actions}>{actions}</div>}
      {children}
    </div>
  );
}
