// Hands an image of one screen to the form of a tool, which finds it in its field.
import { useCallback } from 'react';
import type { ToolContract } from '#contract/tool.ts';
import { toolContracts } from '#tools/contracts.ts';
import { openMediaField } from '#web/media/open-media-field.ts';
import { useUserId } from '#web/model/me/use-me.ts';
import { toolPath } from './tool-list.ts';
import { useGuardedNavigate } from '../guards/use-guarded-navigate.ts';

/** What can begin with an image. */
export const IMAGE_TOOLS = ['image-to-image', 'image-to-video', 'image-effect', 'video-effect'] as const;
export type ImageTool = (typeof IMAGE_TOOLS)[number];

export function usePutImage(): (tool: ImageTool, file: File) => void {
  const go = useGuardedNavigate();
  const person = useUserId();
  return useCallback(
    (tool, file) => {
      const contract: ToolContract<never> = toolContracts[tool] as ToolContract<never>;
      const [name, rule] = Object.entries(contract.media).find(([, { role }]) => role === 'image') ?? [];
      if (name === undefined || !rule) return;
      const field = openMediaField(tool, name, rule, person);
      // Where there is no room the image takes the first place.
      const { displaced, left } = field.add([file]);
      const before = left > 0 ? field.add([file], 0).displaced : displaced;
      if (before) field.forget(before);
      go(toolPath(tool));
    },
    [go, person],
  );
}
