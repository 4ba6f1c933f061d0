// The feed before its first result, where there is no example to begin from.
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import style from './empty-feed.module.css';

export function EmptyFeed({ title, about }: { title: string; about: string }) {
  return (
    <div className={style.empty}>
      <EmptyState title={title} about={about} />
    </div>
  );
}
