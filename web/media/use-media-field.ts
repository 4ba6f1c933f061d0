// One media field of a form: the chosen files and works, what can be done with them, and the references for the post.
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { readFieldWord } from '#contract/field-words.ts';
import type { MediaCut, MediaRef, MediaRule } from '#contract/media.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { toast } from '#web/ui/feedback/toast-queue.ts';
import { readLanguage } from '#web/i18n/start-i18n.ts';
import type { TextBelow } from '#web/i18n/text-key.ts';
import type { MediaChoice, ShownMedia } from './media-choice.ts';
import type { HeldChoice } from './held-choice.ts';
import type { Added, MediaFieldStore } from './media-field-store.ts';
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
  /** What the server cuts; the file shows it. */
  addCut: (file: File, cut: MediaCut, slot: number) => void;
  retry: (id: string) => void;
  /** Stops the upload; the file stays. */
  cancel: (id: string) => void;
  remove: (id: string) => void;
  move: (id: string, to: number) => void;
  replace: (id: string, file: Blob, cut?: MediaCut) => void;
  clear: () => void;
  /** Sends every file once more, when the server no longer has what was sent. */
  sendAgain: () => void;
  /** Changes what this field and another one of the same kind hold: first and last frame. */
  exchange: (other: MediaFieldState) => void;
  /** Behind it all. */
  store: MediaFieldStore;
};

const UNDO_MS = 5000;

/** What only this browser can know of a file; all else is a word of the contract. */
function isText(problem: string): problem is `media.problem.${TextBelow<'media.problem'>}` {
  return problem.startsWith('media.problem.');
}

/** Uploads begin when a file is chosen; `tool` and `field` name the draft that survives a reload. */
export function useMediaField(tool: string, field: string, rule: MediaRule): MediaFieldState {
  const { t } = useTranslation();
  const person = useUserId();
  const store = useMemo(() => openMediaField(tool, field, rule, person), [tool, field, rule, person]);
  useEffect(() => store.setRule(rule), [store, rule]);
  const held = useStore(store.state, (state) => state.choices);
  const language = readLanguage();
  const choices = useMemo(() => {
    const say = (problem: string) => (isText(problem) ? t(problem) : readFieldWord(problem, language));
    return held
      .filter(({ slot }) => slot < rule.most)
      .map((choice): MediaChoice => ({ ...choice, problem: choice.problem && say(choice.problem) }));
  }, [held, rule.most, t, language]);

  /** What has gone can come back for five seconds. */
  function offerBack(taken: HeldChoice, said: string) {
    let isBack = false;
    toast.success(said, {
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

  function answerWith({ displaced, left }: Added) {
    if (displaced) offerBack(displaced, t('media.replaced'));
    if (left > 0) toast.warning(t('media.too_many', { count: rule.most, n: rule.most }));
  }

  return {
    rule,
    choices,
    refs: choices.flatMap(({ ref }) => (ref ? [ref] : [])),
    isReady: choices.length > 0 && choices.every((choice) => choice.state === 'ready'),
    isBusy: choices.some((choice) => choice.state === 'uploading'),
    add: (files, slot) => answerWith(store.add(files, slot)),
    addRef: (ref, shown, slot) => answerWith(store.addRef(ref, shown, slot)),
    addCut: (file, cut, slot) => answerWith(store.addCut(file, cut, slot)),
    retry: store.retry,
    cancel: store.cancel,
    remove: (id) => {
      const taken = store.take(id);
      if (taken) offerBack(taken, t('media.removed'));
    },
    move: store.move,
    replace: (id, file, cut) => answerWith(store.replace(id, file, cut)),
    clear: store.clear,
    sendAgain: store.sendAgain,
    exchange(other) {
      const [ours, theirs] = [choices, other.choices];
      const given = ours.flatMap(({ id }) => store.give(id) ?? []);
      const taken = theirs.flatMap(({ id }) => other.store.give(id) ?? []);
      for (const choice of taken) store.putBack(choice);
      for (const choice of given) other.store.putBack(choice);
    },
    store,
  };
}
