// The wet dot: something happened that has not been looked at.
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/model/me/use-me.ts';
import { joinClasses } from '#web/ui/base/join-classes.ts';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import style from './unread-dot.module.css';

export function useUnreadActivities(): number {
  return useMe((me) => me?.unread_activities ?? 0);
}

export type UnreadDotProps = {
  className?: string;
  /** What it stands on says the number already. */
  isSilent?: boolean;
};

export function UnreadDot({ className, isSilent = false }: UnreadDotProps) {
  const { t } = useTranslation();
  const unread = useUnreadActivities();
  if (unread === 0) return null;
  return (
    <span className={joinClasses(style.dot, className)}>
      {!isSilent && <VisuallyHidden>{t('account.unread', { n: unread })}</VisuallyHidden>}
    </span>
  );
}
