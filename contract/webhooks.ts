// What payment providers, and those of hosted models, call when something has happened there.
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const webhook = (path: `/webhooks/${string}`, summary: string) =>
  endpoint({
    path,
    summary,
    access: 'anyone',
    kind: 'act',
    body: 'raw',
    answer: 'bare',
    input: z.instanceof(Uint8Array),
    /** Nobody reads more than the status. */
    output: z.object({ received: z.boolean() }),
    refusals: ['bad_request', 'unknown_path', 'body_too_large', 'too_many_requests', 'unavailable'],
  });

export const stripeWebhook = webhook(
  '/webhooks/stripe',
  'What Stripe tells, signed (`stripe-signature`): taken in once, however often and in whichever order it comes. 404 where payments are not by Stripe.',
);

export const paddleWebhook = webhook(
  '/webhooks/paddle',
  'What Paddle tells, signed (`paddle-signature`): taken in once, however often and in whichever order it comes. 404 where payments are not by Paddle.',
);

export const falWebhook = webhook(
  '/webhooks/fal',
  'What fal tells of a run, signed (`x-fal-webhook-signature`): only a hint, the queue is asked all the same. `?token=` is ours. 404 without fal.',
);

export const replicateWebhook = webhook(
  '/webhooks/replicate',
  'What Replicate tells of a prediction, signed (`webhook-signature`): only a hint, it is asked all the same. `?token=` is ours. 404 without Replicate.',
);

export const webhookEndpoints = { stripeWebhook, paddleWebhook, falWebhook, replicateWebhook };
