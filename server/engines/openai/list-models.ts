// The one model of an OpenAI server that the settings name, as people choose it.
import { type EngineModel, EngineError, type EngineRequest } from '../engine.ts';
import { misfitOf } from '../misfit-of.ts';
import { kindOf } from './kinds.ts';
import { planRun } from './plan-run.ts';
import { nameOf, type OpenAiSettings } from './settings.ts';

type Named = Pick<OpenAiSettings, 'server' | 'model' | 'baseUrl'>;

/** A server that has one model needs no name for it. */
export function modelIdOf({ model }: Pick<OpenAiSettings, 'model'>): string {
  return model || 'default';
}

export function listModels(settings: Named): EngineModel[] {
  const { server, model } = settings;
  const title = model || nameOf(settings);
  const { seed } = kindOf(server, model);
  return (['text-to-image', 'image-to-image'] as const).map((tool) => ({
    id: modelIdOf(settings),
    tool,
    title: { en: title, zh: title },
    isWell: true,
    // What must not be seen is said to all of them, in one way or another.
    unused: seed === 'none' ? ['seed', 'strength'] : ['strength'],
  }));
}

/** Throws EngineError where another model was chosen than the settings name by now. */
export function refuseOther({ model }: EngineRequest, settings: Named): void {
  if (model === undefined || model === modelIdOf(settings)) return;
  throw new EngineError('misconfigured', `${model} is not the model of ${nameOf(settings)} any more`);
}

/** Why it cannot do a request; null: it can. */
export function findMisfit(id: string, request: EngineRequest, settings: Named): string | null {
  return misfitOf(() => {
    refuseOther({ ...request, model: id }, settings);
    planRun(request, settings);
  });
}
