// A word about a thing: its plan, that it is new, what it needs.
import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';
import style from './badge.module.css';

export type BadgeProps = {
  /** edge = outlined; fill = a plan; new = with the wet dot; bare = only the word. */
  look?: 'edge' | 'fill' | 'new' | 'bare';
  icon?: ReactNode;
  children: ReactNode;
};

export function Badge({ look = 'edge', icon, children }: BadgeProps) {
  return (
    <span className={joinClasses(style.badge, style[look])}>
      {icon}
      {children}
    </span>
  );
}
