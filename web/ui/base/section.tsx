// A part of a page: an ink rule, its title, a link at the right, then what it holds.
import { useId } from 'react';
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import style from './section.module.css';

export type SectionProps = {
  title: ReactNode;
  aside?: ReactNode;
  children: ReactNode;
  id?: string;
  className?: string;
};

export function Section({ title, aside, children, id, className }: SectionProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className={joinClasses(style.section, className)}>
      <header className={style.head}>
        <h2 id={titleId} className={style.title}>
          {title}
        </h2>
        {aside !== undefined && <div className={style.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
