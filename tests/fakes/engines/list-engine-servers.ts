// The fakes of all engines that speak to a server.
import { startComfyUiServer } from './comfyui-server.ts';
import type { EngineServer } from './engine-server.ts';

export const ENGINE_SERVERS: readonly { name: string; start: () => Promise<EngineServer> }[] = [
  { name: 'ComfyUI', start: startComfyUiServer },
];
