// One file or work that a person has chosen for a tool, and how far its way to the server is.
import type { MediaFacts, MediaRef } from '#contract/media.ts';

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
  /** A sentence in the language of the page. */
  problem: string | null;
  /** What helps against the problem; null: only another file. */
  remedy: 'retry' | 'crop' | 'trim' | null;
  /** Set when ready. */
  ref: MediaRef | null;
  /** The file itself; null for a work. */
  file: File | null;
};

/** How a work looks while the field shows it. */
export type ShownMedia = Pick<MediaChoice, 'url' | 'thumb' | 'thumbhash' | 'name' | 'facts'>;

/** Why a file cannot be used: a packed field word of the contract, or a text of this module by its key. */
export class MediaProblem extends Error {}
