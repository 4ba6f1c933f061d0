// Asks now and then whether a newer build is served, and offers to take it.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BUILD_CHECK_MS } from '#contract/limits.ts';
import { latestBuild } from '#contract/site.ts';
import { call } from '#web/api/call.ts';
import { useLoading } from '#web/api/loading.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';

/** Coming back to the tab asks again after this long (product C9). */
const FOCUS_CHECK_MS = 10 * 60_000;

let firstId: string | null = null;
let isOutdated = false;
let askedAt = 0;

export function useVersionWatch(): void {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    async function ask() {
      if (isOutdated) return;
      askedAt = Date.now();
      const id = await readLatestId();
      if (id === null) return;
      firstId ??= id;
      if (id === firstId) return;
      isOutdated = true;
      toast.info(t('app.version.line'), {
        duration: 0,
        showClose: true,
        action: { label: t('app.version.refresh'), onPress: () => location.reload() },
      });
    }
    function askOnReturn() {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > FOCUS_CHECK_MS) void ask();
    }
    if (askedAt === 0) void ask();
    const timer = setInterval(() => void ask(), BUILD_CHECK_MS);
    document.addEventListener('visibilitychange', askOnReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askOnReturn);
    };
  }, [t]);

  const drawnAt = useRef(pathname);
  useEffect(() => {
    const hasMoved = drawnAt.current !== pathname;
    drawnAt.current = pathname;
    if (hasMoved && isOutdated && hasNothingToLose()) location.reload();
  }, [pathname]);
}

async function readLatestId(): Promise<string | null> {
  try {
    const build = await call(
      latestBuild,
      {},
      { needToken: false, showLoading: false, showError: false, isBackground: true, extractData: true },
    );
    return build.id;
  } catch {
    return null;
  }
}

/** No words half written and no call under way: a reload would not be noticed. */
function hasNothingToLose(): boolean {
  const isWriting = Array.from(document.querySelectorAll('textarea')).some((area) => area.value !== '');
  return !isWriting && useLoading.getState().count === 0;
}
