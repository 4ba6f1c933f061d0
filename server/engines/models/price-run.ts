// What one run of a model costs the operator.
import type { EngineRequest } from '../engine.ts';
import type { Model } from './model.ts';

const MEGAPIXEL = 1024 * 1024;
const MICROS = 1_000_000;

export type RunPrice = {
  /** Millionths of a US dollar; null where only the provider can say it, afterwards. */
  micros: number | null;
  /** The same of one second that the provider measured. */
  microsPerComputeSecond: number | null;
};

export function priceRun(
  { price }: Model,
  request: EngineRequest,
  params: Readonly<Record<string, unknown>>,
): RunPrice {
  const special = price.by.find(({ if: wanted }) =>
    Object.entries(wanted).every(([name, value]) => params[name] === value),
  );
  const micros = (special?.usd ?? price.usd) * MICROS;
  if (price.unit === 'compute_second') return { micros: null, microsPerComputeSecond: Math.round(micros) };
  return { micros: Math.round(micros * countUnits(price, request)), microsPerComputeSecond: null };
}

function countUnits({ unit, countsInputs }: Model['price'], request: EngineRequest): number {
  const images = countsInputs ? request.inputs.filter(({ kind }) => kind === 'image') : [];
  if (unit === 'second') return countSeconds(request);
  if (unit === 'image') return 1 + images.length;
  if (unit !== 'megapixel') return 1;
  return [request, ...images].reduce(
    (sum, { width, height }) => sum + Math.ceil((width * height) / MEGAPIXEL),
    0,
  );
}

/** Of the video that is made: as long as was asked, else as the voice, else as the video that was given. */
function countSeconds({ fields, inputs }: EngineRequest): number {
  const asked = fields['seconds'];
  if (typeof asked === 'number') return asked;
  const given = inputs.find(({ role }) => role === 'audio') ?? inputs.find(({ role }) => role === 'video');
  return given?.duration ?? 0;
}
