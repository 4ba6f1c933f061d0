// Every refusal of the product: its number, its HTTP status, its words. Source: spec §8, product §5.2.
import type { Words } from '#texts/words.ts';

/** How loudly the browser says it (product §1.4): a toast of this type for this long, or nothing. */
type Reaction = { toast: 'warning' | 'error'; milliseconds: number };
type Row = { code: number; http: number; words: Words; reaction: Reaction | null };

const warning: Reaction = { toast: 'warning', milliseconds: 4000 };
const error: Reaction = { toast: 'error', milliseconds: 5000 };

const row = (code: number, http: number, en: string, zh: string, reaction: Reaction | null = error): Row => ({
  code,
  http,
  words: { en, zh },
  reaction,
});

export const REFUSALS = {
  need_login: row(-1, 401, 'Please sign in first', '请先登录', warning),
  not_enough_points: row(-2, 200, 'Not enough points', '积分不足', warning),
  system_error: row(2010001, 500, 'System error, please try again later', '系统错误，请稍后重试'),
  asset_not_found: row(2010002, 200, 'This item no longer exists', '素材不存在'),
  asset_class_not_found: row(2010003, 200, 'This category no longer exists', '素材分类不存在', warning),
  asset_class_fetch_failed: row(2010004, 200, 'Could not load the categories', '获取素材分类失败', null),
  bad_parameters: row(3010001, 200, 'Invalid parameters', '参数解析错误'),
  user_not_found: row(3010002, 200, 'User not found', '用户不存在'),
  wrong_password: row(3010003, 200, 'Wrong password', '密码错误'),
  no_permission: row(3010004, 403, "You don't have permission", '没有权限'),
  email_exists: row(3010005, 200, 'This email is already registered', '邮箱已存在'),
  invalid_email: row(3010006, 200, 'Invalid email address', '邮箱格式不正确'),
  wrong_code: row(3010007, 200, 'The code is wrong or has expired', '验证码错误或已过期'),
  register_failed: row(3010008, 200, 'Registration failed', '注册失败'),
  invalid_id_token: row(
    3010009,
    200,
    'Google sign-in failed (invalid ID token)',
    'Google 登录失败（ID 令牌无效）',
  ),
  abnormal_user: row(3010010, 200, 'Your account is in an abnormal state', '账号状态异常'),
  token_issue_failed: row(3010011, 200, 'Could not issue a session, please retry', '令牌签发失败，请重试'),
  too_many_requests: row(
    429,
    429,
    'Too many requests, please try later',
    '请求过于频繁，请稍后再试',
    warning,
  ),
  queue_full: row(
    429,
    429,
    '{n} tasks are waiting already. Please wait for one to finish',
    '已有 {n} 个任务排队，请等待完成',
    warning,
  ),
  exports_used_up: row(
    429,
    429,
    'You can ask for your data {n} times a day. Please ask again tomorrow',
    '每天最多可申请 {n} 次数据导出，请明天再试',
    warning,
  ),
  // Refusals of the wire itself: no business number of their own, so the HTTP status is the code.
  bad_request: row(3010001, 400, 'Bad request parameters', '请求参数错误'),
  unknown_path: row(404, 404, 'Resource does not exist', '请求的资源不存在'),
  wrong_method: row(405, 405, 'Method not allowed', '请求方法不允许'),
  body_too_large: row(413, 413, 'The request is too large', '请求内容过大'),
  too_slow: row(
    408,
    408,
    'The request took too long to arrive. Nothing was charged, please try again',
    '请求传输超时，未扣除积分，请重试',
  ),
  unavailable: row(503, 503, 'Service unavailable', '服务不可用'),
} as const satisfies Record<string, Row>;

export type RefusalName = keyof typeof REFUSALS;

export const SUCCESS_CODE = 200;

const byCode = new Map<number, RefusalName>();
for (const [name, { code }] of Object.entries(REFUSALS)) {
  if (!byCode.has(code)) byCode.set(code, name as RefusalName);
}

/** The refusal of a business code, or undefined for a code that is not in the catalogue. */
export function findRefusal(code: number): RefusalName | undefined {
  return byCode.get(code);
}

/** Status → message map of spec §8, used for the words when the server gave none. */
export const HTTP_WORDS: Readonly<Record<number, Words>> = {
  400: { en: 'Bad request parameters', zh: '请求参数错误' },
  401: { en: 'Unauthorized, please log in again', zh: '未授权，请重新登录' },
  403: { en: 'Access denied', zh: '拒绝访问' },
  404: { en: 'Resource does not exist', zh: '请求的资源不存在' },
  405: { en: 'Method not allowed', zh: '请求方法不允许' },
  408: { en: 'Request timed out', zh: '请求超时' },
  409: { en: 'Data conflict', zh: '数据冲突' },
  422: { en: 'Data validation failed', zh: '数据验证失败' },
  429: { en: 'Requests too frequent', zh: '请求过于频繁' },
  500: { en: 'Internal server error', zh: '服务器内部错误' },
  502: { en: 'Bad gateway', zh: '网关错误' },
  503: { en: 'Service unavailable', zh: '服务不可用' },
  504: { en: 'Gateway timeout', zh: '网关超时' },
};
