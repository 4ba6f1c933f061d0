// Which model of a provider does a request: the first that can.
import { EngineError, type EngineRequest } from '../engine.ts';
import { CannotDo, mapInput, type Mapped } from './map-input.ts';
import type { Model } from './model.ts';

/** Throws EngineError (`refused`) that says of each model of the tool why it cannot. */
export function chooseModel(
  models: readonly Model[],
  request: EngineRequest,
): { model: Model; mapped: Mapped } {
  const reasons: string[] = [];
  for (const model of models.filter(({ tool }) => tool === request.tool)) {
    try {
      return { model, mapped: mapInput(model, request) };
    } catch (error) {
      if (!(error instanceof CannotDo)) throw error;
      reasons.push(`${model.id} ${error.message}`);
    }
  }
  throw new EngineError('refused', reasons.join('; ') || `there is no model for ${request.tool}`);
}
