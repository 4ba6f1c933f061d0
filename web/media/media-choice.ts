// One file or work that a person has chosen for a tool, and how far its way to the server is.
import type { MediaCut, MediaFacts, MediaRef } from '#contract/media.ts';

export type MediaChoice = {
  id: string;
  name: string;
  /** Its place in the field, from 0: with named places (Person A, Person B) one may be empty before it. */
  slot: number;
  /** Address of the file on this machine, or the signed address of a work. */
  url: string;
  /** A small image; empty for a sound, and for a video that this browser cannot show. */
  thumb: string;
  thumbhash: string;
  /** As measured here, then by the server; null before. */
  facts: MediaFacts | null;
  state: 'uploading' | 'ready' | 'failed';
  /** 0–1. */
  progress: number;
  /** Nothing can be sent just now; it goes on by itself. */
  isWaiting: boolean;
  /** A sentence in the language of the page. */
  problem: string | null;
  /** What helps against the problem; null: only another file. */
  remedy: 'retry' | 'crop' | 'trim' | null;
  /** Set when ready. */
  ref: MediaRef | null;
  /** The file itself; null for a work. */
  file: File | null;
  /** Not the file is sent then: it shows what the server cuts. */
  cut: MediaCut | null;
  /** What the server has and parts are cut from there; null for a file of one's own, and for a cut on its way. */
  origin: MediaRef | null;
};

/** A part of a cut that is still on its way would be painted from what people see, and have its mark. */
export function isCroppable({ thumb, cut, origin }: Pick<MediaChoice, 'thumb' | 'cut' | 'origin'>): boolean {
  return thumb !== '' && (cut === null || origin !== null);
}

/** How a work looks while the field shows it. */
export type ShownMedia = Pick<MediaChoice, 'url' | 'thumb' | 'thumbhash' | 'name' | 'facts'>;

/** Why a file cannot be used: a packed field word of the contract, or a text of this module by its key. */
export class MediaProblem extends Error {}
