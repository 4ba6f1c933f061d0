// What stands in one media field: files on their way, works, and what became of each. Lives as long as the page.
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { fieldWord } from '#contract/field-words.ts';
import { checkMedia, UPLOAD_BYTES } from '#contract/media.ts';
import type { MediaCut, MediaRef, MediaRule } from '#contract/media.ts';
import { CallError, isCanceled } from '#web/api/call-error.ts';
import type { TextKey } from '#web/i18n/text-key.ts';
import { MediaProblem } from './media-choice.ts';
import type { MediaChoice, ShownMedia } from './media-choice.ts';
import { addressesOf, blankChoice, fromDraft, remedyOf, toDraft } from './held-choice.ts';
import type { HeldChoice } from './held-choice.ts';
import { dropMediaDrafts, readMediaDrafts, writeMediaDraft } from './media-drafts.ts';
import { asFile } from './media-formats.ts';
import { prepareMedia } from './prepare-media.ts';
import { forgetSent, sendCut, sendMedia } from './send-media.ts';
import { fetchShownWork } from './shown-work.ts';

/** What stood in the place before, and how many files found none. */
export type Added = { displaced: HeldChoice | null; left: number };

export type MediaFieldStore = ReturnType<typeof createMediaFieldStore>;

export function createMediaFieldStore(tool: string, field: string, firstRule: MediaRule) {
  const state: StoreApi<{ choices: readonly HeldChoice[] }> = createStore(() => ({ choices: [] }));
  const sendings = new Map<string, AbortController>();
  let rule = firstRule;
  let owner: string | null = null;
  /** Drafts are on their way, and still wanted. */
  let isRestoring = false;

  const all = () => state.getState().choices;
  const find = (id: string) => all().find((choice) => choice.id === id);
  const keyOf = (id: string) => `${owner}/${tool}/${field}/${id}`;

  function set(choices: readonly HeldChoice[]): void {
    state.setState({ choices: choices.toSorted((a, b) => a.slot - b.slot) });
  }
  function patch(id: string, part: Partial<HeldChoice>): void {
    set(all().map((choice) => (choice.id === id ? { ...choice, ...part } : choice)));
  }
  function fail(id: string, problem: string, remedy: MediaChoice['remedy'] = null): void {
    patch(id, { state: 'failed', progress: 0, isWaiting: false, problem, remedy });
  }
  function onlySlot(): number | null {
    return rule.most === 1 ? 0 : null;
  }
  function freeSlot(): number | null {
    for (let slot = 0; slot < rule.most; slot += 1) {
      if (!all().some((choice) => choice.slot === slot)) return slot;
    }
    return null;
  }

  function stop(id: string): void {
    sendings.get(id)?.abort();
    sendings.delete(id);
  }

  function keep(id: string, withFile = false): void {
    const choice = find(id);
    if (!choice || owner === null) return;
    void writeMediaDraft(toDraft(keyOf(id), choice), withFile ? choice.file : null);
  }

  /** Puts a choice where another may stand, and returns that one, not yet forgotten. */
  function place(choice: HeldChoice): HeldChoice | null {
    const before = all().find(({ slot }) => slot === choice.slot);
    const taken = before ? take(before.id) : null;
    set([...all(), choice]);
    return taken;
  }
  /** Out of the field, but not forgotten yet. */
  function take(id: string): HeldChoice | null {
    const choice = find(id);
    if (!choice) return null;
    stop(id);
    set(all().filter((other) => other.id !== id));
    return choice;
  }
  function forget(choice: HeldChoice): void {
    if (choice.place) void forgetSent(choice.place);
    void dropMediaDrafts([keyOf(choice.id)]);
    if (choice.file) for (const url of [choice.url, choice.thumb]) if (url) URL.revokeObjectURL(url);
  }

  async function begin(id: string): Promise<void> {
    const { file: given = null, cut = null } = find(id) ?? {};
    if (!given) return;
    // Somebody may leave the page while it is looked at; what nobody can use is not kept.
    if (cut || given.size <= UPLOAD_BYTES[rule.kind]) keep(id, true);
    if (cut) return await send(id);
    try {
      const { file, facts, still } = await prepareMedia(given, rule.kind);
      const choice = find(id);
      if (!choice || choice.file !== given) return;
      patch(id, {
        ...(file === given ? {} : { ...addressesOf(file, still, choice), place: null }),
        ...(still ? { still, thumb: URL.createObjectURL(still) } : {}),
        file,
        facts,
        isPrepared: true,
      });
      keep(id, true);
      if (facts) refuse(facts);
      await send(id);
    } catch (error) {
      if (!(error instanceof MediaProblem)) throw error;
      const choice = find(id);
      if (!choice) return;
      if (!choice.isPrepared) {
        // What cannot be opened cannot be shown.
        patch(id, { thumb: '' });
        void dropMediaDrafts([keyOf(id)]);
      }
      fail(id, error.message, remedyOf(error.message, choice));
    }
  }

  function refuse(facts: NonNullable<MediaChoice['facts']>): void {
    const problem = checkMedia(rule, facts);
    if (problem) throw new MediaProblem(problem);
  }

  async function send(id: string): Promise<void> {
    const choice = find(id);
    if (!choice?.file || choice.state !== 'uploading' || sendings.has(id)) return;
    const stopper = new AbortController();
    sendings.set(id, stopper);
    try {
      const sent = choice.cut
        ? await sendCut(choice.cut, stopper.signal)
        : await sendMedia(choice.file, {
            signal: stopper.signal,
            place: choice.place,
            onPlace(place) {
              patch(id, { place });
              keep(id);
            },
            onProgress: (progress) => patch(id, { progress }),
            onWaiting: (isWaiting) => patch(id, { isWaiting }),
          });
      const { upload_id, thumb, thumbhash, kind, width, height, duration, fps, has_sound } = sent;
      const facts = { kind, width, height, duration, fps, has_sound };
      const origin = choice.cut ? { upload_id } : null;
      patch(id, { facts, thumbhash, thumb: find(id)?.thumb || thumb, origin });
      refuse(facts);
      const done = { isWaiting: false, problem: null, remedy: null, place: null };
      patch(id, { ...done, state: 'ready', progress: 1, ref: { upload_id } });
      keep(id);
    } catch (error) {
      if (isCanceled(error) || !find(id)) return;
      if (error instanceof MediaProblem) return fail(id, error.message, remedyOf(error.message, find(id)));
      if (!(error instanceof CallError)) throw error;
      const [said] = Object.values(error.fields);
      const isLost = said !== undefined || (choice.cut !== null && error.kind === 'refused');
      fail(id, said ?? error.message, isLost ? null : 'retry');
    } finally {
      if (sendings.get(id) === stopper) sendings.delete(id);
    }
  }

  /** The addresses of a work run out after hours, and the work may be gone. */
  async function renew(id: string, ref: Extract<MediaRef, { task_id: string }>): Promise<void> {
    try {
      const shown = await fetchShownWork(ref.task_id, ref.index);
      if (shown) patch(id, shown);
      else fail(id, fieldWord('file_gone'));
    } catch (error) {
      // Nothing is known without a network; the post will tell.
      if (error instanceof CallError && error.kind === 'refused') fail(id, fieldWord('file_gone'));
    }
  }

  function addFile(file: File, slot: number, cut: MediaCut | null = null): HeldChoice | null {
    const url = URL.createObjectURL(file);
    const thumb = rule.kind === 'image' ? url : '';
    const choice = { ...blankChoice(file.name, slot), file, url, thumb, cut };
    const taken = place(choice);
    void begin(choice.id);
    return taken;
  }

  return {
    state,
    setRule(next: MediaRule): void {
      rule = next;
    },
    /** Files for the free places, or the first for `slot`. */
    add(files: readonly Blob[], slot?: number): Added {
      const added: Added = { displaced: null, left: 0 };
      for (const [index, blob] of files.entries()) {
        // A field for one takes the new file instead of the old; a fuller one has to be emptied first.
        const wanted = index === 0 ? (slot ?? freeSlot() ?? onlySlot()) : freeSlot();
        if (wanted === null) added.left += 1;
        else added.displaced = addFile(asFile(blob, rule.kind), wanted) ?? added.displaced;
      }
      return added;
    },
    /** What the server cuts; `file` shows it. */
    addCut(file: File, cut: MediaCut, slot: number): Added {
      return { displaced: addFile(file, slot, cut), left: 0 };
    },
    addRef(ref: MediaRef, shown: ShownMedia, slot?: number): Added {
      const wanted = slot ?? freeSlot() ?? onlySlot();
      if (wanted === null) return { displaced: null, left: 1 };
      const choice: HeldChoice = {
        ...blankChoice(shown.name, wanted),
        ...shown,
        origin: ref,
        isPrepared: true,
      };
      const problem = shown.facts ? checkMedia(rule, shown.facts) : null;
      const displaced = place(
        problem
          ? { ...choice, state: 'failed', problem, remedy: remedyOf(problem) }
          : { ...choice, state: 'ready', progress: 1, ref },
      );
      if (!problem) keep(choice.id);
      return { displaced, left: 0 };
    },
    retry(id: string): void {
      const choice = find(id);
      if (!choice?.file || choice.state === 'ready') return;
      patch(id, { state: 'uploading', progress: 0, problem: null, remedy: null });
      void (choice.isPrepared ? send(id) : begin(id));
    },
    cancel(id: string): void {
      if (find(id)?.state !== 'uploading') return;
      stop(id);
      fail(id, 'media.problem.stopped' satisfies TextKey, 'retry');
    },
    /** Every file of one's own once more: the server has forgotten what was sent. */
    sendAgain(): void {
      for (const { id, file } of all()) {
        if (!file) continue;
        patch(id, { state: 'uploading', progress: 0, problem: null, remedy: null, ref: null });
        void send(id);
      }
    },
    take,
    forget,
    /** To another field: nothing of it stays here. */
    give(id: string): HeldChoice | null {
      void dropMediaDrafts([keyOf(id)]);
      return take(id);
    },
    /** Undoes `take` and what took the place since. */
    putBack(choice: HeldChoice): void {
      const since = place(choice);
      if (since) forget(since);
      keep(choice.id, true);
      if (choice.state === 'uploading') void (choice.isPrepared ? send(choice.id) : begin(choice.id));
    },
    /** To another place; what stands there makes room. */
    move(id: string, to: number): void {
      const moved = find(id);
      if (!moved || moved.slot === to) return;
      const isFree = !all().some(({ slot }) => slot === to);
      if (isFree) patch(id, { slot: to });
      else {
        const slots = all().map(({ slot }) => slot);
        const others = all().filter((choice) => choice.id !== id);
        const ordered = others.toSpliced(slots.indexOf(to), 0, moved);
        set(ordered.map((choice, index) => ({ ...choice, slot: slots[index] ?? choice.slot })));
      }
      for (const choice of all()) keep(choice.id);
    },
    /** Another file in the same place, for example the same image after a crop. */
    replace(id: string, blob: Blob, cut?: MediaCut): Added {
      const before = find(id);
      return { displaced: before ? addFile(asFile(blob, before.name), before.slot, cut) : null, left: 0 };
    },
    clear(): void {
      isRestoring = false;
      for (const { id } of all()) {
        const taken = take(id);
        if (taken) forget(taken);
      }
    },
    /** Nobody waits for what is being sent any more. */
    close(): void {
      for (const stopper of sendings.values()) stopper.abort();
    },
    /** Whose field it is from now on: what they had chosen within the last day comes back to the free places. */
    async adopt(person: string): Promise<void> {
      if (owner === person) return;
      owner = person;
      for (const { id } of all()) keep(id, true);
      isRestoring = true;
      const kept = await readMediaDrafts(keyOf(''));
      if (!isRestoring) return void dropMediaDrafts(kept.map(({ draft }) => draft.key));
      isRestoring = false;
      for (const { draft, file } of kept.toSorted((a, b) => b.draft.savedAt - a.draft.savedAt)) {
        const id = draft.key.slice(keyOf('').length);
        const isTaken = find(id) || all().some(({ slot }) => slot === draft.slot);
        if (owner !== person || isTaken || (!draft.ref && !file)) continue;
        set([...all(), fromDraft(id, draft, file, rule.kind === 'image')]);
        if (!draft.ref) void begin(id);
        else if ('task_id' in draft.ref) void renew(id, draft.ref);
      }
    },
  };
}
