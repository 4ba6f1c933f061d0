// One work that somebody shows: at once what the walls know of it, then what the server says now.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Mine } from '#contract/account.ts';
import { taskDetail } from '#contract/task.ts';
import type { PublicTask, Task } from '#contract/task.ts';
import { mediaOfTool, toolOfType } from '#contract/tool-names.ts';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { findWork, publicKeys } from '#web/model/works/public-cache.ts';
import { isOwnTask } from '#web/model/tasks/use-tasks.ts';
import { useMe } from '#web/model/me/use-me.ts';

export type PublicWork = {
  work: PublicTask | undefined;
  /** Its author has taken it back, or it never was. */
  isGone: boolean;
  error: Error | null;
  retry: () => void;
};

export function usePublicWork(id: string): PublicWork {
  const client = useQueryClient();
  const mine = useMe((me) => me);
  const query = useQuery<PublicTask | null>({
    queryKey: publicKeys.work(id),
    queryFn: async ({ signal }) => {
      try {
        const found = await call(
          taskDetail,
          { id },
          { needToken: false, showLoading: false, showError: false, extractData: true, signal },
        );
        return isOwnTask(found) ? asOthersSee(found) : found;
      } catch (error) {
        if (error instanceof CallError && error.refusal === 'asset_not_found') return null;
        throw error;
      }
    },
    placeholderData: () => findWork(client, id),
    // Each look is counted, and asks whether it is still shown.
    staleTime: 0,
    gcTime: 0,
  });
  const work = query.data ?? undefined;
  return {
    // The own name may arrive after the own work.
    work: work?.author.id === '' && mine ? { ...work, author: authorOf(mine) } : work,
    isGone: query.data === null,
    error: query.isError && !query.data ? query.error : null,
    retry: () => void query.refetch(),
  };
}

/** An own work as it hangs on the wall; null where it does not hang there. */
export function asOthersSee(task: Task): PublicTask | null {
  const shown = task.results.filter((result) => result.public);
  const [first] = shown;
  if (!first || task.hidden) return null;
  const { url, thumb, preview, thumbhash, width, height, duration, fps, has_sound } = first;
  const { id, type, effect, engine, likes, liked, views, remixes, remixed_from } = task;
  return {
    id,
    type,
    effect,
    engine,
    likes,
    liked,
    views,
    remixes,
    remixed_from,
    images: shown.map(({ index, url, thumb, thumbhash, width, height }) => ({
      index,
      url,
      thumb,
      thumbhash,
      width,
      height,
    })),
    url,
    thumb,
    preview,
    thumbhash,
    width,
    height,
    duration,
    fps,
    has_sound,
    kind: mediaOfTool(toolOfType(type)),
    title: task.title,
    prompt: task.show_prompt ? task.prompt : null,
    params: task.show_prompt ? task.params : null,
    author: nobody,
    created_at: task.created_at,
  };
}

const nobody: PublicTask['author'] = { id: '', name: '', head_img: '', is_vip: false, followed: false };

function authorOf({ id, name, head_img, is_vip }: Mine): PublicTask['author'] {
  return { id, name, head_img, is_vip, followed: false };
}
