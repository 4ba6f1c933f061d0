// Images from OpenAI, and from every server that speaks its images API. A call holds the connection until they are there.
import * as z from 'zod';
import { type Engine, type EngineContext, EngineError, type Poll } from './engine.ts';
import { callImages, readInputs } from './openai/call-images.ts';
import { checkHealth } from './openai/check-health.ts';
import { fitImage } from './openai/fit-image.ts';
import { nameResult, openResult, storeResult } from './openai/stored-results.ts';
import { Plan, type PlannedCall, planRun } from './openai/plan-run.ts';
import { findMisfit, listModels, modelIdOf, refuseOther } from './openai/list-models.ts';
import { nameOf, type OpenAiSettings } from './openai/settings.ts';

/** A run that is over: its results lie in the storage. */
const Ref = z.object({
  run: z.uuid(),
  outputs: z.array(z.object({ index: z.int(), seed: z.int().nullable() })),
  missing: z.array(z.object({ index: z.int(), detail: z.string() })),
});
type Ref = z.output<typeof Ref>;

export function openOpenAi(settings: OpenAiSettings): Engine {
  const { isPaid, storage } = settings;
  const name = nameOf(settings);

  /** One call after the other: where one fails, what came before it counts, and no further one is made. */
  async function submit(plan: Plan, context: EngineContext): Promise<Ref> {
    const inputs = await readInputs(plan.inputs, context);
    const ref: Ref = { run: plan.run, outputs: [], missing: [] };
    for (const [place, call] of plan.calls.entries()) {
      try {
        context.signal.throwIfAborted();
        await keep(plan, call, await callImages(settings, { plan, call, inputs, context }), ref);
      } catch (error) {
        if (!(error instanceof EngineError) || ref.outputs.length === 0) {
          throw error;
        }
        const left = plan.calls.slice(place).flatMap(({ indexes }) => indexes);
        ref.missing.push(...left.map((index) => ({ index, detail: error.message })));
        break;
      }
    }
    return ref;
  }

  async function keep(plan: Plan, { indexes, seed }: PlannedCall, images: Buffer[], ref: Ref): Promise<void> {
    for (const [place, index] of indexes.entries()) {
      const image = images[place];
      const png = image && (await fitImage(image, plan).catch(() => null));
      if (png) {
        await storeResult(storage, nameResult(plan.run, index), png);
        ref.outputs.push({ index, seed });
      } else {
        const detail = `${name} delivers ${image ? 'what is no whole image' : 'fewer images than were asked for'}`;
        ref.missing.push({ index, detail });
      }
    }
  }

  async function poll({ run, outputs, missing }: Ref): Promise<Poll> {
    if (outputs.length === 0) {
      const detail = missing[0]?.detail ?? `${name} delivers nothing`;
      return { state: 'failed', failure: 'engine_error', detail, mayFallBack: !isPaid };
    }
    for (const { index } of outputs) {
      if ((await storage.size(nameResult(run, index))) === undefined) return { state: 'unknown' };
    }
    return {
      state: 'succeeded',
      outputs: outputs.map(({ index, seed }) => ({
        index,
        kind: 'image',
        seed,
        location: nameResult(run, index),
      })),
      missing,
      understood: [],
      ignored: [],
    };
  }

  async function remove({ run, outputs }: Ref): Promise<void> {
    for (const { index } of outputs) await storage.remove(nameResult(run, index));
  }

  return {
    id: 'openai',
    name: name === 'OpenAI' ? 'OpenAI images' : `Images of ${name}`,
    isAi: true,
    traits: {
      tools: ['text-to-image', 'image-to-image'],
      effects: [],
      canSpeak: false,
      canCancel: true,
      hasProgress: false,
      // Of a run that has a ref: what was made lies in the storage.
      isRestartSafe: true,
      isPaid,
    },
    health: () => checkHealth(settings),
    listModels: () => listModels(settings),
    findMisfit: (model, request) => findMisfit(model, request, settings),
    modelOf: () => modelIdOf(settings),
    async prepare(request) {
      refuseOther(request, settings);
      return planRun(request, settings);
    },
    submit: (prepared, context) => submit(Plan.parse(prepared), context),
    poll: (ref) => poll(Ref.parse(ref)),
    // While the call is held it is ended by the context's signal; a run with a ref is over.
    cancel: (ref) => remove(Ref.parse(ref)),
    open: ({ location }) => openResult(storage, location),
    release: (ref) => remove(Ref.parse(ref)),
    async close() {},
  };
}
