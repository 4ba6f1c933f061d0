// A run that begins by itself after five seconds, in which it can be canceled.
import { useEffect, useEffectEvent, useState } from 'react';

export const COUNTDOWN_SECONDS = 5;

export type IntendedRun = { secondsLeft: number; cancel: () => void };

/** Calls `end` when five seconds have passed while `isOn`. Returns the seconds that are left. */
export function useCountdown(isOn: boolean, end: () => void): number {
  const [passed, setPassed] = useState(0);
  const finish = useEffectEvent(end);
  useEffect(() => {
    if (!isOn) return undefined;
    let seconds = 0;
    const timer = setInterval(() => {
      seconds += 1;
      setPassed(seconds);
      if (seconds < COUNTDOWN_SECONDS) return;
      clearInterval(timer);
      finish();
    }, 1000);
    return () => {
      clearInterval(timer);
      setPassed(0);
    };
  }, [isOn]);
  return COUNTDOWN_SECONDS - passed;
}
