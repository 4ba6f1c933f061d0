// What stands in one media field: files on their way, works, and what became of each. Lives as long as the page.
import { createStore } from 'zustand/vanilla';
import type { StoreApi } from 'zustand/vanilla';
import { checkMedia } from '#contract/media.ts';
import type { MediaRef, MediaRule } from '#contract/media.ts';
import { CallError, isCanceled } from '#web/api/call-error.ts';
import { MediaProblem } from './media-choice.ts';
import type { MediaChoice, ShownMedia } from './media-choice.ts';
import { dropMediaDrafts, readMediaDrafts, writeMediaDraft } from './media-drafts.ts';
import type { MediaDraft } from './media-drafts.ts';
import { asFile } from './media-formats.ts';
import { prepareMedia } from './prepare-media.ts';
import { sendMedia } from './send-media.ts';

/** As it is kept: `problem` is still packed, in no language. */
export type HeldChoice = MediaChoice & {
  still: Blob | null;
  /** It was looked at and may be sent. */
  isPrepared: boolean;
};

export type MediaFieldStore = ReturnType<typeof createMediaFieldStore>;

type Patch = Partial<HeldChoice>;

let lastNumber = 0;

export function createMediaFieldStore(tool: string, field: string, firstRule: MediaRule) {
  const state: StoreApi<{ choices: readonly HeldChoice[] }> = createStore(() => ({ choices: [] }));
  const sendings = new Map<string, AbortController>();
  let rule = firstRule;
  let owner: string | null = null;

  const all = () => state.getState().choices;
  const find = (id: string) => all().find((choice) => choice.id === id);
  const keyOf = (id: string) => `${owner}/${tool}/${field}/${id}`;

  function set(choices: readonly HeldChoice[]): void {
    state.setState({ choices: choices.toSorted((a, b) => a.slot - b.slot) });
  }
  function patch(id: string, part: Patch): void {
    set(all().map((choice) => (choice.id === id ? { ...choice, ...part } : choice)));
  }
  function fail(id: string, problem: string, remedy: MediaChoice['remedy'] = null): void {
    patch(id, { state: 'failed', progress: 0, problem, remedy });
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

  /** Puts a choice where another may stand; the one that stood there is gone. */
  function place(choice: HeldChoice): void {
    for (const before of all()) if (before.slot === choice.slot) discard(before.id);
    set([...all(), choice]);
  }
  function discard(id: string): void {
    const choice = take(id);
    if (choice) forget(choice);
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
    void dropMediaDrafts([keyOf(choice.id)]);
    if (choice.file) for (const url of [choice.url, choice.thumb]) if (url) URL.revokeObjectURL(url);
  }

  async function begin(id: string): Promise<void> {
    const given = find(id)?.file;
    if (!given) return;
    try {
      const { file, facts, still } = await prepareMedia(given, rule.kind);
      const choice = find(id);
      if (!choice || choice.file !== given) return;
      patch(id, {
        ...(file === given ? {} : addressesOf(file, still, choice)),
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
      if (find(id)) fail(id, error.message, remedyOf(error.message));
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
      const sent = await sendMedia(choice.file, stopper.signal, (progress) => patch(id, { progress }));
      const { upload_id, thumb, thumbhash, kind, width, height, duration, fps, has_sound } = sent;
      const facts = { kind, width, height, duration, fps, has_sound };
      patch(id, { facts, thumbhash, thumb: find(id)?.thumb || thumb });
      refuse(facts);
      patch(id, { state: 'ready', progress: 1, problem: null, remedy: null, ref: { upload_id } });
      keep(id);
    } catch (error) {
      if (isCanceled(error) || !find(id)) return;
      if (error instanceof MediaProblem) return fail(id, error.message, remedyOf(error.message));
      if (!(error instanceof CallError)) throw error;
      const said = error.fields.file ?? error.message;
      fail(id, said, error.fields.file === undefined ? 'retry' : null);
    } finally {
      if (sendings.get(id) === stopper) sendings.delete(id);
    }
  }

  function addFile(file: File, slot: number): void {
    const id = nextId();
    const url = URL.createObjectURL(file);
    place({ ...blank(id, file.name, slot), file, url, thumb: rule.kind === 'image' ? url : '' });
    void begin(id);
  }

  return {
    state,
    setRule(next: MediaRule): void {
      rule = next;
    },
    /** Files for the free places, or from `slot` on. Returns how many found no place. */
    add(files: readonly Blob[], slot?: number): number {
      let left = 0;
      for (const [index, blob] of files.entries()) {
        // A field for one takes the new file instead of the old; a fuller one has to be emptied first.
        const chosen =
          index === 0 && slot !== undefined
            ? slot
            : (freeSlot() ?? (rule.most === 1 && index === 0 ? 0 : null));
        if (chosen === null) left += 1;
        else addFile(asFile(blob, rule.kind), chosen);
      }
      return left;
    },
    /** False: there was no place for it. */
    addRef(ref: MediaRef, shown: ShownMedia, slot?: number): boolean {
      const chosen = slot ?? freeSlot() ?? (rule.most === 1 ? 0 : null);
      if (chosen === null) return false;
      const choice: HeldChoice = { ...blank(nextId(), shown.name, chosen), ...shown, isPrepared: true };
      const problem = shown.facts ? checkMedia(rule, shown.facts) : null;
      place(
        problem
          ? { ...choice, state: 'failed', problem, remedy: remedyOf(problem) }
          : { ...choice, state: 'ready', progress: 1, ref },
      );
      if (!problem) keep(choice.id);
      return true;
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
      fail(id, 'media.problem.stopped', 'retry');
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
    /** Undoes `take`. */
    putBack(choice: HeldChoice): void {
      const isTaken = all().some(({ slot }) => slot === choice.slot);
      place(isTaken ? { ...choice, slot: freeSlot() ?? choice.slot } : choice);
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
    /** Another file in the same place, for example the same picture after a crop. */
    replace(id: string, blob: Blob): void {
      const before = find(id);
      if (before) addFile(asFile(blob, before.name), before.slot);
    },
    clear(): void {
      for (const { id } of all()) discard(id);
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
      const kept = await readMediaDrafts(keyOf(''));
      for (const { draft, file } of kept.toSorted((a, b) => a.draft.slot - b.draft.slot)) {
        const id = draft.key.slice(keyOf('').length);
        if (owner !== person || find(id) || all().some(({ slot }) => slot === draft.slot)) continue;
        set([...all(), fromDraft(id, draft, file, rule.kind === 'image')]);
        if (!draft.ref) void begin(id);
      }
    },
  };
}

function nextId(): string {
  lastNumber += 1;
  return `${Date.now().toString(36)}-${lastNumber}`;
}

function blank(id: string, name: string, slot: number): HeldChoice {
  return {
    id,
    name,
    slot,
    url: '',
    thumb: '',
    thumbhash: '',
    facts: null,
    state: 'uploading',
    progress: 0,
    problem: null,
    remedy: null,
    ref: null,
    file: null,
    still: null,
    isPrepared: false,
  };
}

/** New addresses for a file that became another one while it was prepared. */
function addressesOf(file: File, still: Blob | null, before: HeldChoice): Patch {
  URL.revokeObjectURL(before.url);
  const url = URL.createObjectURL(file);
  return { url, thumb: still ? '' : url };
}

function remedyOf(problem: string): MediaChoice['remedy'] {
  return problem.startsWith('image_ratio') ? 'crop' : null;
}

function toDraft(key: string, choice: HeldChoice): MediaDraft {
  const { slot, name, thumbhash, facts, ref, url, thumb, still } = choice;
  const shown = choice.file ? null : { url, thumb };
  return { key, savedAt: Date.now(), slot, name, thumbhash, facts, ref, shown, still };
}

function fromDraft(id: string, draft: MediaDraft, file: File | null, isPicture: boolean): HeldChoice {
  const { slot, name, thumbhash, facts, ref, shown, still } = draft;
  const url = file ? URL.createObjectURL(file) : (shown?.url ?? '');
  const thumb = still ? URL.createObjectURL(still) : file && isPicture ? url : (shown?.thumb ?? '');
  const choice = { ...blank(id, name, slot), url, thumb, thumbhash, facts, ref, file, still };
  return ref ? { ...choice, state: 'ready', progress: 1, isPrepared: true } : choice;
}
