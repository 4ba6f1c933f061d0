// The form of image to video was opened for a run that was meant elsewhere: it begins by itself, or says why not.
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useMe } from '#web/model/me/use-me.ts';
import { useSiteConfig } from '#web/model/use-site-config.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { readAnimation } from './animation.ts';
import type { MeantAnimation } from './animation.ts';
import { useCountdown } from './use-countdown.ts';
import type { IntendedRun } from './use-countdown.ts';

/** What the form was opened for, read once: it stays with the page while its address changes. */
export function useMeantAnimation(): MeantAnimation | null {
  const { state } = useLocation();
  const [meant] = useState(() => readAnimation(state));
  return meant;
}

/** Until the image is there, through five seconds, to its beginning or to the reason against it. */
type Phase = 'waiting' | 'counting' | 'refused' | 'over';

export type AnimationOrder = {
  meant: MeantAnimation | null;
  /** Everything that was chosen; whoever changes it decides anew. */
  form: object;
  /** Its image stands in the form, ready. */
  isReady: boolean;
  /** Why it cannot run. */
  blocked: { reason: ReactNode } | undefined;
  begin: () => void;
};

/** Null while nothing is about to begin. */
export function useAnimation({ meant, form, isReady, blocked, begin }: AnimationOrder): IntendedRun | null {
  const { t } = useTranslation();
  const hasMe = useMe((me) => me !== null);
  const hasConfig = useSiteConfig() !== null;
  const [first] = useState(() => JSON.stringify(form));
  const [phase, setPhase] = useState<Phase>(meant ? 'waiting' : 'over');
  const isUnchanged = JSON.stringify(form) === first;
  const next = findNext();
  if (next !== phase) setPhase(next);

  const refuse = useEffectEvent(() => {
    const why = typeof blocked?.reason === 'string' ? blocked.reason : '';
    toast.warning(t('task.not_begun', { why }));
  });
  useEffect(() => {
    if (phase === 'refused') refuse();
  }, [phase]);
  const secondsLeft = useCountdown(phase === 'counting', () => {
    setPhase('over');
    begin();
  });
  return phase === 'counting' ? { secondsLeft, cancel: () => setPhase('over') } : null;

  function findNext(): Phase {
    if (phase === 'refused' || phase === 'over') return phase;
    if (!isUnchanged || (phase === 'counting' && !isReady)) return 'over';
    if (!isReady || !hasMe || !hasConfig) return phase;
    return blocked ? 'refused' : 'counting';
  }
}
