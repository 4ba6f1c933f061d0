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

type Frame = { image: Blob; second: number };

export function useFrames(task: Task, result: Result): Frames {
  const { t } = useTranslation();
  const acts = useTaskActs();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);

  async function take(grab: () => Promise<Frame>, use: (frame: Frame) => void) {
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
    // What the browser shows may have a mark: the server cuts the frame, and this only shows which.
    return ({ image, second }: Frame) => {
      const file = new File([image], `frame-${task.id}.png`, { type: image.type });
      handFile({ file, cut: { media: { task_id: task.id, index: result.index }, second } });
      void navigate(`${TOOL_PATHS[tool]}?media=${HANDED}`);
    };
  }
  return {
    isBusy,
    items(player) {
      const shown = (use: (frame: Frame) => void) => () => {
        const video = player.video();
        if (!video) return;
        const second = Math.min(video.currentTime, result.duration);
        void take(async () => ({ image: await grabFrame(video), second }), use);
      };
      return [
        { label: t('gallery.frame_save'), onSelect: shown(({ image }) => void acts.saveFrame(task, image)) },
        { label: t('gallery.frame_change'), onSelect: shown(handTo('image-to-image')) },
        { label: t('gallery.frame_animate'), onSelect: shown(handTo('image-to-video')) },
      ];
    },
    extend() {
      const last = result.duration - 0.5 / Math.max(1, result.fps);
      void take(
        async () => ({ image: await grabFrameAt(result.url, last), second: last }),
        handTo('image-to-video'),
      );
    },
  };
}
