// What can be done with an image that has just been made: told below the first one.
import { useTranslation } from 'react-i18next';
import { useHint } from '#web/model/use-hint.ts';
import { useMatches } from '#web/ui/base/use-matches.ts';
import { Hint } from '#web/ui/feedback/hint.tsx';

export function ResultHint() {
  const { t } = useTranslation();
  const canDrag = useMatches('(pointer: fine)');
  const hint = useHint('result', true);
  if (!hint.isShown) return null;
  return (
    <Hint dismissLabel={t('app.hint.dismiss')} onDismiss={hint.dismiss}>
      {t(canDrag ? 'task.hint.pointer' : 'task.hint.touch')}
    </Hint>
  );
}
