// Cuts a part out of an image, or a frame out of a video, that a task of this person could be given.
import { fieldWord } from '#contract/field-words.ts';
import type { MediaCut } from '#contract/media.ts';
import type { AppContext } from '#server/app-context.ts';
import type { Cut } from '#server/media/clean-file.ts';
import { isInside } from '#server/media/cut-geometry.ts';
import type { MediaLab } from '#server/media/media-lab.ts';
import { hashCut, storeCut } from '#server/media/store-cut.ts';
import { Refusal } from '#server/refusal.ts';
import { findMedia, type MediaRow } from './measure-params.ts';

/** A player may count a little more of the last frame. */
const TOLERANCE_SECONDS = 0.15;

/**
 * Refuses asset_not_found as a task would, bad_parameters for what is not there to be cut, and what storing an upload
 * refuses.
 */
export type CutMedia = (userId: number, asked: MediaCut) => Promise<MediaRow>;

export function openCuts(
  app: Pick<AppContext, 'db' | 'storage' | 'moderation'>,
  lab: Pick<MediaLab, 'cut' | 'folder'>,
): CutMedia {
  /** Who asks for the same once more meanwhile waits for the same answer. */
  const underWay = new Map<string, ReturnType<typeof storeCut>>();

  return async (userId, asked) => {
    const row = await findMedia(app.db, userId, asked.media);
    const cut = readCut(row, asked);
    const name = `${userId} ${hashCut(row, cut)}`;
    const cutting =
      underWay.get(name) ?? storeCut(app, lab, userId, row, cut).finally(() => underWay.delete(name));
    underWay.set(name, cutting);
    const kept = await cutting;
    if ('problem' in kept) throw new Refusal('bad_parameters', { fields: { media: kept.problem } });
    return kept;
  };
}

function readCut(row: MediaRow, { part, second }: MediaCut): Cut {
  if (row.kind === 'audio') throw refuse('media', fieldWord('cut_sound'));
  if (row.kind === 'video') {
    if (part) throw refuse('part', fieldWord('cut_no_image'));
    if (second === undefined || second > row.duration + TOLERANCE_SECONDS) {
      throw refuse('second', fieldWord('cut_second', { n: Math.round(row.duration * 10) / 10 }));
    }
    return { kind: 'video', second, fps: row.fps };
  }
  if (second !== undefined) throw refuse('second', fieldWord('cut_no_video'));
  if (!part || !isInside(part, row)) {
    throw refuse('part', fieldWord('cut_outside', { a: row.width, b: row.height }));
  }
  return { kind: 'image', format: row.format === 'jpg' ? 'jpg' : 'png', part };
}

function refuse(field: 'media' | 'part' | 'second', word: string): Refusal {
  return new Refusal('bad_parameters', { fields: { [field]: word } });
}
