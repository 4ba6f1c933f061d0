// What a file of `models/` says of one model of a provider: how our fields become its parameters, its limits, its price.
import * as z from 'zod';
import { mediaOfTool, TOOL_NAMES } from '#contract/tool-names.ts';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const Ratio = z.string().regex(/^\d{1,2}:\d{1,2}$/);
const Role = z.enum(['image', 'tail', 'video', 'audio']);
const whole = z.int().positive();

/** Where one parameter of the model comes from. Absent in our request = not sent. */
const Source = z.union([
  /** The same for every request. */
  z.strictObject({ value: Scalar }),
  /** What the user wrote, with the words for style, camera and movement; of an effect, the words for it. */
  z.strictObject({ from: z.literal('prompt') }),
  z.strictObject({ from: z.literal('negative_prompt') }),
  z.strictObject({ from: z.literal('seed') }),
  /** The sound of a video is made with it. */
  z.strictObject({ from: z.literal('sound') }),
  z.strictObject({ from: z.literal('strength') }),
  /** `{ width, height }`, or one of both as a number. */
  z.strictObject({ from: z.enum(['size', 'width', 'height']) }),
  /** The choice that is as the result is wanted; `same` where it keeps the shape of the first image. */
  z.strictObject({ from: z.literal('ratio'), choices: z.array(Ratio).min(1), same: z.string().optional() }),
  /**
   * The smallest choice that is enough; `isExact`: and not more. `lines`: those of 16:9 with as many pixels; `short_side`:
   * pixels of the shorter side; `megapixels`.
   */
  z.strictObject({
    from: z.literal('resolution'),
    measure: z.enum(['lines', 'short_side', 'megapixels']),
    choices: z.record(z.string(), z.number().positive()),
    isExact: z.boolean().default(false),
  }),
  /** A length that the model makes; any other is refused. */
  z.strictObject({
    from: z.literal('seconds'),
    choices: z.array(whole).min(1),
    as: z.enum(['text', 'number']),
  }),
  /** Frames a second of the video that it is given. */
  z.strictObject({ from: z.literal('fps') }),
  /** How many times larger a video becomes. */
  z.strictObject({ from: z.literal('scale'), least: z.number(), most: z.number() }),
  /** The address of an uploaded input; `isOptional`: it may be missing. */
  z.strictObject({ from: z.literal('input'), role: Role, isOptional: z.boolean().default(false) }),
  z.strictObject({ from: z.literal('inputs'), role: Role }),
  /** A field by its values; null = not sent, any other value is refused. */
  z.strictObject({
    from: z.literal('field'),
    field: z.string(),
    choices: z.record(z.string(), Scalar.nullable()),
  }),
]);
export type Source = z.output<typeof Source>;

const Limits = z.strictObject({
  /** How many images it is given. */
  images: z.tuple([whole, whole]).optional(),
  /** Seconds of the video and of the sound that it is given. */
  videoSeconds: z.number().positive().optional(),
  audioSeconds: z.number().positive().optional(),
  /** Pixels of one side of the result. */
  leastSide: whole.optional(),
  mostSide: whole.optional(),
  /** Results of one request; each is a run of its own. */
  results: whole.optional(),
  /** Frames a second of the video that it is given, where it makes always the same. */
  fps: z.tuple([z.number(), z.number()]).optional(),
  promptCharacters: whole.optional(),
});

const Price = z.strictObject({
  /** `megapixel`: 1024 × 1024 of the result, begun ones count; `compute_second`: what the provider measured. */
  unit: z.enum(['run', 'image', 'second', 'megapixel', 'compute_second']),
  usd: z.number().nonnegative(),
  /** Images that it is given count as results do. */
  countsInputs: z.boolean().default(false),
  /** Where parameters have these values, another price. The first that fits. */
  by: z
    .array(z.strictObject({ if: z.record(z.string(), Scalar), usd: z.number().nonnegative() }))
    .default([]),
  source: z.url(),
  /** The day on which it was read there; null: it was not yet, and `note` says where it is from. */
  checked: z.iso.date().nullable(),
  note: z.string().optional(),
});

const Effect = z.union([
  /** By the words of effect-words.json. */
  z.literal('words'),
  /** By the model's own template. */
  z.strictObject({ params: z.record(z.string(), Scalar) }),
]);

export const Model = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/),
    engine: z.enum(['fal', 'replicate']),
    tool: z.enum(TOOL_NAMES),
    /** Of a tool's models the lowest that can do a request does it. */
    rank: z.int().default(100),
    /** As the provider names it: `fal-ai/flux/schnell`, `owner/name`. */
    upstream: z.string().regex(/^[\w.-]+(\/[\w.-]+)+$/),
    /** Of a community model at Replicate. */
    version: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
    title: z.strictObject({ en: z.string().min(1), zh: z.string().min(1) }),
    /** Fields of a request → the values with which this model is meant. */
    when: z.record(z.string(), z.array(Scalar)).default({}),
    input: z.record(z.string(), Source),
    limits: Limits.default({}),
    /** Effect templates that it can do. */
    effects: z.record(z.string(), Effect).default({}),
    output: z.enum(['image', 'video']),
    price: Price,
    terms: z.url(),
  })
  .check(({ value: model, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: model });
    if (model.output !== mediaOfTool(model.tool)) refuse('output', `${model.tool} makes no ${model.output}`);
    const isEffect = model.tool === 'image-effect' || model.tool === 'video-effect';
    const effects = Object.values(model.effects);
    if (isEffect !== effects.length > 0)
      refuse('effects', 'must be there for an effect tool, and only there');
    const hasPrompt = Object.values(model.input).some(
      (source) => 'from' in source && source.from === 'prompt',
    );
    if (effects.includes('words') && !hasPrompt)
      refuse('effects', 'are by words, and no parameter is the prompt');
    if (model.version && model.engine !== 'replicate') refuse('version', 'only models at Replicate have one');
  });
export type Model = z.output<typeof Model>;
