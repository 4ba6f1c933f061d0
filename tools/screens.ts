// The shelf's second label: the screens of the tools that stand on it, each loaded when it is opened.
import type { ComponentType } from 'react';
import type { ToolName } from '#contract/tool-names.ts';
import type { toolContracts } from './contracts.ts';

type Screens = Record<keyof typeof toolContracts & ToolName, () => Promise<ComponentType>>;

export const toolScreens: Screens = {
  'text-to-image': async () => (await import('./text-to-image/screen.tsx')).TextToImageScreen,
};
