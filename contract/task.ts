// Tasks: what was asked, how it is going, what came of it.
import * as z from 'zod/mini';
import { type Endpoint, endpoint } from './endpoint.ts';
import { FAILURES } from './failures.ts';
import { fieldWord } from './field-words.ts';
import { Id, Time, pageFields, pageOf } from './page.ts';
import { MEDIA_KINDS } from './media-kinds.ts';
import { ImagesOfWork, Result, WorkPart } from './media.ts';
import { text, Uuid } from './text.ts';
import { TimeZone } from './time-zone.ts';
import { TOOL_NAMES, TOOL_TYPES } from './tool-names.ts';

export const TASK_STATUS = { queued: 0, processing: 1, completed: 2, failed: -1 } as const;
export type TaskStatus = (typeof TASK_STATUS)[keyof typeof TASK_STATUS];

export const Status = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(-1)]);
export const Type = z.literal(Object.values(TOOL_TYPES));

/** Spread into every post of a tool: what belongs to the click, not to the image. */
export const requestFields = {
  client_token: z.optional(Uuid),
  /** The public work that this one was made after; its author is credited. One that is shown no longer is left out. */
  remix_of: z.optional(Id),
};
export type RequestFields = { [Field in keyof typeof requestFields]?: string | undefined };
/** What a post of a tool asks for, when what belongs to the click has been taken off. */
export type Ordered<E extends Endpoint> = Omit<z.output<E['input']>, keyof RequestFields>;

/** The public work that a work was made after, as long as it is shown. */
const Source = z.nullable(
  z.object({ id: z.string(), thumb: z.string(), author: z.object({ id: z.string(), name: z.string() }) }),
);

const Line = z.object({ label: z.string(), amount: z.int() });

/** `eta_seconds` is what half of such tasks take; nine of ten take no longer than this. */
const EtaMost = z.int();

/** The answer to every task post. */
export const Posted = z.object({
  id: z.string(),
  type: Type,
  status: z.literal(0),
  cost: z.int(),
  point: z.int(),
  sub_point: z.int(),
  eta_seconds: z.int(),
  eta_most_seconds: EtaMost,
  queue_ahead: z.int(),
});
export type Posted = z.output<typeof Posted>;

/** A ThumbHash of what there is to see while it runs; empty where the engine shows nothing. */
const Seen = z.string();

/** True: it is checked with the engine what became of it; it goes on, or all points come back within two days. */
const Held = z.boolean();

export const StatusOf = z.object({
  id: z.string(),
  type: Type,
  status: Status,
  status_msg: z.string(),
  /** 0–99 while it runs, never falling; 100 when completed. */
  progress: z.int(),
  queue_ahead: z.int(),
  eta_seconds: z.int(),
  eta_most_seconds: EtaMost,
  preview: Seen,
  held: Held,
  error_code: z.nullable(z.enum(FAILURES)),
  refunded: z.int(),
  results: z.optional(z.array(Result)),
});
export type StatusOf = z.output<typeof StatusOf>;

const EngineOf = z.object({
  id: z.string(),
  name: z.string(),
  is_ai: z.boolean(),
  /** The name of its model, where it has several and it is known which one. */
  model: z.optional(z.string()),
});

export const Task = z.object({
  id: z.string(),
  /** The owner's running number of works, shown as Nº. */
  seq: z.int(),
  type: Type,
  status: Status,
  status_msg: z.string(),
  error_code: z.nullable(z.enum(FAILURES)),
  progress: z.int(),
  queue_ahead: z.int(),
  eta_seconds: z.int(),
  eta_most_seconds: EtaMost,
  preview: Seen,
  held: Held,
  title: z.string(),
  prompt: z.string(),
  params: z.record(z.string(), z.unknown()),
  effect: z.nullable(z.object({ id: z.string(), name: z.string() })),
  inputs: z.array(
    z.object({
      kind: z.enum(MEDIA_KINDS),
      role: z.enum(['image', 'tail', 'video', 'audio']),
      url: z.string(),
      width: z.int(),
      height: z.int(),
      duration: z.number(),
      thumb: z.string(),
      thumbhash: z.string(),
      expires_at: z.nullable(Time),
      /** The work that it is a result of, as long as the caller may look at it: an own one, or one that is shown. */
      work: z.nullable(z.object({ id: z.string(), type: Type, index: z.int(), own: z.boolean() })),
    }),
  ),
  results: z.array(Result),
  /** Numbers of results that the owner deleted while others of the task stayed. */
  deleted_images: z.array(z.int()),
  engine: EngineOf,
  /** Words of the prompt that the engine used, and those it did not; empty where it does not report them. */
  understood: z.array(z.string()),
  ignored: z.array(z.string()),
  cost: z.int(),
  refunded: z.int(),
  cost_detail: z.array(Line),
  receipt: z.array(z.object({ kind: z.int(), points: z.int(), at: Time })),
  watermark: z.boolean(),
  ai_label: z.boolean(),
  /** One of its images has the star; before there are any, the task itself. */
  favorite: z.boolean(),
  /** One of its images is shown. */
  public: z.boolean(),
  show_prompt: z.boolean(),
  likes: z.int(),
  liked: z.boolean(),
  views: z.int(),
  remixes: z.int(),
  retry_of: z.nullable(z.string()),
  remix_of: z.nullable(z.string()),
  remixed_from: Source,
  /** An admin took it from the walls; it cannot be published. */
  hidden: z.boolean(),
  created_at: Time,
  started_at: z.nullable(Time),
  finished_at: z.nullable(Time),
});
export type Task = z.output<typeof Task>;

export const PublicImage = z.pick(Result, {
  index: true,
  url: true,
  thumb: true,
  thumbhash: true,
  width: true,
  height: true,
});
export type PublicImage = z.output<typeof PublicImage>;

export const PublicTask = z.object({
  id: z.string(),
  type: Type,
  kind: z.enum(['image', 'video']),
  /** All that its author shows, one at least; `url` and what follows are of the first. */
  images: z.array(PublicImage),
  url: z.string(),
  thumb: z.string(),
  preview: z.string(),
  thumbhash: z.string(),
  width: z.int(),
  height: z.int(),
  duration: z.number(),
  /** Of a video. */
  fps: z.number(),
  has_sound: z.boolean(),
  title: z.string(),
  prompt: z.nullable(z.string()),
  params: z.nullable(z.record(z.string(), z.unknown())),
  effect: z.nullable(z.object({ id: z.string(), name: z.string() })),
  engine: EngineOf,
  author: z.object({
    id: z.string(),
    name: z.string(),
    head_img: z.string(),
    is_vip: z.boolean(),
    followed: z.boolean(),
  }),
  likes: z.int(),
  liked: z.boolean(),
  views: z.int(),
  remixes: z.int(),
  remixed_from: Source,
  created_at: Time,
});
export type PublicTask = z.output<typeof PublicTask>;

export const taskStatus = endpoint({
  path: '/api/task/status',
  summary: 'How one task is going, or up to 50 at once.',
  access: 'user',
  kind: 'read',
  input: z.union([
    z.strictObject({ id: Id }),
    z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(50)) }),
  ]),
  output: z.union([z.object({ items: z.array(StatusOf) }), StatusOf]),
  refusals: ['asset_not_found'],
});

/** Which of the own tasks are meant. */
const taskFilterFields = {
  type: z.optional(z.array(Type).check(z.maxLength(TOOL_NAMES.length))),
  status: z.optional(z.array(Status).check(z.maxLength(4))),
  media: z.optional(z.enum(['image', 'video'])),
  favorite: z.optional(z.boolean()),
  public: z.optional(z.boolean()),
  effect_id: z.optional(text(40)),
  q: z.optional(text(200).check(z.trim())),
};

export const taskList = endpoint({
  path: '/api/task/list',
  summary: 'The caller’s own tasks, newest first.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({
    ...taskFilterFields,
    sort: z.optional(z.enum(['newest', 'oldest'])),
    ...pageFields,
  }),
  output: z.extend(pageOf(Task), {
    /**
     * Images and videos of all these tasks, of favorites and public ones only those that are; a task without any counts
     * as one. Told with the first page, as `total` is.
     */
    images: z.nullable(z.int()),
  }),
});

export const taskMonths = endpoint({
  path: '/api/task/months',
  summary:
    'How many images each month of the caller’s own tasks has, newest first. Months without any are left out.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({
    ...taskFilterFields,
    /** By whose clocks a month begins. */
    zone: z._default(TimeZone, 'UTC'),
  }),
  /** `month` is `2026-11`; images are counted as by the list of tasks. */
  output: z.object({ items: z.array(z.object({ month: z.string(), images: z.int() })) }),
});

const QUOTE_FIELDS = 40;
/** What is in them is each tool's own to read (`ToolContract.quote`). */
const QuoteParams = z
  .record(text(40), z.unknown())
  .check(
    z.refine((params) => Object.keys(params).length <= QUOTE_FIELDS, { error: fieldWord('too_many_values') }),
  );

export const taskPrice = endpoint({
  path: '/api/task/price/get',
  summary: 'What these parameters cost and how long they take, before the click.',
  access: 'user',
  kind: 'read',
  input: z.strictObject({ type: Type, params: QuoteParams }),
  output: z.object({
    price: z.int(),
    items: z.array(Line),
    point: z.int(),
    sub_point: z.int(),
    enough: z.boolean(),
    eta_seconds: z.int(),
    eta_most_seconds: EtaMost,
    queue_ahead: z.int(),
  }),
});

/** Works in one call. */
export const DELETED_AT_ONCE = 100;

export const taskDelete = endpoint({
  path: '/api/task/delete',
  summary:
    'Delete own tasks, or some images of them; with its last image a task is deleted. One that still waits is canceled and its points come back.',
  access: 'user',
  kind: 'act',
  input: z.union([
    WorkPart,
    z.strictObject({ ids: z.array(Id).check(z.minLength(1), z.maxLength(DELETED_AT_ONCE)) }),
    z.strictObject({ items: z.array(WorkPart).check(z.minLength(1), z.maxLength(DELETED_AT_ONCE)) }),
  ]),
  output: z.object({
    deleted: z.array(z.string()),
    refunded: z.int(),
    /** Where images were named: those that went while others of their task stay. */
    images: z.optional(z.array(z.object({ id: z.string(), images: z.array(z.int()) }))),
  }),
  refusals: ['asset_not_found'],
});

export const taskCancel = endpoint({
  path: '/api/task/cancel',
  summary: 'Cancel a task that still waits; its points come back.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ id: Id }),
  output: StatusOf,
  refusals: ['asset_not_found'],
});

export const taskRetry = endpoint({
  path: '/api/task/retry/post',
  summary: 'Run a failed task again as a new one, at the normal price.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ id: Id, client_token: z.optional(Uuid) }),
  output: Posted,
  refusals: ['not_enough_points', 'asset_not_found', 'queue_full'],
});

export const taskRepeat = endpoint({
  path: '/api/task/repeat/post',
  summary: 'Run a task again as a new one: its parameters without their seed, at the price of today.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ id: Id, client_token: z.optional(Uuid) }),
  output: Posted,
  refusals: ['not_enough_points', 'asset_not_found', 'queue_full'],
});

export const taskFavorite = endpoint({
  path: '/api/task/favorite',
  summary: 'Put a star on an own work or some of its images, or take it away.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ id: Id, favorite: z.boolean(), images: z.optional(ImagesOfWork) }),
  output: z.object({ id: z.string(), favorite: z.boolean(), images: z.optional(z.array(z.int())) }),
  refusals: ['asset_not_found'],
});

export const taskDetail = endpoint({
  path: '/app/task/detail',
  summary: 'One task: everything of an own one, of another’s what its author shows.',
  access: 'optional',
  kind: 'read',
  input: z.strictObject({ id: Id }),
  output: z.union([Task, PublicTask]),
  refusals: ['asset_not_found'],
});

export const taskPublic = endpoint({
  path: '/app/task/public',
  summary: 'The public feed: works that people chose to show.',
  access: 'optional',
  kind: 'read',
  input: z.strictObject({
    tab: z.optional(z.enum(['foryou', 'latest', 'top', 'following'])),
    period: z.optional(z.enum(['day', 'week', 'all'])),
    type: z.optional(z.array(Type).check(z.maxLength(TOOL_NAMES.length))),
    ratio: z.optional(text(20).check(z.regex(/^\d{1,2}:\d{1,2}$/))),
    author_id: z.optional(Id),
    effect_id: z.optional(text(40)),
    q: z.optional(text(200).check(z.trim())),
    ...pageFields,
  }),
  output: pageOf(PublicTask),
});

export const taskEndpoints = {
  taskStatus,
  taskList,
  taskMonths,
  taskPrice,
  taskDelete,
  taskCancel,
  taskRetry,
  taskRepeat,
  taskFavorite,
  taskDetail,
  taskPublic,
};
