// stable-diffusion.cpp by its own jobs, which wait in a line, can be asked how they go, and outlive us. It stands in for the
// engine of OpenAI's API where the server is one: under the same name in settings, for images or for videos.
import type { Engine } from './engine.ts';
import { openRuns } from './hosted/open-runs.ts';
import { openMade, removeMade } from './sdcpp/made-files.ts';
import { nameOf } from './openai/settings.ts';
import { checkHealth, readCapabilities } from './sdcpp/ask-sdcpp.ts';
import { planJobs } from './sdcpp/plan-jobs.ts';
import { cancelJob, pollJob, startJob } from './sdcpp/run-job.ts';
import type { SdCppSettings } from './sdcpp/settings.ts';

export function openSdCpp(settings: SdCppSettings): Engine {
  const { makes, scratchFolder, isPaid } = settings;
  const isImage = makes === 'image';
  return openRuns({
    id: isImage ? 'openai' : 'openai-video',
    name: `${isImage ? 'Images' : 'Videos'} of ${nameOf(settings)}`,
    traits: {
      tools: isImage ? ['text-to-image', 'image-to-image'] : ['text-to-video', 'image-to-video'],
      effects: [],
      canSpeak: false,
      // Only what waits in its line.
      canCancel: true,
      hasProgress: false,
      isRestartSafe: true,
      isPaid,
    },
    health: () => checkHealth(settings),
    prepare: async (request) => planJobs(request, settings, await readCapabilities(settings)),
    start: (run, plan, context) => startJob(settings, run, plan, context),
    poll: (run) => pollJob(settings, run),
    cancel: (run) => cancelJob(settings, run),
    open: (location) => openMade(scratchFolder, location),
    release: ({ made }) => (made ? removeMade(scratchFolder, made.run) : Promise.resolve()),
  });
}
