// An image in the studio; what was made from another image can be compared with it.
import { useTranslation } from 'react-i18next';
import { useTaskText } from '#web/i18n/use-task-text.ts';
import type { ResultStageProps } from './studio-stages.tsx';
import { Viewer } from './viewer.tsx';

export function ImageStage({ task, result, caption, actions }: ResultStageProps) {
  const { t } = useTranslation();
  const words = useTaskText();
  const before = task.inputs.find(({ kind, url }) => kind === 'image' && url !== '');
  return (
    <Viewer
      result={result}
      alt={words.result(task, result)}
      caption={caption}
      actions={actions}
      before={before && { src: before.url, label: t('gallery.original_image') }}
    />
  );
}
