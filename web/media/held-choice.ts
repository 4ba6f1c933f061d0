// A choice as a field keeps it, what remains of it in the drafts, and what helps against its problem.
import type { MediaChoice } from './media-choice.ts';
import type { MediaDraft } from './media-drafts.ts';

/** As it is kept: `problem` is still packed, in no language. */
export type HeldChoice = MediaChoice & {
  still: Blob | null;
  /** It was looked at and may be sent. */
  isPrepared: boolean;
  /** Where a large file is being sent to; what is there of it need not be sent again. */
  place: string | null;
};

let lastNumber = 0;

/** Chosen just now, nothing known of it. */
export function blankChoice(name: string, slot: number): HeldChoice {
  lastNumber += 1;
  return {
    id: `${Date.now().toString(36)}-${lastNumber}`,
    name,
    slot,
    url: '',
    thumb: '',
    thumbhash: '',
    facts: null,
    state: 'uploading',
    progress: 0,
    isWaiting: false,
    problem: null,
    remedy: null,
    ref: null,
    file: null,
    cut: null,
    origin: null,
    still: null,
    isPrepared: false,
    place: null,
  };
}

/** New addresses for a file that became another one while it was prepared. */
export function addressesOf(
  file: File,
  still: Blob | null,
  before: HeldChoice,
): Pick<HeldChoice, 'url' | 'thumb'> {
  URL.revokeObjectURL(before.url);
  const url = URL.createObjectURL(file);
  return { url, thumb: still ? '' : url };
}

export function remedyOf(problem: string, choice?: HeldChoice): MediaChoice['remedy'] {
  if (problem.startsWith('image_ratio')) return 'crop';
  // A second is shorter than any rule asks for: what is refused with more is too long.
  const isLong = problem.startsWith('audio_duration') && (choice?.facts?.duration ?? 0) > 1;
  return isLong ? 'trim' : null;
}

export function toDraft(key: string, choice: HeldChoice): MediaDraft {
  const { slot, name, thumbhash, facts, ref, url, thumb, still, cut, place } = choice;
  const shown = choice.file ? null : { url, thumb };
  return { key, savedAt: Date.now(), slot, name, thumbhash, facts, ref, shown, still, cut, place };
}

export function fromDraft(id: string, draft: MediaDraft, file: File | null, isImage: boolean): HeldChoice {
  const { slot, name, thumbhash, facts, ref, shown, still, cut = null, place = null } = draft;
  const url = file ? URL.createObjectURL(file) : (shown?.url ?? '');
  const thumb = still ? URL.createObjectURL(still) : file && isImage ? url : (shown?.thumb ?? '');
  const origin = file && !cut ? null : ref;
  const known = { id, url, thumb, thumbhash, facts, ref, file, still, cut, origin, place };
  const choice = { ...blankChoice(name, slot), ...known };
  return ref ? { ...choice, state: 'ready', progress: 1, isPrepared: true } : choice;
}
