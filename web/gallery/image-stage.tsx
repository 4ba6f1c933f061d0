// An image in the studio; what was made from another image can be compared with it.
import { useTranslation } from 'react-i18next';
import { titleOf } from '#web/model/tasks/task-shape.ts';
import type { ResultStageProps } from './studio-stages.tsx';
import { Viewer } from './viewer.tsx';

export function ImageStage({ task, result, caption, actions }: ResultStageProps) {
  const { t } = useTranslation();
  const before = task.inputs.find(({ kind, url }) => kind === 'image' && url !== '');
  return (
    <Viewer
      result={result}
      alt={titleOf(task)}
      caption={caption}
      actions={actions}
      before={before && { src: before.url, label: t('gallery.original_image') }}
    />
  );
}
