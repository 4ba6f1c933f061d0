// Videos from every server that speaks `/v1/videos`, the API that OpenAI had. An engine of its own beside that of images:
// its runs are begun and asked for, they outlive us, and the server is mostly another one.
import type { Engine } from './engine.ts';
import { openDownload } from './hosted/open-download.ts';
import { openRuns } from './hosted/open-runs.ts';
import { authorize } from './openai/call-images.ts';
import { checkHealth } from './openai/check-health.ts';
import { planVideo } from './openai/plan-video.ts';
import { nameOf, type OpenAiVideoSettings } from './openai/settings.ts';
import { deleteVideo, pollVideo, startVideo } from './openai/video-calls.ts';
import { videoServerOf } from './openai/video-servers.ts';

/** A minute of 4K; more is no result of ours. */
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * It cannot find a run whose answer was lost: what a list of runs has in common with ours (time, words) others may have as
 * well, and a run that is missing there may still begin.
 */
export function openOpenAiVideo(settings: OpenAiVideoSettings): Engine {
  const { endsRuns, keepsFiles } = videoServerOf(settings.server);
  const download = {
    provider: nameOf(settings),
    hosts: [`${new URL(settings.baseUrl).origin}/`],
    mostBytes: MOST_BYTES,
    answerLimitMs: settings.limitMs,
    headers: authorize(settings),
  };
  return openRuns({
    id: 'openai-video',
    name: `Videos of ${nameOf(settings)}`,
    traits: {
      tools: ['text-to-video', 'image-to-video'],
      effects: [],
      canSpeak: false,
      canCancel: endsRuns,
      hasProgress: true,
      isRestartSafe: true,
      isPaid: settings.isPaid,
    },
    health: () => checkHealth(settings),
    prepare: async (request) => planVideo(request, settings),
    start: (run, plan, context) => startVideo(settings, run, plan, context),
    poll: (run) => pollVideo(settings, run),
    cancel: (run) => deleteVideo(settings, run),
    open: (address) => openDownload(address, download),
    ...(keepsFiles && { release: (run) => deleteVideo(settings, run) }),
  });
}
