// What is said of tasks from afar.
import { t } from 'i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import { speakEnglish } from '#tests/fakes/speak-english.ts';
import { bundledEn } from '#web/i18n/bundled-en.ts';
import { useToastQueue } from '#web/ui/feedback/toast-queue.ts';
import { announceTimeout } from './announce-ends.ts';

beforeAll(() => speakEnglish(bundledEn));

it('[§8.25] says that a task takes longer than anybody asks for it, and leads to where it will be', () => {
  const open = vi.fn<(address: string) => void>();
  announceTimeout({ t, open });
  const [told] = useToastQueue.getState().toasts;
  expect(told?.message).toBe('This takes longer than usual. You will find it in Creations');
  told?.action?.onPress();
  expect(open).toHaveBeenCalledWith('/creations');
});
