// The fakes of all engines that speak to a server.
import { startComfyUiServer } from './comfyui-server.ts';
import type { EngineServer } from './engine-server.ts';
import { startFalServer } from './fal-server.ts';
import { startOpenAiServer } from './openai-server.ts';
import { startOpenAiVideoServer } from './openai-video-server.ts';
import { startSdCppServer } from './sdcpp-server.ts';
import { startLocalServer } from './local-server.ts';
import { startReplicateServer } from './replicate-server.ts';

export type ListedServer = {
  name: string;
  start: () => Promise<EngineServer>;
  /** One call makes it all: there is no run before it is answered, and nobody to ask how far it is. */
  isSynchronous?: boolean;
  /** Its runs are processes of this machine: no connection to it can break, and they end with ours. */
  isHere?: boolean;
};

export const ENGINE_SERVERS: readonly ListedServer[] = [
  { name: 'ComfyUI', start: startComfyUiServer },
  { name: 'fal', start: startFalServer },
  { name: 'Replicate', start: startReplicateServer },
  { name: 'OpenAI', start: startOpenAiServer, isSynchronous: true },
  {
    name: 'OpenAI, with sketches',
    start: () => startOpenAiServer({ previews: 1 }),
    isSynchronous: true,
  },
  {
    name: 'a server of the API of OpenAI',
    start: () => startOpenAiServer({ server: 'other', key: '' }),
    isSynchronous: true,
  },
  { name: 'a gateway of /v1/videos', start: startOpenAiVideoServer },
  { name: 'vLLM-Omni', start: () => startOpenAiVideoServer({ server: 'vllm-omni', key: '' }) },
  { name: 'SGLang', start: () => startOpenAiVideoServer({ server: 'sglang', key: '' }) },
  { name: 'stable-diffusion.cpp, images', start: startSdCppServer },
  { name: 'stable-diffusion.cpp, videos', start: () => startSdCppServer({ makes: 'video' }) },
  { name: 'a model on this machine', start: () => startLocalServer(), isHere: true },
];
