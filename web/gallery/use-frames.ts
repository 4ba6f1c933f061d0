// A frame of a video on its way: into a file, or into the tool that goes on from it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import type { ToolName } from '#contract/tool-names.ts';
import { HANDED, handFile } from '#web/model/handed-file.ts';
import { TOOL_PATHS } from '#web/model/tasks/task-addresses.ts';
import { useTaskActs } from '#web/model/tasks/task-acts.tsx';
import type { VideoPlayer } from '#web/ui/video/video-player.ts';
import { grabFrame, grabFrameAt } from '#web/ui/video/grab-frame.ts';
import type { MenuItem } from '#web/ui/layer/menu.tsx';
import { toast } from '#web/ui/feedback/toast-queue.ts';

export type Frames = {
  /** What can be done with the frame that a player shows. */
  items: (player: VideoPlayer) => MenuItem[];
  /** A new video that begins where this one ends. */
  extend: () => void;
  isBusy: boolean;
};

export function useFrames(task: Task, result: Result): Frames {
  const { t } = useTranslation();
  const acts = useTaskActs();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function take(grab: () => Promise<Blob>, use: (frame: Blob) => void) {
    setBusy(true);
    try {
      use(await grab());
    } catch {
      toast.error(t('gallery.frame_failed'));
    } finally {
      setBusy(false);
    }
  }
  function handTo(tool: ToolName) {
    return (frame: Blob) => {
      handFile(new File([frame], `frame-${task.id}.png`, { type: frame.type }));
      void navigate(`${TOOL_PATHS[tool]}?media=${HANDED}`);
    };
  }
  return {
    isBusy,
    items(player) {
      const shown = (use: (frame: Blob) => void) => () => {
        const video = player.video();
        if (video) void take(() => grabFrame(video), use);
      };
      return [
        { label: t('gallery.frame_save'), onSelect: shown((frame) => void acts.saveFrame(task, frame)) },
        { label: t('gallery.frame_change'), onSelect: shown(handTo('image-to-image')) },
        { label: t('gallery.frame_animate'), onSelect: shown(handTo('image-to-video')) },
      ];
    },
    extend() {
      const last = result.duration - 0.5 / Math.max(1, result.fps);
      void take(() => grabFrameAt(result.url, last), handTo('image-to-video'));
    },
  };
}
