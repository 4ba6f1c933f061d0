// What every component may rely on: the memory of the server's answers, the words and links of the pieces.
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UiLinkProvider } from '#web/ui/ui-link.tsx';
import type { UiLinkProps } from '#web/ui/ui-link.tsx';
import { UiWordsProvider } from '#web/ui/ui-words.tsx';
import { AppLink } from './app-link.tsx';
import { queryClient } from './query-client.ts';

function drawAppLink(props: UiLinkProps): ReactNode {
  return <AppLink {...props} />;
}

export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const words = useMemo(
    () => ({
      close: t('ui.close'),
      select: t('ui.select'),
      selected: t('ui.selected'),
      more: t('ui.more'),
      notifications: t('ui.notifications'),
      random: t('ui.random'),
      fixed: t('ui.fixed'),
      seed: t('ui.seed'),
    }),
    [t],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <UiWordsProvider words={words}>
        <UiLinkProvider drawLink={drawAppLink}>{children}</UiLinkProvider>
      </UiWordsProvider>
    </QueryClientProvider>
  );
}
