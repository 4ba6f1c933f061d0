// Which model of a provider does a request: the one that was chosen, else the first that can.
import { EngineError, type EngineModel, type EngineRequest } from '../engine.ts';
import { CannotDo, mapInput, type Mapped, unusedBy } from './map-input.ts';
import type { Model } from './model.ts';

/** Throws EngineError (`refused`) that says of each model of the tool why it cannot. */
export function chooseModel(
  models: readonly Model[],
  request: EngineRequest,
): { model: Model; mapped: Mapped } {
  const found = findAble(models, request);
  if ('mapped' in found) return found;
  throw new EngineError('refused', found.why);
}

function findAble(
  models: readonly Model[],
  request: EngineRequest,
): { model: Model; mapped: Mapped } | { why: string } {
  const reasons: string[] = [];
  const able = models.filter(
    ({ tool, id }) => tool === request.tool && (request.model === undefined || request.model === id),
  );
  for (const model of able) {
    try {
      return { model, mapped: mapInput(model, request) };
    } catch (error) {
      if (!(error instanceof CannotDo)) throw error;
      reasons.push(`${model.id} ${error.message}`);
    }
  }
  return { why: reasons.join('; ') || `there is no model ${request.model ?? ''} for ${request.tool}` };
}

/** As an engine tells them. */
export function listModels(models: readonly Model[]): EngineModel[] {
  return models.map((model) => ({
    id: model.id,
    tool: model.tool,
    title: model.title,
    isWell: true,
    unused: unusedBy(model),
  }));
}

/** Why a model cannot do a request; null: it can. */
export function findMisfit(models: readonly Model[], id: string, request: EngineRequest): string | null {
  const found = findAble(models, { ...request, model: id });
  return 'why' in found ? found.why : null;
}
