// Asks now and then whether a newer build is served, and offers to take it; keeps the files of this one.
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { BUILD_CHECK_MS } from '#contract/limits.ts';
import { latestBuild } from '#contract/site.ts';
import { call } from '#web/api/call.ts';
import { useLoading } from '#web/api/loading.ts';
import { isSending, waitUntilSent } from '#web/api/sending.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { activateShell, keepShell, updateShell } from './offline-shell.ts';

/** Coming back to the tab asks again after this long (product C9). */
const FOCUS_CHECK_MS = 10 * 60_000;
const SHELL_AFTER_MS = 4000;

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
      void updateShell();
      offerNewer(t);
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
    if (hasMoved && isOutdated && hasNothingToLose()) void takeNewer();
  }, [pathname]);
}

/** Of the application's own screens: their files stay in the browser, so that they open without a network. */
export function useOfflineShell(): void {
  const { t } = useTranslation();
  useEffect(() => {
    // After everything that the page is for.
    const timer = setTimeout(() => void keepShell(() => offerNewer(t)), SHELL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [t]);
}

function offerNewer(t: TFunction): void {
  if (isOutdated) return;
  isOutdated = true;
  toast.info(t('app.version.line'), {
    duration: 0,
    showClose: true,
    action: {
      label: t('app.version.refresh'),
      onPress() {
        if (isSending()) toast.info(t('app.version.waiting'));
        void takeNewer();
      },
    },
  });
}

/** What is being sent is answered first: nobody would know whether it arrived. */
async function takeNewer(): Promise<void> {
  await waitUntilSent();
  await activateShell();
  location.reload();
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
  return !isWriting && !isSending() && useLoading.getState().count === 0;
}
