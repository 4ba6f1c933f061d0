// How the calls of the contract are tried by a second person. A new call has to be thought of here.
import { KNOWN_EMAIL, NEVER, type Things } from './private-things.ts';

export type Input = Record<string, unknown>;

/** How a call is tried. A call that is not here, and whose inputs cannot be told from the contract, fails the test. */
export type Drive = {
  /** What another's thing is named by, and by which things it is tried. The answer must be that for one that never was. */
  with?: { things: 'tasks' | 'tasks and public ones' | 'users'; inputs(id: string): Input[] };
  /** Pairs of inputs that must be answered alike: Anna's, and nobody's. */
  alike?: (things: Things) => [Input, Input][];
  /** Inputs whose answers must hold nothing that is Anna's alone. */
  open?: (things: Things) => Input[];
  /** Who opens a public work is counted there. */
  isCounted?: boolean;
  /** It ends the session or the account of its caller: somebody new does it. */
  needsSomebodyNew?: boolean;
};

/** Tried elsewhere: what is not in an envelope (two-users-addresses.db.test.ts). */
const NOT_IN_ENVELOPE: Drive = {};

const own: Drive = { open: () => [] };
const ofUser = (more: Input = {}): Drive => ({
  with: { things: 'users', inputs: (id) => [{ id, ...more }] },
  open: (things) => [{ id: String(things.anna.id), ...more }],
});
const ofTask = (more: Input = {}): Drive => ({
  with: { things: 'tasks and public ones', inputs: (id) => [{ id, ...more }] },
});
const ofFile: Drive = {
  alike: (things) => [[{ file: { upload_id: things.upload } }, { file: { upload_id: NEVER } }]],
};
const ofImage: Drive = {
  alike: (things) => [
    [{ head_img: things.uploadUrl }, { head_img: '/media/upload-never.jpg?e=1&s=1' }],
    [{ head_img: things.hiddenResultUrl }, { head_img: '/media/upload-never.jpg?e=1&s=1' }],
  ],
};

const ofOrder: Drive = { alike: (things) => [[{ id: things.order }, { id: NEVER }]] };
/** Without the address of the page, an order's number opens it to its buyer alone. */
const ofCashier = (more: Input): Drive => ({
  alike: (things) => [
    [
      { order: things.order, ...more },
      { order: NEVER, ...more },
    ],
  ],
});
/** Nothing of another can be named, and the caller has none. */
const ofNobody = (input: Input): Drive => ({ alike: () => [[input, input]] });

const PART = { x: 0, y: 0, width: 16, height: 16 };

/** By method and path. Calls for admins, and those that the tools declare, need no entry. */
export const DRIVES: Readonly<Record<string, Drive>> = {
  'POST /api/validate_email': {
    alike: () => [[{ email: KNOWN_EMAIL }, { email: 'nobody.ever@example.com' }]],
  },
  'POST /api/login': {
    alike: (things) => [
      [
        { platform: 0, email: things.anna.email, code: '000000' },
        { platform: 0, email: 'nobody.was@example.com', code: '000000' },
      ],
    ],
  },
  'POST /api/logout': { ...own, needsSomebodyNew: true },
  'POST /api/oauth/google/token': NOT_IN_ENVELOPE,
  'POST /webhooks/stripe': NOT_IN_ENVELOPE,
  'POST /webhooks/paddle': NOT_IN_ENVELOPE,
  'POST /webhooks/fal': NOT_IN_ENVELOPE,
  'POST /webhooks/replicate': NOT_IN_ENVELOPE,
  'POST /api/user/mine': own,
  'POST /api/user/info': ofUser(),
  'POST /api/user/edit': ofImage,
  'POST /api/user/terminate': {
    alike: (things) => [[{ email: things.anna.email }, { email: 'nobody.ever@example.com' }]],
  },
  'POST /api/user/export': own,
  'GET /users/profile': own,
  'GET /users/{id}': ofUser(),
  'PUT /users/profile': ofImage,
  'POST /users/avatar': ofFile,
  'GET /users/stats': own,
  'GET /users/{id}/stats': ofUser(),
  'GET /users/activities': own,
  'GET /users/{id}/activities': ofUser(),
  'POST /users/activities/read': own,
  'POST /users/{id}/follow': { with: { things: 'users', inputs: (id) => [{ id }] } },
  'POST /users/{id}/unfollow': { with: { things: 'users', inputs: (id) => [{ id }] } },
  'GET /users/following': own,
  'GET /users/followers': own,
  'GET /users/{id}/following': ofUser(),
  'GET /users/{id}/followers': ofUser(),
  'GET /users/search': { open: (things) => ['Anna', 'lake', things.anna.email].map((q) => ({ q })) },
  'POST /api/user/point_detail/list': own,
  'POST /api/plan/list': own,
  'POST /api/pack/list': own,
  'POST /api/order/create': {
    open: () => [
      { kind: 'pack', item_id: 'p300', currency: 'USD', client_token: crypto.randomUUID() },
      { kind: 'plan', item_id: 'pro', cycle: 'year', currency: 'CNY', client_token: crypto.randomUUID() },
    ],
  },
  'POST /api/order/status': ofOrder,
  'POST /api/order/list': own,
  'POST /api/order/refund': ofOrder,
  'POST /api/order/invoice': ofOrder,
  'GET /invoices/invoice.pdf': NOT_IN_ENVELOPE,
  'POST /api/subscription/cancel': ofNobody({ reason: 'other' }),
  'POST /api/subscription/resume': ofNobody({}),
  'POST /api/subscription/change': ofNobody({ plan_id: 'basic', cycle: 'month' }),
  'POST /api/subscription/quote': { open: () => [{ cycle: 'month', currency: 'USD' }] },
  'POST /api/subscription/portal': own,
  'POST /api/order/pay-page': {
    alike: (things) => [[{ transaction: things.order }, { transaction: NEVER }]],
  },
  'POST /sandbox/order': ofCashier({}),
  'POST /sandbox/pay': ofCashier({ act: 'chargeback' }),
  'POST /api/prompt/enhance': { open: () => [{ prompt: 'a lamp', type: 1 }] },
  'POST /api/task/retry/post': ofTask(),
  'POST /api/task/repeat/post': ofTask(),
  'POST /api/task/status': {
    with: { things: 'tasks and public ones', inputs: (id) => [{ id }, { ids: [id] }] },
  },
  'POST /api/task/list': { open: () => [{}, { q: 'violetcellar' }, { status: [-1, 0] }] },
  'POST /api/task/months': { open: () => [{}, { q: 'violetcellar' }] },
  'POST /api/task/price/get': { open: () => [{ type: 1, params: {} }] },
  'POST /api/task/delete': {
    with: {
      things: 'tasks and public ones',
      inputs: (id) => [{ id }, { ids: [id] }, { id, images: [0] }, { items: [{ id, images: [0] }] }],
    },
  },
  'POST /api/task/cancel': ofTask(),
  'POST /api/task/favorite': {
    with: {
      things: 'tasks and public ones',
      inputs: (id) => [
        { id, favorite: true },
        { id, favorite: true, images: [0] },
      ],
    },
  },
  'POST /api/task/publish': {
    with: {
      things: 'tasks and public ones',
      inputs: (id) => [
        { id, public: true },
        { id, public: true, images: [0] },
        { id, public: false },
      ],
    },
  },
  'POST /api/task/like': {
    with: {
      things: 'tasks',
      inputs: (id) => [
        { id, like: true },
        { id, like: false },
      ],
    },
  },
  'POST /api/report': { with: { things: 'tasks', inputs: (id) => [{ task_id: id, reason: 'sexual' }] } },
  'POST /api/task/download/unlabelled': ofTask({ accept: true }),
  'POST /api/task/archive': {
    with: {
      things: 'tasks and public ones',
      inputs: (id) => [{ ids: [id] }, { items: [{ id, images: [0] }] }],
    },
  },
  'GET /archives/works.zip': NOT_IN_ENVELOPE,
  'POST /app/task/public': {
    open: (things) => [
      ...['foryou', 'latest', 'top', 'following'].map((tab) => ({ tab })),
      ...['violetcellar', 'ambergarret', 'lake', 'Anna'].map((q) => ({ q })),
      { author_id: String(things.anna.id) },
    ],
    alike: (things) =>
      Object.values(things.hiddenUsers).map((id) => [{ author_id: id }, { author_id: NEVER }]),
  },
  'POST /app/task/detail': {
    with: { things: 'tasks', inputs: (id) => [{ id }] },
    open: (things) => [{ id: things.shown }, { id: things.shownWithoutPrompt }],
    isCounted: true,
  },
  'POST /api/task/events/ticket': own,
  'GET /api/task/events': NOT_IN_ENVELOPE,
  'POST /api/task/upload': ofFile,
  'POST /api/task/faces': {
    with: { things: 'tasks', inputs: (id) => [{ task_id: id }] },
    alike: (things) => [[{ upload_id: things.upload }, { upload_id: NEVER }]],
  },
  'POST /api/task/cut': {
    with: { things: 'tasks', inputs: (id) => [{ media: { task_id: id }, part: PART }] },
    alike: (things) => [
      [
        { media: { upload_id: things.upload }, part: PART },
        { media: { upload_id: NEVER }, part: PART },
      ],
    ],
  },
  'POST /api/asset/class/list': { open: () => [{ type: 5 }] },
  'POST /api/asset/list': { open: () => [{ type: 5 }] },
  'POST /api/voice/list': own,
  'GET /users/preferences': own,
  'PATCH /users/preferences': own,
  'POST /api/config': own,
  'GET /_i18n/{locale}/messages.json': NOT_IN_ENVELOPE,
  'GET /builds/latest.json': NOT_IN_ENVELOPE,
  'GET /builds/meta/{id}.json': NOT_IN_ENVELOPE,
  'GET /media/{key}': NOT_IN_ENVELOPE,
  'GET /healthz': NOT_IN_ENVELOPE,
  'GET /readyz': NOT_IN_ENVELOPE,
  'GET /metrics': NOT_IN_ENVELOPE,
};
