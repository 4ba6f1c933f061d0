// What can be picked on the wire: effects, their categories, and the voices of typed speech.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { effectEndpoints } from '#contract/effect.ts';
import { TOOL_TYPES } from '#contract/tool-names.ts';
import type { AppContext } from '#server/app-context.ts';
import { signMediaUrl } from '#server/media/sign-media-url.ts';
import { voiceSampleKey } from '#server/media/voice-sample.ts';
import { Refusal } from '#server/refusal.ts';
import { findContract } from '#tools/find-contract.ts';
import { listEffects } from '#server/task/list-effects.ts';
import { readAbilities } from '#server/task/read-abilities.ts';
import { VOICES } from '#tools/lip-sync/voices.ts';
import { routes, type Route } from './route.ts';

/** Below the pages' own files: what scripts/effect-previews.ts has made of a sample with each effect. */
const PREVIEWS = 'effects';

export function effectRoutes(app: AppContext, webFolder: string | null): Route[] {
  const findPreview = (name: string): string =>
    webFolder && existsSync(path.join(webFolder, PREVIEWS, name)) ? `/${PREVIEWS}/${name}` : '';
  return routes(effectEndpoints, {
    assetClassList: ({ type }) => {
      const tool = Object.values(TOOL_TYPES).find((known) => known === type);
      const classes = tool && findContract(tool).contract.templateClasses;
      if (!classes) throw new Refusal('asset_class_not_found');
      return Promise.resolve({ items: [...classes] });
    },
    assetList: (asked) => listEffects(app, findPreview, asked),
    voiceList: async () => {
      const abilities = await readAbilities(app.db);
      const available = abilities?.canSpeak ?? false;
      const items = VOICES.map(async ({ id, name, language, gender }) => {
        const key = voiceSampleKey(app.config, id);
        const hasSample = available && (await app.storage.size(key)) !== undefined;
        const sample_url = hasSample ? signMediaUrl(app.config, key) : '';
        return { id, name, language, gender, sample_url, available };
      });
      return { items: await Promise.all(items) };
    },
  });
}
