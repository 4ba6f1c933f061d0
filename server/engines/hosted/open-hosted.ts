// An engine of a provider's hosted models: uploads, and the model that can do a request; its runs are open-runs.ts.
import { randomUUID } from 'node:crypto';
import { hardLimitSeconds, mediaOfTool } from '#contract/tool-names.ts';
import type { Engine, EngineContext, EngineRequest } from '../engine.ts';
import { chooseModel, findMisfit, listModels } from '../models/choose-model.ts';
import { type InputPlace, seedOf } from '../models/map-input.ts';
import { priceRun } from '../models/price-run.ts';
import { openRuns } from './open-runs.ts';
import type { Provider } from './provider.ts';
import { Plan } from './stored.ts';

export function openHosted(provider: Provider): Engine {
  const { models } = provider;

  async function prepare(request: EngineRequest, context: EngineContext): Promise<Plan> {
    const { model, mapped } = chooseModel(models, request);
    const addresses = await uploadInputs(request, mapped.places, context);
    const fill = (place: InputPlace) =>
      'inputs' in place ? place.inputs.map((input) => addresses.get(input)) : addresses.get(place.input);
    const inputs = Object.fromEntries(
      Object.entries(mapped.places).map(([name, place]) => [name, fill(place)]),
    );
    const seedParam = seedOf(model);
    return {
      model: model.id,
      upstream: model.upstream,
      ...(model.version && { version: model.version }),
      kind: mediaOfTool(request.tool),
      at: Date.now(),
      limitSeconds: hardLimitSeconds(request.tool),
      inputs: [],
      ...priceRun(model, request, mapped.params),
      runs: request.seeds.map((seed, index) => ({
        index,
        seed: seedParam ? seed : null,
        token: randomUUID(),
        params: { ...mapped.params, ...inputs, ...(seedParam && { [seedParam]: seed }) },
      })),
    };
  }

  async function uploadInputs(
    { inputs }: EngineRequest,
    places: Readonly<Record<string, InputPlace>>,
    context: EngineContext,
  ): Promise<Map<number, string>> {
    const wanted = new Set(
      Object.values(places).flatMap((place) => ('inputs' in place ? place.inputs : [place.input])),
    );
    const addresses = new Map<number, string>();
    for (const place of wanted) {
      const input = inputs[place];
      if (!input) throw new RangeError(`there is no input ${place}`);
      addresses.set(place, await provider.upload(input, await context.openInput(input), context.signal));
    }
    return addresses;
  }

  const runs = openRuns({
    ...provider,
    prepare,
    traits: {
      tools: [...new Set(models.map(({ tool }) => tool))],
      effects: [...new Set(models.flatMap(({ effects }) => Object.keys(effects)))],
      canSpeak: false,
      canCancel: true,
      hasProgress: true,
      isRestartSafe: true,
      isPaid: true,
    },
  });
  return {
    ...runs,
    listModels: () => listModels(models),
    findMisfit: (model, request) => findMisfit(models, model, request),
    modelOf: (prepared) => Plan.parse(prepared).model,
  };
}
