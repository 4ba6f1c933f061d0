// The result of a work in its panel: an image to be enlarged and compared, a video with its player, or the empty frame.
import { useTranslation } from 'react-i18next';
import type { Result } from '#contract/media.ts';
import type { Task } from '#contract/task.ts';
import { countAsked, ratioOf } from '#web/model/tasks/task-shape.ts';
import { EmptyFrame } from '#web/ui/base/empty-frame.tsx';
import { Player } from '#web/ui/video/player.tsx';
import { ImageStage } from './image-stage.tsx';
import { playerFacts } from './player-facts.ts';
import style from './details-panel.module.css';

export function DetailsStage({ task, result }: { task: Task; result: Result | undefined }) {
  const { t } = useTranslation();
  if (!result) {
    return (
      <div className={style.image}>
        <EmptyFrame ratio={ratioOf(task)} className={style.cross} />
      </div>
    );
  }
  if (result.kind === 'video') {
    return (
      <div className={style.image}>
        <div className={style.frame} style={{ '--ratio': result.width / result.height }}>
          <Player key={result.url} {...playerFacts(task, result)} size="small" />
        </div>
      </div>
    );
  }
  const of = { n: result.index + 1, all: countAsked(task) };
  return (
    <div className={style.stage}>
      <ImageStage
        key={result.url}
        task={task}
        result={result}
        caption={of.all > 1 ? t('gallery.of', of) : ''}
        actions={null}
      />
    </div>
  );
}
