// The one h1 of a page in the application, with a quiet word beside it.
import type { ReactNode } from 'react';
import style from './page-title.module.css';

export function PageTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className={style.row}>
      <h1 className={style.title}>{children}</h1>
      {aside !== undefined && <span className={style.aside}>{aside}</span>}
    </div>
  );
}
