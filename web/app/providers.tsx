// What every component may rely on: the memory of the server's answers, the words and links of the pieces.
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UiLinkProvider } from '#web/ui/base/ui-link.tsx';
import type { UiLinkProps } from '#web/ui/base/ui-link.tsx';
import { UI_WORD_NAMES, UiWordsProvider } from '#web/ui/base/ui-words.tsx';
import type { UiWords } from '#web/ui/base/ui-words.tsx';
import { AppLink } from './shell/app-link.tsx';
import { queryClient } from './query-client.ts';

function drawAppLink(props: UiLinkProps): ReactNode {
  return <AppLink {...props} />;
}

export function Providers({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const words = useMemo(
    () => Object.fromEntries(UI_WORD_NAMES.map((name) => [name, t(`ui.${name}`)])) as UiWords,
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
