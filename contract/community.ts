// What people show one another and do about it: publish, like, report, and take home. Source: contract "Additions".
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ImagesOfWork } from './media.ts';
import { Id } from './page.ts';
import { Task } from './task.ts';
import { textField } from './text-field.ts';

export const publishTask = endpoint({
  path: '/api/task/publish',
  summary:
    'Show an own finished work on Explore, with or without its prompt, or take it back at once. With `images` these are shown or taken back, and what was said of the others stays; without the last one the work is shown no longer.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({
    id: Id,
    public: z.boolean(),
    show_prompt: z.optional(z.boolean()),
    images: z.optional(ImagesOfWork),
  }),
  output: Task,
  refusals: ['asset_not_found'],
});

export const likeTask = endpoint({
  path: '/api/task/like',
  summary: 'Like a public work, or no longer. Saying it again changes nothing.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({ id: Id, like: z.boolean() }),
  output: z.object({ id: z.string(), liked: z.boolean(), likes: z.int() }),
  refusals: ['asset_not_found'],
});

/** Why something may not be here: the classes of the content rules (product §2.0 "Safety"). */
export const RULE_CLASSES = ['sexual', 'violence', 'minors', 'real_person', 'hateful', 'illegal'] as const;
export type RuleClass = (typeof RULE_CLASSES)[number];

export const REPORT_CHARACTERS = 500;

export const reportTask = endpoint({
  path: '/api/report',
  summary:
    'Tell the operator that a public work breaks the rules. A second report of the same work by the same person replaces the first.',
  access: 'user',
  kind: 'act',
  input: z.strictObject({
    task_id: Id,
    reason: z.enum(RULE_CLASSES),
    text: z.optional(textField(REPORT_CHARACTERS)),
  }),
  output: z.object({}),
  refusals: ['asset_not_found'],
});

export const communityEndpoints = { publishTask, likeTask, reportTask };
