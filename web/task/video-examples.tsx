// The feed before its first video: sentences to begin from, each with the camera move that suits it.
import { useTranslation } from 'react-i18next';
import type { Camera } from '#contract/video.ts';
import { CAMERA_DIAGRAMS } from '#web/ui/form/camera-diagrams.tsx';
import style from './video-examples.module.css';
import { PromptExamples, type PromptExample } from './prompt-examples.tsx';

type VideoTool = 'text-to-video' | 'image-to-video';

export type VideoExample<Tool extends VideoTool> = { name: PromptExample<Tool>['name']; camera: Camera };

export type VideoExamplesProps<Tool extends VideoTool> = {
  tool: Tool;
  examples: readonly VideoExample<Tool>[];
  onTry: (part: { prompt: string; camera: Camera }) => void;
};

export function VideoExamples<Tool extends VideoTool>({ tool, examples, onTry }: VideoExamplesProps<Tool>) {
  const { t } = useTranslation();
  return (
    <PromptExamples
      tool={tool}
      examples={examples.map(({ name, camera }) => ({
        name,
        camera,
        note: t(`video.cameras.${camera}`),
        image: <span className={style.move}>{CAMERA_DIAGRAMS[camera]}</span>,
      }))}
      onTry={(prompt, { camera }) => onTry({ prompt, camera })}
    />
  );
}
