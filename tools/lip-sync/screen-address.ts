// `?media=<task>`: a video goes to the videos, an image, or a file that was handed over, to the portraits.
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { HANDED } from '#web/model/handed-file.ts';
import { useTask } from '#web/model/tasks/use-tasks.ts';
import { shownWork } from '#web/media/shown-work.ts';
import { useMediaFromAddress } from '#web/media/use-media-from-address.ts';
import type { MediaFieldState } from '#web/media/use-media-field.ts';
import type { Source } from './screen-state.ts';

export function useWorkFromAddress(
  fields: Readonly<Record<Source, MediaFieldState>>,
  show: (source: Source) => void,
): void {
  const [address] = useSearchParams();
  const id = address.get('media');
  const isHanded = id === HANDED;
  const { data: task, isError } = useTask(isHanded ? null : id);
  const work = task && shownWork(task, Number(address.get('n') ?? 0));
  const isKnown = id !== null && (isHanded || isError || task !== undefined);
  // A work that is gone is told of by the portraits.
  const source = isKnown ? (work?.facts?.kind === 'video' ? 'video' : 'image') : null;
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (source !== null) latest.current(source);
  }, [source]);
  useMediaFromAddress(fields.video, source === 'video');
  useMediaFromAddress(fields.image, source === 'image');
}
