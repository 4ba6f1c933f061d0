// One part of the landing page: an ink rule, a large title and a quiet sentence at its right.
import { useId } from 'react';
import type { ReactNode } from 'react';
import style from './part.module.css';

export type PartProps = {
  id?: string;
  title: string;
  about?: string;
  /** A quiet act, under the sentence. */
  act?: ReactNode;
  children: ReactNode;
};

export function Part({ id, title, about, act, children }: PartProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={style.part}>
      <header className={style.head}>
        <h2 id={titleId} className={style.title}>
          {title}
        </h2>
        {(about || act) && (
          <div className={style.about}>
            {about && <p>{about}</p>}
            {act}
          </div>
        )}
      </header>
      {children}
    </section>
  );
}
