// The fakes of all engines that speak to a server.
import { startComfyUiServer } from './comfyui-server.ts';
import type { EngineServer } from './engine-server.ts';
import { startFalServer } from './fal-server.ts';
import { startReplicateServer } from './replicate-server.ts';

export const ENGINE_SERVERS: readonly { name: string; start: () => Promise<EngineServer> }[] = [
  { name: 'ComfyUI', start: startComfyUiServer },
  { name: 'fal', start: startFalServer },
  { name: 'Replicate', start: startReplicateServer },
];
