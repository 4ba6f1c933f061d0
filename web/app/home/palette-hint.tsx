// The key that finds everything, told to whoever has a few works to find.
import { useTranslation } from 'react-i18next';
import type { Task } from '#contract/task.ts';
import { useHint } from '#web/model/use-hint.ts';
import { formatKeys } from '#web/ui/base/format-keys.ts';
import { useMatches } from '#web/ui/base/use-matches.ts';
import { Hint } from '#web/ui/feedback/hint.tsx';
import { STEPS_WORKS } from './first-steps.tsx';

export function PaletteHint({ tasks }: { tasks: readonly Task[] }) {
  const { t } = useTranslation();
  // Where there is a mouse there is a keyboard.
  const hasKeys = useMatches('(pointer: fine)');
  const hint = useHint('palette', hasKeys && tasks.length >= STEPS_WORKS);
  if (!hint.isShown) return null;
  return (
    <Hint dismissLabel={t('app.hint.dismiss')} onDismiss={hint.dismiss}>
      {t('home.hint', { keys: formatKeys('everywhere.palette').join(' ') })}
    </Hint>
  );
}
