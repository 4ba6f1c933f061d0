// The API's process: apart from main.ts, so that one request that never ends cannot keep it from being started again.
import { warnOfSandbox } from './adapters/open-payments.ts';
import { startApi } from './api/start-api.ts';
import { announceFfmpeg } from './ffmpeg/find-ffmpeg.ts';
import { runRole } from './role-process.ts';

runRole(
  'api',
  async (app) => {
    const { close } = await startApi(app);
    warnOfSandbox(app.config, app.log);
    void announceFfmpeg(app.config, app.log);
    return { stop: close };
  },
  { endsAtOnce: true },
);
