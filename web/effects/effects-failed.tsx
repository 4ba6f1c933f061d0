// The list of effects did not come: what happened, and to ask once more.
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';

export type EffectsFailedProps = {
  query: { error: Error; isFetching: boolean; refetch: () => Promise<unknown> };
};

export function EffectsFailed({ query }: EffectsFailedProps) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('effects.list_failed')}
      about={query.error.message}
      retryLabel={t('ui.try_again')}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}
