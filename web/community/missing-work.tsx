// What stands in place of a work that is shown no longer, or did not arrive.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import type { PublicWork } from './use-public-work.ts';

export type MissingWorkProps = Pick<PublicWork, 'isGone' | 'error' | 'retry'> & {
  /** Where one goes from a work that is gone. */
  actions: ReactNode;
};

export function MissingWork({ isGone, error, retry, actions }: MissingWorkProps) {
  const { t } = useTranslation();
  return isGone ? (
    <EmptyState title={t('community.gone')} about={t('community.gone_about')} actions={actions} />
  ) : (
    <ErrorState
      title={t('community.work_failed')}
      about={error?.message}
      retryLabel={t('ui.try_again')}
      onRetry={retry}
    />
  );
}
