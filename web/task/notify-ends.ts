// Tells by a notification of the browser that tasks have ended while nobody looked: one, however many there are.
import type { TFunction } from 'i18next';
import { TASK_STATUS } from '#contract/task.ts';
import type { StatusOf } from '#contract/task.ts';
import { toolOfType, TOOL_WORDS } from '#contract/tool-names.ts';
import type { Language } from '#texts/words.ts';
import { studioAddress } from '#web/model/tasks/task-addresses.ts';

export type Notifying = { t: TFunction; language: Language; open: (address: string) => void };

/** The same tag: a later notification takes the place of the one before. */
const TAG = 'task-ends';

let told: StatusOf[] = [];
let shown: Notification | null = null;

/** Where the person wishes it, the browser allows it and the page is hidden. */
export function mayNotify(isWanted: boolean): boolean {
  return isWanted && document.hidden && globalThis.Notification?.permission === 'granted';
}

/** Those that were told of before, and not looked at since, are counted with these. */
export function notifyEnds(ends: readonly StatusOf[], { t, language, open }: Notifying): void {
  told = [...told, ...ends];
  const [only] = told;
  if (!only) return;
  const address = told.length === 1 ? studioAddress(only) : '/creations';
  try {
    const notification = new Notification(t('app.name'), {
      body: formatEnds(told, t, language),
      tag: TAG,
      icon: '/icon.svg',
      lang: language,
    });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
      open(address);
    });
    shown = notification;
  } catch {
    // Some phones have the word but want it said by a worker in the background; there the page tells when it is seen.
  }
}

/** Somebody looks at the page again: it tells by itself. */
export function forgetNotified(): void {
  told = [];
  shown?.close();
  shown = null;
}

function formatEnds(ends: readonly StatusOf[], t: TFunction, language: Language): string {
  const ready = ends.filter(({ status }) => status === TASK_STATUS.completed);
  const [only] = ends;
  if (ends.length > 1 || !only) {
    return t(ready.length === ends.length ? 'task.toast.ready_several' : 'task.toast.ended_several', {
      n: ends.length,
    });
  }
  if (ready.length === 1) return t('task.toast.ready', { tool: TOOL_WORDS[toolOfType(only.type)][language] });
  return t(only.refunded > 0 ? 'task.toast.failed' : 'task.toast.failed_free', {
    count: only.refunded,
    n: only.refunded,
  });
}
