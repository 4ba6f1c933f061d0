// One media field of a form: the chosen files and works, what can be done with them, and the references for the post.
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { readFieldWord } from '#contract/field-words.ts';
import type { MediaRef, MediaRule } from '#contract/media.ts';
import { useMineStore } from '#web/api/mine-store.ts';
import { toast } from '#web/ui/toast-queue.ts';
import { readLanguage } from '#web/words/start-words.ts';
import type { MediaChoice, ShownMedia } from './media-choice.ts';
import { openMediaField } from './open-media-field.ts';

export type { MediaChoice } from './media-choice.ts';

export type MediaFieldState = {
  rule: MediaRule;
  choices: readonly MediaChoice[];
  /** The ready ones, in order. */
  refs: MediaRef[];
  /** At least one, and all ready. */
  isReady: boolean;
  isBusy: boolean;
  /** For the free places, or for `slot`. */
  add: (files: readonly Blob[], slot?: number) => void;
  addRef: (ref: MediaRef, shown: ShownMedia, slot?: number) => void;
  retry: (id: string) => void;
  /** Stops the upload; the file stays. */
  cancel: (id: string) => void;
  remove: (id: string) => void;
  move: (id: string, to: number) => void;
  replace: (id: string, file: Blob) => void;
  clear: () => void;
  /** Sends every file once more, when the server no longer has what was sent. */
  sendAgain: () => void;
};

const UNDO_MS = 5000;

/** Uploads begin when a file is chosen; `tool` and `field` name the draft that survives a reload. */
export function useMediaField(tool: string, field: string, rule: MediaRule): MediaFieldState {
  const { t } = useTranslation();
  const person = useMineStore(({ userId }) => userId);
  const store = useMemo(() => openMediaField(tool, field, rule, person), [tool, field, rule, person]);
  useEffect(() => store.setRule(rule), [store, rule]);
  const held = useStore(store.state, (state) => state.choices);
  const language = readLanguage();
  const choices = useMemo(() => {
    const say = (problem: string) =>
      problem.startsWith('media.') ? t(problem) : readFieldWord(problem, language);
    return held
      .filter(({ slot }) => slot < rule.most)
      .map((choice): MediaChoice => ({ ...choice, problem: choice.problem && say(choice.problem) }));
  }, [held, rule.most, t, language]);

  function remove(id: string) {
    const taken = store.take(id);
    if (!taken) return;
    let isBack = false;
    toast.success(t('media.removed'), {
      duration: UNDO_MS,
      action: {
        label: t('media.undo'),
        onPress: () => {
          isBack = true;
          store.putBack(taken);
        },
      },
      onLeave: () => isBack || store.forget(taken),
    });
  }

  function warnOfFull() {
    toast.warning(t('media.too_many', { count: rule.most, n: rule.most }));
  }

  return {
    rule,
    choices,
    refs: choices.flatMap(({ ref }) => (ref ? [ref] : [])),
    isReady: choices.length > 0 && choices.every((choice) => choice.state === 'ready'),
    isBusy: choices.some((choice) => choice.state === 'uploading'),
    add: (files, slot) => {
      if (store.add(files, slot) > 0) warnOfFull();
    },
    addRef: (ref, shown, slot) => {
      if (!store.addRef(ref, shown, slot)) warnOfFull();
    },
    retry: store.retry,
    cancel: store.cancel,
    remove,
    move: store.move,
    replace: store.replace,
    clear: store.clear,
    sendAgain: store.sendAgain,
  };
}
